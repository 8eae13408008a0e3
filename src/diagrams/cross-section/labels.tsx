import { size } from '../../art/cross-section/scale.ts';
import { type LabelledLevel, type Landmark, labelledLevels, landmarks } from './places.ts';

/**
 * Where the levels' plates are fixed, and how far past it they reach: as they grow on a narrow
 * screen they reach farther, away from the city.
 */
const post = { x: 1484, reach: 28 } as const;

/** Room before and after the words of a plate. */
const pad = 10;

/** Words take the width they are given, so that they stay on their plate in any face. */
const fit = (width: number) => ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' });

/** A plate with what is touched and what shows focus, from its left end. */
function Plate({ x, wide, high }: { x: number; wide: number; high: number }) {
	const grown = (by: number, height: number) => ({
		x: x - by,
		y: -height / 2,
		width: wide + 2 * by,
		height,
	});
	return (
		<>
			<rect className="diagram-halo" {...grown(13, high + 26)} />
			<rect className="diagram-plate" {...grown(0, high)} />
			<rect className="diagram-hit" {...grown(0, 104)} />
		</>
	);
}

function Level({ level }: { level: LabelledLevel }) {
	const { id, name, decks, top, foot, y, words } = level;
	const wide = Math.max(...words) + 2 * pad;
	const middle = post.reach - wide / 2;
	return (
		<a className="diagram-bright" href={`#${id}`}>
			<rect className="diagram-band" y={top} width={size.width} height={foot - top} />
			<g transform={`translate(${post.x} ${y})`}>
				<g className="diagram-label">
					<Plate x={post.reach - wide} wide={wide} high={88} />
					<text
						className="diagram-name"
						fontSize="42"
						x={middle - words[0] / 2}
						y="-4"
						{...fit(words[0])}
					>
						{name}
					</text>{' '}
					<text x={middle - words[1] / 2} y="31" {...fit(words[1])}>
						{decks}
					</text>
				</g>
			</g>
		</a>
	);
}

function Place({ place }: { place: Landmark }) {
	const { id, name, to, at, runs, words } = place;
	const wide = words + 2 * pad;
	const x = runs === 'left' ? -wide : 0;
	const line = `M${at.join(' ')}L${to.join(' ')}`;
	return (
		<a className="diagram-place" href={`#${id}`}>
			<path className="diagram-leader" d={line} />
			<path className="diagram-leader" d={line} />
			<circle className="diagram-dot" cx={to[0]} cy={to[1]} r="7" />
			<g transform={`translate(${at.join(' ')})`}>
				<g className="diagram-label">
					<Plate x={x} wide={wide} high={48} />
					<text x={x + pad} y="11" {...fit(words)}>
						{name}
					</text>
				</g>
			</g>
		</a>
	);
}

/** The names on the cross-section, each a link to where it is told: levels by their whole band, and places. */
export const CrossSectionLabels = () => (
	// biome-ignore lint/a11y/useSemanticElements: HTML has no group for a drawing
	<svg
		className="diagram-labels"
		fontSize="31"
		viewBox={`0 0 ${size.width} ${size.height}`}
		role="group"
		aria-labelledby="cross-section-title"
		aria-describedby="cross-section-desc"
	>
		<title id="cross-section-title">The four levels of Lagan, in section</title>
		<desc id="cross-section-desc">
			The city cut open, seen from the south: the weather side with its docks on the left, the lee
			with the gardens on the right. It is a stepped heap, narrow and white where towers stand apart
			on the upper level, broad and sand-coloured on the mid level, brick-red and broadest on the
			lower level at the waterline, and below it a dark blue hull that narrows to Deck −40. One lift
			shaft runs through all four.
		</desc>
		{labelledLevels.map((level) => (
			<Level key={level.id} level={level} />
		))}
		{landmarks.map((place) => (
			<Place key={place.name} place={place} />
		))}
	</svg>
);
