import type { WorldEvent } from '../../content/events.ts';
import { mooringYear, type StackedEvent, stackByYear } from '../../world/years.ts';

/** What a year of the mooring takes along the band, and each of its events above it. */
export const cell = { width: 20, height: 15 } as const;

/** What a year before it takes: little is told of those. */
const earlyWidth = 8;

/** A mark inside its cell: a flag of 4:3. */
export const mark = { width: 16.8, height: 12.6 } as const;

/** From the drawing's left side to its first year, and the room that the last name needs. */
const margin = { left: 36, right: 96 } as const;

/** The lowest line of names above the band, and from each to the next. */
const names = { lowest: 170, step: 36, letter: 11.4 } as const;

/** The room below the band, for two rows of years. */
const foot = 84;

/** A name that stands above its year. */
interface NamedEvent {
	event: WorldEvent;
	/** Where the staff stands, from its mark up to the name. */
	x: number;
	bottom: number;
	top: number;
	/** Where the name begins: beside the staff, or beside all marks of the year. */
	start: number;
}

/** Where everything of the picture stands. */
export interface Plot {
	width: number;
	height: number;
	/** The line that the marks stand on. */
	base: number;
	/** Where the mooring is: a year before it takes less. */
	moored: number;
	first: number;
	last: number;
	marks: readonly (StackedEvent & { x: number; y: number })[];
	names: readonly NamedEvent[];
	xOf(year: number): number;
}

/**
 * Finds room for names, each to the right of its staff: above the staffs and the stacks that it would
 * run into. Whoever comes first stands highest, so that no staff runs through a name.
 */
function raiseNames(
	named: readonly { event: WorldEvent; x: number }[],
	heightAt: (year: number) => number,
): number[] {
	const raised: number[] = named.map(() => 0);
	for (let at = named.length - 1; at >= 0; at--) {
		const { event, x } = named[at] ?? { event: undefined, x: 0 };
		if (event?.title === undefined) continue;
		const end = x + cell.width + event.title.length * names.letter;
		let row = 0;
		named.forEach((other, i) => {
			if (i > at && other.x <= end) row = Math.max(row, (raised[i] ?? 0) + 1);
		});
		const years = Math.ceil((end - x) / cell.width);
		for (let year = event.year + 1; year <= event.year + years; year++) {
			row = Math.max(row, Math.ceil((heightAt(year) + 30 - names.lowest) / names.step));
		}
		raised[at] = row;
	}
	return raised;
}

/** Lays events out on a band of years, one mark an event, those of a year on top of one another. */
export function plotYears(events: readonly WorldEvent[]): Plot {
	const years = events.map(({ year }) => year);
	const [first, last] = [Math.min(...years), Math.max(...years)];
	const moored = margin.left + Math.max(0, mooringYear - first) * earlyWidth;
	const xOf = (year: number) =>
		moored + (year - mooringYear) * (year < mooringYear ? earlyWidth : cell.width);
	const stacked = stackByYear(events);
	const heightAt = (year: number) =>
		stacked.filter(({ event }) => event.year === year).length * cell.height;
	const named = stacked.flatMap(({ event, level }) =>
		event.title === undefined ? [] : { event, level, x: xOf(event.year) },
	);
	const rows = raiseNames(named, heightAt);
	const base = names.lowest + Math.max(...rows) * names.step + names.step;
	return {
		width: xOf(last) + cell.width + margin.right,
		height: base + foot,
		base,
		moored,
		first,
		last,
		marks: stacked.map(({ event, level }) => ({
			event,
			level,
			x: xOf(event.year),
			y: base - (level + 1) * cell.height,
		})),
		names: named.map(({ event, level, x }, i) => {
			const rise = names.lowest + (rows[i] ?? 0) * names.step;
			return {
				event,
				x,
				bottom: base - (level + 1) * cell.height,
				top: base - rise,
				start: x + (heightAt(event.year) > rise ? cell.width + 6 : 8),
			};
		}),
		xOf,
	};
}
