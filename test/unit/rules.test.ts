import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { rules } from '../../src/content/rules.ts';
import { checkListed } from '../../src/generator/content/check-listed.ts';
import { checkRules } from '../../src/generator/content/check-rules.ts';
import { checkTies } from '../../src/generator/content/check-ties.ts';
import { createMarkdown } from '../../src/generator/content/markdown.ts';
import { type Prose, readProse } from '../../src/generator/content/prose.ts';
import { gatherFigures } from '../../src/generator/content/read-content.ts';
import { projectSources } from '../../src/generator/content/sources.ts';
import { collectProblems, type Problem } from '../../src/generator/problems.ts';
import { settings } from '../../src/site.ts';
import { anthology } from '../../src/world/anthology.ts';
import { countRecords } from '../../src/world/counts.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { atStart, inWords } from '../../src/world/numbers.ts';
import { lagan } from '../../src/world/world.ts';
import { type Path, plant } from '../support/plant.ts';

const records = { world: lagan, anthology };
let prose: Prose;

before(async () => {
	const markdown = createMarkdown(
		new Map(listLinkTargets(lagan)),
		gatherFigures(records, settings),
	);
	prose = await readProse(projectSources.prose, markdown, () => {});
});

/** What is found when some texts are others, and a field of the records holds another value. */
function findProblems(change: {
	path?: Path;
	value?: unknown;
	texts?: Readonly<Record<string, (text: string) => string>>;
}): Problem[] {
	const { problems, report } = collectProblems();
	const changed = change.path ? plant(records, change.path, change.value) : records;
	const texts = new Map(
		[...prose].map(([id, text]) => {
			const write = change.texts?.[id] ?? ((source: string) => source);
			return [id, { ...text, source: write(text.source) }] as const;
		}),
	);
	checkRules(changed, texts, rules, report);
	checkTies(changed, texts, report);
	return problems;
}

const character = (id: string): Path => [
	'world',
	'characters',
	lagan.characters.findIndex((each) => each.id === id),
];
const faction = (slug: string): Path => [
	'world',
	'factions',
	lagan.factions.findIndex((each) => each.slug === slug),
];
const linh = character('linh-ngo');
const people = 'src/content/prose/characters';
const foundation = 'factions/foundation';
const coalition = 'factions/venture-coalition';
const repeat = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

/** Each defect gives at least this message; a line is counted where it is plain which it is. */
const defects: {
	name: string;
	path?: Path;
	value?: unknown;
	texts?: Readonly<Record<string, (text: string) => string>>;
	where: string | RegExp;
	what: RegExp;
	fix: RegExp;
}[] = [
	{
		name: 'a background that is too short',
		texts: { 'characters/linh-ngo': () => repeat(390) },
		where: `${people}/linh-ngo.md`,
		what: /It has 390 words, and 400 to \d+ are asked for/,
		fix: /Write 10 more/,
	},
	{
		name: 'an overview that is too long, figures and labels counted as they are read',
		texts: { [foundation]: () => `${repeat(599)} [[linh-ngo|a b]] {{world.year}}` },
		where: 'src/content/prose/factions/foundation.md',
		what: /It has 602 words, and 400 to 600/,
		fix: /Cut 2\./,
	},
	{
		name: 'a World Bible that is too long',
		texts: { 'world-bible/overview': () => repeat(15_000) },
		where: 'src/content/prose/world-bible',
		what: /8000 to 15000/,
		fix: /Cut/,
	},
	{
		name: 'somebody who says next to nothing',
		path: [...linh, 'speech'],
		value: [1, 2, 3].map((i) => ({ text: `No ${i}.`, where: 'on a stair' })),
		where: 'src/content/characters “linh-ngo”: speech',
		what: /It has 6 words, and at least 80/,
		fix: /Write 74 more/,
	},
	...(
		[
			['achievements', 7, '4 to 6'],
			['goals', 2, '3 to 5'],
			['personalityTraits', 8, '5 to 7'],
			['speech', 6, '3 to 5'],
		] as const
	).map(([field, count, asked]) => ({
		name: `${count} ${field}`,
		path: [...linh, field],
		value: Array.from({ length: count }, () => ({ text: repeat(80) })),
		where: `src/content/characters “linh-ngo”: ${field}`,
		what: new RegExp(`It has ${count} items, and ${asked}`),
		fix: /(Write|Cut) \d/,
	})),
	{
		name: 'three objectives',
		path: [...faction('equilibrium'), 'objectives'],
		value: ['a', 'b', 'c'],
		where: 'src/content/factions “equilibrium”: objectives',
		what: /It has 3 items, and 4 to 6/,
		fix: /Write 1 more/,
	},
	{
		name: 'somebody of whom nobody else speaks',
		path: [...linh, 'id'],
		value: 'nobody-else',
		where: 'src/content/characters “nobody-else”',
		what: /No other character mentions them, and 2 should/,
		fix: /\[\[nobody-else\]\]/,
	},
	{
		name: 'a name in full that is no link',
		texts: {
			[foundation]: (text) => `${text}\nHere Linh Ngo sat.\n`.replaceAll('[[linh-ngo', '[['),
		},
		where: /factions\/foundation\.md:\d+$/,
		what: /names Linh Ngo in full/,
		fix: /\[\[linh-ngo\|Linh Ngo\]\]/,
	},
	{
		name: 'the Quiet Winter without a note',
		texts: { [coalition]: (text) => `${text}\nThere were 412 dead.\n` },
		where: /factions\/venture-coalition\.md:\d+$/,
		what: /readers are not told beforehand/,
		fix: /> \*\*Content note:\*\*/,
	},
	{
		name: 'a figure by hand',
		texts: { [foundation]: (text) => `${text}\nIt holds 2.25 million people.\n` },
		where: /factions\/foundation\.md:\d+$/,
		what: /“2\.25 million” is written by hand/,
		fix: /\{\{world\.population\}\}/,
	},
	{
		name: 'a number of factions by hand',
		texts: {
			[foundation]: (text) => `${text}\n${atStart(lagan.factions.length)} factions sat down.\n`,
		},
		where: /factions\/foundation\.md:\d+$/,
		what: /factions” is counted by hand/,
		fix: /\{\{count\.factionsAtStart\}\}/,
	},
	{
		name: 'a straight apostrophe',
		texts: { [foundation]: () => `one\ntwo\nit's ${repeat(400)}` },
		where: 'src/content/prose/factions/foundation.md:3',
		what: /straight quotation mark/,
		fix: /’/,
	},
	{
		name: 'an id that is not that of the name',
		path: [...linh, 'name'],
		value: 'Linh Nguyen',
		where: 'src/content/characters “linh-ngo”: id',
		what: /“Linh Nguyen” leads to “linh-nguyen”/,
		fix: /src\/content\/slugs\.ts/,
	},
	{
		name: 'the portrait of somebody else',
		path: [...linh, 'portrait'],
		value: 'portrait-wren-achterberg',
		where: 'src/content/characters “linh-ngo”: portrait',
		what: /no(t a)? portrait of their own/,
		fix: /src\/art\/portraits\/linh-ngo\.tsx/,
	},
	{
		name: 'somebody whom no faction introduces',
		path: [...faction('equilibrium'), 'characters'],
		value: lagan.factions
			.find(({ slug }) => slug === 'equilibrium')
			?.characters.filter(({ character }) => character !== 'wren-achterberg'),
		where: 'src/content/factions “equilibrium”: characters',
		what: /does not introduce Wren Achterberg/,
		fix: /character: 'wren-achterberg'/,
	},
	{
		name: 'somebody whom the wrong one introduces',
		path: [...linh, 'faction'],
		value: 'Equilibrium',
		where: 'src/content/factions “nexus-protocol”: characters',
		what: /introduces Linh Ngo, who belongs to “Equilibrium”/,
		fix: /Take them out/,
	},
	{
		name: 'a faction that leaves one out',
		path: [...faction('foundation'), 'relationships'],
		value: lagan.factions
			.find(({ slug }) => slug === 'foundation')
			?.relationships.filter((each) => each.faction !== 'citizen-assembly'),
		where: 'src/content/factions “foundation”: relationships',
		what: /does not say what it calls Citizen Assembly/,
		fix: /faction: 'citizen-assembly'/,
	},
	{
		name: 'a tie that leaves one of the two unnamed',
		path: ['world', 'ties', 0, 'note'],
		value: 'They row.',
		where: /^src\/content\/ties\.ts “.*”: note$/,
		what: /does not name/,
		fix: /by name/,
	},
	{
		name: 'a faction that says it in no sentence',
		path: [...faction('foundation'), 'relationships', 0, 'note'],
		value: 'They mean well',
		where: 'src/content/factions “foundation”: relationships',
		what: /no whole sentence/,
		fix: /full stop/,
	},
	{
		name: 'somebody of whom the canon leaves nothing open',
		path: ['world', 'canon'],
		value: lagan.canon.filter(({ about, status }) => about !== 'linh-ngo' || status !== 'open'),
		where: 'src/content/canon/characters.ts: about “linh-ngo”',
		what: /No note says what is open about Linh Ngo/,
		fix: /status: 'open'/,
	},
	{
		name: 'a child of whom the parent’s page does not speak',
		path: [...linh, 'children'],
		value: ['Hedda Ravndal'],
		where: 'src/content/characters “linh-ngo”',
		what: /links nowhere to Commodore Hedda Ravndal, who is family by the record of Linh Ngo/,
		fix: /\[\[hedda-ravndal\]\] in .*linh-ngo\.md/,
	},
	{
		name: 'a child whose page does not speak of the parent',
		texts: { 'characters/ines-quintanilha': (text) => text.replaceAll('[[marisol', '[[mother') },
		where: 'src/content/characters “ines-quintanilha”',
		what: /links nowhere to Speaker Marisol Quintanilha, who is family by the record of Speaker/,
		fix: /\[\[marisol-quintanilha\]\] in .*ines-quintanilha\.md/,
	},
	{
		name: 'a spouse who is not married',
		path: [...linh, 'spouse'],
		value: 'Tomasi Faleafa',
		where: 'src/content/characters “tomasi-faleafa”: spouse',
		what: /Linh Ngo is married to Tomasi Faleafa, who is/,
		fix: /spouse: 'Linh Ngo'/,
	},
	{
		name: 'a year of birth that is not that of the age',
		texts: { 'characters/linh-ngo': (text) => `one\nShe was born at sea in 2050.\n${text}` },
		where: `${people}/linh-ngo.md:2`,
		what: /born in 2050 is 67 or 68 in 2118, and their record says 28/,
		fix: /the year or the age/,
	},
];

describe('what editors ask for', () => {
	it('is so in this project', () => {
		assert.deepEqual(findProblems({}), []);
		const { problems, report } = collectProblems();
		checkListed(report);
		assert.deepEqual(problems, []);
	});
	for (const { name, where, what, fix, ...change } of defects) {
		it(`is not ${name}`, () => {
			const problems = findProblems(change);
			const found = problems.find(
				(each) =>
					what.test(each.what) &&
					(typeof where === 'string' ? each.where === where : where.test(each.where)),
			);
			assert.ok(found, JSON.stringify(problems, null, 1));
			assert.match(found.fix ?? '', fix);
		});
	}
});

describe('numbers', () => {
	it('are words up to a hundred', () => {
		assert.deepEqual([1, 6, 13, 20, 42, 99, 100, 101, 1900].map(inWords), [
			...['one', 'six', 'thirteen', 'twenty', 'forty-two', 'ninety-nine', 'a hundred'],
			...['101', '1,900'],
		]);
		assert.equal(atStart(13), 'Thirteen');
		assert.equal(atStart(100), 'A hundred');
	});
	it('follow the records', () => {
		const [first] = lagan.characters;
		const characters = [...lagan.characters, ...(first ? [first] : [])];
		const counts = countRecords({ world: { ...lagan, characters }, anthology });
		assert.equal(counts.characters, characters.length);
		assert.equal(counts.charactersInWords, inWords(characters.length));
		assert.equal(counts.factionsAtStart, atStart(lagan.factions.length));
	});
});
