import { useId } from 'react';
import { brass as brassTones, deal, oilskin, palette, water as waterTones } from '../../model/colours.ts';
import { Form, Line } from '../kit/forms.tsx';
import { steel } from './steel.ts';

const { ink, white, foam } = palette;
const brass = { light: steel.brass, dark: steel.brassDark };
const paint = { light: steel.pipe, dark: steel.pipeDark };

interface TapProps {
	/** Where the middle of the pipe is, at the tap. */
	x: number;
	y: number;
	/** At 1 the tap is 300 tall, from the handle to the spout's lip. */
	scale?: number;
	/** How far the pipe runs to the left and to the right, in the tap's own units. */
	pipe?: readonly [left: number, right: number];
	/** How long the stream is, in the tap's own units; none at 0. */
	water?: number;
	/** A last drop at the lip. */
	drop?: boolean;
	/** How far the handle is turned, in degrees; at 0 it is shut. */
	turn?: number;
	/** 1 with the spout to the right. */
	face?: 1 | -1;
}

/** A tap of Block K, near: square handle, as for all water that is not to be drunk. */
export function Tap(props: TapProps) {
	const { x, y, scale = 1, pipe = [260, 260], water = 0, drop, turn = 0, face = 1 } = props;
	const [left, right] = face > 0 ? pipe : [pipe[1], pipe[0]];
	return (
		<g transform={`translate(${x} ${y})scale(${scale * face} ${scale})`}>
			<Pipe left={left} right={right} />
			{water > 0 && <Stream length={water} />}
			<Form
				d="M-52-54C-40-62 40-62 50-52L58-40C120-44 156-20 158 36L162 84H104L102 48C100 32 88 28 58 32L50 46C30 58-36 58-52 46Z"
				tone={brass}
				shade="M-70 8C-20 20 40 8 70 4 110 4 126 20 128 50L132 100H80L84 40 50 70H-70Z"
				line={5}
			>
				<path
					d="M-40-42C-10-48 20-48 36-44L34-34C10-38-14-38-40-32ZM72-28C110-28 136-12 142 20L134 20C128-6 106-16 72-16Z"
					fill={brassTones.pale}
				/>
			</Form>
			<Form d="M96 78C112 72 154 72 170 78L168 98C150 106 116 106 98 98Z" tone={brass} shade="M90 70H126C122 84 124 96 128 110H90Z" />
			<Form
				d="M-34-58L-24-84H-20V-124H20V-84H24L34-58C14-50-14-50-34-58Z"
				tone={brass}
				shade="M-40-50L-30-90V-130H0C-6-100-8-70-4-50Z"
				line={4.5}
			>
				<Line d="M-24-84Q0-78 24-84" width={3} />
			</Form>
			<Handle turn={turn} />
			{drop && (
				<path
					d="M132 106C142 124 148 132 146 144 142 156 122 156 118 144 116 132 124 124 132 106Z"
					fill={foam}
					stroke={ink}
					strokeWidth="4"
				/>
			)}
		</g>
	);
}

/** The handle's top is a square: seen from a little above, with its thickness under it. */
function Handle({ turn }: { turn: number }) {
	const id = useId();
	const a = (turn * Math.PI) / 180;
	const corner = (i: number) => {
		const angle = a + 0.42 + (i * Math.PI) / 2;
		return [Math.round(Math.cos(angle) * 104), Math.round(Math.sin(angle) * 40 - 158)] as const;
	};
	const corners = [0, 1, 2, 3].map(corner);
	const top = `M${corners.map((c) => c.join(' ')).join('L')}Z`;
	const sides = corners.map(([x, y], i) => {
		const [u, v] = corners[(i + 1) % 4] ?? [x, y];
		return { d: `M${x} ${y}L${u} ${v}V${v + 34}L${x} ${y + 34}Z`, low: (y + v) / 2, right: x + u };
	});
	return (
		<g strokeLinejoin="round" stroke={ink} strokeWidth="9">
			{sides.map(({ d }) => (
				<path key={d} d={d} fill={brass.dark} />
			))}
			{sides
				.filter(({ low }) => low > -158)
				.map(({ d, right }) => (
					<path key={d} d={d} fill={right > 0 ? oilskin.dark : brass.dark} strokeWidth="4.5" />
				))}
			<path d={top} fill={brass.light} strokeWidth="4.5" />
			<g clipPath={`url(#${id})`} stroke="none">
				<path d="M-120-150C-60-176 20-196 90-196L100-186C30-184-40-166-100-138Z" fill={brassTones.pale} />
			</g>
			<clipPath id={id}>
				<path d={top} />
			</clipPath>
			<ellipse cx="0" cy="-158" rx="24" ry="10" fill={brass.dark} strokeWidth="4.5" />
			<path d="M-14-160H14" strokeWidth="4.5" fill="none" />
		</g>
	);
}

/** The pipe behind it: foam-green paint, gone at the socket and along one edge. */
function Pipe({ left, right }: { left: number; right: number }) {
	return (
		<>
			<Form d={`M${-left}-34H${right}V34H${-left}Z`} tone={paint} shade={`M${-left - 9} 8H${right + 9}V50H${-left - 9}Z`} line={5}>
				<path d={`M${-left}-24H${right}V-16H${-left}Z`} fill={waterTones.pale} />
				{/* Chipped where forty years of spanners have knocked for air. */}
				<path
					d="M-176 34L-168 18-150 22-144 10-126 14-120 24-104 20-96 34ZM-220-34L-212-26-200-30-196-34ZM96-34L104-22 118-26 124-16 140-22 148-34ZM190 34L198 22 214 26 220 34Z"
					fill={steel.shade}
					stroke={ink}
					strokeWidth="2.5"
				/>
				<path d="M-160 34L-154 26-140 28-132 22-118 34Z" fill={deal.dark} />
			</Form>
			<Form d="M-84-44H-60V44H-84ZM60-44H84V44H60Z" tone={paint} shade="M-100 10H100V60H-100Z" line={4.5} />
		</>
	);
}

/** Clear water: what is behind it, a shade lighter, between two drawn edges. */
function Stream({ length }: { length: number }) {
	const end = 96 + length;
	return (
		<g>
			<path
				d={`M108 96C114 ${96 + length * 0.3} 106 ${96 + length * 0.6} 112 ${end - 14}C110 ${end - 4} 100 ${end} 90 ${end + 4}H174C164 ${end} 154 ${end - 4} 152 ${end - 14}C158 ${96 + length * 0.6} 150 ${96 + length * 0.3} 158 96Z`}
				fill={foam}
				fillOpacity=".72"
				stroke={ink}
				strokeWidth="4"
			/>
			<path
				d={`M120 100C124 ${96 + length * 0.34} 118 ${96 + length * 0.6} 121 ${end - 6}H128C126 ${96 + length * 0.6} 132 ${96 + length * 0.34} 130 100Z`}
				fill={white}
			/>
			<path
				d={`M144 ${110 + length * 0.1}q4 ${length * 0.2} 0 ${length * 0.38}M140 ${end - length * 0.3}v${length * 0.18}`}
				fill="none"
				stroke={palette.sea}
				strokeWidth="4"
				strokeLinecap="round"
			/>
		</g>
	);
}

interface DrainProps {
	/** The middle of its far edge. */
	x: number;
	y: number;
	/** How wide it is at the far edge, and how high in the picture. */
	width: number;
	height: number;
	/** With water falling into it. */
	splash?: boolean;
	line?: number;
}

/** The drain grid in the floor, seen from above and from before. */
export function Drain({ x, y, width: w, height: h, splash, line = 4 }: DrainProps) {
	const wide = (share: number) => w / 2 + w * 0.12 * share;
	const bars = [0.18, 0.38, 0.6, 0.84].map((v) => `M${Math.round(-wide(v) * 0.84)} ${Math.round(h * v)}H${Math.round(wide(v) * 0.84)}`);
	return (
		<g transform={`translate(${x} ${y})`} strokeLinejoin="round">
			<path d={`M${-w / 2} 0H${w / 2}L${w * 0.62} ${h}H${-w * 0.62}Z`} fill={steel.light} stroke={ink} strokeWidth={line} />
			<path d={bars.join('')} stroke={ink} strokeWidth={Math.round(h * 0.11 * 10) / 10} />
			{splash && (
				<g strokeLinecap="round">
					<path
						d={`M${-w * 0.42} ${h * 0.5}C${-w * 0.3} ${h * 0.06} ${w * 0.3} ${h * 0.06} ${w * 0.42} ${h * 0.5} ${w * 0.3} ${h * 0.9} ${-w * 0.3} ${h * 0.9} ${-w * 0.42} ${h * 0.5}Z`}
						fill={foam}
						stroke={ink}
						strokeWidth={line * 0.8}
					/>
					<path
						d={`M${-w * 0.3} ${h * 0.5}C${-w * 0.2} ${h * 0.24} ${w * 0.2} ${h * 0.24} ${w * 0.3} ${h * 0.5}`}
						fill="none"
						stroke={white}
						strokeWidth={line}
					/>
					{[
						{ stroke: ink, strokeWidth: line * 3 },
						{ stroke: white, strokeWidth: line * 1.3 },
					].map((pen) => (
						<path
							key={pen.stroke}
							d={`M${-w * 0.3} ${h * 0.3}Q${-w * 0.36} ${-h * 0.3} ${-w * 0.5} ${-h * 0.4}M${w * 0.3} ${h * 0.3}Q${w * 0.38} ${-h * 0.4} ${w * 0.52} ${-h * 0.6}M${-w * 0.14} ${h * 0.16}Q${-w * 0.16} ${-h * 0.4} ${-w * 0.22} ${-h * 0.6}`}
							fill="none"
							{...pen}
						/>
					))}
					<path
						d={`M${-w * 0.7} ${-h * 0.5}h.1M${w * 0.72} ${-h * 0.2}h.1M${-w * 0.36} ${-h * 1.1}h.1`}
						stroke={ink}
						strokeWidth={line * 2.6}
					/>
					<path
						d={`M${-w * 0.7} ${-h * 0.5}h.1M${w * 0.72} ${-h * 0.2}h.1M${-w * 0.36} ${-h * 1.1}h.1`}
						stroke={white}
						strokeWidth={line * 1.2}
					/>
				</g>
			)}
		</g>
	);
}

interface SmallTapProps {
	x: number;
	y: number;
	/** Units to the metre. */
	scale: number;
	/** How long the stream is, in metres. */
	water?: number;
	line?: number;
}

/** The same from across the passage. */
export function SmallTap({ x, y, scale, water = 0, line = 2.5 }: SmallTapProps) {
	// Drawn 22 tall; a span and a half in truth, for a tap must be seen.
	const k = Math.round(scale * 11) / 1000;
	const w = Math.round((line / k) * 10) / 10;
	return (
		<g transform={`translate(${x} ${y})scale(${k})`} stroke={ink} strokeWidth={w} strokeLinejoin="round">
			{water > 0 && <path d={`M-3 6V${Math.round((water * scale) / k)}H3V6Z`} fill={foam} strokeWidth={w * 0.7} />}
			<path d="M-5-4.5H5V3H4.5V9H-4.5V3H-5Z" fill={brass.light} />
			<path d="M-1.7-5V-9H1.7V-5Z" fill={brass.dark} />
			<path d="M-8-9V-15H8V-9Z" fill={brass.light} />
			<path d="M-4 0H-1V8H-4ZM-7-12H-1V-10H-7Z" fill={brass.dark} stroke="none" />
		</g>
	);
}
