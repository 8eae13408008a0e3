import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ProseText } from '../../../lib/markdown.ts';
import { type Problem, suggestName } from '../../../lib/problems.ts';
import { nameOf } from '../../../lib/project.ts';
import type { DrawnComic } from '../../../model/comics.ts';
import type { Day } from '../../../model/dates.ts';
import type { DocumentForm } from '../../../model/documents.ts';
import {
	type Contributor,
	type Credit,
	type Work,
	type WorkKind,
	type WorkPart,
	workKinds,
} from '../../../model/works.ts';
import { readText } from '../read-text.ts';
import { findPlaceholder, isWebAddress, type TextFault } from '../text-faults.ts';
import { type Fields, type PlacedText, readFrontMatter } from './front-matter.ts';
import { addressFix, contributorsFile } from './read-contributors.ts';
import { type PictureSource, readPictures, type WorkPictures } from './read-pictures.ts';
import { readTranscript } from './transcript.ts';
import { isPointer, type WorkFolder } from './work-folder.ts';

/** What a work may name. */
export interface WorkNames {
	contributors: readonly Contributor[];
	/** The slugs of people, factions and places. */
	subjects: ReadonlySet<string>;
	/** The slugs of all works. */
	works: readonly string[];
}

/** A work, and what it is made of. */
export interface ReadWork {
	work: Work;
	/** Its texts, by the id that its parts name. */
	prose: readonly (readonly [id: string, text: ProseText])[];
	pictures: readonly PictureSource[];
	/** The drawings that it names. */
	drawings: readonly PlacedText[];
	/** A file to take: its path on the site, and on disk. */
	takes: readonly (readonly [path: string, file: string])[];
}

const kinds = Object.keys(workKinds) as WorkKind[];

function isDay(text: string): text is Day {
	const date = new Date(`${text}T00:00:00Z`);
	const isRead = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.valueOf());
	return isRead && date.toISOString().startsWith(text);
}

function readKind(fields: Fields): WorkKind {
	const all = `One of ${kinds.join(', ')}.`;
	const name = fields.required('kind', all);
	const kind = kinds.find((each) => each === name);
	if (name && kind === undefined) {
		fields.refuse('kind', `There is no kind “${name}”.`, suggestName(name, kinds, all));
	}
	return kind ?? 'story';
}

function readDay(fields: Fields): Day {
	const day = fields.required('day', 'Write the day on which it is put up, as 2026-11-24.');
	if (isDay(day)) return day;
	const fix = 'Write year, month and day in figures, as 2026-11-24.';
	if (day) fields.refuse('day', `“${day}” is no day of the calendar.`, fix);
	return '1-1-1';
}

/** Reads who made a work. */
function readCredits(fields: Fields, contributors: readonly Contributor[]): Credit[] {
	const people = fields.maps('by');
	if (people.length === 0) {
		const fix = 'Write “by:”, and under it “- name:” and “role:” for each person.';
		fields.refuse('by', 'Nobody is named as its maker.', fix);
	}
	return people.flatMap((person) => {
		const name = person.required('name', `Write the name as in ${contributorsFile}.`);
		const role = person.required('role', 'Say what they did: words, pictures, music.');
		const contributor = contributors.find((each) => each.name === name);
		if (contributor) return { contributor, role };
		const names = contributors.map((each) => each.name);
		const fix = suggestName(name, names, `Add them there, with a line about them.`);
		if (name) person.refuse('name', `${contributorsFile} has no “${name}”.`, fix);
		return [];
	});
}

/** Reads the people, factions and places in a work, and what to read next. */
function readLinks(fields: Fields, { subjects, works }: WorkNames) {
	const about = fields.list('about');
	for (const name of about) {
		if (subjects.has(name.text)) continue;
		const fix = suggestName(name.text, subjects, 'Use the end of its address, such as linh-ngo.');
		fields.refuse(name, `No person, faction or place is called “${name.text}”.`, fix);
	}
	const next = fields.text('next');
	if (next !== undefined && !subjects.has(next) && !works.includes(next)) {
		const fix = suggestName(
			next,
			[...works, ...subjects],
			'Use the name of another work’s folder.',
		);
		fields.refuse('next', `There is nothing called “${next}” to read next.`, fix);
	}
	return { about: about.map(({ text }) => text), ...(next && { next }) };
}

/** Reads a text with pictures in it, each on a line of its own: `![](a.jpg)`. */
function readParts(body: string, file: string, fields: Fields, pictures: WorkPictures) {
	const parts: (string | WorkPart)[] = [''];
	for (const [i, line] of body.split('\n').entries()) {
		const [, alt, name] = /^!\[([^\]]*)\]\(([^)]*)\)\s*$/.exec(line) ?? [];
		if (name === undefined) {
			parts.push(`${parts.pop()}${line}\n`);
			continue;
		}
		const place = { text: name, where: `${file}:${i + 1}` };
		if (alt) {
			const fix = 'Move them to “pictures:”, as “alt:”, and leave the brackets empty: ![](…).';
			fields.refuse(place, `The words about “${name}” stand in the text.`, fix);
		}
		// Blank lines keep the numbers of the lines the same.
		parts.push({ picture: pictures.show(place) }, '\n'.repeat(i + 1));
	}
	return parts.filter((part) => typeof part !== 'string' || part.trim() !== '');
}

/** The kinds of attachments: none that a browser would run. */
const attachmentName =
	/\.(3dm|blend|cbz|docx|epub|fbx|flac|glb|m4a|mov|mp3|mp4|obj|odt|ogg|pdf|step|stl|txt|wav|webm|zip)$/;

/** The most that an attachment may weigh, in bytes: hosts of repositories take no larger files. */
const maxAttachment = 100_000_000;

/** What is wrong with a file to take. */
function findAttachmentFault(file: string): TextFault | undefined {
	if (!attachmentName.test(file)) {
		const what = `The site hands out no files of this kind: “${path.basename(file)}”.`;
		return { what, fix: 'Pack it as .zip, or save it as .pdf, .glb, .stl, .mp4 or .mp3.' };
	}
	const { size } = statSync(file);
	if (size > maxAttachment) {
		return {
			what: `The file weighs ${Math.round(size / 1_000_000)} MB, and at most ${maxAttachment / 1_000_000} MB can be handed out.`,
			fix: 'Make it smaller, or put it elsewhere and write its address as “watch:”.',
		};
	}
	return isPointer(readFileSync(file))
		? { what: 'The file is the pointer that Git LFS leaves for it.', fix: 'Type: git lfs pull' }
		: undefined;
}

/** Reads where a film or a model is shown, and the file to take. */
function readOffer(kind: WorkKind, body: string, fields: Fields, folder: WorkFolder) {
	const watch = fields.text('watch');
	if (watch !== undefined && !isWebAddress(watch)) {
		fields.refuse('watch', `“${watch}” is no address.`, addressFix);
	}
	const name = fields.text('take');
	const isThere = name !== undefined && folder.mention(name);
	if (name !== undefined && !isThere) {
		const fix = suggestName(name, folder.files, 'Put it beside work.md.');
		fields.refuse('take', `The folder has no file “${name}”.`, fix);
	}
	if (kind === 'film' || kind === 'model') {
		if (!fields.text('cover')) {
			fields.refuse('cover', `A ${kind} without a picture.`, 'Name a poster as “cover:”.');
		}
		if (!watch && !name) {
			const fix = 'Write its address as “watch:”, or name a file beside work.md as “take:”.';
			fields.refuse('watch', `A ${kind} that nobody can see.`, fix);
		}
	}
	if (kind === 'film' && !/^## Transcript$/m.test(body)) {
		const fix = 'Write “## Transcript” in the text, and below it what is said and heard.';
		fields.refuse('kind', 'A film without a transcript.', fix);
	}
	const file = isThere ? folder.pathOf(name) : undefined;
	const fault = file && findAttachmentFault(file);
	if (fault) fields.refuse('take', fault.what, fault.fix);
	const address = `/works/${folder.slug}/${name}`;
	return {
		takes: file === undefined ? [] : [[address, file] as const],
		...(watch && { watch }),
		...(file && { take: { path: address, size: statSync(file).size } }),
	};
}

/**
 * Reads `work.md` and the names of the files beside it.
 * @param made what is set in code for it
 * @returns the work, unless its fields cannot be read, and everything wrong with it
 */
export function readWork(
	folder: WorkFolder,
	names: WorkNames,
	made: { drawn?: DrawnComic | undefined; sheet?: DocumentForm | undefined },
): { read?: ReadWork; problems: readonly Problem[] } {
	const { slug } = folder;
	const file = nameOf(folder.pathOf('work.md'));
	const { text: source, problems: misread } = readText(folder.pathOf('work.md'));
	if (misread.length > 0) return { problems: misread };
	const { fields, body, problems } = readFrontMatter(file, source);
	if (fields === undefined) return { problems };

	const pictures = readPictures(fields, folder);
	const show = (name: string) => {
		const placed = fields.placed(name);
		return placed && pictures.show(placed);
	};
	const kind = readKind(fields);
	const cover = show('cover');
	const pageFiles = fields.list('pages');
	const count = pageFiles.length;
	// A cover that is a file has words about it, and opens its own page too; a comic opens with a page.
	const own = cover?.alt !== undefined && count === 0 ? cover : undefined;
	const opening = show('opening') ?? own;
	const transcript = count > 0 ? readTranscript(file, body, count) : undefined;
	const pages = pageFiles.map((page, at) => ({
		picture: pictures.add(
			page,
			`Page ${at + 1} of ${count}. Its words are in the script below it.`,
		),
		panels: transcript?.pages[at] ?? [],
	}));
	const text = transcript ? [] : readParts(body, file, fields, pictures);
	const prose: [string, ProseText][] = [];
	const parts = text.map((part, at): WorkPart => {
		if (typeof part !== 'string') return part;
		const id = at === 0 ? `read/${slug}` : `read/${slug}/${at + 1}`;
		prose.push([id, { file, source: part, headings: ['h2', 'h3'] }]);
		return { prose: id };
	});
	const { takes, ...offer } = readOffer(kind, body, fields, folder);
	const { drawn, sheet } = made;
	if (parts.length + count === 0 && !drawn && !sheet && !opening) {
		fields.refuse('title', 'The work has no text.', 'Write it below the second line of hyphens.');
	}
	const [note, paper] = [fields.text('note'), fields.text('paper')];
	const work: Work = {
		slug,
		kind,
		title: fields.required('title', 'Write its title.'),
		by: readCredits(fields, names.contributors),
		day: readDay(fields),
		blurb: fields.required('blurb', 'Say in one line what would make somebody read it.'),
		licence: fields.required('licence', 'Say what others may do with it: All rights reserved.'),
		...readLinks(fields, names),
		isCanon: fields.isYes('canon'),
		isFirst: fields.isYes('begin here'),
		parts,
		...(note && { note }),
		...(paper && { paper }),
		...(cover && { cover: cover.id }),
		...(opening && { opening }),
		...(drawn && { drawn }),
		...(sheet && { sheet }),
		...(count > 0 && { pages }),
		...offer,
	};
	const leftover = findPlaceholder(source);
	return {
		read: { work, prose, pictures: pictures.sources, drawings: pictures.drawings, takes },
		problems: [
			...problems,
			...(leftover ? [{ where: file, ...leftover }] : []),
			...fields.findProblems(),
			...(transcript?.problems ?? []),
			...folder.findProblems(),
		],
	};
}
