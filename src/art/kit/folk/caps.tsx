import { type ReactNode, useId } from 'react';
import {
	brass,
	canvas,
	crimson,
	midnight,
	navy,
	oilskin,
	orange,
	palette,
	plum,
	rust,
	slate,
	steel,
	wood,
} from '../../../model/colours.ts';
import { Flat, Line, n, Part, type Tone } from '../forms.tsx';
import { mix } from '../mix.ts';
import type { ByView, FolkPen, PartProps, Traits } from './traits.ts';

/** What is worn on heads, each fitted to the ring that a brim makes round the skull in every view. */

interface Ring {
	/** The ring's ends at the back and the front, and how far its middle bows. */
	l: number;
	r: number;
	yl: number;
	yr: number;
	bow: number;
	/** 0 facing us, 1 to the side. */
	aside: number;
}

const rings: ByView<Ring> = {
	front: { l: -88, r: 88, yl: -46, yr: -46, bow: -26, aside: 0 },
	quarter: { l: -118, r: 82, yl: -22, yr: -62, bow: -18, aside: 0.55 },
	profile: { l: -122, r: 92, yl: -18, yr: -60, bow: -8, aside: 1 },
	back: { l: -118, r: 84, yl: -24, yr: -58, bow: 4, aside: 0.7 },
};

type CapProps = PartProps & { tone: Tone; ring: Ring };

const rim = ({ l, r, yl, yr, bow }: Ring, up = 0, out = 0) =>
	`M${l - out} ${yl - up}Q${(l + r) / 2} ${(yl + yr) / 2 + bow * 1.6 - up} ${r + out} ${yr - up}`;

/** A dome over the ring, so much higher than the skull and so much wider. */
const dome = (ring: Ring, high: number, out: number, lean = 0) => {
	const { l, r, yl, yr } = ring;
	const m = (l + r) / 2 + lean;
	return `${rim(ring, 0, out)}C${r + out + 4} ${yr - 50} ${m + 74} ${-154 - high} ${m} ${-154 - high}C${m - 74} ${-154 - high} ${l - out - 8} ${yl - 80} ${l - out} ${yl}Z`;
};

/** Between two rims. */
const band = (ring: Ring, height: number, out: number) => {
	const { l, r, yl, yr, bow } = ring;
	const back = `L${r + out} ${yr - height}Q${(l + r) / 2} ${(yl + yr) / 2 + bow * 1.6 - height} ${l - out} ${yl - height}Z`;
	return rim(ring, 0, out) + back;
};

const shadeOf = ({ l, r, aside }: Ring) =>
	`M-300-320H${n(l + (r - l) * 0.34)}C${n(l + (r - l) * 0.16)}-150 ${n(l + (r - l) * (0.24 + aside * 0.04))}-60 ${n(l + (r - l) * 0.3)} 300H-300Z`;

const visors: ByView<string> = {
	front: 'M-78-60C-60-26 60-26 78-60 40-82-40-82-78-60Z',
	quarter: 'M-6-74C24-50 74-38 122-42 118-60 100-74 78-82 46-92 12-86-6-74Z',
	profile: 'M24-74C60-58 110-44 150-42 146-58 122-72 90-82Z',
	back: 'M58-70C84-60 104-50 116-46 112-60 98-72 82-80Z',
};

function Piece({
	pen,
	d,
	tone,
	ring,
	k = 1,
	children,
}: {
	pen: FolkPen;
	d: string;
	tone: Tone;
	ring: Ring;
	k?: number;
	children?: ReactNode;
}) {
	return (
		<Part d={d} tone={tone} shade={shadeOf(ring)} line={pen.line * k}>
			{children}
		</Part>
	);
}

const mark = (pen: FolkPen) => n(Math.max(3.4, pen.line * 0.34));

function WatchCap(props: CapProps) {
	const { pen, ring } = props;
	const { l, r } = ring;
	const ribs = [0.16, 0.33, 0.5, 0.67, 0.84]
		.map((t) => `M${n(l + (r - l) * t)} ${n(ring.yl + (ring.yr - ring.yl) * t + ring.bow - 34)}l${n((t - 0.5) * 8)} 26`)
		.join('');
	return (
		<>
			<Piece {...props} d={dome(ring, 20, 2, -8)} />
			<Piece {...props} d={band(ring, 44, 8)}>
				<Line d={ribs} width={mark(pen)} ink={props.tone.dark} />
			</Piece>
		</>
	);
}

function Kufi(props: CapProps) {
	const { ring, tone, pen } = props;
	return (
		<Piece {...props} d={`${rim(ring, 14, 1)}L${ring.r - 10} -150Q${(ring.l + ring.r) / 2} -186 ${ring.l + 12} -146Z`}>
			<Line d={`${rim(ring, 40, 6)}${rim(ring, 66, 6)}`} width={mark(pen) * 2} ink={mix(tone.light, palette.yellow, 0.6)} />
		</Piece>
	);
}

function Turban(props: CapProps) {
	const { ring, pen } = props;
	const { l, r, yl, yr } = ring;
	const m = (l + r) / 2;
	return (
		<Piece
			{...props}
			d={`${rim(ring, 6, 6)}C${r + 34} ${yr - 40} ${r + 12} -170 ${m + 30} -184C${m - 40} -196 ${l - 26} -160 ${l - 22} ${yl - 60}C${l - 22} ${yl - 40} ${l - 14} ${yl - 14} ${l - 6} ${yl - 6}Z`}
		>
			<Line
				d={`M${l - 10} ${yl - 22}Q${m - 10} ${yr - 78} ${r + 12} ${yr - 72}M${l - 18} ${yl - 52}Q${m - 30} ${yr - 104} ${m + 40} -178M${r + 10} ${yr - 22}Q${m + 20} ${yr - 40} ${m - 40} -186`}
				width={mark(pen)}
			/>
		</Piece>
	);
}

const knots: ByView<string | undefined> = {
	front: undefined,
	quarter: 'M-104-14C-128-10-142 14-146 40L-126 34-120 52C-108 34-98 14-96 0Z',
	profile: 'M-104 0C-134 0-152 24-160 50L-138 46-130 64C-112 46-100 26-92 12Z',
	back: 'M-40 0C-66 18-80 48-82 78L-60 68-46 86C-32 60-28 30-24 8Z',
};

function Headscarf(props: CapProps) {
	const { ring, pen } = props;
	const knot = knots[pen.view];
	const { l, r, yl, yr } = ring;
	return (
		<>
			{knot && <Piece {...props} d={knot} k={0.85} />}
			<Piece {...props} d={dome({ ...ring, yl: yl + 22, yr: yr - 10 }, 12, 2, -6)}>
				<Line
					d={`M${l} ${yl}Q${(l + r) / 2 - 10} ${yr - 60} ${r - 6} ${yr - 34}M${l + 6} ${yl - 24}Q${(l + r) / 2 - 40} ${-120} ${r - 50} -128`}
					width={mark(pen)}
				/>
			</Piece>
		</>
	);
}

const veils: ByView<string> = {
	front:
		'M0-172C-70-172-106-120-104-50-104 20-116 90-132 170-80 214 80 214 132 170 116 90 104 20 104-50 106-120 70-172 0-172ZM0-112C44-112 66-84 70-40 74 20 70 80 44 130 24 156-24 156-44 130-70 80-74 20-70-40-66-84-44-112 0-112Z',
	quarter:
		'M2-172C-70-176-128-126-130-50-132 30-138 100-136 176-80 214 60 210 104 176 92 160 84 150 74 140 50 160 10 158-10 136-40 104-52 40-48-20-44-70-20-104 20-112 44-116 68-108 82-96 80-140 50-170 2-172Z',
	profile:
		'M0-174C-80-174-134-120-134-46-134 40-146 110-156 176-90 216 40 210 88 180 84 168 80 160 74 152 40 154 10 130 2 90-8 30-4-40 16-84 34-110 60-112 86-98 82-146 50-172 0-174Z',
	back: 'M-6-174C-80-172-130-120-130-46-130 40-140 110-150 176-90 214 40 214 100 180 84 150 66 120 58 80 52 30 52-50 80-96 70-150 40-174-6-174Z',
};

function Veil(props: CapProps) {
	const id = useId();
	const d = veils[props.pen.view];
	const folds: ByView<string> = {
		front: 'M-70 130C-40 166 20 174 60 160M-92 90C-94 120-100 150-112 176M86 70C90 110 96 140 110 168',
		quarter: 'M-50 60C-40 120 0 166 50 166M-90-20C-96 60-90 130-100 184M-60 90C-56 130-30 170 0 190',
		profile: 'M-30 60C-20 120 20 160 60 172M-80-40C-100 40-90 120-110 184',
		back: 'M40 40C20 100-10 150-60 190M-60-60C-90 20-80 110-110 180',
	};
	const outline = { d, fill: props.tone.light, fillRule: 'evenodd' } as const;
	if (props.pen.far) return <path {...outline} strokeWidth={n(props.pen.line * 1.6)} />;
	return (
		<>
			<clipPath id={id}>
				<path d={d} clipRule="evenodd" />
			</clipPath>
			<path {...outline} />
			<g clipPath={`url(#${id})`}>
				<Flat d={shadeOf(props.ring)} fill={props.tone.dark} />
				<Line d={folds[props.pen.view]} width={mark(props.pen)} />
			</g>
			<path d={d} fill="none" stroke={palette.ink} strokeWidth={n(props.pen.line)} />
		</>
	);
}

function FlatCap(props: CapProps) {
	const { ring, pen } = props;
	const { l, r, yl, yr, aside } = ring;
	const m = (l + r) / 2;
	return (
		<>
			<Piece {...props} d={visors[pen.view]} tone={{ light: props.tone.dark, dark: props.tone.dark }} k={0.9} />
			<Piece
				{...props}
				d={`${rim(ring, 12, 2)}C${r + 22 + aside * 14} ${yr - 30} ${r + 6} ${yr - 70} ${m + 30} -166C${m - 40} -182 ${l - 30} -140 ${l - 26} ${yl - 60}C${l - 22} ${yl - 36} ${l - 14} ${yl - 22} ${l - 2} ${yl - 12}Z`}
			>
				<Line
					d={`M${m} -172Q${m - 6} -130 ${m - 10 + aside * 10} ${yr - 30}M${l} ${yl - 50}Q${m} ${yl - 96} ${r} ${yr - 40}`}
					width={mark(pen)}
					ink={props.tone.dark}
				/>
			</Piece>
		</>
	);
}

function PeakedCap(props: CapProps) {
	const { ring, pen, tone } = props;
	const { l, r, yl, yr, aside } = ring;
	const m = (l + r) / 2;
	const black = { light: midnight.light, dark: palette.ink };
	return (
		<>
			<Piece
				{...props}
				d={`${rim(ring, 20, 0)}L${r + 28} ${yr - 66}C${r} -172 ${m + 20} -190 ${m} -190C${m - 60} -184 ${l - 20} -150 ${l - 24} ${yl - 84}Z`}
			/>
			<Piece
				{...props}
				d={band({ ...ring, yl: yl - 2, yr: yr - 2 }, 32, 2)}
				tone={{ light: tone.dark, dark: mix(tone.dark, palette.ink, 0.5) }}
				k={0.85}
			/>
			<Piece {...props} d={visors[pen.view]} tone={black} k={0.9} />
			{pen.view !== 'back' && (
				<circle
					cx={aside === 0 ? 0 : aside === 1 ? r - 8 : m + 62}
					cy={yr - 48}
					r="13"
					fill={palette.yellow}
					stroke={palette.ink}
					strokeWidth={mark(pen)}
				/>
			)}
		</>
	);
}

function Helmet(props: CapProps) {
	const { ring, pen } = props;
	const m = (ring.l + ring.r) / 2;
	const ridge =
		pen.view === 'front'
			? `M-18-176L-14 ${ring.yr - 30}M18-176L14 ${ring.yr - 30}`
			: `M${m - 80}-150Q${m}-196 ${m + 84}-130M${m - 90}-122Q${m}-166 ${m + 92}-104`;
	return (
		<>
			<Piece {...props} d={dome(ring, 28, 8)}>
				<Line d={ridge} width={mark(pen)} />
			</Piece>
			<Piece {...props} d={band({ ...ring, yl: ring.yl + 4, yr: ring.yr + 2 }, 16, 14)} k={0.85} />
			{pen.view !== 'back' && <Piece {...props} d={visors[pen.view]} k={0.85} />}
		</>
	);
}

function StrawHat(props: CapProps) {
	const { ring, pen, tone } = props;
	const { l, r, yl, yr } = ring;
	const [m, y] = [(l + r) / 2, (yl + yr) / 2 - 20];
	const tilt = n((Math.atan2(yr - yl, r - l) * 180) / Math.PI);
	return (
		<g transform={`translate(${m} ${y})rotate(${tilt * 0.6})`}>
			<Piece {...props} ring={{ ...ring, l: -170, r: 170 }} d="M-176 10C-150-30 150-30 176 10 150 40 60 30 0 24-60 30-150 40-176 10Z">
				<Line d="M-150 12C-90 30 90 30 150 12" width={mark(pen)} ink={tone.dark} />
			</Piece>
			<Piece
				{...props}
				ring={{ ...ring, l: -90, r: 90 }}
				d="M-90-6C-90-60-84-104-60-114-20-126 30-126 60-114 84-104 90-60 90-6 50 8-50 8-90-6Z"
			>
				<Line d="M-92-18Q0 0 92-18" width={24} ink={rust.mid} />
			</Piece>
		</g>
	);
}

const flaps: ByView<string> = {
	front: 'M-90-100C-122-54-142 10-144 56-120 62-104 52-94 34L-84-36C-40-52 40-52 84-36L94 34C104 52 120 62 144 56 142 10 122-54 90-100Z',
	quarter:
		'M-112-60C-150-20-180 40-188 96-150 110-100 96-66 62-40 30-44-10-38-40 0-58 40-66 66-66 84-66 100-60 112-50 112-70 100-90 80-100Z',
	profile: 'M-112-60C-158-20-190 50-198 100-150 116-80 96-40 56-20 30 0-10 16-44 50-62 80-64 126-44 124-66 108-84 84-100Z',
	back: 'M76-80C96-70 108-60 114-48 96-54 76-56 60-50 56 0 50 60 20 96-50 124-120 110-170 76-160 20-140-30-112-70Z',
};

function Souwester(props: CapProps) {
	const { ring, pen } = props;
	const m = (ring.l + ring.r) / 2;
	return (
		<>
			<Piece {...props} d={flaps[pen.view]} />
			<Piece {...props} d={dome({ ...ring, yl: ring.yl - 24, yr: ring.yr - 20 }, 18, 2, -4)}>
				<Line
					d={`M${m - 4}-172Q${m - 20}-120 ${m - 30} ${ring.yl - 60}M${m + 4}-172Q${m + 40}-130 ${m + 44} ${ring.yr - 30}`}
					width={mark(pen)}
				/>
			</Piece>
		</>
	);
}

export const caps: Record<NonNullable<Traits['cap']>, { Cap: (props: CapProps) => ReactNode; tone: Tone }> = {
	'watch-cap': { Cap: WatchCap, tone: { light: navy.mid, dark: navy.deep } },
	headscarf: { Cap: Headscarf, tone: { light: palette.red, dark: crimson.dark } },
	veil: { Cap: Veil, tone: { light: palette.sea, dark: slate.deep } },
	turban: { Cap: Turban, tone: { light: brass.mid, dark: wood.mid } },
	souwester: { Cap: Souwester, tone: { light: palette.yellow, dark: oilskin.dark } },
	'flat-cap': { Cap: FlatCap, tone: { light: steel.mid, dark: steel.dark } },
	'peaked-cap': { Cap: PeakedCap, tone: { light: navy.mid, dark: navy.deep } },
	helmet: { Cap: Helmet, tone: orange },
	'straw-hat': { Cap: StrawHat, tone: canvas },
	kufi: { Cap: Kufi, tone: { light: plum.mid, dark: plum.dark } },
};

export function Cap({ pen, cap }: PartProps & { cap: NonNullable<Traits['cap']> }) {
	const worn = caps[cap];
	return <worn.Cap pen={pen} tone={pen.traits.capTone ?? worn.tone} ring={rings[pen.view]} />;
}
