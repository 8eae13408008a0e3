import { FlagPattern } from '../../art/flags.tsx';
import { tenth } from '../../art/kit/shapes.ts';
import type { WorldEvent } from '../../content/events.ts';
import type { FlagLetter } from '../../model/flags.ts';
import type { FactionSlug } from '../../model/slugs.ts';
import type { Faction } from '../../model/types.ts';
import { mooringYear, nameMooringYear } from '../../world/years.ts';
import { cell, mark, type Plot, plotYears } from './plot.ts';

/** Marks that look the same and are found by the same filters: one path. */
interface MarkGroup {
	factions: readonly FactionSlug[];
	isDisputed: boolean;
	marks: { x: number; y: number }[];
}

function groupMarks({ marks }: Plot): MarkGroup[] {
	const groups = new Map<string, MarkGroup>();
	for (const { event, x, y } of marks) {
		const { factions = [], isDisputed = false } = event;
		const key = `${factions.join(' ')} ${isDisputed}`;
		const group = groups.get(key) ?? { factions, isDisputed, marks: [] };
		group.marks.push({ x, y });
		groups.set(key, group);
	}
	return [...groups.values()];
}

/** A flag's field, or a knot for what no faction had a hand in. */
const drawMark = ({ x, y }: { x: number; y: number }, isFlag: boolean) =>
	isFlag
		? `M${x} ${tenth(y)}h${mark.width}v${mark.height}h-${mark.width}z`
		: `M${tenth(x + (mark.width - 11) / 2)} ${tenth(y + mark.height / 2)}a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0`;

/** Waves from one year to another, for a time rather than a day. */
function drawWaves(from: number, to: number, y: number): string {
	const count = Math.round((to - from) / 15);
	return `M${tenth(from)} ${y}${'q3.75-7 7.5 0t7.5 0'.repeat(count)}`;
}

/** Years to write below the band: every tenth of the common years, every tenth of the city's own. */
function listTicks(plot: Plot, offset: number): number[] {
	const ticks: number[] = [];
	for (let year = plot.first; year <= plot.last; year++) {
		if ((year - offset) % 10 === 0) ticks.push(year);
	}
	return ticks;
}

/**
 * All events on a band of years: a flag each, of the first faction that had a hand in it, those of a
 * year on top of one another, and the names of the few that have one, each a link to where it is told.
 */
export function YearsBand(props: {
	events: readonly WorldEvent[];
	factions: readonly Pick<Faction, 'slug' | 'flag'>[];
}) {
	const plot = plotYears(props.events);
	const { width, height, base, moored } = plot;
	const flagOf = new Map<string, FlagLetter>(props.factions.map(({ slug, flag }) => [slug, flag]));
	const spans = props.events.flatMap(({ year, until }) => (until ? [[year, until] as const] : []));
	return (
		// biome-ignore lint/a11y/useSemanticElements: no element groups links inside a drawing
		<svg
			className="diagram-labels years-band"
			fontSize="25"
			textAnchor="middle"
			viewBox={`0 0 ${width} ${height}`}
			role="group"
			aria-labelledby="years-title"
			aria-describedby="years-desc"
		>
			<title id="years-title">The years at a glance</title>
			<desc id="years-desc">
				{`${props.events.length} events from ${plot.first} to ${plot.last}, one mark each, those of the same year stacked: few before ${mooringYear}, most in ${plot.last}. The list below gives them all.`}
			</desc>
			<defs>
				{props.factions.map(({ slug, flag }) => (
					<pattern
						key={slug}
						id={`years-${flag}`}
						x={moored}
						y={base}
						width={cell.width}
						height={cell.height}
						patternUnits="userSpaceOnUse"
					>
						<FlagPattern letter={flag} on={mark} />
					</pattern>
				))}
			</defs>
			{/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: marks and years take no focus */}
			<g aria-hidden="true">
				<path
					className="years-lines"
					d={plot.names
						.map(({ x, bottom, top }) => `M${x} ${bottom + mark.height}V${top - 16}`)
						.join('')}
				/>
				{groupMarks(plot).map(({ factions, isDisputed, marks }) => {
					const flag = flagOf.get(factions[0] ?? '');
					return (
						<path
							key={`${factions} ${isDisputed}`}
							className="years-marks"
							data-factions={factions.join(' ')}
							data-disputed={isDisputed || undefined}
							fill={flag && `url(#years-${flag})`}
							d={marks.map((each) => drawMark(each, flag !== undefined)).join('')}
						/>
					);
				})}
				<path className="years-lines" d={`M0 ${base}H${width}`} />
				{spans.map(([from, to]) => (
					<path
						key={from}
						className="years-lines years-span"
						d={drawWaves(plot.xOf(from), plot.xOf(to + 1), base + 12)}
					/>
				))}
				{listTicks(plot, 0).map((year) => (
					<text key={year} x={plot.xOf(year)} y={base + 44}>
						{year}
					</text>
				))}
				{listTicks(plot, mooringYear)
					.filter((year) => year >= mooringYear)
					.map((year) => (
						<text key={year} className="years-own" x={plot.xOf(year)} y={base + 74}>
							{nameMooringYear(year)}
						</text>
					))}
			</g>
			{plot.names.map(({ event: { id, title = '' }, start, top }) => (
				<a key={id} href={`#${id}`}>
					<rect
						className="diagram-halo"
						pointerEvents="all"
						x={start - 4}
						y={top - 25}
						width={tenth(title.length * 11.4 + 8)}
						height="34"
					/>
					<text fontSize="26" textAnchor="start" x={start} y={top}>
						{title}
					</text>
				</a>
			))}
		</svg>
	);
}
