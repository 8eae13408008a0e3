import { brass, canvas, concrete, copper as copperTones, deal, leaf, linen, orange, palette, steel } from '../../../model/colours.ts';
import { cloth, Line, n } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { face, round, run, spot, walls } from './lower-level-space.ts';

const { ink } = palette;
const copper = [copperTones.mid, copperTones.dark] as const;

/** Pipes under the deck above, and what they drip. */
export function Pipes() {
	return (
		<>
			{[-120, 60].map((x) => (
				<g key={x}>
					<path
						d={face([x - 13, 288, 3], [x + 13, 288, 3], [x + 13, 288, 0.52], [x - 13, 288, 0.52])}
						fill={copper[0]}
						stroke={ink}
						strokeWidth="4"
					/>
					<path d={face([x - 13, 288, 3], [x - 3, 288, 3], [x - 3, 288, 0.52], [x - 13, 288, 0.52])} fill={copper[1]} />
				</g>
			))}
		</>
	);
}

interface HungProps {
	across: number;
	scale: number;
	height: number;
}

/** Moves what is drawn in centimetres to where it hangs in the street. */
const hung = ({ across, scale, height }: HungProps) => `translate(${spot([across, height, scale]).join(' ')})scale(${scale})`;

/** From the hook to the thing, in centimetres. */
const Cord = ({ long }: { long: number }) => <path d={`M0 ${-long}V0`} fill="none" stroke={ink} strokeWidth="2.500" />;

/** A cradle, which is hung in any case. */
export function Cradle(props: HungProps) {
	return (
		<g transform={hung(props)} stroke={ink} strokeWidth="2.600">
			<path d="M-30 0L0-52L30 0" fill="none" />
			<path d="M-38 0C-20 6 20 6 38 0 36 22 26 32 0 32S-36 22-38 0Z" fill={brass.mid} />
			<path d="M-38 0C-20 6 20 6 38 0 36 8 34 14 32 18 12 24-12 24-32 18-34 14-36 8-38 0Z" fill={palette.white} />
			<path d="M-26-1C-26-12-10-14-6-4" fill={deal.mid} />
		</g>
	);
}

/** A caged lamp of the street; by night it is lit. */
export function CagedLamp(place: HungProps) {
	const night = useNight();
	return (
		<g transform={hung(place)}>
			{night && <Halo y={14} fill={brass.light} steps="150 0.12, 100 0.16, 52 0.26" />}
			<g stroke={ink} strokeWidth="2.800">
				<Cord long={30} />
				<path d="M-13 0H13L16 8H-16Z" fill={cloth.grey.dark} />
				<path d="M-13 8H13C13 22 8 30 0 30S-13 22-13 8Z" fill={night ? canvas.pale : linen.light} data-light={lights.own} />
				<path d="M-13 16Q0 20 13 16M-4 8Q-6 22-2 29M4 8Q6 22 2 29" fill="none" strokeWidth="1.800" />
			</g>
		</g>
	);
}

/** A bicycle on two hooks of the sea wall, over the portholes. */
export function Bicycle() {
	const x = walls.right - 14;
	const wheel = (scale: number) => round(x, 226, scale, 27);
	const [a, b] = [1.86, 1.42];
	const frame = `${run([x, 226, a], [x, 230, 1.64], [x, 252, 1.5], [x, 226, b])}${run([x, 230, 1.64], [x, 258, 1.7], [x, 252, 1.5])}${run([x, 226, a], [x, 258, 1.7], [x, 266, 1.72])}${run([x, 252, 1.5], [x, 266, 1.48], [x - 8, 268, 1.52])}`;
	return (
		<g fill="none">
			<path d={wheel(a) + wheel(b)} stroke={ink} strokeWidth="10" />
			<path d={wheel(a) + wheel(b)} stroke={steel.light} strokeWidth="3" />
			<path d={frame} stroke={ink} strokeWidth="13" />
			<path d={frame} stroke={leaf.dark} strokeWidth="6" />
		</g>
	);
}

/** What the kitchen, the lamp and the end door let out on the floor by night. */
function Pools() {
	return (
		<g data-light={lights.own}>
			<path d={face([-420, 0, 2.9], [20, 0, 2.9], [-110, 0, 1.62], [-230, 0, 1.84])} fill={canvas.deep} />
			<path d={face([-420, 0, 2.9], [-60, 0, 2.9], [-160, 0, 1.74], [-230, 0, 1.84])} fill={deal.mid} />
			<path d={ellipse(-20, 1.02, 150, 0.24)} fill={steel.dark} />
			<path d={ellipse(-20, 1.02, 92, 0.15)} fill={concrete.mid} />
		</g>
	);
}

/** A round of light on the floor. */
function ellipse(across: number, scale: number, wide: number, deep: number) {
	const [x, y] = spot([across, 0, scale]);
	const [rx, ry] = [n(wide * scale), n(deep * 188)];
	return `M${n(x - rx)} ${y}A${rx} ${ry} 0 0 1 ${n(x + rx)} ${y}A${rx} ${ry} 0 0 1 ${n(x - rx)} ${y}Z`;
}

/** What the portholes let in: a long patch each, across the floor to the doors. */
export function Patches() {
	if (useNight()) return <Pools />;
	return (
		<>
			{[1.74, 1.12, 0.84].map((s) => (
				<path key={s} d={face([150, 0, s * 1.12], [-190, 0, s * 0.96], [-190, 0, s * 0.84], [150, 0, s * 0.96])} fill={concrete.light} />
			))}
		</>
	);
}

/** The cat of the kitchen, which had a pan that was left on. */
export function Cat({ x, y, scale }: { x: number; y: number; scale: number }) {
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`} stroke={ink} strokeWidth={n(5 / scale)}>
			<path d="M12-2H62C60 10 52 14 44 14H30C20 14 14 10 12-2ZM62 0L92-8" fill={steel.dark} />
			<Line d="M62 0L92-8" width={8} />
			<path
				d="M-62 12C-78 4-78-20-70-34-66-42-58-40-60-32-66-18-64-8-54-2-50-26-34-40-14-42-12-56-2-66 8-66L12-76 20-67H30L38-77 40-64C46-54 44-42 34-38 24-34 18-34 14-32 18-22 14-4 14 12H-2L-4 2H-18L-20 12Z"
				fill={orange.light}
			/>
			<path d="M-42-30l8 12M-30-37l6 12M-66-24l8 2M10-64l2 8M24-66v8" fill="none" strokeWidth={n(3.5 / scale)} />
			<path d="M18-52h.1M33-53h.1" fill="none" strokeWidth={n(6 / scale)} />
		</g>
	);
}
