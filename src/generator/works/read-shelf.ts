import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import type { DrawnComic } from '../../content/comics/types.ts';
import type { DocumentForm } from '../../content/documents/types.ts';
import type { FilePictureId, PictureId } from '../../content/picture-ids.ts';
import type { Day } from '../../world/dates.ts';
import { slugify } from '../../world/slugs.ts';
import {
	type Contributor,
	type Credit,
	type Shelf,
	type Work,
	type WorkKind,
	type WorkPart,
	type WorkPicture,
	workKinds,
} from '../../world/works.ts';
import { editorFiles } from '../content/list-files.ts';
import type { ProseText } from '../content/prose.ts';
import { findSlugFault, isWebAddress } from '../content/text-faults.ts';
import { findNearest, type Problem } from '../problems.ts';
import { nameOf } from '../project.ts';
import { type Fields, type PlacedText, readFrontMatter, readYaml } from './front-matter.ts';
import { readTranscript } from './transcript.ts';

/** Where works come from. */
export interface WorkSources {
	/** A folder for each work, and `contributors.yaml`. */
	folder: string;
	/** What is set in code, by the slug of its work. */
	comics: Readonly<Record<string, DrawnComic>>;
	sheets: Readonly<Record<string, DocumentForm>>;
}

/** A picture that was delivered as a file. */
export interface PictureSource {
	id: FilePictureId;
	/** Its full path. */
	file: string;
	alt: string;
}

/** The works and what they are made of. */
export interface ReadShelf {
	shelf: Shelf;
	/** The texts of works, by the id that their parts name. */
	prose: ReadonlyMap<string, ProseText>;
	pictures: readonly PictureSource[];
	/** The files to take, by their path on the site: each a full path. */
	takes: ReadonlyMap<string, string>;
	problems: readonly Problem[];
}

const kinds = Object.keys(workKinds) as WorkKind[];
const pictureName = /\.(jpe?g|png|webp|avif|svg)$/;
const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+$/;
const contributorsFile = 'contributors.yaml';

/** What is wrong with a value that should be one of some names. */
function nameNearest(
	{ text, where }: PlacedText,
	what: string,
	known: Iterable<string>,
	otherwise: string,
): Problem {
	const near = findNearest(text, known);
	return { where, what, fix: near ? `Did you mean “${near}”?` : otherwise };
}

function isDay(text: string): text is Day {
	const date = new Date(`${text}T00:00:00Z`);
	return (
		/^\d{4}-\d\d-\d\d$/.test(text) &&
		!Number.isNaN(date.valueOf()) &&
		date.toISOString().startsWith(text)
	);
}

/** Reads the list of contributors. */
function readContributors(folder: string) {
	const file = path.join(folder, contributorsFile);
	const name = nameOf(file);
	const { maps, problems } = readYaml(name, readFileSync(file, 'utf8'));
	const places = new Map<string, string>();
	const contributors = maps.map((fields): Contributor => {
		const who = fields.required('name', 'Write the name as it should be printed.');
		const link = fields.text('link');
		if (link !== undefined && !isWebAddress(link)) {
			problems.push({
				where: fields.where('link'),
				what: `“${link}” is no address.`,
				fix: 'Write the whole address, with https:// before it.',
			});
		}
		if (places.has(who)) {
			problems.push({
				where: fields.where('name'),
				what: `“${who}” is listed twice.`,
				fix: 'Keep one of the two.',
			});
		}
		places.set(who, fields.where('name'));
		const line = fields.required('line', 'Say in a line who they are.');
		problems.push(...fields.findProblems());
		return { slug: slugify(who), name: who, line, ...(link && { link }) };
	});
	return { contributors, places, problems };
}

/** Splits the text of a work at the pictures that stand in it, each on a line of its own: `![](a.jpg)`. */
function splitText(body: string): (string | { file: string; alt: string; line: number })[] {
	const parts: ReturnType<typeof splitText> = [''];
	for (const [i, line] of body.split('\n').entries()) {
		const [, alt = '', file] = /^!\[([^\]]*)\]\(([^)]*)\)\s*$/.exec(line) ?? [];
		// Blank lines keep the numbers of the lines the same.
		if (file !== undefined) parts.push({ file, alt, line: i + 1 }, '\n'.repeat(i + 1));
		else parts.push(`${parts.pop()}${line}\n`);
	}
	return parts.filter((part) => typeof part !== 'string' || part.trim() !== '');
}

/** Reads the works below a folder. */
export function readShelf(
	{ folder, comics, sheets }: WorkSources,
	subjects: ReadonlySet<string>,
): ReadShelf {
	const { contributors, places, problems: listProblems } = readContributors(folder);
	const problems: Problem[] = [...listProblems];
	const known = new Map(contributors.map((each) => [each.name, each]));
	const prose = new Map<string, ProseText>();
	const pictures: PictureSource[] = [];
	const takes = new Map<string, string>();
	const names = fastGlob.sync('**', { cwd: folder, ignore: editorFiles }).sort();
	const slugs = [...new Set(names.flatMap((name) => /^(.+?)\//.exec(name)?.[1] ?? []))];
	for (const name of names) {
		if (name.includes('/') || name === contributorsFile) continue;
		problems.push({
			where: nameOf(path.join(folder, name)),
			what: 'Nothing reads this file: each work is a folder.',
			fix: 'Move it into the folder of its work, or delete it.',
		});
	}

	/** Reads who made a work. */
	function readCredits(fields: Fields): Credit[] {
		const people = fields.maps('by');
		if (people.length === 0) {
			problems.push({
				where: fields.where('by'),
				what: 'Nobody is named as its maker.',
				fix: 'Write “by:” and under it “- name:” and “role:” for each person.',
			});
		}
		return people.flatMap((person) => {
			const name = person.required('name', 'Write the name as in contributors.yaml.');
			const role = person.required('role', 'Say what they did: words, pictures, music.');
			const contributor = known.get(name);
			if (contributor) return { contributor, role };
			if (name) {
				problems.push(
					nameNearest(
						{ text: name, where: person.where('name') },
						`${contributorsFile} has no “${name}”.`,
						known.keys(),
						`Add them to ${contributorsFile}, with a line about them.`,
					),
				);
			}
			return [];
		});
	}

	function readWork(slug: string): Work | undefined {
		const own = names.filter((name) => name.startsWith(`${slug}/`));
		const home = path.join(folder, slug);
		const file = nameOf(path.join(home, 'work.md'));
		const fault = findSlugFault(slug);
		if (fault) {
			problems.push({
				where: nameOf(home),
				what: fault.what,
				fix: `Call the folder “${slugify(slug) || 'a-title'}”: its name becomes the address.`,
			});
		}
		if (!own.includes(`${slug}/work.md`)) {
			problems.push({
				where: nameOf(home),
				what: 'This folder has no work.md.',
				fix: 'Copy one from another work, and change its lines.',
			});
			return undefined;
		}
		const source = readFileSync(path.join(home, 'work.md'), 'utf8');
		const { fields, body, problems: unread } = readFrontMatter(file, source);
		problems.push(...unread);
		if (fields === undefined || fault) return undefined;

		const kindText = fields.required('kind', `One of ${kinds.join(', ')}.`);
		const kind = kinds.find((each) => each === kindText);
		if (kind === undefined && kindText) {
			problems.push(
				nameNearest(
					{ text: kindText, where: fields.where('kind') },
					`There is no kind “${kindText}”.`,
					kinds,
					`Use one of ${kinds.join(', ')}.`,
				),
			);
		}
		const title = fields.required('title', 'Write its title.');
		const blurb = fields.required('blurb', 'Say in one line what makes one want to read it.');
		const licence = fields.required(
			'licence',
			'Say what others may do with it, such as: All rights reserved.',
		);
		const dayText = fields.required('day', 'Write the day on which it is put up: 2026-11-24.');
		if (dayText && !isDay(dayText)) {
			problems.push({
				where: fields.where('day'),
				what: `“${dayText}” is no day of the calendar.`,
				fix: 'Write year, month and day in figures: 2026-11-24.',
			});
		}
		const by = readCredits(fields);
		const about = fields.list('about').map((name) => {
			if (!subjects.has(name.text)) {
				problems.push(
					nameNearest(
						name,
						`No person, faction or place is called “${name.text}”.`,
						subjects,
						'Use the last part of its address, such as linh-ngo.',
					),
				);
			}
			return name.text;
		});

		/** The pictures that have words, by the name that other fields use. */
		const described = new Map<string, WorkPicture>();
		/** The files that anything mentions. */
		const mentioned = new Set(['work.md']);
		const missing = new Set<string>();

		/** The id of a picture: a file of this folder, or else a drawing. */
		function findPicture({ text, where }: PlacedText): PictureId {
			if (!/\.\w+$/.test(text)) return text as PictureId;
			const isThere = own.includes(`${slug}/${text}`);
			if (!isThere && !missing.has(text)) {
				missing.add(text);
				const files = own.map((name) => name.slice(slug.length + 1));
				problems.push(
					nameNearest(
						{ text, where },
						`The folder has no file “${text}”.`,
						files,
						'Put it beside work.md.',
					),
				);
			} else if (isThere && !pictureName.test(text)) {
				problems.push({
					where,
					what: `“${text}” is no picture that the site can show.`,
					fix: 'Save it as .jpg, .png, .webp, .avif or .svg.',
				});
			}
			mentioned.add(text);
			return `${slug}/${text}`;
		}
		const addFile = (name: string, alt: string) => {
			const isPicture = own.includes(`${slug}/${name}`) && pictureName.test(name);
			if (isPicture) pictures.push({ id: `${slug}/${name}`, file: path.join(home, name), alt });
		};
		for (const picture of fields.maps('pictures')) {
			const drawing = picture.text('drawing');
			const name =
				drawing ?? picture.required('file', 'Name the file, such as scan.jpg, beside work.md.');
			const place = { text: name, where: picture.where(drawing ? 'drawing' : 'file') };
			const caption = picture.text('caption');
			const alt =
				drawing === undefined
					? picture.required(
							'alt',
							'Say in a sentence or two what is seen, for those who cannot see it.',
						)
					: picture.text('alt');
			const credit =
				drawing === undefined
					? picture.required('credit', 'Say who made the picture.')
					: picture.text('credit');
			if (!name) continue;
			const id = findPicture(place);
			described.set(name, {
				id,
				...(alt && { alt }),
				...(credit && { credit }),
				...(caption && { caption }),
			});
			if (drawing === undefined) addFile(name, alt ?? '');
		}
		/** A picture with its words, which a file must have. */
		function showPicture(place: PlacedText): WorkPicture {
			const found = described.get(place.text);
			if (found) return found;
			const id = findPicture(place);
			if (id.includes('/') && !missing.has(place.text)) {
				problems.push({
					where: place.where,
					what: `Nothing says what “${place.text}” shows, or who made it.`,
					fix: 'Add it to “pictures:”, with “file:”, “alt:” and “credit:”.',
				});
			}
			return { id };
		}
		function readPicture(field: string): WorkPicture | undefined {
			const text = fields?.text(field);
			return text === undefined
				? undefined
				: showPicture({ text, where: fields?.where(field) ?? file });
		}
		const cover = readPicture('cover');
		const opening = readPicture('opening');

		const pageFiles = fields.list('pages');
		const isScanned = pageFiles.length > 0;
		const transcript = isScanned ? readTranscript(file, body, pageFiles.length) : undefined;
		problems.push(...(transcript?.problems ?? []));
		const pages = pageFiles.map((page, at) => {
			const alt = `Page ${at + 1} of ${pageFiles.length}. Its words are in the script below it.`;
			if (!described.has(page.text)) addFile(page.text, alt);
			return { picture: findPicture(page), panels: transcript?.pages[at] ?? [] };
		});

		const parts = (isScanned ? [] : splitText(body)).map((part, at): WorkPart => {
			if (typeof part === 'string') {
				const id = at === 0 ? `read/${slug}` : `read/${slug}/${at + 1}`;
				prose.set(id, { file, source: part, headings: ['h2', 'h3'] });
				return { prose: id };
			}
			const place = { text: part.file, where: `${file}:${part.line}` };
			if (part.alt) {
				problems.push({
					where: place.where,
					what: `The words about “${part.file}” stand in the text.`,
					fix: 'Move them to “pictures:”, as “alt:”, and leave the brackets empty: ![](…).',
				});
			}
			return { picture: showPicture(place) };
		});

		const watch = fields.text('watch');
		if (watch !== undefined && !isWebAddress(watch)) {
			problems.push({
				where: fields.where('watch'),
				what: `“${watch}” is no address.`,
				fix: 'Write the whole address, with https:// before it.',
			});
		}
		const taken = fields.text('take');
		if (taken !== undefined) {
			mentioned.add(taken);
			if (own.includes(`${slug}/${taken}`))
				takes.set(`/works/${slug}/${taken}`, path.join(home, taken));
			else {
				problems.push({
					where: fields.where('take'),
					what: `The folder has no file “${taken}”.`,
					fix: 'Put it beside work.md.',
				});
			}
		}
		const take =
			taken !== undefined && own.includes(`${slug}/${taken}`)
				? { path: `/works/${slug}/${taken}`, size: statSync(path.join(home, taken)).size }
				: undefined;
		const drawn = comics[slug];
		const sheet = sheets[slug];
		if (parts.length + pages.length === 0 && !drawn && !sheet) {
			problems.push({
				where: file,
				what: 'It has no text and no pages.',
				fix: 'Write the text below the second “---”.',
			});
		}
		if ((kind === 'film' || kind === 'model') && !cover) {
			problems.push({
				where: fields.where('cover'),
				what: `A ${kind} without a picture.`,
				fix: 'Name a poster as “cover:”.',
			});
		}
		if ((kind === 'film' || kind === 'model') && !watch && !take) {
			problems.push({
				where: fields.where('watch'),
				what: `A ${kind} that nobody can see.`,
				fix: 'Write its address as “watch:”, or put its file beside work.md and name it as “take:”.',
			});
		}
		if (kind === 'film' && !/^## Transcript$/m.test(body)) {
			problems.push({
				where: file,
				what: 'A film without a transcript.',
				fix: 'Write “## Transcript” in the text, and below it what is said and heard.',
			});
		}
		const [note, next, paper] = [fields.text('note'), fields.text('next'), fields.text('paper')];
		const isCanon = fields.isYes('canon');
		const isFirst = fields.isYes('begin here');
		if (next !== undefined && !subjects.has(next) && !slugs.includes(next)) {
			problems.push(
				nameNearest(
					{ text: next, where: fields.where('next') },
					`There is nothing called “${next}” to read next.`,
					[...slugs, ...subjects],
					'Use the name of another work’s folder.',
				),
			);
		}
		problems.push(...fields.findProblems());
		for (const each of own) {
			const name = each.slice(slug.length + 1);
			if (name !== 'work.md' && !fileName.test(name)) {
				const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name.normalize()) ?? [];
				problems.push({
					where: nameOf(path.join(home, name)),
					what: 'Its name cannot be part of an address everywhere.',
					fix: `Call it “${slugify(stem) || 'picture'}${ending.toLowerCase()}”, here and in work.md.`,
				});
			} else if (!mentioned.has(name)) {
				problems.push({
					where: nameOf(path.join(home, name)),
					what: 'work.md does not mention this file.',
					fix: 'Name it there, or delete it.',
				});
			}
		}
		return {
			...{
				slug,
				kind: kind ?? 'story',
				title,
				by,
				day: isDay(dayText) ? dayText : '1-1-1',
				blurb,
				about,
			},
			...{ isCanon, isFirst, licence, parts },
			...(note && { note }),
			...(cover && { cover: cover.id }),
			...(opening && { opening }),
			...(next && { next }),
			...(paper && { paper }),
			...(drawn && { drawn }),
			...(sheet && { sheet }),
			...(isScanned && { pages }),
			...(watch && { watch }),
			...(take && { take }),
		};
	}

	const works = slugs.flatMap((slug) => readWork(slug) ?? []);
	const first = works.filter(({ isFirst }) => isFirst);
	if (first.length > 1) {
		problems.push({
			where: first.map(({ slug }) => nameOf(path.join(folder, slug, 'work.md'))).join(', '),
			what: 'Each says “begin here: yes”, and the shelf can begin with one work only.',
			fix: 'Leave it to one of them.',
		});
	}
	const credited = new Set(
		works.flatMap(({ by }) => by.map(({ contributor }) => contributor.name)),
	);
	for (const [name, where] of places) {
		if (credited.has(name) || works.length < slugs.length) continue;
		problems.push({
			where,
			what: `No work names “${name}”.`,
			fix: 'Name them in “by:”, or delete them here.',
		});
	}
	return {
		shelf: {
			works: works.toSorted(
				(a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title, 'en'),
			),
			contributors: contributors.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
		},
		prose,
		pictures,
		takes,
		problems,
	};
}
