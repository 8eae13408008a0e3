import { navy, palette, slate, water } from '../../../model/colours.ts';
import { cloth, Line, n } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { growLight, growWall, hiveLight, tierLights } from './lung-light.ts';
import { Beam, Dawn, Grown } from './lung-night.tsx';
import { Gardeners, taken } from './lung-people.tsx';
import { at, band, floorOf, levels, rim, ring, spacing, standing } from './lung-space.ts';
import { PlantSymbols, Plants } from './plants.tsx';

const { ink, white, paper, yellow, foam } = palette;
const wall = 1.2;
const slab = 0.035;
const roofHeight = floorOf(5) + spacing;
/** A tier's wall: in shade, in the sun, and the part of it that the sun is on. */
const walls: Record<number, readonly [shade: string, sun?: string, from?: number, to?: number]> = {
	5: [water.dark, paper, -70, 84],
	4: [water.dark, foam, -44, 72],
	3: [slate.mid, foam, -22, 60],
	2: [water.deep, slate.pale, -4, 50],
	1: [slate.deep, slate.pale, 8, 42],
	0: [navy.deep],
	[-1]: [navy.deep],
	[-2]: [ink],
	[-3]: [ink],
	[-4]: [ink],
};
/** How far down the sun has reached this week, on the wall of our own tier. */
const sunLine = 0.29;

/** Lamps for those below it, hung out over the edge. */
function Lamps({ level }: { level: number }) {
	const bulb = useNight() ? palette.white : yellow;
	const lamps = [-66, -38, -14, 10, 26, 41, 58].map((angle) => {
		const { x, y, scale } = standing(angle + level * 5, 1, floorOf(level) - slab);
		return { x: n(x), y: n(y), k: n(scale / 2) };
	});
	return lamps.map(({ x, y, k }) => (
		<g key={x} transform={`translate(${x} ${y})scale(${k})`} strokeWidth="5">
			<Beam />
			<path d="M0 0V7" strokeWidth="3" />
			<path d="M-7 10Q0 0 7 10L4 17H-4Z" fill={bulb} data-light={lights.own} />
			<path d="M-8 11Q0-1 8 11Z" fill={cloth.grey.dark} strokeWidth="3" />
		</g>
	));
}

function Tier({ level }: { level: number }) {
	const h = floorOf(level);
	const [shade, sun, from, to] = walls[level] ?? [ink];
	const vines = level === 4;
	return (
		<g stroke={ink} strokeWidth="5" data-light={tierLights[level] ?? growLight}>
			<path d={band(wall, h, wall, h + spacing)} fill={shade} stroke="none" />
			{level < 0 && <Grown level={level} />}
			{sun && <path d={band(wall, h, wall, h + spacing, from, to)} fill={sun} stroke="none" />}
			{level === 0 && (
				<>
					<path d={band(wall, sunLine, wall, spacing)} fill={slate.deep} stroke="none" />
					<path d={band(wall, sunLine, wall, spacing, 14, 36)} fill={water.dark} stroke="none" />
					<Line d={ring(wall, sunLine, -80, 80)} width={5} ink={white} />
					<ByNight light={lights.evening}>
						<Line d={ring(wall, sunLine, -80, 80)} width={5} ink={white} />
					</ByNight>
					<Line d={ring(wall, sunLine - 0.04, -80, 80)} width={1.5} ink={cloth.sea.light} />
				</>
			)}
			{level < 0 && <path d={band(wall, h, 1, h)} fill={level < -2 ? ink : cloth.wood.dark} data-light={growWall} />}
			{level > 0 && <path d={band(wall, h - slab, 1, h - slab)} fill={cloth.navy.dark} />}
			{level === 1 && (
				<>
					<Line d={ring(1.1, h + 0.31, -90, 90)} width={7} />
					<Line d={ring(1.1, h + 0.31, -90, 90)} width={3} ink={foam} />
				</>
			)}
			{level >= 0 && <Gardeners level={level} />}
			{level >= 0 && !vines && <Plants level={level} gaps={taken(level)} />}
			<path d={band(1, h - slab, 1, h + rim)} fill={level > 0 ? cloth.white.dark : level === 0 ? cloth.foam.dark : slate.mid} />
			{sun && <path d={band(1, h - slab, 1, h + rim, from, to)} fill={white} />}
			{(level < 0 || vines) && <Plants level={level} gaps={taken(level)} />}
			{level < 0 && <Gardeners level={level} />}
			{level <= 0 && <Lamps level={level} />}
		</g>
	);
}

/** On the roof's edge, the hives that have never been given a Hand. */
function Hives() {
	const hives = [
		[-25, white],
		[-16, yellow],
		[-7, foam],
	] as const;
	const keeper = standing(4, 1.02, roofHeight);
	return (
		<g stroke={ink} strokeWidth="5" data-light={hiveLight}>
			{hives.map(([angle, tone]) => {
				const { x, y } = standing(angle, 1.02, roofHeight);
				return (
					<path
						key={angle}
						d={`M${Math.round(x) - 10} ${Math.round(y)}v-22h-3v-6h26v6h-3v22ZM${Math.round(x) - 10} ${Math.round(y) - 11}h20`}
						fill={tone}
					/>
				);
			})}
			<g transform={`translate(${Math.round(keeper.x)} ${Math.round(keeper.y)})`}>
				<path d="M-9 2C-10-12-8-20-3-22H4C9-20 11-12 9 2Z" fill={white} />
				<path d="M-4-20L-20-14-19-9-4-13Z" fill={white} />
				<path d="M-7-20C-8-34 8-34 7-20Z" fill={cloth.grey.light} />
				<path d="M-12-31Q0-37 12-31 0-27-12-31Z" fill={cloth.sand.light} />
			</g>
		</g>
	);
}

/** The open top of it: rafters against the day. */
function Roof() {
	const top = roofHeight;
	const rafters = [-52, -26, 0, 26, 52].map((angle) => `M${at(angle, 1, top)}L${at(angle, 0.5, top)}`);
	return (
		<>
			<path d="M0 0H800V400H0Z" fill={paper} />
			<Dawn />
			<Line d={`${ring(0.5, top, -80, 80)}${rafters.join('')}`} width={5} ink={cloth.foam.dark} />
			<Hives />
			<path d={band(wall + 0.1, top, 1, top)} fill={cloth.navy.dark} stroke={ink} strokeWidth="5" />
		</>
	);
}

/** Flat shafts of day, slanting to where the sun is. */
function Daylight() {
	return (
		<>
			<path d="M256 0H452L640 520H468Z" fill={paper} opacity=".16" data-light={lights.evening} />
			<path d="M330 0H388L580 524H520Z" fill={white} opacity=".2" data-light={lights.evening} />
		</>
	);
}

export function Shaft() {
	return (
		<>
			<PlantSymbols />
			<rect width="800" height="1000" fill={ink} />
			<Roof />
			{levels.map((level) => (
				<Tier key={level} level={level} />
			))}
			<Daylight />
		</>
	);
}
