import { palette, steel } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';
import type { ThingProps } from '../kit/piece.tsx';
import { orange, silk } from './padmini-raghavan-tones.ts';

/** What Padmini Raghavan holds: order slips in a fan, a needle with a button on its thread, the telephone. */

interface SlipsProps extends ThingProps {
	/** From behind, where nothing is printed. */
	blank?: boolean;
}

const slips = [
	[-42, [30, 26, 28, 14], false],
	[-20, [10, 14, 12, 24], true],
	[2, [28, 30, 20, 9], false],
	[24, [8, 12, 20, 32], true],
] as const;

/** Four slips round their common foot, 150 long: bars of ink, up or down. */
export function Fan({ line, near, blank }: SlipsProps) {
	return slips.map(([turn, bars, up]) => (
		<g key={turn} transform={`rotate(${turn})`}>
			<path
				d="M-23-150H23L21-10H-21Z"
				fill={up ? palette.white : palette.paper}
				stroke={palette.ink}
				strokeWidth={line}
				strokeLinejoin="round"
			/>
			{near && <Line d="M-13-136H13M-13-126H2" width={3} />}
			{!blank && (
				<path
					d={bars.map((h, i) => `M${i * 9 - 13.5}-78v${n(-h * 1.15)}`).join('')}
					stroke={up ? palette.blue : palette.red}
					strokeWidth={near ? 6 : 7}
					strokeLinecap="butt"
				/>
			)}
			{near && <Line d="M-18-74H18" width={2.4} />}
		</g>
	));
}

/** Its eye as origin, the point to the left; the thread runs on to a button below. */
export function Needle({ line, near }: ThingProps) {
	return (
		<>
			<Line d="M0 0C26 10 30 50 16 84" width={line * 1.7} />
			<Line d="M0 0C26 10 30 50 16 84" width={line * 0.8} ink={palette.red} />
			<Line d="M8 2L-62-16" width={line * 1.7} />
			<Line d="M6 1.4L-58-15" width={line * 0.7} ink={steel.pale} />
			<circle cx="16" cy="98" r="17" fill={palette.yellow} stroke={palette.ink} strokeWidth={line} />
			{near && (
				<>
					<circle cx="16" cy="98" r="11" fill="none" stroke={palette.ink} strokeWidth="1.8" />
					<Line d="M12 94h.1M20 94h.1M12 102h.1M20 102h.1" width={4.4} />
				</>
			)}
		</>
	);
}

/** Seen on its edge, its middle as origin, 160 long; the ear's side is to the right. */
export function Telephone({ line }: ThingProps) {
	return (
		<>
			<path
				d="M-26-70C-26-78-20-82-12-82H12C20-82 24-78 24-70V70C24 78 20 82 12 82H-14C-22 82-26 78-26 70Z"
				fill={palette.ink}
				stroke={palette.ink}
				strokeWidth={line}
			/>
			<path d="M-8-74H12C16-74 18-72 18-68V68C18 72 16 74 12 74H-4Z" fill={steel.light} />
		</>
	);
}

/** The cuff of her coat round a wrist, the hand pointing up. */
export function Cuff({ line }: ThingProps) {
	return (
		<g stroke={palette.ink} strokeLinejoin="round">
			<path d="M-40 18C-14 28 14 28 40 18L48 74H-48Z" fill={silk.light} strokeWidth={line} />
			<path d="M-38 21C-28 25-18 26-8 26L-12 72H-46Z" fill={silk.dark} stroke="none" />
			<path d="M-34-2C-12 6 12 6 34-2L42 20C14 30-14 30-42 20Z" fill={orange.light} strokeWidth={line * 0.8} />
		</g>
	);
}
