import { brass, canvas, clay, leaf, leather, palette, steel } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { bulwarkLight, terraceLight } from './upper-level-light.ts';

const { ink, white, yellow, red } = palette;
const leafTones = [leaf.deep, leaf.dark, leaf.mid] as const;

/** Where leaves stand out of the crown: place, turn, and which green. */
const leaves: readonly (readonly [number, number, number, 0 | 1 | 2])[] = [
	[190, 214, -70, 0],
	[200, 176, -52, 1],
	[224, 140, -34, 1],
	[262, 116, -10, 2],
	[300, 116, 14, 2],
	[334, 138, 40, 2],
	[352, 172, 66, 2],
	[354, 210, 92, 1],
	[330, 240, 128, 0],
	[214, 240, -112, 0],
	[252, 174, -34, 1],
	[296, 162, 22, 2],
	[230, 208, -62, 1],
	[322, 204, 70, 2],
	[276, 214, 8, 1],
	[206, 196, 30, 1],
	[244, 140, 20, 2],
	[310, 134, -30, 2],
	[338, 222, -40, 1],
	[290, 196, -60, 2],
	[246, 236, 50, 1],
	[262, 244, -150, 0],
	[300, 244, 156, 0],
];

const lemons = 'M224 172h.1M282 140h.1M328 180h.1M258 222h.1M310 230h.1';

/** A lemon tree in a half-barrel, stayed on two sides: since 2092 one ties them down. */
export function LemonTree() {
	return (
		<g data-light={terraceLight} strokeLinejoin="round">
			<symbol id="upper-leaf" overflow="visible">
				<path d="M0 10C-20-2-18-30 0-46 18-30 20-2 0 10Z" stroke={ink} strokeWidth="4" />
				<path d="M0 4V-26" stroke={ink} strokeWidth="2.4" />
			</symbol>
			<path d="M258 400L264 236H278L282 400Z" fill={leather.light} stroke={ink} strokeWidth="5" />
			<path
				d="M192 208Q196 112 278 104 362 114 358 208 340 266 272 266 200 262 192 208Z"
				fill={leafTones[0]}
				stroke={ink}
				strokeWidth="8"
			/>
			{leaves.map(([x, y, turn, tone]) => (
				<use key={`${x} ${y}`} href="#upper-leaf" transform={`translate(${x} ${y})rotate(${turn})scale(.78)`} fill={leafTones[tone]} />
			))}
			<g fill="none" strokeLinecap="round">
				<path d={lemons} stroke={ink} strokeWidth="32" />
				<path d={lemons} stroke={yellow} strokeWidth="24" />
				<path d="M230 168h.1M288 136h.1M334 176h.1M264 218h.1M316 226h.1" stroke={brass.pale} strokeWidth="7" />
			</g>
			<path d="M268 276L176 420M272 276L372 440" stroke={ink} strokeWidth="7" />
			<path d="M268 276L176 420M272 276L372 440" stroke={canvas.light} strokeWidth="3" />
			<path d="M258 268H284V284H256Z" fill={red} stroke={ink} strokeWidth="4" />
			<Form d="M210 376H330L320 460H220Z" tone={cloth.wood} shade="M200 370H240Q236 420 246 470H200Z" line={3}>
				<Line d="M246 376L250 460M288 376L286 460" width={3} />
				<path d="M200 398H340V412H200Z" fill={steel.mid} stroke={ink} strokeWidth="3" />
			</Form>
		</g>
	);
}

/** What hangs on the outside of a bulwark, each on a cord of its own: a flask, and orders on slips. */
export function TiedDown() {
	const slips = [
		[176, 486, 16],
		[232, 494, 22],
		[288, 496, 14],
		[344, 494, 24],
	] as const;
	return (
		<g data-light={bulwarkLight} strokeLinejoin="round">
			<path d="M150 466Q264 514 386 482" fill="none" stroke={ink} strokeWidth="4" />
			{slips.map(([x, y, tilt], i) => (
				<path
					key={x}
					transform={`translate(${x} ${y})rotate(${tilt})`}
					d="M-16-4L16 0C14 16 4 26 8 50L-24 44C-26 26-14 12-16-4Z"
					fill={[white, yellow, clay.mid, white][i]}
					stroke={ink}
					strokeWidth="4"
				/>
			))}
			<path d="M70 430C58 450 56 464 60 480M70 430C78 450 78 466 74 480" fill="none" stroke={ink} strokeWidth="5" />
			<Form d="M50 492H86L90 576C78 582 58 582 46 576Z" tone={cloth.green} shade="M40 480H64L62 590H40Z" line={3}>
				<path d="M40 520H96V532H40Z" fill={white} stroke={ink} strokeWidth="3" />
			</Form>
			<path d="M54 476H82V494H54Z" fill={white} stroke={ink} strokeWidth="4" />
		</g>
	);
}
