import { brass, brick, deal, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Block, Rail } from './blocks.tsx';
import { LoopStation, LoopTube } from './hero-loop.tsx';
import { Awning, Inner, Shade } from './hero-parts.tsx';
import { LadyFatou } from './lady-fatou.tsx';
import { Lung } from './lung.tsx';
import { Panes, Ports } from './windows.tsx';

const { red, blue, yellow, sea } = palette;

/** The stalls of the ring street on Deck 16, where the tailors are. */
function TailorsStreet() {
	return (
		<>
			<Block x={-166} y={-152} w={54} h={60} fill={slate.mid} />
			<Ports
				dots={[
					[-154, -138, true],
					[-140, -138, true],
					[-126, -138, false],
				]}
				r={3.4}
			/>
			<Awning x={-164} y={-182} w={46} colour={sea} n={6} />
			<Inner width={1.6} d="M-164-182v30M-118-182v30" />
			<path fill={deal.dark} strokeWidth="1.6" d="M-162-160h30v8h-30Z" />
			<path fill={red} strokeWidth="1" d="M-160-160h8v-3h-8Z" />
			<path fill={blue} strokeWidth="1" d="M-150-160h8v-4h-8Z" />
			<People
				all={[
					[-148, -153, -0.6, 'talk', 'tan', 'bald', 'grey', 'white', 'ink'],
					[-126, -152, -0.62, 'point', 'deep', 'scarf', 'orange', 'plum', 'ink', { hem: 8 }],
				]}
			/>
		</>
	);
}

/** Home at ten past twelve, all the bicycles one way round and one against. */
function Cyclist({ x, y, s, colour }: { x: number; y: number; s: number; colour: string }) {
	return (
		<g transform={`translate(${x} ${y})scale(${s} ${Math.abs(s)})`} strokeWidth="2">
			<path fill="none" d="M-10-6a6 6 0 1 0 .1 0M12-6a6 6 0 1 0 .1 0" />
			<path fill="none" stroke={colour} strokeWidth="2.4" d="M-10 0L-3-12 9-12 2 0-10 0M12 0L8-16h4" />
		</g>
	);
}

/** What the middle of the lower level turns to the viewer: Decks 10 to 15. */
export function LowerBack() {
	return (
		<>
			<Block x={130} y={-136} w={70} h={60} fill={slate.dark} dim>
				<Ports
					dots={[
						[142, -128, true],
						[156, -128, true],
						[170, -128, false],
					]}
					r={3}
				/>
			</Block>
			<Block x={-286} y={-130} w={108} h={60} fill={slate.pale} />
			<Block x={2} y={-146} w={108} h={60} fill={brick.mid} />
			<Block x={-116} y={-134} w={122} h={60} fill={slate.dark} />
			<TailorsStreet />
			<People
				all={[
					[-258, -142, 0.6, 'sit', 'brown', 'cap', 'red', 'yellow', 'blue'],
					[-228, -142, 0.6, 'sit', 'rose', 'long', 'ginger', 'green', 'ink'],
					[-68, -136, 0.62, 'walk', 'deep', 'turban', 'white', 'orange', 'ink', { hem: 7 }],
					[-54, -136, -0.62, 'talk', 'fair', 'brim', 'ink', 'slate', 'ink', { hem: 5 }],
					[-43, -136, 0.62, 'carry', 'olive', 'bun', 'black', 'sea', 'ink', { hem: 6 }],
					[-87, -145, -0.6, 'sit', 'tan', 'afro', 'black', 'red', 'khaki'],
				]}
			/>
			<path fill={brass.mid} strokeWidth="1.2" d="M-37-148h11v7h-11Z" />
			<Cyclist x={-256} y={-132} s={0.62} colour={red} />
			<Cyclist x={-226} y={-132} s={0.62} colour={blue} />
			<Cyclist x={-88} y={-137} s={-0.62} colour={yellow} />
			<Rail x={-282} to={-180} y={-130} h={5} />
			<LoopTube />
			<Panes x={-112} y={-131} rows={['o bo o  o ob o']} dx={8} dy={8} w={4} h={5} />
			<LoopStation />
			<LadyFatou />
			<Shade dark={0.28} d="M-282-176h16v72h-16ZM-282-100h16v84h-16Z" />
			<Lung />
		</>
	);
}
