export const months = [
	...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
	...['October', 'November', 'December'],
];

/** A day in ISO 8601 format: `2026-11-23`. */
export type Day = `${number}-${number}-${number}`;

/** Formats a day: `2026-11-23` is “23 November 2026”. */
export function formatDay(day: Day): string {
	const [year, month, date] = day.split('-').map(Number);
	return `${date} ${months[(month ?? 0) - 1]} ${year}`;
}
