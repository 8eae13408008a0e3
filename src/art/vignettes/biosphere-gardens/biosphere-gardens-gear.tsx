import { brass, crimson, denim, linen, orange, palette, rust, slate } from '../../../model/colours.ts';
import { cloth, Form, Line, n } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { Basil } from './plants.tsx';

/** What stands on the floor: the wheel that works the vents, the warm pipe, the beds. */

const { ink, red, yellow } = palette;
const lagging = { light: orange.light, dark: rust.mid };
const iron = { light: slate.light, dark: denim.dark };

export const wheel = { x: 470, y: 352, rx: 104, ry: 116 } as const;

/** Its stand, and the chain that goes up from it to the flaps. */
export function Stand() {
	return (
		<g>
			<Line d="M478 346L716 186" width={13} />
			<path d="M478 346L716 186" stroke={cloth.grey.light} strokeWidth="6" strokeDasharray="10 7" />
			<circle cx="716" cy="184" r="19" fill={slate.dark} stroke={ink} strokeWidth="5" />
			<circle cx="716" cy="184" r="6" fill={yellow} stroke={ink} strokeWidth="4" />
			<Form d="M448 344H494L530 556H410Z" tone={iron} shade="M400 330H462L452 570H390Z" line={3} />
			<path d="M396 552H546V572H396Z" fill={iron.dark} stroke={ink} strokeWidth="5" />
		</g>
	);
}

/** The wheel, as tall as a child. */
export function Wheel() {
	const { x, y, rx, ry } = wheel;
	const spokes = [20, 80, 140]
		.map((degrees) => {
			const a = (degrees * Math.PI) / 180;
			const [dx, dy] = [rx * Math.cos(a), ry * Math.sin(a)];
			return `M${n(-dx)} ${n(-dy)}L${n(dx)} ${n(dy)}`;
		})
		.join('');
	return (
		<g transform={`translate(${x} ${y})`} fill="none">
			<path d={spokes} stroke={ink} strokeWidth="21" />
			<path d={spokes} stroke={crimson.dark} strokeWidth="11" />
			<ellipse rx={rx} ry={ry} stroke={ink} strokeWidth="29" />
			<ellipse rx={rx} ry={ry} stroke={red} strokeWidth="19" />
			<path
				d={`M${n(-rx * 0.2)} ${n(ry * 0.98)}A${rx} ${ry} 0 0 1 ${n(-rx * 0.4)} ${n(-ry * 0.92)}`}
				stroke={crimson.dark}
				strokeWidth="19"
			/>
			<circle r="22" fill={yellow} stroke={ink} strokeWidth="5" />
			<circle r="6" fill={ink} />
		</g>
	);
}

/** The pipe that keeps the beds warm, and whoever sits on it. */
export function Pipe() {
	return (
		<g>
			<Form
				d="M-20 470H176C222 470 236 496 236 530V620H150V566C150 556 146 552 136 552H-20Z"
				tone={lagging}
				shade="M-20 524H140C168 524 178 540 178 566V620H-40Z"
				line={3.5}
			>
				<Line d="M20 466V560M52 466V560" width={4} />
				<path d="M22 466H50V560H22Z" fill={cloth.sand.light} />
				<path d="M22 524H50V560H22Z" fill={cloth.sand.dark} />
				<Line d="M20 466V560M52 466V560" width={4} />
			</Form>
			<path d="M138 580H248V604H138Z" fill={cloth.sand.dark} stroke={ink} strokeWidth="5" />
			<Clogs x={268} y={598} />
		</g>
	);
}

/** Somebody's clogs, put by it to get warm. */
function Clogs({ x, y }: { x: number; y: number }) {
	const d = 'M-2 0C-4-12-2-22 4-24 12-24 14-18 24-18 36-18 44-8 44 0Z';
	return (
		<g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="5">
			<path d={d} fill={cloth.wood.dark} transform="translate(16 -6)" />
			<path d={d} fill={cloth.wood.light} />
			<path d="M0-15C4-24 12-24 14-14 8-10 4-10 0-15Z" fill={ink} stroke="none" />
		</g>
	);
}

/** Wisps off the pipe, drawn the way the air goes. */
export function Wisps() {
	return (
		<g fill="none" strokeLinecap="round">
			<path d="M16 458C36 436 0 420 18 396 30 380 14 364 20 348" stroke={ink} strokeWidth="13" />
			<path d="M16 458C36 436 0 420 18 396 30 380 14 364 20 348" stroke={palette.white} strokeWidth="6" data-light={lights.overcast} />
		</g>
	);
}

/** The trough of basil before the vents. */
export function Trough() {
	const back = [
		[748, 540, -6, 0.8],
		[822, 534, 4, 0.9],
		[1034, 536, -2, 0.96],
		[1112, 540, 6, 1],
		[1186, 540, -4, 0.92],
	] as const;
	const front = [
		[716, 566, -10, 0.66],
		[786, 566, 2, 0.72],
		[862, 566, -8, 0.7],
		[938, 568, 4, 0.7],
		[1010, 568, -4, 0.74],
		[1082, 570, 6, 0.74],
		[1158, 570, -6, 0.76],
	] as const;
	return (
		<g>
			{back.map(([x, y, turn, k]) => (
				<Basil key={x} x={x} y={y} turn={turn} k={k} />
			))}
			{front.map(([x, y, turn, k]) => (
				<Basil key={x} x={x} y={y} turn={turn} k={k} />
			))}
			<path d="M668 548H1220V576H668Z" fill={cloth.wood.light} stroke={ink} strokeWidth="5" />
			<path d="M676 576H1220V620H684Z" fill={cloth.wood.dark} stroke={ink} strokeWidth="5" />
		</g>
	);
}

/** The lantern that hangs on the wheel's stand by night. */
export function Lantern() {
	return (
		<ByNight transform="translate(470 214)">
			<Halo fill={brass.pale} steps="190 .12, 120 .18, 56 .4" />
			<Line d="M0-32V-70" width={5} />
			<path d="M-18-20H18L22 24H-22Z" fill={linen.pale} stroke={ink} strokeWidth="6" data-light={lights.own} />
			<path d="M-22-20Q0-48 22-20Z" fill={slate.dark} stroke={ink} strokeWidth="5" />
		</ByNight>
	);
}
