import type { WorldEvent } from '../content/events.ts';
import type { Era } from '../model/types.ts';

/** The year in which the harbours were moored together; the city counts its years from it. */
export const mooringYear = 2061;

/** Formats a year in the city's calendar. */
export function nameMooringYear(year: number): string {
	const count = year - mooringYear;
	if (count === 0) return 'The Mooring';
	if (count > 0) return `Year ${count}`;
	return count === -1 ? '1 year before' : `${-count} years before`;
}

/** Formats a range of years in the city's calendar. */
export function nameMooringYears(from: number, to: number): string {
	if (to < mooringYear) return 'Before the mooring';
	const [first, last] = [nameMooringYear(from), nameMooringYear(to)];
	return first === last ? first : `${first} to ${last}`;
}

/** An event and its index among the events of its year, from 0. */
export interface StackedEvent {
	event: WorldEvent;
	level: number;
}

/** Numbers the events of each year from 0. */
export function stackByYear(events: readonly WorldEvent[]): StackedEvent[] {
	const counts = new Map<number, number>();
	return events.map((event) => {
		const level = counts.get(event.year) ?? 0;
		counts.set(event.year, level + 1);
		return { event, level };
	});
}

export interface EraWithEvents extends Era {
	to: number;
	events: readonly WorldEvent[];
}

/** Groups events by era. Events before the first era belong to the first. */
export function sortIntoEras(events: readonly WorldEvent[], eras: readonly Era[]): EraWithEvents[] {
	const last = Math.max(...events.map(({ year }) => year));
	return eras.map((era, at) => {
		const to = (eras[at + 1]?.from ?? last + 1) - 1;
		const inside = ({ year }: WorldEvent) => (at === 0 || year >= era.from) && year <= to;
		return { ...era, to, events: events.filter(inside) };
	});
}
