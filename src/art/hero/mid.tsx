import { brass, canvas, clay, deal, leaf, orange, palette, rust, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Lit } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { Block, Rail, Stairs } from './blocks.tsx';
import { Busts } from './busts.tsx';
import { Awning, Inner, line, Patches, Shade, Washing } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import { TheWell } from './the-well.tsx';
import { Well } from './wells.tsx';
import { Panes } from './windows.tsx';

const { white, red, blue, yellow, foam, sea, deep } = palette;

/** A balcony, and the parapet that hides the legs of those on it. */
function Balcony({ x, y, w, fill = white }: { x: number; y: number; w: number; fill?: string }) {
	return (
		<>
			<path fill={fill} strokeWidth="1.8" d={`M${x} ${y}h${w}v8h${-w}Z`} />
			<Inner width={1} d={`M${x} ${y - 3}h${w}M${x + 1} ${y}v-3M${x + w - 1} ${y}v-3`} />
		</>
	);
}

/** The drying hall on Deck 29, blown through by the stale warm air of a whole quarter. */
function DryingHall() {
	const rows = [
		[-219, 'sheet', 'shirt', 'trousers', 'sheet', 'dress'],
		[-199, 'shirt', 'sheet', 'sheet', 'sock', 'shirt'],
		[-179, 'dress', 'trousers', 'shirt', 'sheet', 'sock'],
	] as const;
	const colours = [white, yellow, red, foam, blue, orange.light, white, clay.mid];
	return (
		<>
			<Block x={124} y={-230} w={76} h={130} fill={canvas.pale} />
			<Lit light={by.lamp}>
				<path fill={useNight() ? brass.mid : deep} strokeWidth="2" d="M131-160V-222h62v62Z" />
				<People
					all={[
						[144, -182, 0.56, 'reach', 'rose', 'scarf', 'red', 'plum', 'ink', { hem: 6 }],
						[180, -163, -0.58, 'reach', 'deep', 'crop', 'black', 'white', 'blue'],
					]}
				/>
				{rows.map(([y, ...items], j) => (
					<Washing
						key={y}
						from={[131, y]}
						to={[193, y]}
						sag={1}
						items={items.map((item, i) => [item, colours[(i * 3 + j * 2) % 8] ?? white, (i + 0.3) / items.length])}
					/>
				))}
			</Lit>
			<path fill="none" strokeWidth="2.4" d="M131-202h62M131-182h62M131-222v62M193-222v62" />
			<path fill={canvas.pale} stroke="none" d="M194.2-224h5v66h-5Z" />
		</>
	);
}

/** Flats over the tomatoes of Deck 22, where those who say nothing are put out of the lift. */
function RoseFlats() {
	return (
		<Block x={64} y={-210} w={62} h={110} fill={clay.mid} dim>
			<Panes x={73} y={-203} rows={['obor', 'o bo', 'boo']} dx={11} dy={17} w={6} h={9} />
			<Balcony x={67} y={-186} w={26} />
			<Busts
				all={[
					[74, -186, 'deep', 'black', 'yellow'],
					[86, -186, 'fair', 'grey', 'blue'],
				]}
				size={0.75}
			/>
			<path fill={leaf.dark} strokeWidth="1.2" d="M70-210q-2-8 4-8 2-5 7-1 5-4 8 1 6 0 4 8Z" />
			<path fill="none" stroke={red} strokeWidth="3" d="M75-213h0M82-214h0M88-212h0" />
			<People all={[[100, -212, -0.56, 'bend', 'olive', 'brim', 'straw', 'sea', 'khaki']]} />
		</Block>
	);
}

/** The dyers and the fiddle makers; what hangs over the lightwell always says something. */
function DyersYard() {
	const cloths = [red, yellow, blue, white, sea, orange.light];
	return (
		<>
			<Block x={206} y={-208} w={76} h={100} fill={rust.mid} dim>
				<Panes x={215} y={-200} rows={['oob oor', 'bo o oo', 'o ob bo']} dx={10} dy={16} w={6} h={9} />
			</Block>
			<Inner width={1.2} d="M202-244Q244-226 290-214M202-238l0-6" />
			<Patches
				strokeWidth={line.fine}
				all={cloths.map((colour, i) => [colour, `M${209 + i * 12} ${-241 + i * 4}l9 3v13q-5 2-9-2Z`, by.lamp])}
			/>
			<path fill={deal.dark} strokeWidth="1.6" d="M254-210h15v-7h-15Z" />
			<People
				all={[
					[214, -210, 0.58, 'reach', 'deep', 'scarf', 'yellow', 'green', 'ink', { hem: 5 }],
					[248, -210, 0.56, 'bend', 'fair', 'bald', 'brown', 'white', 'blue', { hem: 2 }],
				]}
			/>
			<Rail x={206} to={282} y={-208} h={6} />
		</>
	);
}

/** The white side, painted so that leaks show; one has. */
function WhiteSide() {
	return (
		<Block x={-290} y={-174} w={58} h={90} fill={white} roof={foam}>
			<Panes x={-280} y={-166} rows={['bb bb', 'b obb']} dx={9} dy={18} w={5} h={10} />
			<path fill={brass.mid} stroke="none" d="M-258-157h7l-2 20-2-8-1 14-2-9Z" />
			<path fill={slate.mid} strokeWidth="1.6" d="M-262-178v-18h-4v-5h13v5h-5v18Z" />
			<People
				all={[
					[-276, -177, 0.58, 'point', 'olive', 'crop', 'black', 'foam', 'slate'],
					[-243, -177, -0.58, 'read', 'deep', 'bun', 'grey', 'sea', 'ink', { hem: 6 }],
				]}
			/>
			<Rail x={-290} to={-232} y={-174} h={6} />
		</Block>
	);
}

/** The ochre house, and the mirror that sends sun down its lightwell at a tenth an hour. */
function MirrorHouse() {
	return (
		<Block x={-242} y={-208} w={70} h={110} fill={brass.mid}>
			{!useNight() && <path fill={yellow} fillOpacity=".45" stroke="none" d="M-206-208l26 70h-14l-24-66Z" />}
			<Panes x={-234} y={-200} rows={['o br ', 'ob o ', 'r oo']} dx={12} dy={20} w={7} h={11} />
			<path data-light={by.fullMoon} fill={foam} strokeWidth="2" d="M-226-212l8-20 7 3-8 20Z" />
			<Inner width={1.4} d="M-220-210v-8" />
			<People
				all={[
					[-233, -210, 0.46, 'push', 'brown', 'tuft', 'black', 'red', 'blue'],
					[-192, -211, 0.58, 'hips', 'tan', 'brim', 'straw', 'green', 'khaki'],
				]}
			/>
			<Rail x={-242} to={-172} y={-208} h={5} />
		</Block>
	);
}

/** The brick house, its outside stair, and a back on it with his fare. */
function BrickHouse() {
	return (
		<Block x={-174} y={-226} w={78} h={120} fill={rust.mid}>
			<Panes x={-166} y={-217} rows={['ob', 'ro', 'oo']} dx={13} dy={19} w={7} h={11} />
			<Panes x={-112} y={-217} rows={['o', 'o', 'b']} dx={13} dy={19} w={7} h={11} />
			<Stairs x={-142} w={20} foot={-164} turns={3} rise={20} />
			<People
				all={[
					[-129, -193, -0.54, 'climb', 'brown', 'cap', 'yellow', 'blue', 'khaki'],
					[-156, -228, 0.58, 'reach', 'olive', 'scarf', 'red', 'sea', 'ink', { hem: 6 }],
				]}
			/>
			<path fill={deal.dark} strokeWidth="1.2" d="M-128-197v-12h3v7h7v3Z" />
			<Busts all={[[-121, -200, 'rose', 'white', 'plum']]} size={0.78} />
			<Washing
				from={[-152, -246]}
				to={[-110, -243]}
				sag={3}
				items={[
					['sheet', white, 0.1],
					['shirt', red, 0.5],
					['trousers', blue, 0.78],
				]}
			/>
			<Inner width={1.6} d="M-152-230v-18M-110-230v-15" />
		</Block>
	);
}

/** Where most people live. */
export function Mid() {
	return (
		<>
			<DyersYard />
			<DryingHall />
			<RoseFlats />
			<MirrorHouse />
			<BrickHouse />
			<TheWell />
			<Shade dark={0.28} d="M76-245h14v95H76ZM210-217h10v60h-10Z" />
			<WhiteSide />
			<Well
				x={112}
				top={-258}
				foot={-20}
				cars={[
					[-236, red],
					[-189, yellow],
					[-68, white],
				]}
			/>
			<Well
				x={-186}
				top={-216}
				foot={-96}
				cars={[
					[-201, white],
					[-154, red],
				]}
			/>
			<Awning x={140} y={-156} w={36} colour={red} n={5} />
		</>
	);
}
