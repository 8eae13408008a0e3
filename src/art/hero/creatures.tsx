import { palette } from '../palette.ts';
import { Inner, seeded, tenth, tone } from './parts.tsx';

const { white, yellow, foam, ink } = palette;

/** One fish as a body and a tail, drawn to the right. */
const fish = (x: number, y: number, size: number) => {
	const k = (n: number) => tenth(n * size);
	return `M${x} ${y}q${k(10)} ${k(-8)} ${k(22)} ${k(1.5)}q${k(-12)} ${k(8)} ${k(-22)} ${k(1.5)}l${k(-8)} ${k(4)}v${k(-11)}Z`;
};

/** A shoal, which moved in with the lights. */
export function Shoal(p: { x: number; y: number; n: number; seed: number; colour?: string }) {
	const next = seeded(p.seed);
	const all = Array.from({ length: p.n }, (_, i) =>
		fish(
			Math.round(p.x + i * 15 + next() * 12),
			Math.round(p.y + (i % 4) * 19 - i * 2 + next() * 9),
			0.7 + Math.round(next() * 4) / 10,
		),
	);
	return <path fill={p.colour ?? foam} strokeWidth="1.8" d={all.join('')} />;
}

/** A humpback that comes through in spring; the line divers have names for her, all rude. */
export function Whale({ x, y, s }: { x: number; y: number; s: number }) {
	return (
		<g transform={`translate(${x} ${y})scale(${s} ${Math.abs(s)})`}>
			<path
				fill={tone.slate}
				strokeWidth="4"
				d="M-150 10Q-214-6-232-36-212-44-196-26-200-50-190-64-168-50-166-22-150-8-124-12-60-52 40-50 120-46 158-14 172 0 168 14 120 56 30 56-80 54-150 10Z"
			/>
			<path
				fill={foam}
				stroke="none"
				d="M166 15Q120 22 70 20 20 50-40 42 0 54 30 54 118 54 166 15Z"
			/>
			<path
				fill="none"
				strokeWidth="1.6"
				d="M156 22Q120 32 76 28M146 29Q110 40 66 36M132 38Q100 48 52 44M168 14Q120 22 84 14"
			/>
			<path fill={tone.steel} strokeWidth="3" d="M62 26Q40 60-14 88-30 92-26 80-12 44 26 22Z" />
			<path fill={tone.slate} strokeWidth="3" d="M-50-38Q-62-56-78-56-72-44-76-32Z" />
			<path fill={ink} fillOpacity=".3" stroke="none" d="M-150 10Q-80 40-14 40-100 16-150 10Z" />
			<path strokeWidth="8" d="M96 4h0" />
			<path stroke={white} strokeWidth="2" d="M97 3h0" />
			<path
				fill="none"
				stroke={tone.mist}
				strokeWidth="4"
				d="M128-18h0M140-12h0M118-26h0M-20 78h0M-2 66h0"
			/>
		</g>
	);
}

/** A tuna that has come to see about the shoal. */
export function Tuna({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path fill={yellow} strokeWidth="2" d="M4-36Q-6-56-26-60l6 26ZM-16 24q-16 22-34 22l10-26Z" />
			<path fill={tone.slate} strokeWidth="3" d="M-72-7l-36-37q16 34-2 80l40-34Z" />
			<path
				fill={tone.steel}
				strokeWidth="3.4"
				d="M80 0Q34-42-34-32L-80-6Q-28 32 30 26 64 18 80 0Z"
			/>
			<path fill={foam} stroke="none" d="M76 1Q8 8-76-4-26 30 30 24 61 17 76 1Z" />
			<Inner d="M80 0Q8-6-80-6M44-16q-10 16 0 36" />
			<path fill={tone.slate} strokeWidth="2" d="M30 2Q12 4-4 18q20 2 36-10Z" />
			<path strokeWidth="6" d="M60-10h0" />
			<path stroke={white} strokeWidth="2" d="M61-11h0" />
		</g>
	);
}

/** A ray, which has no opinion. */
export function Ray({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path
				fill={tone.steel}
				strokeWidth="3"
				d="M60 0Q30-10 6-34-6-40-8-30-16-6-62 4-16 10-4 30 2 38 10 30 30 8 60 0Z"
			/>
			<path
				fill={ink}
				fillOpacity=".28"
				stroke="none"
				d="M60 0Q10 6-62 4-16 10-4 30 2 38 10 30 30 8 60 0Z"
			/>
			<Inner w={2} d="M-60 4Q-100 8-124-2" />
			<path fill="none" strokeWidth="1.8" d="M30-4q4 4 0 8M24-5q4 5 0 10" />
		</g>
	);
}

/** A turtle on her way past. */
export function Turtle({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`} strokeWidth="2.4">
			<path
				fill={tone.leaf}
				d="M18-2q14-6 22 0-4 10-20 8ZM10 8q14 14 8 30-18-8-20-26ZM-24 6q-18 4-22 16 14 2 26-10Z"
			/>
			<path fill={tone.green} d="M-30 6q2-22 28-22 22 2 24 18-24 18-52 4Z" />
			<Inner w={1.4} d="M-14-12l-2 20M4-15l2 22M-28 0q24-4 48 2" />
			<path strokeWidth="3" d="M33-1h0" />
		</g>
	);
}

/** A jellyfish. */
export function Jelly({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path
				fill={tone.rose}
				strokeWidth="2"
				d="M-18 0q0-20 18-20t18 22q-6-6-12 0-6-6-12 0-6-6-12-2Z"
			/>
			<Inner w={1.6} d="M-10 4q6 10 0 20t2 16M0 4q-4 12 2 22t-2 14M10 4q6 10 0 18t2 18" />
		</g>
	);
}
