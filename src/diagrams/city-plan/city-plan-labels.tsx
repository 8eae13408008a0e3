import { Fragment } from 'react';
import type { Point } from '../../art/kit/shapes.ts';
import { stationFixes } from '../../art/survey.ts';
import { inWords } from '../../model/numbers.ts';
import type { Section, Station } from '../../model/types.ts';
import { type Layout, layouts, nameWidths, type Side } from './labels.ts';

/** Sizes in CSS pixels at a layout's least width. */
const size = { disc: 11, touch: 44 } as const;

const tenth = (n: number) => Math.round(n * 10) / 10;
const move = (x: number, y: number) => `translate(${tenth(x)} ${tenth(y)})`;

type Box = readonly [x: number, y: number, width: number, height: number];

const grow = ([x, y, w, h]: Box, dx: number, dy: number): Box => [
	x - dx,
	y - dy,
	w + 2 * dx,
	h + 2 * dy,
];

function BoxRect({ className, box }: { className: string; box: Box }) {
	const [x, y, width, height] = box.map(tenth);
	return <rect className={className} x={x} y={y} width={width} height={height} />;
}

/**
 * The part of a label that can be pressed: around its box, and nowhere less than a fingertip. Under
 * the label lies what shows that it has the focus.
 */
function Touch({ box, nudge: [dx, dy] = [0, 0] }: { box: Box; nudge?: Point }) {
	const [x, y, w, h] = grow(
		box,
		Math.max(0, (size.touch - box[2]) / 2),
		Math.max(0, (size.touch - box[3]) / 2),
	);
	const touch: Box = [x + dx, y + dy, w, h];
	return (
		<>
			<BoxRect className="diagram-halo" box={grow(box, 5, 5)} />
			<BoxRect className="diagram-hit" box={touch} />
		</>
	);
}

function District({ section, layout }: { section: Section; layout: Layout }) {
	const place = layout.districts[section.id];
	if (!place) throw new Error(`The plan has no place for the district ${section.id}`);
	const { lines } = place;
	const { lettering, margin } = layout;
	const unit = layout.width / layout.least;
	const widths = lines.map(([, width]) => (width * lettering) / 100);
	const [w, h] = [Math.max(...widths) + 2 * margin, lines.length * (lettering + 1) + 8];
	const end = place.leader?.at(-1);
	const track = place.leader && [place.at, ...place.leader].map(([x, y]) => `${x} ${-y}`).join('L');
	return (
		<a className="diagram-bright" href={`#${section.id}`} aria-label={section.title}>
			{track && <path className="plan-leader" d={`M${track}`} />}
			{end && <circle className="diagram-dot" cx={end[0]} cy={-end[1]} r={tenth(unit * 3.4)} />}
			<g transform={`${move(place.at[0], -place.at[1])}scale(${tenth(unit * 100) / 100})`}>
				<g className="diagram-label">
					<Touch box={[-w / 2, -h / 2, w, h]} />
					<BoxRect className="diagram-plate" box={[-w / 2, -h / 2, w, h]} />
					{lines.map(([line], i) => (
						<Fragment key={line}>
							<text
								className="diagram-name"
								fontSize={lettering}
								y={tenth((i - (lines.length - 1) / 2) * (lettering + 1) + lettering * 0.36)}
								textLength={tenth(widths[i] ?? 0)}
								lengthAdjust="spacingAndGlyphs"
							>
								{line}
							</text>{' '}
						</Fragment>
					))}
				</g>
			</g>
		</a>
	);
}

/** The plate of a station's name, beside its disc. */
function placeName(side: Side, width: number, h: number): Box {
	const gap = size.disc + 1;
	const w = width + 5;
	if (side === 'right') return [gap, -h / 2, w, h];
	if (side === 'left') return [-gap - w, -h / 2, w, h];
	return [-w / 2, side === 'above' ? -gap - h : gap, w, h];
}

function Stop(props: { station: Station; number: number; fix: Point; layout: Layout }) {
	const { station, number, fix, layout } = props;
	const place = layout.stations[station.slug];
	const em = nameWidths[station.slug];
	if (!place || !em) throw new Error(`The plan has no place for the station ${station.slug}`);
	const width = (em * layout.names) / 100;
	const [dx, dy] = place.shift ?? [0, 0];
	const [left, top, w, h] = placeName(place.side, width, layout.names + 4);
	const [x, y] = [left + dx, top + dy];
	const r = size.disc;
	const [west, north] = [Math.min(x, -r), Math.min(y, -r)];
	const around: Box = [west, north, Math.max(x + w, r) - west, Math.max(y + h, r) - north];
	const unit = tenth((layout.width / layout.least) * 100) / 100;
	return (
		<a href={`#${station.slug}`} aria-label={`${number} ${station.name}, station`}>
			<g transform={`${move(fix[0], -fix[1])}scale(${unit})`}>
				<g className="diagram-label">
					<Touch box={around} {...(place.nudge && { nudge: place.nudge })} />
					<circle className="diagram-dot" r={r} />
					<text className="diagram-name" y="5" fontSize="14">
						{number}
					</text>{' '}
					<BoxRect className="diagram-plate" box={[x, y, w, h]} />
					<text
						fontSize={layout.names}
						x={tenth(x + w / 2)}
						y={tenth(y + h * 0.76)}
						textLength={tenth(width)}
						lengthAdjust="spacingAndGlyphs"
					>
						{station.name}
					</text>
				</g>
			</g>
		</a>
	);
}

interface LabelsProps {
	districts: readonly Section[];
	stations: readonly Station[];
}

function LabelLayer({ name, districts, stations }: LabelsProps & { name: keyof typeof layouts }) {
	const layout = layouts[name];
	const { west, north, width, height } = layout;
	const id = `city-plan-${name}`;
	return (
		// biome-ignore lint/a11y/useSemanticElements: there is no element for a group inside a drawing
		<svg
			className={`diagram-labels labels-${name}`}
			textAnchor="middle"
			viewBox={`${west} ${-north} ${width} ${height}`}
			role="group"
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-desc`}
		>
			<title id={`${id}-title`}>Plan of the districts and the Loop’s stations</title>
			<desc id={`${id}-desc`}>
				The city from above, the weather side on the left. Central Administrative lies in the middle
				and touches no water. Round it, from the weather side over the top to the lee: the Maritime
				Industrial Zone with its slips, behind the mole; Cultural and Arts; Innovation; the
				Biosphere Gardens; and all along the bottom the Residential Quarters. The Axion Loop is a
				ring through these five, its {inWords(stations.length)} stations numbered sunwise from the
				top.
			</desc>
			{districts.map((section) => (
				<District key={section.id} section={section} layout={layout} />
			))}
			{stations.map((station, i) => {
				const fix = stationFixes[i];
				return (
					fix && (
						<Stop key={station.slug} station={station} number={i + 1} fix={fix} layout={layout} />
					)
				);
			})}
		</svg>
	);
}

/** The plan's labels, each a link to its place in the text: laid out for phones, and for the rest. */
export function CityPlanLabels(props: LabelsProps) {
	return (
		<>
			<LabelLayer name="wide" {...props} />
			<LabelLayer name="narrow" {...props} />
		</>
	);
}
