import { clay, orchid, palette, slate } from '../../model/colours.ts';
import { ByNight } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { seeded } from '../kit/seeded.ts';
import { tenth } from '../kit/shapes.ts';
import { Inner, Spars } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { white, yellow, foam, ink } = palette;

/** One fish as a body and a tail, drawn to the right. */
const fish = (x: number, y: number, size: number) => {
	const k = (n: number) => tenth(n * size);
	return `M${x} ${y}q${k(10)} ${k(-8)} ${k(22)} ${k(1.5)}q${k(-12)} ${k(8)} ${k(-22)} ${k(1.5)}l${k(-8)} ${k(4)}v${k(-11)}Z`;
};

/** A shoal, which moved in with the lights. */
export function Shoal(p: { x: number; y: number; n: number; seed: number; colour?: string }) {
	const next = seeded(p.seed);
	// By night half of a large shoal is where no lamp reaches.
	const n = useNight() && p.n > 8 ? Math.ceil(p.n / 2) : p.n;
	const all = Array.from({ length: n }, (_, i) =>
		fish(Math.round(p.x + i * 15 + next() * 12), Math.round(p.y + (i % 4) * 19 - i * 2 + next() * 9), 0.7 + Math.round(next() * 4) / 10),
	);
	return <path fill={p.colour ?? foam} strokeWidth="1.8" d={all.join('')} data-light={by.floor} />;
}

/** A humpback that comes through in spring; the line divers have names for her, all rude. */
export function Whale({ x, y, s }: { x: number; y: number; s: number }) {
	return (
		<g transform={`translate(${x} ${y})scale(${s})`}>
			<path
				data-light={by.deep}
				fill={slate.dark}
				strokeWidth="4"
				d="M200 4Q190-26 140-40 60-60-20-54L-58-48Q-66-62-84-62-80-52-96-42-150-26-196-22-226-50-264-56-258-34-240-20-268-10-284 14-246 14-206-2-160 14-110 30-20 62 70 58 160 52 192 24 202 14 200 4Z"
			/>
			<path
				data-light={by.fullMoon}
				fill={slate.mid}
				stroke="none"
				d="M190-14Q140-30 60-38-20-42-80-34-140-20-198-14-222-26-256-50-226-46-196-22-150-26-96-42L-58-48-20-54Q60-60 140-40 178-30 190-14Z"
			/>
			<path
				data-light={by.belly}
				fill={foam}
				stroke="none"
				d="M198 8Q150 18 96 14 58 20 30 36L-14 54Q40 62 70 57 158 52 190 24 199 16 198 8Z"
			/>
			<Inner
				width={1.6}
				d="M192 18Q130 32 74 30M184 28Q120 43 54 41M168 39Q110 52 34 50M146 48Q100 57 40 55M200 4Q150 16 100 11 86 8 80-2M-206-2Q-216-12-240-20"
			/>
			<path
				data-light={by.deep}
				fill={slate.pale}
				strokeWidth="3"
				d="M62 26Q54 62 12 94-20 118-42 112-44 104-34 97-34 88-24 82-24 72-15 66-14 56-4 50L22 24Q44 18 62 26Z"
			/>
			<path fill={slate.dark} stroke="none" d="M60 28Q52 44 36 56 20 44 18 30 40 20 60 28Z" />
			<path strokeWidth="7" d="M96-1h0" />
			<path stroke={white} strokeWidth="2" d="M97-2h0" />
			<path
				fill="none"
				stroke={slate.pale}
				strokeWidth="4"
				d="M174-18h0M158-26h0M142-22h0M166-8h0M182-4h0M-30 104h0M-8 90h0M-150-12h0M-138-6h0"
			/>
		</g>
	);
}

/** A tuna that has come to see about the shoal. */
export function Tuna({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`} data-light={by.floor}>
			<path fill={yellow} strokeWidth="2" d="M4-36Q-6-56-26-60l6 26ZM-16 24q-16 22-34 22l10-26Z" />
			<path fill={slate.dark} strokeWidth="3" d="M-72-7l-36-37q16 34-2 80l40-34Z" />
			<path fill={slate.mid} strokeWidth="3.4" d="M80 0Q34-42-34-32L-80-6Q-28 32 30 26 64 18 80 0Z" />
			<path fill={foam} stroke="none" d="M76 1Q8 8-76-4-26 30 30 24 61 17 76 1Z" />
			<Inner d="M80 0Q8-6-80-6M44-16q-10 16 0 36" />
			<path fill={slate.dark} strokeWidth="2" d="M30 2Q12 4-4 18q20 2 36-10Z" />
			<path strokeWidth="6" d="M60-10h0" />
			<path stroke={white} strokeWidth="2" d="M61-11h0" />
		</g>
	);
}

/** A ray, which has no opinion. */
export function Ray({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path fill={slate.mid} strokeWidth="3" d="M60 0Q30-10 6-34-6-40-8-30-16-6-62 4-16 10-4 30 2 38 10 30 30 8 60 0Z" />
			<path fill={ink} fillOpacity=".28" stroke="none" d="M60 0Q10 6-62 4-16 10-4 30 2 38 10 30 30 8 60 0Z" />
			<Inner width={2} d="M-60 4Q-100 8-124-2" />
			<path fill="none" strokeWidth="1.8" d="M30-4q4 4 0 8M24-5q4 5 0 10" />
		</g>
	);
}

/** A jellyfish. */
export function Jelly({ x, y }: { x: number; y: number }) {
	const atNight = useNight();
	return (
		<g transform={`translate(${x} ${y})`} data-light={by.own}>
			<ByNight fill={orchid.light} fillOpacity=".17" stroke="none">
				<circle r="42" cy="6" />
				<circle r="28" cy="2" />
			</ByNight>
			<path fill={atNight ? orchid.pale : clay.mid} strokeWidth="2" d="M-18 0q0-20 18-20t18 22q-6-6-12 0-6-6-12 0-6-6-12-2Z" />
			<Spars width={1.6} glow={orchid.light} d="M-10 4q6 10 0 20t2 16M0 4q-4 12 2 22t-2 14M10 4q6 10 0 18t2 18" />
		</g>
	);
}
