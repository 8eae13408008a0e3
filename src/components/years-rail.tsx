import type { WorldEvent } from '../content/events.ts';
import { type EraWithEvents, stackByYear } from '../world/years.ts';

/** The height of a year; an event is 1 wide. */
const yearHeight = 2.5;

/** The events of one era as horizontal bars from the right, one row for each year. */
function EraBars({ era, most }: { era: EraWithEvents; most: number }) {
	const years = era.to - era.from + 1;
	const groups = new Map<string, string>();
	for (const { event, level } of stackByYear(era.events)) {
		const key = (event.factions ?? []).join(' ');
		const y = Math.max(0, event.year - era.from) * yearHeight;
		const bar = `M${most - level - 1} ${y}h1v2h-1z`;
		groups.set(key, (groups.get(key) ?? '') + bar);
	}
	return (
		<svg
			className="diagram-labels"
			viewBox={`0 0 ${most} ${years * yearHeight}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{[...groups].map(([factions, d]) => (
				<path key={factions} className="years-marks" data-factions={factions} d={d} />
			))}
		</svg>
	);
}

/** The largest number of events in one year. */
const countMost = (events: readonly WorldEvent[]) =>
	Math.max(...stackByYear(events).map(({ level }) => level + 1));

/**
 * A vertical timeline beside the list of events. Each era is as tall as it is long, shows its
 * events as bars, and links to its heading.
 */
export function YearsRail({ eras }: { eras: readonly EraWithEvents[] }) {
	const most = countMost(eras.flatMap(({ events }) => events));
	return (
		<nav className="years-rail" aria-label="Years">
			<ol role="list">
				{eras.map((era) => (
					<li key={era.id}>
						<a href={`#${era.id}`}>
							<EraBars era={era} most={most} />
							<span>{era.from}</span>
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
