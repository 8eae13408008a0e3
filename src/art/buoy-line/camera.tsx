import { palette } from '../../model/colours.ts';
import { cloth, Form, Line, n, through } from '../kit/forms.tsx';
import type { Point } from '../kit/shapes.ts';
import { put } from './course.ts';

const { ink, white, yellow, foam, red } = palette;

/** Exposed film on the current: it snakes, and each swing is wider than the one before. */
export function Film() {
	/** A line along it, so far off its middle, and so far past its end. */
	const line = (across: number, past = 0) => {
		const points = Array.from({ length: 15 }, (_, i): Point => {
			const along = i / 14;
			const swing = 5 + along * 16;
			const slope = (30 + Math.cos(along * 7.3) * 7.3 * swing) / 124;
			const length = Math.hypot(1, slope);
			return [494 + along * 124 - (slope / length) * across, 428 + along * 30 + Math.sin(along * 7.3) * swing + across / length];
		});
		const [a = [0, 0], b = a] = points.slice(-2);
		const more = past / Math.hypot(b[0] - a[0], b[1] - a[1]);
		const end = `l${n((b[0] - a[0]) * more)} ${n((b[1] - a[1]) * more)}`;
		return `M${put(points[0] ?? a)}${through(points)}${end}`;
	};
	return (
		<g fill="none" strokeLinecap="butt">
			<path d={line(0, 3)} stroke={foam} strokeWidth="41" />
			<path d={line(0, 1.5)} stroke={ink} strokeWidth="36" />
			<path d={line(0)} stroke={cloth.navy.light} strokeWidth="29" />
			<path d={line(0)} stroke={yellow} strokeWidth="14" strokeDasharray="16 4" />
			<path d={line(-11) + line(11)} stroke={foam} strokeWidth="3.5" strokeDasharray="3.5 4.5" />
		</g>
	);
}

/** For the film-makers: a camera that wants no battery. */
export function Camera() {
	return (
		<>
			<path d="M-24 62C-24 28 24 28 24 62" fill="none" strokeWidth="15" />
			<path d="M-24 62C-24 28 24 28 24 62" fill="none" stroke={cloth.wood.dark} strokeWidth="7" />
			{[-27, 28].map((x) => (
				<g key={x} transform={`translate(${x} 76)`}>
					<circle r="29" fill={cloth.grey.light} strokeWidth="9" />
					<path d="M12-26A29 29 0 0 1-10 27Q16 10 12-26Z" fill={cloth.grey.dark} />
					<circle r="17" fill="none" strokeWidth="2.4" />
					<circle r="5" fill={yellow} strokeWidth="5" />
				</g>
			))}
			<Form d="M-50 118H-66L-70 110H-84V154H-70L-66 146H-50Z" tone={cloth.yellow} shade="M-90 134H-40V160H-90Z">
				<Line d="M-70 100V160M-60 100V160" width={2.6} />
			</Form>
			<Form d="M-52 96H56V172H-52Z" tone={cloth.wood} shade="M20 90L8 180H70V90Z" line={5}>
				<path d="M-52 96h16l-16 16ZM56 96h-16l16 16ZM-52 172h16l-16-16ZM56 172h-16l16-16Z" fill={yellow} />
				<Line d="M-36 96L-52 112M40 96L56 112M-36 172L-52 156M40 172L56 156M-20 106H36V162H-20Z" width={2.6} />
			</Form>
			<path d="M8 134L36 154" strokeWidth="12" />
			<path d="M8 134L36 154" stroke={cloth.grey.light} strokeWidth="5" />
			<circle cx="8" cy="134" r="8" fill={yellow} strokeWidth="6" />
			<circle cx="37" cy="155" r="9" fill={red} strokeWidth="7" />
			<circle cx="34" cy="152" r="2.5" fill={white} />
		</>
	);
}
