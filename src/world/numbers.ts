const small = [
	...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
	...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
	'nineteen',
];

const tens = [
	...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
	'a hundred',
];

/** A number as a sentence says it: in words up to a hundred, in digits above. */
export function inWords(count: number): string {
	if (count < small.length) return small[count] ?? String(count);
	const ten = tens[Math.floor(count / 10)];
	if (ten === undefined || count > 100) return count.toLocaleString('en-GB');
	return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
}

/** The same at the beginning of a sentence. */
export const atStart = (count: number): string =>
	inWords(count).replace(/^./, (letter) => letter.toUpperCase());

/** How much of something there may be. `below` is less than that; `about` is no limit. */
export interface Extent {
	unit: 'words' | 'pages' | 'seconds' | 'minutes' | 'days' | 'weeks' | 'months';
	least?: number;
	most?: number;
	below?: number;
	about?: number;
}

/** An extent as a sentence says it: “under 250 words”, “3 to 5 days”, “about 3 months”. */
export function sayExtent({ unit, least, most, below, about }: Extent): string {
	const bounds = [
		...(below === undefined ? [] : [`under ${below.toLocaleString('en-GB')}`]),
		...(about === undefined ? [] : [`about ${about.toLocaleString('en-GB')}`]),
		...(least === undefined ? [] : [least.toLocaleString('en-GB')]),
		...(most === undefined
			? []
			: [`${least === undefined ? 'at most' : 'to'} ${most.toLocaleString('en-GB')}`]),
	];
	return `${bounds.join(' ')} ${unit}`;
}

/** A choice as a sentence says it: “.docx or .doc”. */
export const sayEither = (choices: readonly string[]): string =>
	choices.join(', ').replace(/, ([^,]*)$/, ' or $1');

/** How large a file is, in the units that programs count downloads in: 1,000 bytes, or a million. */
export const saySize = (bytes: number): string =>
	bytes < 1_000_000
		? `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`
		: `${(bytes / 1_000_000).toFixed(1)} MB`;
