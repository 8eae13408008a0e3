/** The months as pages name them. */
export const months = [
	...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
	...['October', 'November', 'December'],
];

/** A day as records hold it, in the form of ISO 8601: `2026-11-23`. */
export type Day = `${number}-${number}-${number}`;

/** What is said behind a number: 1st, 2nd, 3rd, 4th, 11th, 21st. */
function ordinal(number: number): string {
	if (Math.floor(number / 10) === 1) return 'th';
	return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}

/** A day as the project's pages write it: `2026-11-23` is “November 23rd, 2026”. */
export function sayDay(day: Day): string {
	const [year, month, date] = day.split('-').map(Number);
	return `${months[(month ?? 0) - 1]} ${date}${ordinal(date ?? 0)}, ${year}`;
}
