import type { WorldEvent } from '../content/events.ts';

/** The year in which the harbours were tied together: the city counts its own years from it. */
export const mooringYear = 2061;

/** Years that belong together, from one great event to the year before the next. */
export interface Era {
	/** Its anchor on a page that lists events. */
	id: string;
	/** The heading in the world's voice. */
	heading: string;
	/** Its first year; the last is the one before the next era's. */
	from: number;
}

/** A year as the city counts it. */
export function nameMooringYear(year: number): string {
	const count = year - mooringYear;
	if (count === 0) return 'The Mooring';
	if (count > 0) return `Year ${count}`;
	return count === -1 ? '1 year before' : `${-count} years before`;
}

/** Some years as the city counts them. */
export function nameMooringYears(from: number, to: number): string {
	if (to < mooringYear) return 'Before the mooring';
	const [first, last] = [nameMooringYear(from), nameMooringYear(to)];
	return first === last ? first : `${first} to ${last}`;
}

/** An event with its place in a picture of the years: how many of its year stand before it. */
export interface StackedEvent {
	event: WorldEvent;
	level: number;
}

/** Gives each event of a year a level of its own, from 0 up. */
export function stackByYear(events: readonly WorldEvent[]): StackedEvent[] {
	const counts = new Map<number, number>();
	return events.map((event) => {
		const level = counts.get(event.year) ?? 0;
		counts.set(event.year, level + 1);
		return { event, level };
	});
}

/** An era with its last year and its events. */
export interface EraWithEvents extends Era {
	to: number;
	events: readonly WorldEvent[];
}

/** Sorts events into eras; what happened before the first era belongs to it. */
export function sortIntoEras(events: readonly WorldEvent[], eras: readonly Era[]): EraWithEvents[] {
	const last = Math.max(...events.map(({ year }) => year));
	return eras.map((era, at) => {
		const to = (eras[at + 1]?.from ?? last + 1) - 1;
		const inside = ({ year }: WorldEvent) => (at === 0 || year >= era.from) && year <= to;
		return { ...era, to, events: events.filter(inside) };
	});
}
