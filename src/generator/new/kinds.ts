import { type FlagLetter, flagLetters } from '../../content/flags.ts';
import { rules } from '../../content/rules.ts';
import { slugForCharacter, slugForFaction, slugify } from '../../content/slugs.ts';
import type { World } from '../../content/world.ts';
import type { Edit } from './edit.ts';
import { canonNotes, characterRecord, factionRecord, page, portrait, prose } from './templates.ts';

/** What is written for something new, and what is left to its author. */
export interface Plan {
	slug: string;
	/** New files, by their path in the project. */
	files: Readonly<Record<string, string>>;
	/** What is put into files that are there. */
	edits: readonly Edit[];
	/** Names that the index of a folder imports: its folder, the name and the file. */
	imports: readonly { index: string; name: string; file: string }[];
	/** What is left to do, file by file. */
	left: readonly string[];
}

const capitalize = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The name of a slug's constant: `linh-ngo` is `linhNgo`. */
const constantOf = (slug: string) =>
	slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** A name and its slug as a line of slugs.ts. */
const slugLine = (name: string, slug: string) =>
	`\t${/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`}: '${slug}',\n`;

/** What a record, its slug and its notes on the canon need, of whichever list. */
function planRecord(list: 'characters' | 'factions', name: string, slug: string) {
	const one = list === 'characters' ? 'character' : 'faction';
	const constant = constantOf(slug);
	const index = `src/content/${list}/index.ts`;
	return {
		imports: [{ index, name: constant, file: `${slug}.ts` }],
		edits: [
			{
				file: 'src/content/slugs.ts',
				after: `export const ${one}Slugs = {`,
				before: '} as const;',
				text: slugLine(name, slug),
			},
			{ file: index, after: `export const ${list}:`, before: '];', text: `\t${constant},\n` },
			{
				file: `src/content/canon/${list}.ts`,
				after: `export const ${one}Canon:`,
				before: '];',
				text: canonNotes(slug),
			},
		],
	};
}

function planCharacter(name: string): Plan {
	const slug = slugForCharacter(name);
	const { imports, edits } = planRecord('characters', name, slug);
	const record = `src/content/characters/${slug}.ts`;
	const background = `src/content/prose/characters/${slug}.md`;
	const drawing = `src/art/portraits/${slug}.tsx`;
	const index = 'src/art/portraits/index.ts';
	const constant = `portrait${capitalize(constantOf(slug))}`;
	const [least, most] = rules.words.background;
	return {
		slug,
		files: {
			[record]: characterRecord(constantOf(slug), slug, name),
			[background]: prose(`the background, ${least} to ${most} words`),
			[drawing]: portrait(constant, slug, name),
		},
		imports: [...imports, { index, name: constant, file: `${slug}.tsx` }],
		edits: [
			...edits,
			{
				file: index,
				after: 'export const portraits:',
				before: '};',
				text: `\t'portrait-${slug}': ${constant},\n`,
			},
		],
		left: [
			`${record}: every TODO; predecessor, spouse and children if there are any`,
			`${background}: the background, ${least} to ${most} words, in a form of src/content/types.ts`,
			`${drawing}: the portrait in the place of the silhouette, its flag, lamp and alt`,
			`src/content/canon/characters.ts: what is fixed, disputed and open about them`,
			`src/content/factions/: introduce them in the characters of their faction`,
			`src/content/characters/: link to [[${slug}]] from ${rules.mentions} others, in record or background`,
		],
	};
}

function planFaction(name: string, { factions }: World): Plan {
	const slug = slugForFaction(name);
	const { imports, edits } = planRecord('factions', name, slug);
	const record = `src/content/factions/${slug}.ts`;
	const overview = `src/content/prose/factions/${slug}.md`;
	const initial = name.replace(/^The /, '').charAt(0).toUpperCase() as FlagLetter;
	const isFree = flagLetters.includes(initial) && !factions.some(({ flag }) => flag === initial);
	const others = factions.map((each) => each.slug);
	const [least, most] = rules.words.overview;
	return {
		slug,
		files: {
			[record]: factionRecord(constantOf(slug), slug, name, isFree ? initial : 'TODO', others),
			[overview]: prose(`the overview, ${least} to ${most} words`),
		},
		imports,
		edits,
		left: [
			`${record}: every TODO, and who belongs to it, in characters`,
			`${overview}: the overview, ${least} to ${most} words`,
			`src/content/canon/factions.ts: what is fixed, disputed and open about it`,
			...others.map(
				(other) => `src/content/factions/${other}.ts: what it calls it, in relationships`,
			),
			'src/art/survey.ts: its headquarters, if the printed plan is to have them',
		],
	};
}

function planPage(name: string): Plan {
	const slug = slugify(name);
	const file = `pages/${slug}.tsx`;
	const component = capitalize(constantOf(slug));
	return {
		slug,
		files: { [file]: page(component, name) },
		imports: [],
		edits: [],
		left: [
			`${file}: every TODO, its body, and the flag that it flies`,
			`anywhere: a link to /${slug}/, such as [${name}](/${slug}/) in Markdown`,
			'src/generator/downloads/epub/: a chapter in chapters.tsx, or in places.ts why the book leaves it out',
		],
	};
}

function planSection(name: string): Plan {
	const slug = slugify(name);
	const file = `src/content/prose/world-bible/${slug}.md`;
	return {
		slug,
		files: { [file]: prose('the section’s words') },
		imports: [],
		edits: [
			{
				file: 'src/content/world-bible.ts',
				after: 'export const sections:',
				before: "\t{\n\t\tid: 'living-document',",
				text: `\t{ id: '${slug}', title: '${name}', heading: 'TODO' },\n`,
			},
		],
		left: [
			'src/content/world-bible.ts: its heading, and its place: it stands last but one',
			`${file}: its words`,
		],
	};
}

/** Every kind of thing that can be added. */
export const kinds: Readonly<Record<string, (name: string, world: World) => Plan>> = {
	character: planCharacter,
	faction: planFaction,
	page: planPage,
	section: planSection,
};
