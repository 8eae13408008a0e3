import { dress } from '../../content/wardrobe.ts';
import { brass, canvas, deal, leaf, midnight, orange, palette, slate } from '../../model/colours.ts';
import { smallSkins } from '../kit/body/small-skins.ts';
import { Cord } from '../kit/forms.tsx';
import { Lit } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { Inner, Shade } from './hero-parts.tsx';
import { by, dark } from './moonlight.ts';

const { ink, white, yellow, foam, red } = palette;

/** The seamount's back, from the city's middle: how far along, and how far below its flat top. */
const back = [
	[-2400, 140],
	[-900, 116],
	[-760, 70],
	[-640, 42],
	[-560, 38],
	[-470, 24],
	[-360, 20],
	[-250, 2],
	[-130, 8],
	[-20, -4],
	[120, 4],
	[240, -2],
	[340, 14],
	[430, 14],
	[540, 34],
	[640, 40],
	[780, 84],
	[1200, 130],
] as const;

const heightAt = (x: number) => {
	for (let i = 1; i < back.length; i++) {
		const [a, b] = [back[i - 1], back[i]];
		if (a && b && x <= b[0]) return Math.round(a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]));
	}
	return 130;
};

/** The Hollis Rise, flat as a market place; `y` is its top below the waterline. */
export function Seamount({ y, foot }: { y: number; foot: number }) {
	const ridge = back.map(([x, d]) => `${x} ${y + d}`).join(' ');
	return (
		<>
			<path data-light={by.floor} fill={midnight.light} strokeWidth="5" d={`M-2400 ${foot}L${ridge} 1200 ${foot}Z`} />
			<g transform={`translate(0 ${y})`}>
				<path
					data-light={by.floor}
					fill={slate.dark}
					stroke="none"
					d="M-640 46l80-5 60-14-40 22-60 8ZM-466 30l106-5 60-12-30 20-90 14ZM-246 6l116 6 40-6-40 22-80 4ZM-16 0l110 6-40 22-60-4ZM244 2l90 14-30 14-70-8Z"
				/>
				<Inner d="M-560 40l24 22-14 26M-360 24l24 24M-130 10l28 26-14 20M120 6l26 30M340 16l20 34 36 12M540 46l16 30" width={1.6} />
				<g strokeWidth="1.8">
					<path fill={red} d="M-196 2q-8-10-4-18 4 6 6 2-2-10 4-14 2 8 0 14 6-4 8 0-4 10-8 16Z" />
					<path fill={orange.light} d="M384 14q-6-8-2-14 4 4 6-6 6 4 4 12 6-4 8 2-4 8-8 9Z" />
					<path fill={leaf.mid} d="M-418 26q-10-16-2-30 4 10 2 16 6-10 10-10 0 14-6 24ZM446 18q-8-18 0-34 4 14 2 18 6-6 8-4-2 14-6 22Z" />
				</g>
			</g>
		</>
	);
}

/** Where each line leaves the hull, and how far out it is made fast. */
const moorings = [
	[-392, 36, -650],
	[-364, 92, -540],
	[-318, 138, -430],
	[-250, 190, -320],
	[-176, 240, -205],
	[-92, 288, -105],
	[84, 288, 90],
	[148, 236, 190],
	[206, 192, 300],
	[278, 140, 410],
	[326, 92, 530],
	[333, 30, 650],
] as const;

/** How far along a line is at a depth; `line` counts from the lee side. */
export function alongLine(line: number, depth: number, { y, spread }: { y: number; spread: number }) {
	const [x, v, out] = moorings[line] ?? moorings[0];
	const u = out * spread;
	return Math.round(x + ((u - x) * (depth - v)) / (y + heightAt(u) - v));
}

/** The mooring lines, fanned to the blocks on the seamount. */
export function Moorings({ y, spread }: { y: number; spread: number }) {
	const lines = moorings.map(([x, v, out]) => {
		const u = Math.round(out * spread);
		return [x, v, u, y + heightAt(u)] as const;
	});
	return (
		<Lit light={by.deep}>
			<Cord width={2.4} colour={canvas.light} d={lines.map(([x, v, u, w]) => `M${x} ${v}L${u} ${w}`).join('')} />
			<path
				fill={slate.pale}
				strokeWidth="2.4"
				d={lines.map(([, , u, w], i) => `M${u - 11 - (i % 3)} ${w + 9}l4-13h${13 + (i % 2) * 4}l4 13Z`).join('')}
			/>
		</Lit>
	);
}

/** What a lamp shows of the water, by night in two steps. */
const Beam = ({ d }: { d: string }) => <path fill={dark.beam} fillOpacity=".3" stroke="none" d={d} />;

/** A diver at the line that is due this week, with a lamp on the strand. */
export function Diver({ x, y }: { x: number; y: number }) {
	const atNight = useNight();
	const hose = `M-366 6Q${x + 10} 60 ${x + 4} ${y - 62}T${x - 10} ${y - 12}`;
	return (
		<>
			<path fill="none" strokeWidth="4.4" d={hose} />
			<path fill="none" stroke={yellow} strokeWidth="2" d={hose} data-light={by.lamp} />
			<g transform={`translate(${x} ${y})rotate(-20)scale(.8)`} data-light={by.own}>
				{atNight && <Beam d="M38 6L118-40Q134-4 112 42Z" />}
				<path fill={foam} fillOpacity=".3" stroke="none" d="M30-12l58-14-2 52-54-18Z" />
				<path fill={yellow} strokeWidth="2.4" d="M-58 18L-94 8Q-98 22-92 32L-60 31ZM-50 36L-76 54Q-70 66-60 68L-40 46Z" />
				<g fill="none">
					<path strokeWidth="13" d="M-14 6Q-40 8-62 24M-12 12Q-28 26-46 40" />
					<path stroke={dress.softSuit.light} strokeWidth="8.4" d="M-14 6Q-40 8-62 24M-12 12Q-28 26-46 40" />
				</g>
				<path fill={slate.pale} strokeWidth="2.6" d="M-22-14Q-28-22-20-24L2-22Q8-18 4-12Z" />
				<path fill={dress.softSuit.light} d="M-20-10Q-4-16 12-8L10 12Q-6 20-20 14Z" />
				<Shade d="M-20 4Q-4 10 11 4L10 12Q-6 20-20 14Z" />
				<Inner d="M-6-12V16M-20 0H10" />
				<g fill="none">
					<path strokeWidth="10.5" d="M6 6L20 22 38 13M4-4L28 10 50 0" />
					<path stroke={dress.softSuit.light} strokeWidth="6" d="M6 6L20 22 38 13M4-4L28 10 50 0" />
				</g>
				<circle cx="20" cy="-14" r="12" fill={yellow} />
				<Shade d="M12-5Q22 0 31-9A12 12 0 0 1 12-5Z" />
				<path fill={foam} strokeWidth="2" d="M21-22Q31-20 31-11 26-6 20-8Z" />
				<path fill={smallSkins.brown} strokeWidth="1.2" d="M24-18Q29-16 28-11L23-11Z" />
				<path fill={ink} strokeWidth="8" d="M37 13h3M50 0h2" />
			</g>
			<path
				fill="none"
				stroke={foam}
				strokeWidth="1.8"
				d={`M${x + 10} ${y - 40}a4 4 0 1 0 .1 0M${x + 20} ${y - 56}a3 3 0 1 0 .1 0M${x + 8} ${y - 74}a5 5 0 1 0 .1 0`}
			/>
		</>
	);
}

/**
 * One of the watch in a hard suit, who walks a line with a hand on the strand: the hand is at the
 * origin. One holds up five fingers for it; the other has the lamp.
 */
export function HardSuit({ x, y, five = false }: { x: number; y: number; five?: boolean }) {
	const atNight = useNight();
	const limbs = five
		? 'M-22-6l8 6L-2 0M-38-6l-10-8 4-14M-25 16l6 12-5 11M-35 16l-5 12 3 12'
		: 'M-22-6l10-4L-2 0M-38-6l-9 10 7 9M-25 16l2 13-9 10M-35 16l-10 9-8 10';
	return (
		<g transform={`translate(${x} ${y})scale(${five ? '.9' : '-.9 .9'})`} data-light={five ? by.lamp : by.own}>
			{atNight && !five && <Beam d="M-38 13L84 10Q92 60 30 98Z" />}
			<path fill={slate.pale} strokeWidth="2" d="M-47-14h8v18h-8Z" />
			<path fill="none" strokeWidth="11" d={limbs} />
			<path fill="none" stroke={dress.hardSuit.light} strokeWidth="7" d={limbs} />
			<path fill={dress.hardSuit.light} strokeWidth="2.2" d="M-42-12q12-7 24 0l-3 28h-18Z" />
			<Shade d="M-26-14l8 2-3 28h-8Z" />
			<Inner width={1.4} d="M-41-2h21M-36 8h12M-17-5l3 5" />
			<circle cx="-30" cy="-20" r="10" fill={yellow} strokeWidth="2.2" />
			<circle cx="-27" cy="-20" r="5.5" fill={foam} strokeWidth="1.6" />
			<path fill={five ? smallSkins.tan : smallSkins.deep} stroke="none" d="M-30-22q4-3 7 0v3q-3 3-6 1Z" />
			<path
				fill={dress.hardSuit.joint}
				strokeWidth="1.8"
				d={five ? 'M-28 37h8l3 5h-11ZM-40 38h8l3 5h-11Z' : 'M-36 36l7 2 2 5-11-1ZM-57 32l6 4v6l-9-4Z'}
			/>
			{five ? (
				<path fill="none" stroke={white} strokeWidth="1.8" d="M-44-29l-5-4M-44-29l-3-6M-44-29v-7M-44-29l3-6M-44-29l5-4" />
			) : (
				<>
					<path fill={foam} fillOpacity=".3" stroke="none" d="M-36 16l52 16-20 30Z" />
					<path fill={yellow} strokeWidth="2" d="M-44 9l8-2 4 8-8 5Z" />
				</>
			)}
			<path strokeWidth="6" d="M-2 0h3" />
		</g>
	);
}

/** What the city is named for: goods on the bottom, and the buoy that says whose; by night, a lamp. */
export function Lagan({ x, y }: { x: number; y: number }) {
	const atNight = useNight();
	return (
		<g transform={`translate(${x})`}>
			<Cord width={1.6} colour={canvas.light} d={`M0 4Q20 ${y * 0.3} 6 ${y * 0.6}T18 ${y - 20}`} />
			<path data-light={by.own} fill={red} strokeWidth="2.4" d="M-13-4l8-15h10l8 15-5 10h-16Z" />
			<path fill={white} stroke="none" d="M-10-8l3-5h14l3 5Z" />
			<g transform={`translate(0 ${y})`} data-light={by.low}>
				{atNight && <circle cx="17" cy="-22" r="36" fill={yellow} fillOpacity=".16" stroke="none" />}
				<path fill={deal.dark} strokeWidth="2.6" d="M-8 8L-4-20 38-26 42 2Z" />
				<path fill={brass.mid} strokeWidth="2.6" d="M34 6l4-20 26 4-4 20Z" />
				<Shade d="M26-24l12-2 4 28-14 2Z" />
				<Inner width={1.4} d="M-5-11L39-17M-6-2L41-8M12-21L10 6M22-22l6 22M46-13l-2 18M54-12l-3 19" />
				{atNight && <circle data-light={by.own} cx="17" cy="-25" r="4" fill={yellow} strokeWidth="1.4" />}
			</g>
		</g>
	);
}
