import { concrete, linen, palette, slate, steel } from '../../../model/colours.ts';
import { tenth } from '../../kit/shapes.ts';
import { Painted } from '../block/painted.tsx';

const { ink, white } = palette;

export interface StopwatchProps {
	x: number;
	y: number;
	/** From the middle to the outside of the case. */
	radius: number;
	/** What it has counted: the small hand goes round in thirty minutes, the large one in one. */
	minutes?: number;
	seconds?: number;
	/** Kit's is steel with a large face; Quist's is silver, with a lid. */
	owner?: 'kit' | 'quist';
	/** How it is held, in degrees. */
	tilt?: number;
	/** Squeezed to this share of its width, as it lies in a hand. */
	turn?: number;
	/** The cord, from the crown, as a path in units of a watch with a radius of 100. */
	cord?: string;
}

const cases = {
	kit: { light: steel.light, dark: slate.mid, gloss: concrete.pale, face: palette.white, low: linen.mid },
	quist: { light: steel.pale, dark: steel.mid, gloss: palette.white, face: palette.paper, low: linen.mid },
};

const ray = (turn: number, from: number, to: number) => {
	const a = turn * Math.PI * 2;
	return `M${tenth(Math.sin(a) * from)} ${tenth(-Math.cos(a) * from)}L${tenth(Math.sin(a) * to)} ${tenth(-Math.cos(a) * to)}`;
};

/** A stopwatch, drawn with a radius of 100. */
export function Stopwatch(props: StopwatchProps) {
	const { x, y, radius, minutes = 0, seconds = 0, owner = 'kit', tilt = 0, turn = 1, cord } = props;
	const k = Math.round(radius * 10) / 1000;
	const metal = cases[owner];
	const near = radius > 44;
	const w = tenth(Math.min(10, (near ? 4.5 : 2.4) / k));
	const fine = Array.from({ length: 60 }, (_, i) => ray(i / 60, 70, 76)).join('');
	const bold = Array.from({ length: 12 }, (_, i) => ray(i / 12, 64, 76)).join('');
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${tenth(k * turn * 1000) / 1000} ${k})`} strokeLinejoin="round">
			{cord && (
				<g fill="none" strokeLinecap="round">
					<path d={cord} stroke={ink} strokeWidth={tenth(8 + w * 1.6)} />
					<path d={cord} stroke={owner === 'kit' ? palette.red : metal.light} strokeWidth="8" />
				</g>
			)}
			{owner === 'quist' && <Lid w={w} />}
			<g stroke={ink} strokeWidth={w}>
				<circle cy="-136" r="17" fill="none" strokeWidth={tenth(10 + w)} />
				<circle cy="-136" r="17" fill="none" stroke={metal.light} strokeWidth={tenth(Math.max(3, 10 - w))} />
				<path d="M-11-92V-112H11V-92Z" fill={metal.dark} />
				<path d="M-20-112L-17-130H17L20-112Z" fill={metal.light} />
				{owner === 'kit' && <path d="M58-78L70-94 86-80 74-66Z" fill={metal.light} />}
				<circle r="97" fill={metal.light} />
			</g>
			{near && <path d="M-8-112V-128M6-112V-128" stroke={ink} strokeWidth="3" />}
			<path d="M-66 66A94 94 0 0 1-66-66L-56-56A80 80 0 0 0 56 56L66 66A94 94 0 0 1-66 66Z" fill={metal.dark} />
			<path d="M34-86A92 92 0 0 1 86-34L80-32A86 86 0 0 0 32-80Z" fill={metal.gloss} />
			<circle r="80" fill={metal.face} stroke={ink} strokeWidth={tenth(w * 0.8)} />
			<path d="M-55-55A78 78 0 0 1 0-78V-70A70 70 0 0 0-70 0H-78A78 78 0 0 1-55-55Z" fill={metal.low} />
			{near && <path d={fine} stroke={ink} strokeWidth="1.8" />}
			<path d={bold} stroke={ink} strokeWidth={near ? 5 : 7} />
			{near &&
				[60, 15, 30, 45].map((n) => {
					const a = (n / 60) * Math.PI * 2;
					return (
						<Painted
							key={n}
							text={`${n}`}
							x={Math.round(Math.sin(a) * 48)}
							y={Math.round(-Math.cos(a) * 53)}
							height={14}
							ink={ink}
							brush={3.2}
							narrow={0.9}
						/>
					);
				})}
			{near && <Minutes minutes={minutes + seconds / 60} />}
			<g transform={`rotate(${tenth(seconds * 6)})`}>
				<path d="M-3.5 13L-2.5-62 0-72 2.5-62 3.5 13Z" fill={palette.red} stroke={ink} strokeWidth={near ? 2 : 5} />
			</g>
			<circle r="7" fill={metal.light} stroke={ink} strokeWidth="3" />
			{near && <path d="M-62-36C-52-56-36-66-18-71L-42-20C-52-18-60-24-62-36ZM-9-73L0-74-34-6-42-10Z" fill={white} fillOpacity=".5" />}
		</g>
	);
}

/** The small dial for minutes: what of two has gone is yellow. */
function Minutes({ minutes }: { minutes: number }) {
	const a = (Math.min(minutes, 4.99) / 5) * Math.PI * 2;
	const [x, y] = [tenth(Math.sin(a) * 15), tenth(26 - Math.cos(a) * 15)];
	return (
		<g>
			<circle cy="26" r="16.5" fill={palette.foam} stroke={ink} strokeWidth="2.5" />
			{a > 0 && <path d={`M0 26V11A15 15 0 ${a > Math.PI ? 1 : 0} 1 ${x} ${y}Z`} fill={palette.yellow} />}
			<path
				d={[0, 1, 2, 3, 4]
					.map((i) => {
						const b = (i / 5) * Math.PI * 2;
						return `M${tenth(Math.sin(b) * 12)} ${tenth(26 - Math.cos(b) * 12)}L${tenth(Math.sin(b) * 16)} ${tenth(26 - Math.cos(b) * 16)}`;
					})
					.join('')}
				stroke={ink}
				strokeWidth="2.5"
			/>
			<path d={`M0 26L${x} ${y}`} stroke={ink} strokeWidth="3.5" strokeLinecap="round" />
		</g>
	);
}

/** The lid of a silver watch, open to the left, from inside. */
function Lid({ w }: { w: number }) {
	const metal = cases.quist;
	return (
		<g>
			<ellipse cx="-138" cy="0" rx="52" ry="94" fill={metal.dark} stroke={ink} strokeWidth={w} />
			<ellipse cx="-142" cy="2" rx="40" ry="80" fill={metal.light} stroke={ink} strokeWidth={tenth(w * 0.5)} />
			<path d="M-168 50C-180 10-176-40-158-66L-148-70C-162-30-164 20-150 64Z" fill={metal.gloss} />
			<path d="M-96-18H-84V18H-96Z" fill={metal.dark} stroke={ink} strokeWidth={tenth(w * 0.7)} />
		</g>
	);
}
