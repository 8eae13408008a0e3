import { slugify } from '../../content/slugs.ts';
import { findNearest, type Report } from '../problems.ts';
import { isSitePath, isWebAddress } from './addresses.ts';
import {
	findEdge,
	findFalseDate,
	findMarkup,
	findSlugFault,
	findUnseen,
	isSeen,
	noAnchor,
	type TextFault,
} from './text-faults.ts';

/** The spot in a record that is looked at. */
export interface Place {
	/** The record, such as `src/content/characters “linh-ngo”`. */
	record: string;
	/** The field and what is inside it, such as `relationships 2, note`; '' for the whole record. */
	path: string;
	report: Report;
}

/**
 * Looks a value over and reports what is wrong with it.
 * @returns whether it has the type that its field should have, so that others can go on reading it
 */
export type Field = (value: unknown, place: Place) => boolean;

/** A place as problems name it: the record and the field. */
export const whereOf = ({ record, path }: Place) => (path === '' ? record : `${record}: ${path}`);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reports something at a place. */
function say(place: Place, what: string, mend?: string) {
	place.report({ where: whereOf(place), what, ...(mend && { mend }) });
}

const sayFault = (place: Place, fault: TextFault | undefined) =>
	fault && say(place, fault.what, fault.mend);

/** A value of the wrong type, in words. */
function nameOf(value: unknown): string {
	if (value === undefined || value === null) return 'missing';
	if (Array.isArray(value)) return 'a list';
	if (typeof value === 'object') return 'a record';
	return typeof value === 'string' ? `the text “${value.slice(0, 40)}”` : `${value}`;
}

const sayType = (place: Place, wanted: string, value: unknown) => {
	say(place, `It should be ${wanted}, and is ${nameOf(value)}.`);
	return false;
};

/** Whether a value is text that says something; reports it when not. */
export function readText(value: unknown, place: Place): value is string {
	if (typeof value !== 'string') return sayType(place, 'text', value);
	if (!isSeen(value)) say(place, 'It is empty, and the page would show nothing there.');
	return true;
}

/** A text of one kind: `judge` finds what is wrong with one that is not empty. */
const textOf =
	(judge: (text: string) => TextFault | undefined): Field =>
	(value, place) => {
		if (!readText(value, place)) return false;
		if (isSeen(value)) sayFault(place, findUnseen(value) ?? findEdge(value) ?? judge(value));
		return true;
	};

/** A text that is shown letter by letter. */
export const plain: Field = textOf((text) => findMarkup(text) ?? findFalseDate(text));

/** A plain text that gives a heading its anchor. */
export const anchored: Field = textOf(
	(text) => findMarkup(text) ?? (slugify(text) === '' ? noAnchor : undefined),
);

export const slug: Field = textOf(findSlugFault);

/** An address of another site. */
export const url: Field = textOf((text) =>
	isWebAddress(text)
		? undefined
		: {
				what: `“${text.slice(0, 80)}” is no https address of a public site.`,
				mend: 'Write it whole, such as https://example.org/page.',
			},
);

/** A path of this site; whether it leads anywhere is seen when the pages are there. */
export const path: Field = textOf((text) =>
	isSitePath(text)
		? undefined
		: {
				what: `“${text.slice(0, 80)}” is no path of this site.`,
				mend: 'Start it with /, such as /resources/#start.',
			},
);

export const email: Field = textOf((text) =>
	/^[\w.+-]+@([a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)
		? undefined
		: {
				what: `“${text.slice(0, 80)}” is no e-mail address.`,
				mend: 'Such as hello@example.org, without a name and without mailto:.',
			},
);

/** One of some words, such as the slugs of the factions; `noun` says what they are. */
export const oneOf = (words: readonly string[], noun: string): Field =>
	textOf((text) => {
		if (words.includes(text)) return undefined;
		const near = findNearest(text, words);
		return {
			what: `There is no ${noun} “${text.slice(0, 80)}”.`,
			mend: near
				? `Did you mean “${near}”?`
				: `There are: ${words.slice(0, 15).join(', ')}${words.length > 15 ? ' …' : '.'}`,
		};
	});

/** A whole number between two others, both allowed. */
export const wholeNumber =
	(least: number, most: number, noun: string): Field =>
	(value, place) => {
		if (typeof value !== 'number') return sayType(place, 'a number', value);
		if (!Number.isInteger(value) || value < least || value > most) {
			say(place, `${value} is no ${noun}.`, `Give a whole number from ${least} to ${most}.`);
		}
		return true;
	};

/** A number from zero up, whole or not. */
export const amount: Field = (value, place) => {
	if (typeof value !== 'number') return sayType(place, 'a number', value);
	if (!Number.isFinite(value) || value < 0) {
		say(place, `${value} is no amount.`, 'Give a number from 0 up.');
	}
	return true;
};

export const yesOrNo: Field = (value, place) =>
	typeof value === 'boolean' || sayType(place, 'true or false', value);

/** A value that something else has judged. */
export const anything: Field = () => true;

/** A field that may be left out. */
export const optional =
	(field: Field): Field =>
	(value, place) =>
		value === undefined || field(value, place);

/**
 * A record with exactly these fields; one that it should not have is reported with the nearest that
 * it could have.
 */
export function record<T extends object>(
	fields: Readonly<Record<keyof Required<T> & string, Field>>,
): Field {
	const known = Object.entries<Field>(fields);
	return (value, place) => {
		if (!isRecord(value)) return sayType(place, 'a record', value);
		const within = (name: string): Place => ({
			...place,
			path: place.path === '' ? name : `${place.path}, ${name}`,
		});
		for (const name of Object.keys(value)) {
			if (Object.hasOwn(fields, name)) continue;
			const near = findNearest(name, Object.keys(fields));
			say(
				within(name),
				'Nothing reads a field of this name.',
				near ? `Did you mean ${near}?` : `Delete it: there are ${Object.keys(fields).join(', ')}.`,
			);
		}
		return known.map(([name, field]) => field(value[name], within(name))).every(Boolean);
	};
}

/** Reports values that two items of a list share. */
function sayTwice(values: readonly unknown[], placeOf: (index: number) => Place) {
	const seen = new Map<unknown, number>();
	values.forEach((value, index) => {
		if (value === undefined) return;
		const first = seen.get(value);
		if (first === undefined) {
			seen.set(value, index);
			return;
		}
		say(
			placeOf(index),
			`“${String(value).slice(0, 60)}” stands there twice, at ${first + 1} and at ${index + 1}.`,
			'Delete one, or change it.',
		);
	});
}

/**
 * A list of at least one item, counted from 1.
 * @param key the field of its items that no two of them may share; texts themselves may not repeat
 */
export const list =
	(field: Field, key?: string): Field =>
	(value, place) => {
		if (!Array.isArray(value)) return sayType(place, 'a list', value);
		if (value.length === 0) say(place, 'It is an empty list, and its heading would stand alone.');
		// Joined and nothing more: nearly all of these paths are never read.
		const before = place.path === '' ? '' : `${place.path} `;
		const placeOf = (index: number): Place => ({ ...place, path: before + (index + 1) });
		// A list may have holes, which are no items and not nothing either.
		const items: readonly unknown[] = Array.from(value);
		const keys = items.map((item) => {
			if (key !== undefined) return isRecord(item) ? item[key] : undefined;
			return typeof item === 'string' ? item : undefined;
		});
		sayTwice(keys, placeOf);
		return items.map((item, index) => field(item, placeOf(index))).every(Boolean);
	};

/**
 * The records of a file or folder, each named in messages by one of its fields.
 * @param from the file or folder, such as `src/content/characters`
 * @param unique fields that no two of the records may share
 */
export const recordsOf =
	(from: string, key: string, field: Field, unique: readonly string[] = []): Field =>
	(value, { report }) => {
		const whole = { record: from, path: '', report };
		if (!Array.isArray(value)) return sayType(whole, 'a list', value);
		if (value.length === 0) say(whole, 'It is an empty list, and its heading would stand alone.');
		const items: readonly unknown[] = Array.from(value);
		const nameOf = (item: unknown, index: number) =>
			isRecord(item) && typeof item[key] === 'string' && item[key] !== ''
				? `“${item[key].slice(0, 60)}”`
				: String(index + 1);
		const placeOf = (index: number): Place => ({
			record: `${from} ${nameOf(items[index], index)}`,
			path: '',
			report,
		});
		for (const name of unique) {
			sayTwice(
				items.map((item) => (isRecord(item) ? item[name] : undefined)),
				(index) => ({ ...placeOf(index), path: name }),
			);
		}
		return items.map((item, index) => field(item, placeOf(index))).every(Boolean);
	};
