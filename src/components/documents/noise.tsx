/** Offsets of the noise line from its middle, in units of the viewBox; they repeat. */
const swings = [3, -7, 9, -2, 6, -9, 1, -5, 8, -8, 2, -4, 7, -6, 9, -1, 4, -9, 5, -3];

/** Points of the line for each second of noise. */
const perSecond = 7;
const step = 3;

/** Unintelligible seconds of a transcript, as a jagged line of proportional length. */
export function Noise({ seconds }: { seconds: number }) {
	const count = seconds * perSecond;
	const width = count * step;
	const points = Array.from(
		{ length: count + 1 },
		(_, index) => `${index * step} ${10 + (swings[(index + seconds) % swings.length] ?? 0)}`,
	);
	return (
		<span className="noise">
			<svg
				viewBox={`0 0 ${width} 20`}
				width={width}
				height="20"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path d={`M${points.join('L')}`} fill="none" stroke="currentColor" strokeWidth="1.6" />
			</svg>
			<span className="visually-hidden">
				(noise, {seconds} {seconds === 1 ? 'second' : 'seconds'})
			</span>
		</span>
	);
}
