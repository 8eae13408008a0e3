import path from 'node:path';
import fastGlob from 'fast-glob';
import type { Bounds, Rules } from '../../content/rules.ts';
import { countRecords } from '../../world/counts.ts';
import { countWords } from '../../world/lengths.ts';
import { flattenSections } from '../../world/links.ts';
import type { Records } from '../../world/records.ts';
import { nameWithoutTitle } from '../../world/slugs.ts';
import type { World } from '../../world/world.ts';
import type { Report } from '../problems.ts';
import { nameOf, root } from '../project.ts';
import { readSource } from './list-files.ts';
import { findLines, type Prose } from './prose.ts';

// What an editor would ask for, and no reader would call a mistake: src/content/rules.ts has the numbers.

type Judge = (where: string, count: number, bounds: Bounds, of: string) => void;

/** Reports a count that is out of bounds. */
const judgeWith =
	(report: Report): Judge =>
	(where, count, [least, most], of) => {
		if (count >= least && count <= most) return;
		const asked = Number.isFinite(most) ? `${least} to ${most}` : `at least ${least}`;
		report({
			where,
			what: `It has ${count} ${of}, and ${asked} are asked for.`,
			fix: count < least ? `Write ${least - count} more.` : `Cut ${count - most}.`,
		});
	};

/** Judges how many items some lists of each record have. */
function judgeItems<Field extends string>(
	records: readonly (Readonly<Record<NoInfer<Field>, readonly unknown[]>> & { id: string })[],
	list: string,
	bounds: Readonly<Record<Field, Bounds>>,
	judge: Judge,
): void {
	for (const record of records) {
		for (const field of Object.keys(bounds) as Field[]) {
			const where = `src/content/${list} “${record.id}”: ${field}`;
			judge(where, record[field].length, bounds[field], 'items');
		}
	}
}

/** Reports texts and lists that are too long or too short. */
function checkLengths({ world, anthology }: Records, prose: Prose, rules: Rules, judge: Judge) {
	const { words, items } = rules;
	const isNote = (line: string) => line.startsWith(rules.contentNote);
	/** What comes again, as a refrain does, is counted once. */
	const count = (id: string) => {
		const lines = new Set((prose.get(id)?.source ?? '').split('\n'));
		return countWords([...lines].filter((line) => !isNote(line)).join('\n'));
	};
	const judgeText = (id: string, bounds: Bounds) => {
		const text = prose.get(id);
		if (text) judge(text.file, count(id), bounds, 'words');
	};
	for (const { slug } of world.factions) judgeText(`factions/${slug}`, words.overview);
	for (const { id, speech } of world.characters) {
		judgeText(`characters/${id}`, words.background);
		const said = speech.map(({ text }) => text).join(' ');
		judge(`src/content/characters “${id}”: speech`, countWords(said), words.speech, 'words');
	}
	const sections = flattenSections(world.sections).map(({ id }) => count(`world-bible/${id}`));
	const bible = sections.reduce((sum, each) => sum + each, 0);
	judge('src/content/prose/world-bible', bible, words.worldBible, 'words');
	for (const { title, image } of anthology.themes) {
		judge(`src/content/themes.ts “${title}”: image`, countWords(image), words.image, 'words');
	}
	judgeItems(world.characters, 'characters', items.characters, judge);
	judgeItems(world.factions, 'factions', items.factions, judge);
}

/** Reports characters whom too few others mention. */
function checkMentions({ characters }: World, prose: Prose, least: number, report: Report) {
	const pages = characters.map((each) => ({
		id: each.id,
		text: JSON.stringify(each) + (prose.get(`characters/${each.id}`)?.source ?? ''),
	}));
	for (const { id } of characters) {
		const by = pages.filter((page) => page.id !== id && page.text.includes(`[[${id}`));
		if (by.length >= least) continue;
		report({
			where: `src/content/characters “${id}”`,
			what: `${by.length === 0 ? 'No other character mentions' : `Only ${by.map((page) => page.id).join(', ')} mentions`} them, and ${least} should.`,
			fix: `Link to [[${id}]] from the background or the record of somebody whom they know.`,
		});
	}
}

/** Reports prose that names somebody or something in full, and links to it nowhere. */
function checkBareNames({ world }: Records, prose: Prose, report: Report) {
	const districts = flattenSections(world.sections).find(({ id }) => id === 'city-districts');
	const named: readonly (readonly [slug: string, name: string])[] = [
		...world.characters.map(({ id, name }) => [id, nameWithoutTitle(name)] as const),
		...world.factions.map(({ slug, name }) => [slug, name.replace(/^The /, '')] as const),
		...(districts?.sections ?? []).map(({ id, title }) => [id, title] as const),
	];
	for (const [id, text] of prose) {
		for (const [slug, name] of named) {
			if (id.endsWith(`/${slug}`) || text.source.includes(`[[${slug}`)) continue;
			const [where] = findLines([text], (line) =>
				line.replace(/\[\[[^\]]*\]\]/g, '').includes(name),
			);
			if (where === undefined) continue;
			report({
				where,
				what: `It names ${name} in full, and links to them nowhere.`,
				fix: `Write [[${slug}|${name}]].`,
			});
		}
	}
}

/** Reports single lines and texts that are not set as all others are. */
function checkSetting(all: Records, prose: Prose, rules: Rules, report: Report) {
	const { byHand, counted, toldWithNote, contentNote } = rules;
	const records = fastGlob
		.sync('**/*.ts', { cwd: path.join(root, 'src/content'), ignore: ['figures.ts', 'rules.ts'] })
		.map((file) => path.join(root, 'src/content', file))
		.map((file) => ({
			file: nameOf(file),
			source: readSource(file, report)?.toString() ?? '',
		}));
	const texts = [...prose.values()];
	for (const [figure, name] of byHand) {
		for (const where of findLines([...texts, ...records], (line) => line.includes(figure))) {
			report({
				where,
				what: `“${figure}” is written by hand, and would stay when src/content/figures.ts changes.`,
				fix: `Write {{${name}}}, or take figures.${name} where no Markdown is read.`,
			});
		}
	}
	const counts = countRecords(all);
	for (const noun of counted) {
		const said = `${counts[`${noun}InWords`]} ${noun}`;
		const isSaid = (line: string) => line.toLowerCase().includes(said);
		for (const where of findLines([...texts, ...records], isSaid)) {
			report({
				where,
				what: `“${said}” is counted by hand, and would stay when there are more.`,
				fix: `Write {{count.${noun}InWords}} or {{count.${noun}AtStart}}; where no Markdown is read, inWords or atStart.`,
			});
		}
	}
	for (const where of findLines(texts, (line) => /["']/.test(line))) {
		report({ where, what: 'A straight quotation mark or apostrophe.', fix: 'Write “ ” ‘ or ’.' });
	}
	for (const text of texts) {
		const [where] = findLines([text], (line) => toldWithNote.test(line));
		if (where === undefined || text.source.startsWith(contentNote)) continue;
		report({
			where,
			what: 'It tells of the Quiet Winter or of Derelict’s dead, and readers are not told beforehand.',
			fix: `Begin the file with a line such as: ${contentNote} people who froze.`,
		});
	}
}

/** Reports what is not as `src/content/rules.ts` asks: lengths, mentions, links, notes, setting. */
export function checkRules(records: Records, prose: Prose, rules: Rules, report: Report): void {
	checkLengths(records, prose, rules, judgeWith(report));
	checkMentions(records.world, prose, rules.mentions, report);
	checkBareNames(records, prose, report);
	checkSetting(records, prose, rules, report);
}
