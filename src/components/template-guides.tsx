import { comicPage } from '../model/comic-page.ts';

/** The bleed beyond the trim line, in points: an eighth of an inch. */
const bleed = 9;

/** Bleed, trim and live area of the comic page template, drawn over a page. */
export function TemplateGuides() {
	const { width, height, live } = comicPage;
	return (
		<svg
			className="template-guides"
			fontSize="10"
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
		>
			<path
				strokeDasharray="4 3"
				d={`M${-bleed} ${-bleed}H${width + bleed}V${height + bleed}H${-bleed}Z`}
			/>
			<path strokeDasharray="9 3 2 3" d={`M0 0H${width}V${height}H0Z`} />
			<path d={`M${live.x} ${live.y}h${live.width}v${live.height}h${-live.width}Z`} />
			<text x={live.x} y={live.y - 4}>
				live: words and faces stay inside
			</text>
			<text x={width - 4} y={height - 6} textAnchor="end">
				trim
			</text>
			<text x={width + bleed - 2} y={height + bleed + 9} textAnchor="end">
				bleed
			</text>
		</svg>
	);
}
