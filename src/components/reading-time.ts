import { countMinutes } from '../world/lengths.ts';

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Formats the reading time of a number of words: “4 minutes”, “1 hour 5 minutes”. */
export function sayReadingTime(words: number): string {
	const all = countMinutes(words);
	const [hours, minutes] = [Math.floor(all / 60), all % 60];
	return [hours > 0 && count(hours, 'hour'), minutes > 0 && count(minutes, 'minute')]
		.filter(Boolean)
		.join(' ');
}
