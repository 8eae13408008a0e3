import type { Records } from '../../world/records.ts';
import { slugify } from '../../world/slugs.ts';
import { collectProblems, type Problem, type Report } from '../problems.ts';
import { checkReferences, oldest } from './check-references.ts';
import {
	findDayFault,
	findEdge,
	findFalseDate,
	findLeftover,
	findMarkup,
	findSlugFault,
	findUnseen,
	isMailAddress,
	isSeen,
	isSitePath,
	isWebAddress,
	noAnchor,
	type TextFault,
} from './text-faults.ts';

// What a field is called and what type it has is for the compiler, which reads records before a build
// (check-types.ts). Here is what a type cannot say.

/** Where each list and record is written, for messages. */
const places: Readonly<Record<string, string>> = {
	factions: 'src/content/factions',
	characters: 'src/content/characters',
	sections: 'src/content/world-bible.ts: section',
	stations: 'src/content/stations.ts',
	pullQuotes: 'src/content/world-bible.ts: quotation',
	canon: 'src/content/canon',
	gallery: 'src/content/gallery.ts',
	vignettes: 'src/content/vignettes.ts',
	artistLinks: 'src/content/creative-links.ts',
	writerLinks: 'src/content/creative-links.ts',
	contributorRoles: 'src/content/landing.ts',
	worldFacts: 'src/content/landing.ts',
	nextMilestone: 'src/content/timeline.ts: nextMilestone',
	remember: 'src/content/themes.ts: remember',
	themesToAvoid: 'src/content/themes.ts',
	guidelinesMembers: 'src/content/call.ts: guidelinesMembers',
	deckKit: 'src/content/deck-kit',
	models: 'src/content/models',
	takeAways: 'src/content/downloads.ts',
	resourceCards: 'src/content/resource-cards.ts',
	startingPaths: 'src/content/starting-paths.ts',
};

/** Fields that pages show as a paragraph of Markdown, in whatever record. */
const markdownFields = new Set([
	...['description', 'objectives', 'headquarters', 'resources', 'note', 'berths', 'achievements'],
	...['goals', 'paragraphs', 'answer', 'when', 'points', 'checklist', 'summary'],
	...['image', 'reason', 'remember', 'definition', 'text', 'never', 'bearing'],
]);

/** Lists whose descriptions are shown letter by letter all the same. */
const plainLists = new Set([
	...['artistLinks', 'writerLinks', 'forums', 'readings', 'resourceCards'],
]);

/** Fields that tell the records of a list apart; of these the first that a record has names it. */
const identities = [
	...['id', 'slug', 'title', 'question', 'text', 'src', 'character', 'faction', 'what', 'label'],
];

/** What else a record may be called by, which others may share. */
const names = [...identities, 'about'];

/** Fields besides those that no two records of a list may share. */
const unique = ['flag', 'url'];

/** The spot in a record that is looked at. */
interface Spot {
	/** The record, such as `src/content/characters “linh-ngo”`. */
	record: string;
	/** The field and what is inside it, such as `relationships 2, note`; '' for the whole record. */
	path: string;
	/** The name of the field, whatever it is inside. */
	field: string;
}

const whereOf = ({ record, path }: Spot) => (path === '' ? record : `${record}: ${path}`);

/** What is wrong with an address; the names of the fields that hold one. */
const addresses: Readonly<Record<string, (text: string) => TextFault | undefined>> = {
	url: (text) =>
		isWebAddress(text)
			? undefined
			: {
					what: `“${text.slice(0, 80)}” is no https address of a public site.`,
					fix: 'Write it whole, such as https://example.org/page.',
				},
	path: (text) =>
		isSitePath(text)
			? undefined
			: {
					what: `“${text.slice(0, 80)}” is no path of this site.`,
					fix: 'Start it with /, such as /resources/#start.',
				},
	email: (text) =>
		isMailAddress(`mailto:${text}`) && /\.[a-z]{2,}$/i.test(text)
			? undefined
			: {
					what: `“${text.slice(0, 80)}” is no e-mail address.`,
					fix: 'Such as hello@example.org, without a name and without mailto:.',
				},
	id: findSlugFault,
	slug: findSlugFault,
	day: findDayFault,
	firstDay: findDayFault,
	lastDay: findDayFault,
	revised: findDayFault,
};

/** What is wrong with a text that is shown letter by letter. */
function findTextFault(text: string, field: string): TextFault | undefined {
	if (!isSeen(text)) {
		return { what: 'It is empty, and the page would show nothing there.', fix: 'Write the text.' };
	}
	return (
		findUnseen(text) ??
		findLeftover(text) ??
		findEdge(text) ??
		addresses[field]?.(text) ??
		findMarkup(text) ??
		findFalseDate(text)
	);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a record of a list is called in messages. */
function nameItem(item: unknown, index: number): string {
	const found = isRecord(item) ? names.map((field) => item[field]) : [];
	const name = found.find((each) => typeof each === 'string' && each !== '');
	return name ? `“${String(name).slice(0, 60)}”` : String(index + 1);
}

const within = (spot: Spot, field: string): Spot => ({
	...spot,
	path: [spot.path, field].filter(Boolean).join(', '),
	field,
});

const itemOf = (spot: Spot, index: number): Spot => ({
	...spot,
	path: `${spot.path} ${index + 1}`.trim(),
});

/** Everything inside a value, and the value itself, each with its spot. */
function* walk(value: unknown, spot: Spot): Generator<[value: unknown, spot: Spot]> {
	yield [value, spot];
	// A list may have holes, which are no items and not nothing either.
	const items: readonly unknown[] = Array.isArray(value) ? Array.from(value) : [];
	for (const [index, item] of items.entries()) yield* walk(item, itemOf(spot, index));
	if (!isRecord(value)) return;
	for (const [field, inner] of Object.entries(value)) yield* walk(inner, within(spot, field));
}

/** What is wrong with a value that is no text. */
function findValueFault(value: unknown, { field }: Spot): TextFault | undefined {
	if (value === undefined) {
		return { what: 'It is missing.', fix: 'Write it; in a list, delete the comma too many.' };
	}
	if (Array.isArray(value) && value.length === 0) {
		return {
			what: 'It is an empty list, and its heading would stand alone.',
			fix: 'Fill it, or leave it out.',
		};
	}
	if (typeof value !== 'number') return undefined;
	if (field === 'age') {
		return Number.isInteger(value) && value >= 0 && value <= oldest
			? undefined
			: { what: `${value} is no age.`, fix: `Give a whole number from 0 to ${oldest}.` };
	}
	return value >= 0 && value < Number.POSITIVE_INFINITY
		? undefined
		: { what: `${value} is no amount.`, fix: 'Give a number from 0 up.' };
}

/** Finds values that two items of a list share: texts, or records by what tells them apart. */
function findRepeats(items: readonly unknown[], spotOf: (index: number) => Spot): Problem[] {
	const seen = new Map<string, number>();
	return items.flatMap((item, index) => {
		const identity = isRecord(item) ? identities.find((field) => field in item) : undefined;
		return [identity, ...unique].flatMap((field) => {
			const value = isRecord(item) ? field && item[field] : field ? undefined : item;
			if (typeof value !== 'string') return [];
			const first = seen.get(`${field} ${value}`);
			if (first === undefined) seen.set(`${field} ${value}`, index);
			if (first === undefined) return [];
			return {
				where: whereOf(field ? within(spotOf(index), field) : spotOf(index)),
				what: `“${value.slice(0, 60)}” stands there twice, at ${first + 1} and at ${index + 1}.`,
				fix: 'Delete one, or change it.',
			};
		});
	});
}

type JudgeText = (text: string, spot: Spot) => TextFault | undefined;

/** Looks over everything inside a value. */
function findFaults(value: unknown, spot: Spot, judge: JudgeText): Problem[] {
	return Array.from(walk(value, spot)).flatMap(([inner, at]) => {
		const fault = typeof inner === 'string' ? judge(inner, at) : findValueFault(inner, at);
		return [
			...(fault ? [{ where: whereOf(at), ...fault }] : []),
			...(Array.isArray(inner) ? findRepeats(inner, (index) => itemOf(at, index)) : []),
		];
	});
}

/**
 * Finds where records link to a path of this site.
 * @returns record and field of each
 */
export function findInRecords({ world, anthology }: Records, target: string): string[] {
	return Object.entries({ ...world, ...anthology }).flatMap(([list, value]) => {
		const items: readonly unknown[] = Array.isArray(value) ? value : [value];
		const place = places[list] ?? `src/content/${list}.ts`;
		return items.flatMap((item, index) => {
			const record = Array.isArray(value) ? `${place} ${nameItem(item, index)}` : place;
			return [...walk(item, { record, path: '', field: list })].flatMap(([inner, spot]) =>
				inner === target || (typeof inner === 'string' && inner.includes(`](${target})`))
					? whereOf(spot)
					: [],
			);
		});
	});
}

/** Looks settings over like records; where the site stands is judged by `placeSite`. */
export const findSettingFaults = (settings: object): Problem[] =>
	findFaults(settings, { record: 'src/site.ts', path: '', field: '' }, (text, { path, field }) =>
		findTextFault(text, path.startsWith('emails') ? 'email' : field),
	);

/** What was found out about the records. */
export interface CheckedRecords {
	/** Whether pages can be made: mistakes in Markdown do not keep the pages from being looked at. */
	isSound: boolean;
}

/**
 * Looks every record over before a page is made of it: texts, addresses, slugs, ages, repeats, and
 * what records say of one another. Each problem names the record and the field.
 */
export function checkRecords(records: Records, report: Report): CheckedRecords {
	const { problems, report: note } = collectProblems();
	for (const [list, value] of Object.entries({ ...records.world, ...records.anthology })) {
		const place = places[list] ?? `src/content/${list}.ts`;
		const judge: JudgeText = (text, spot) => {
			const { field, path } = spot;
			const isPlain =
				!markdownFields.has(field) || (plainLists.has(list) && field === 'description');
			if (!isPlain && isSeen(text)) return undefined;
			const isAnchor = field === 'group' || (list === 'themes' && path === 'title');
			const isLost = isAnchor && slugify(text) === '';
			return findTextFault(text, field) ?? (isLost ? noAnchor : undefined);
		};
		const items: readonly unknown[] = Array.isArray(value) ? Array.from(value) : [];
		const spotOf = (index: number): Spot => ({
			record: `${place} ${nameItem(items[index], index)}`,
			path: '',
			field: list,
		});
		const found =
			items.length > 0
				? [
						...findRepeats(items, spotOf),
						...items.flatMap((item, index) => findFaults(item, spotOf(index), judge)),
					]
				: findFaults(value, { record: place, path: '', field: list }, judge);
		for (const problem of found) note(problem);
	}
	checkReferences(records, note);
	for (const problem of problems) report(problem);
	return { isSound: problems.length === 0 };
}
