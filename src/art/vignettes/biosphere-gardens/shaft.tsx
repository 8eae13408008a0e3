import { concrete, leaf, moss, orchid, palette, water } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { bedLight, floorLight, growLight } from './biosphere-gardens-light.ts';
import { along, field, footAt, leafage, row, wallAt } from './biosphere-gardens-space.ts';
import { Beans } from './plants.tsx';

/** The shaft's foot: the wall, the first tiers over it, and the floor. */

const { ink, white, red } = palette;
const teal = { light: palette.sea, dark: water.deep };
const night = { wall: orchid.deep, lamp: orchid.dark };

/** Posts on the closed part of the wall. */
const bays = [-30, 74, 178, 282, 386, 490, 594, 698] as const;

function Wall() {
	const posts = bays.map((x) => `M${x} ${n(wallAt(x, 0))}V${n(wallAt(x, 1))}`).join('');
	return (
		<g stroke={ink} strokeWidth="5">
			<path d={field(-20, 1220, 0, 1.05)} fill={teal.dark} />
			<ByNight stroke="none">
				<path d={field(-20, 790, 0, 1.05)} fill={night.wall} />
				<path d={field(-20, 790, 0.5, 1.05)} fill={night.lamp} />
			</ByNight>
			<path d={posts} strokeWidth="4" />
			<Beans />
		</g>
	);
}

interface TierProps {
	/** Which it is, from below. */
	level: number;
	/** How far apart its plants are, and what hangs in them. */
	step: number;
	fruit?: string | undefined;
}

/** What a tier grows. */
function Crop({ level, step, fruit }: TierProps) {
	const plants = row(-40, 1240, level + 0.12, step, 16);
	const [first = [0, 0]] = plants;
	const crop = `M${n(first[0])} ${n(first[1])}${leafage(plants)}L${along(1240, -40, level)}Z`;
	const shaded = plants.map(([x, y]) => [x - 6, y + 13] as const);
	const lower = `M${n(first[0] - 6)} ${n(first[1] + 13)}${leafage(shaded)}L${along(1240, -40, level)}Z`;
	return (
		<g stroke={ink} strokeWidth="5" data-light={growLight}>
			<path d={crop} fill={leaf.mid} />
			<path d={lower} fill={leaf.dark} stroke="none" />
			{fruit && (
				<path
					d={plants.map(([x, y], i) => `M${n(x + step / 2)} ${n(y - 6 + (i % 3) * 9)}h.1`).join('')}
					stroke={fruit}
					strokeWidth="13"
					strokeLinecap="round"
				/>
			)}
		</g>
	);
}

/** A tier's rim, and the lamps under it. */
function Rim({ level }: { level: number }) {
	const lamps = [70, 250, 430, 610, 790, 970, 1140].map((x) => `M${x} ${n(wallAt(x, level - 0.14))}h.1`).join('');
	return (
		<g stroke={ink} strokeWidth="5">
			<path d={field(-20, 1220, level - 0.12, level + 0.04)} fill={cloth.white.dark} />
			<path d={field(560, 1220, level - 0.12, level + 0.04)} fill={white} />
			<ByNight strokeLinecap="round">
				<path d={lamps} strokeWidth="26" />
				<path d={lamps} strokeWidth="16" stroke={orchid.pale} />
			</ByNight>
		</g>
	);
}

/** A raised bed on the floor, half way round. */
function Bed() {
	const at = (x: number, y: number) => [x, y + ((x - 560) / 640) ** 2 * 120] as const;
	const xs = Array.from({ length: 21 }, (_, i) => 130 + i * 31);
	const tops = xs.map((x, i) => at(x, 352 - ((i * 3) % 4) * 5));
	const [first = [0, 0]] = tops;
	const close = (y: number) =>
		xs
			.toReversed()
			.map((x) => at(x, y).map(n).join(' '))
			.join(' ');
	const line = (y: number) => xs.map((x) => at(x, y).map(n).join(' ')).join(' ');
	const lettuces = `M${n(first[0])} ${n(first[1])}${leafage(tops)}L${close(378)}Z`;
	const shaded = tops.map(([x, y]) => [x - 4, y + 10] as const);
	return (
		<g stroke={ink} strokeWidth="4.500" data-light={bedLight}>
			<path d={lettuces} fill={leaf.light} />
			<path d={`M${n(first[0] - 4)} ${n(first[1] + 10)}${leafage(shaded)}L${close(378)}Z`} fill={leaf.mid} stroke="none" />
			<path d={`M${line(370)} ${close(400)}Z`} fill={cloth.wood.light} />
			<path d={`M${line(388)} ${close(400)}Z`} fill={cloth.wood.dark} stroke="none" />
		</g>
	);
}

/** The floor, in rings and spokes. */
function Floor() {
	return (
		<g stroke={ink} strokeWidth="5" data-light={floorLight}>
			<path d={`M-20 ${n(footAt(-20))}L${along(-20, 1220, 0)} 1220 620-20 620Z`} fill={concrete.light} />
			<g fill="none" stroke={moss.light} strokeWidth="4">
				<path d="M-20 520Q560 330 1220 520M-20 610Q560 400 1220 610" />
				<path d="M560 330V620M340 340L80 620M780 340L1040 620M200 360L-20 500M940 360L1220 540" />
			</g>
		</g>
	);
}

export function Shaft() {
	return (
		<>
			<path d="M0 0H1200V170H0Z" fill={teal.dark} />
			<ByNight>
				<path d="M0 0H1200V170H0Z" fill={night.lamp} />
			</ByNight>
			<Crop level={2.5} step={92} />
			<Rim level={2.5} />
			<Crop level={1.75} step={70} fruit={red} />
			<Rim level={1.75} />
			<Crop level={1} step={54} />
			<Wall />
			<Rim level={1} />
			<Floor />
			<Bed />
		</>
	);
}
