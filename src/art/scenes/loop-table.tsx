import { FlagPattern } from '../flags.tsx';
import { palette } from '../palette.ts';
import { cloth, Line, n } from './forms.tsx';

const { ink, white, yellow, red, foam, sea, deep } = palette;
const harbour = '#14304a';

/** Eleven days of tide at Khulna: what the water does there, and the town that it does it over. */
export function TideTable() {
	const days = Array.from({ length: 11 }, (_, i) => i);
	const height = (i: number, tide: number) =>
		n(8 + 7 * Math.cos((i - 3) / 2.1) * (tide % 2 ? -1 : 1) + (tide % 2 ? 0 : 7));
	const marks = (tide: number) =>
		days
			.map((i) => `M${92 + i * 20} ${32 + tide * 17}h${n(Math.max(3, height(i, tide) * 0.7))}`)
			.join('');
	const wave = (t: number) => 128 - (13 + 7 * Math.cos((t - 60) / 60)) * Math.sin(t / 7.2);
	const samples = Array.from({ length: 50 }, (_, i) => 16 + i * 6);
	const curve = samples.map((x, i) => `${i ? 'L' : 'M'}${x} ${n(wave(x))}`).join('');
	return (
		<g transform="translate(70 62)">
			<Line d="M60-70V0M262-70V0" width={9} />
			<path d="M-6-6H332V200H-6Z" fill={cloth.grey.dark} stroke={ink} strokeWidth="10" />
			<path d="M8 8H318V186H8Z" fill={deep} stroke={ink} strokeWidth="6" />
			<path d={`${curve}V186H16Z`} fill={sea} />
			{/* The harbour, where it is. */}
			<path
				d="M16 182V168h14v-8l8-7 8 7v8h8v-14h22v-9h12v23h10v-26l26-12 3 6-20 9v23h14v-18h18v18h10v-11q9-15 18 0v11h10l0-20h16v20h18v-30l4-4 4 4v30h16v-12h26v12h13v-10h22v10h14v14Z"
				fill={harbour}
			/>
			<Line d={curve} ink={yellow} width={5} />
			<Line d="M16 128H310" ink={foam} width={1.5} />
			<Line d={`M204 96V182`} ink={red} width={4} />
			<circle cx="204" cy={n(wave(204))} r="6" fill={red} stroke={white} strokeWidth="5" />
			<g transform="translate(18 22)scale(.66 .72)">
				<FlagPattern letter="K" />
				<path d="M0 0H80V60H0Z" fill="none" stroke={white} strokeWidth="4" />
			</g>
			<g fill="none" strokeWidth="7">
				<path d={marks(0)} stroke={yellow} />
				<path d={marks(1)} stroke={white} />
				<path d={marks(2)} stroke={yellow} />
				<path d={marks(3)} stroke={white} />
			</g>
			<path d="M229 23h22v68h-22Z" fill="none" stroke={red} strokeWidth="4" />
		</g>
	);
}
