import { canvas, concrete, deal, leaf, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Block, Rail } from './blocks.tsx';
import { CraneFrame, SunFrame } from './frames.tsx';
import { Inner, line } from './hero-parts.tsx';
import { KeelHouse } from './keel-house.tsx';
import { HalyardTower, HatBridge, Offices, RelayNine } from './towers.tsx';
import { Panes } from './windows.tsx';

const { white, red, deep, sea, yellow, foam } = palette;

/** A lemon tree in half a barrel, tied at both sides since one left Deck 56 in a squall. */
function LemonTree({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`} strokeWidth="1.4">
			<path fill={deal.dark} d="M-6-9H6L5 0H-5Z" />
			<path fill={leaf.dark} d="M-9-16q-3-10 6-11 3-6 9-1 7 2 4 9-3 7-10 5-6 2-9-2Z" />
			<path fill="none" stroke={yellow} strokeWidth="3.4" d="M-4-20h0M3-24h0M4-17h0" />
			<Inner width={1} d="M-5-7L-15 0M5-7L15 0" />
		</g>
	);
}

/** The upper level's terraces, with what stands on them. */
export function High() {
	return (
		<>
			<Block x={178} y={-236} w={80} h={120} fill={slate.pale} dim>
				<Panes x={188} y={-226} rows={['oo ob o', ' bo oo']} dx={11} dy={17} w={6} h={9} />
			</Block>
			<CraneFrame />
			<Block x={92} y={-270} w={88} h={140} fill={concrete.light}>
				<Panes x={136} y={-259} rows={['obo', 'oor']} dx={14} dy={15} w={7} h={8} />
				<Panes x={100} y={-258} rows={['oo', 'bo', 'or']} dx={13} dy={15} w={6} h={9} />
			</Block>
			<Offices />
			<Block x={-250} y={-232} w={62} h={120} fill={white} roof={foam} />
			<RelayNine />
			<Block x={-196} y={-266} w={80} h={150} fill={concrete.light}>
				<Panes x={-186} y={-256} rows={['oo obo', 'bo  oo']} dx={12} dy={16} w={6} h={9} />
				<path fill={red} strokeWidth="1.4" d="M-159-243h11v7h-11Z" />
			</Block>
			<SunFrame />
			<Block x={-2} y={-262} w={102} h={140} fill={canvas.mid}>
				<Panes x={8} y={-255} rows={['oo ob oo o']} dx={9.6} dy={15} w={5} h={8} />
			</Block>
			<HalyardTower />
			<HatBridge />
			<Block x={-126} y={-280} w={128} h={160} fill={canvas.pale}>
				<Panes x={-20} y={-268} rows={['oo']} dx={11} dy={15} w={6} h={11} />
				<path fill={deep} strokeWidth="1.8" d="M-94-240v-26h16v26ZM-66-240v-22q7-10 14 0v22Z" />
				<path fill={deal.dark} strokeWidth="1.4" d="M-94-252h16v12h-16Z" />
				<path fill={sea} strokeWidth="1.6" d="M-116-266h14v13h-14Z" />
				<Inner width={line.fine} d="M-126-272H2" />
			</Block>
			<KeelHouse />
			<LemonTree x={132} y={-271} />
			<People
				all={[
					[104, -272, 0.56, 'stand', 'fair', 'brim', 'ink', 'khaki', 'ink', { hem: 8 }],
					[115, -272, -0.56, 'read', 'brown', 'crop', 'black', 'deep', 'ink', { hem: 8 }],
				]}
			/>
			<Rail x={92} to={178} y={-270} h={6} />
		</>
	);
}
