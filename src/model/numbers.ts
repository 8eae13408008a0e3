const small = [
	...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
	...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
	'nineteen',
];

const tens = [
	...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
	'a hundred',
];

/** Writes a number in words up to a hundred, in digits above. */
export function inWords(count: number): string {
	if (count < small.length) return small[count] ?? String(count);
	const ten = tens[Math.floor(count / 10)];
	if (ten === undefined || count > 100) return count.toLocaleString('en-GB');
	return count % 10 === 0 ? ten : `${ten}-${small[count % 10]}`;
}

/** Like `inWords`, with a capital letter. */
export const atStart = (count: number): string =>
	inWords(count).replace(/^./, (letter) => letter.toUpperCase());

/** A range or limit. `below` excludes its value, `most` includes it; `about` is an estimate. */
export interface Extent {
	unit: 'words' | 'pages' | 'seconds' | 'minutes' | 'days' | 'weeks' | 'months';
	least?: number;
	most?: number;
	below?: number;
	about?: number;
}

/** Formats an extent: “under 250 words”, “3 to 5 days”, “about 3 months”. */
export function formatExtent({ unit, least, most, below, about }: Extent): string {
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

/** Formats alternatives: “.docx or .doc”. */
export const formatEither = (choices: readonly string[]): string =>
	choices.join(', ').replace(/, ([^,]*)$/, ' or $1');

/** Formats a size in decimal kB or MB; what is smaller than a tenth of a kB, in bytes. */
export function formatSize(bytes: number): string {
	if (bytes < 100) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
	return bytes < 1_000_000
		? `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`
		: `${(bytes / 1_000_000).toFixed(1)} MB`;
}
