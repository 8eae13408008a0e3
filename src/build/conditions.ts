import type { IncomingHttpHeaders } from 'node:http';
import type { SiteFile } from './site-editions.ts';

/** The compressed forms that stand beside files, the smallest first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/**
 * The encodings that a client takes, in our order.
 * @param accepted its `Accept-Encoding`; what has the weight 0 is refused
 */
export function listEncodings(accepted = ''): (keyof typeof encodings)[] {
	const weights = new Map(
		accepted
			.toLowerCase()
			.split(',')
			.map((item) => {
				const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
				const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
				return [name, Number(weight ?? 1)] as const;
			}),
	);
	return (['br', 'gzip'] as const).filter(
		(name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0,
	);
}

/** The tag of a file, as sirv makes it. */
export const tagOf = ({ size, modified }: SiteFile) => `W/"${size}-${modified}"`;

/** Whether a time that a client names is not before that of the file, both in whole seconds. */
const isSince = (time: string, { modified }: SiteFile) =>
	Date.parse(time) >= Math.floor(modified / 1000) * 1000;

/** Whether a client has this very file already. Source: RFC 9110, 13.2.2. */
export function isKnown(headers: IncomingHttpHeaders, file: SiteFile): boolean {
	const { 'if-none-match': tags, 'if-modified-since': since } = headers;
	if (tags === undefined) return since !== undefined && isSince(since, file);
	const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
	return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(tagOf(file)));
}

/**
 * Says a wish for a part of a file in the one way that sirv reads right.
 * @returns undefined for the whole file: there is no wish, it is no single range of bytes, or it is
 * for another state of the file. Source: RFC 9110, 13.1.5 and 14.2
 */
export function readRange(headers: IncomingHttpHeaders, file: SiteFile): string | undefined {
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
	if (first === '' && last === '') return undefined;
	const condition = headers['if-range'];
	// Our tags are weak, and no weak tag vouches for single bytes; a date does.
	if (typeof condition === 'string' && !isSame(condition, file)) return undefined;
	const size = file.size;
	const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
	const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	// Beyond the end, or the last no bytes: sirv answers 416.
	if (start >= size) return `bytes=${size}-`;
	// An end before its start makes no sense, and an end of 0 sirv takes for none.
	return end < start || end === 0 ? undefined : `bytes=${start}-${end}`;
}

const isSame = (time: string, { modified }: SiteFile) =>
	Date.parse(time) === Math.floor(modified / 1000) * 1000;
