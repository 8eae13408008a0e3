import type { ReactNode } from 'react';
import { palette } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { FarShip, LineBuoy, WaitingBoat } from './boats.tsx';
import { City } from './city.tsx';
import { type Composition, square, tall, wide } from './compositions.ts';
import { Jelly, Ray, Shoal, Tuna, Whale } from './creatures.tsx';
import { alongLine, Diver, HardSuit, Lagan, Moorings, Seamount } from './deep.tsx';
import { Inner, line } from './hero-parts.tsx';
import { Condensation } from './lung.tsx';
import { night } from './moonlight.ts';
import { HullGlow, Plankton, Reflections } from './night-sea.tsx';
import { NightDots, NightSky } from './night-sky.tsx';
import { Beams, Water, Waterline } from './water.tsx';

const { ink, paper, yellow } = palette;

const alt =
	'Lagan, cut through at the waterline. Above it, houses, terraces and towers are heaped around an amphitheatre, a glass garden and a ferry built in, hull and all, with the flags of six factions on top; below it the decks go on down, forty of them, their rooms lit, and ropes fan out to a seamount where a diver works.';

const gulls = [
	[-226, -398],
	[-194, -416],
	[-262, -372],
	[196, -424],
	[228, -408],
	[330, -330],
	[366, -346],
	[-330, -300],
] as const;

/** Morning: a paper sky, the sun behind the city, and gulls. */
function MorningSky({ of: { city } }: { of: Composition }) {
	return (
		<>
			<circle cx={city.x - 36} cy={city.y - 222} r="222" fill={yellow} stroke="none" />
			<Inner width={2} d={gulls.map(([x, y]) => `M${city.x + x} ${city.y + y}q7-7 11 0 5-7 12 0`).join('')} />
		</>
	);
}

/** What the picture stands on. */
function Sheet({ of, children }: { of: Composition; children: ReactNode }) {
	const { width, height } = of;
	const atNight = useNight();
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
			<defs>{atNight ? <NightDots /> : <Condensation />}</defs>
			<g stroke={ink} strokeWidth={line.plain} strokeLinejoin="round" strokeLinecap="round">
				<path fill={paper} stroke="none" d={`M0 0H${width}V${height}H0Z`} />
				{atNight ? <NightSky of={of} /> : <MorningSky of={of} />}
				{children}
			</g>
		</svg>
	);
}

/** Two of the watch, on the same line. */
function Watch({ depth, y, spread }: { depth: number; y: number; spread: number }) {
	return (
		<>
			<HardSuit x={alongLine(9, depth, { y, spread })} y={depth} five />
			<HardSuit x={alongLine(9, depth + 44, { y, spread })} y={depth + 44} />
		</>
	);
}

/** Puts things where the city's middle meets the water. */
const at = (of: Composition, children: ReactNode) => <g transform={`translate(${of.city.x} ${of.city.y})`}>{children}</g>;
/** Puts things on the waterline, from the picture's left side. */
const afloat = (of: Composition, children: ReactNode) => <g transform={`translate(0 ${of.city.y})`}>{children}</g>;

function Wide() {
	return (
		<Sheet of={wide}>
			{afloat(
				wide,
				<>
					<g transform="translate(420)">
						<FarShip />
					</g>
					<g transform="translate(3270)scale(-1 1)">
						<FarShip />
					</g>
					<Water width={wide.width} height={430} depths={[72, 200, 316]} />
					<Beams xs={[160, 560, 1770, 1880, 2960, 3240]} />
					<Plankton width={wide.width} from={160} to={430} />
					<Whale x={1462} y={258} s={0.86} />
					<Shoal x={1620} y={170} n={13} seed={31} />
					<Shoal x={640} y={190} n={19} seed={12} />
					<Shoal x={3000} y={210} n={12} seed={8} />
					<Tuna x={1010} y={300} />

					<Jelly x={2890} y={140} />
				</>,
			)}
			{at(
				wide,
				<>
					<HullGlow />
					<Seamount y={366} foot={430} />
					<Moorings y={366} spread={1} />
					<Lagan x={-592} y={398} />
					<LineBuoy x={560} line="M560 0Q550 90 488 210" />
					<City />
					<g transform="translate(564)">
						<WaitingBoat />
					</g>
					<g transform="translate(690)">
						<WaitingBoat />
					</g>
					<Watch depth={246} y={366} spread={1} />
					<Diver x={-470} y={180} />
				</>,
			)}
			{afloat(
				wide,
				<>
					<Reflections xs={[416, 1887, 1915, 2793, 2821, 2899, 3025, 3264]} />
					<Waterline width={wide.width} ripples={[80, 300, 560, 760, 1020, 1240, 1480, 1640, 1790, 2800, 2880, 3060, 3290]} />
				</>,
			)}
		</Sheet>
	);
}

function Square() {
	return (
		<Sheet of={square}>
			{afloat(
				square,
				<>
					<Water width={square.width} height={508} depths={[78, 214, 350]} />
					<Beams xs={[90, 950]} />
					<Plankton width={square.width} from={90} to={508} />
					<Shoal x={30} y={250} n={6} seed={31} />
					<Jelly x={926} y={250} />
				</>,
			)}
			{at(
				square,
				<>
					<HullGlow />
					<Seamount y={420} foot={508} />
					<Moorings y={420} spread={0.68} />
					<Lagan x={-476} y={480} />
					<City />
					<Watch depth={286} y={420} spread={0.68} />
					<Diver x={-400} y={206} />
				</>,
			)}
			{afloat(
				square,
				<>
					<Reflections xs={[46, 74, 952, 980]} />
					<Waterline width={square.width} ripples={[4, 900]} />
				</>,
			)}
		</Sheet>
	);
}

function Tall() {
	return (
		<Sheet of={tall}>
			{afloat(
				tall,
				<>
					<Water width={tall.width} height={900} depths={[90, 300, 560]} />
					<Beams xs={[80, 900]} />
					<Plankton width={tall.width} from={90} to={900} />
					<Shoal x={24} y={250} n={6} seed={31} />
					<Shoal x={560} y={440} n={13} seed={12} />
					<Whale x={330} y={560} s={0.9} />
					<Jelly x={880} y={330} />
					<Ray x={730} y={640} />
				</>,
			)}
			{at(
				tall,
				<>
					<HullGlow />
					<Seamount y={800} foot={900} />
					<Moorings y={800} spread={0.66} />
					<Lagan x={-446} y={866} />
					<City />
					<Watch depth={352} y={800} spread={0.66} />
					<Diver x={-390} y={230} />
				</>,
			)}
			{afloat(
				tall,
				<>
					<Reflections xs={[16, 44, 922]} />
					<Waterline width={tall.width} ripples={[2, 870]} />
				</>,
			)}
		</Sheet>
	);
}

const { width, height } = square;

/** The landing page's picture. */
export const hero: Picture = { width, height, alt, Drawing: Square, night };
export const heroWide: Picture = {
	width: wide.width,
	height: wide.height,
	alt,
	Drawing: Wide,
	night,
};
export const heroTall: Picture = {
	width: tall.width,
	height: tall.height,
	alt,
	Drawing: Tall,
	night,
};
