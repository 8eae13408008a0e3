import type { Records } from '../../src/world/records.ts';
import { type Path, plant } from './plant.ts';

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T => {
	const found = list[Math.floor(random() * list.length)];
	if (found === undefined && list.length === 0) throw new Error('There is nothing to pick from.');
	return found as T;
};

/** Texts that are odd, and may stand in a page as long as they stand there as text. */
const odd = [
	'<x-fuzz onfuzz=1',
	'x" onfuzz="1" y="',
	"x' onfuzz='1' y='",
	'&lt;x-fuzz onfuzz=1&gt;',
	'&#60;x-fuzz&#62;',
	'&amp;lt;x-fuzz&amp;gt;',
	'< x-fuzz onfuzz=1 >',
	'-->',
	'/* x-fuzz */',
	'100 % \\ / ? # & +',
	'שלום עולם',
	'مرحبا',
	'\u200f\u200e\u200d',
	'👩🏽‍🚒🏳️‍🌈',
	'e\u0301\u0323\u0302\u0303',
	'ﬃ Ǆ İ ß ı',
	'x-fuzz'.repeat(400),
	'constructor',
	'__proto__',
	'*x-fuzz** _a_ ~~b~~',
	'$& $1 $` $$',
];

/** The same where only plain text is read, and where only Markdown is. */
const oddPlain = [...odd, '</script x', '</title x', '</style x'];
const oddMarkdown = [...odd, '\\<x-fuzz onfuzz=1\\>', '`<x-fuzz onfuzz=1>`', '``</script>``'];

/** Texts that no page should show. */
const foul = [
	'',
	' ',
	'<x-fuzz onfuzz=1 ',
	'&#x202e;x-fuzz',
	'[x](/%2e%2e/x-fuzz/)',
	'\u0000',
	'\u0007\u001b[31m',
	'\u202ex-fuzz',
	'\ud800',
	'\ufffd',
	'../../x-fuzz',
	'..',
	'a/../../b',
	'javascript:fuzz(1)',
	'[x](javascript:fuzz(1))',
	'[x](JaVaScRiPt&colon;fuzz(1))',
	'<javascript:fuzz(1)>',
	'[x](data:text/html,<x-fuzz>)',
	'[x](//fuzz.example/)',
	'[x](/\\fuzz.example/)',
	'[x][y]\n\n[y]: javascript:fuzz(1)',
	'![x](https://fuzz.example/x.png)',
	'![x" onerror="fuzz()](/x.png "x-fuzz")',
	'[x](/resources/ "t" onfuzz="1")',
	'[](/resources/)',
	'<x-fuzz onfuzz="1">',
	'<img src=x onerror=fuzz(1)>',
	'<svg/onload=fuzz()>',
	'<!-- x-fuzz -->',
	'<?x-fuzz?>',
	'<![CDATA[<x-fuzz>]]>',
	'</div></main><x-fuzz>',
	'{{x-fuzz}}',
	'{{world.constructor}}',
	'{{world',
	'[[x-fuzz]]',
	'[[linh-ngo|<x-fuzz onfuzz=1>]]',
	'[[linh-ngo',
	'[[linh-ngo|]]',
	'[a [[linh-ngo]] b](/resources/)',
	'[a <https://a.example/> b](/resources/)',
	'](',
	'# x-fuzz',
];

/** The way to every value in some records. */
function* listPaths(value: unknown, path: Path = []): Generator<[Path, unknown]> {
	yield [path, value];
	if (typeof value !== 'object' || value === null) return;
	for (const [key, inner] of Object.entries(value)) {
		yield* listPaths(inner, [...path, Array.isArray(value) ? Number(key) : key]);
	}
}

/** Puts a text before, into or behind another, or in its place. */
function spoil(random: Random, text: string, with_: string): string {
	const at = Math.floor(random() * (text.length + 1));
	return pick(random, [
		with_,
		with_ + text,
		text + with_,
		`${text} ${with_}`,
		`${text.slice(0, at)} ${with_} ${text.slice(at)}`,
	]);
}

/** Fields of which the compiler knows every value that they can have. */
const typed =
	/^(kind|id|slug|faction|character|portrait|picture|cover|form|src|section|flag|influence|status)$/;

/** Fields that name something, and can hold nothing odd. */
const naming =
	/(^|,)(kind|id|slug|day|firstDay|lastDay|revised|faction|character|portrait|picture|cover|form|src|section|flag|influence|status|path|url|about|(sections|people|factions|between|unknownTo),\d+)$/;

/** Names that decide something: a faction’s its slug, a district’s what the city plan letters. */
const deciding = /^world,(factions,\d+,name|sections,\d+,sections,\d+,sections,\d+,title)$/;

/** Fields that are read as Markdown. */
const markdownField =
	/(description|note|when|headquarters|berths|answer|summary|image|reason|remember|text|definition|(objectives|resources|achievements|goals|paragraphs|points|checklist),\d+)$/;

/** Records whose descriptions are plain text. */
const plainRecords = /^anthology,(artistLinks|writerLinks|forums|readings|resourceCards),/;

/** Whether the text at a path is read as Markdown. */
const isMarkdown = (path: Path) =>
	markdownField.test(path.join()) && !plainRecords.test(path.join());

/**
 * How records are changed: `odd` in many texts that may hold anything, `foul` in one text of Markdown,
 * `broken` in one to four texts of any kind: what is of another type is for the compiler.
 */
export type Harm = 'odd' | 'foul' | 'broken';

/** Every text and value of some records, but for all that is known of the city or the anthology. */
const listFields = (records: Records) =>
	[...listPaths(records)].filter(([path]) => path.length > 1);

/** Something odd in one of twelve texts that name nothing. */
function makeOdd(random: Random, records: Records): Records {
	return listFields(records).reduce((changed, [path, value]) => {
		if (typeof value !== 'string' || naming.test(path.join())) return changed;
		if (random() > 1 / 12 || deciding.test(path.join())) return changed;
		const texts = isMarkdown(path) ? oddMarkdown : oddPlain;
		const text = pick(random, texts);
		// Not in the middle, where it may meet a link.
		return plant(
			changed,
			path,
			pick(random, [`${value} ${text}`, `${text} ${value}`, `${value}${text}`]),
		);
	}, records);
}

/** One change that no compiler sees: a text that is spoiled, repeated or left out. */
function breakOnce(random: Random, records: Records): Records {
	const fields = listFields(records);
	const [path, value] = pick(
		random,
		fields.filter(([path, each]) => typeof each === 'string' && !typed.test(String(path.at(-1)))),
	);
	const parent: Path = path.slice(0, -1);
	const list = fields.find(([each]) => each.join() === parent.join())?.[1];
	const kind = random();
	if (Array.isArray(list) && kind < 0.15) return plant(records, parent, [...list, value]);
	if (Array.isArray(list) && kind < 0.3) {
		const others = list.filter((item) => item !== value);
		return plant(records, parent, others);
	}
	return plant(records, path, spoil(random, String(value), pick(random, [...foul, ...odd])));
}

/** One foul text, in the order of the list, so that each has its turn alone. */
const foulOf = (turn: number) => foul[turn % foul.length] ?? '';

/** How many turns there are until every foul text has had one. */
export const foulTurns = foul.length;

/** Records like others, with harm done to them. */
export function changeRecords(random: Random, records: Records, harm: Harm, turn: number): Records {
	if (harm === 'odd') return makeOdd(random, records);
	if (harm === 'foul') {
		const texts = listFields(records).filter(([path]) => isMarkdown(path));
		const [path, value] = pick(random, texts);
		return plant(records, path, `${value} ${foulOf(turn)} x`);
	}
	let changed = records;
	for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
		changed = breakOnce(random, changed);
	}
	return changed;
}

/** What a line of Markdown may begin with. */
const openings = ['', '- ', '1. ', '> ', '### ', 'Table: t\n\n| a | b |\n|---|---|\n| '];

/** The same where it may be refused for that alone: openings of code, too. */
const anyOpenings = [...openings, '    ', '```\n', '\t', '##### '];

/** A Markdown text like another, with some paragraphs put in; one foul one at most. */
export function changeProse(random: Random, source: string, harm: Harm, turn: number): string {
	const blocks = source.split('\n\n');
	const put = (line: string) => {
		const opening = pick(random, harm === 'broken' ? anyOpenings : openings);
		blocks.splice(1 + Math.floor(random() * blocks.length), 0, opening + line);
	};
	if (harm === 'foul') put(`Rope ${foulOf(turn)} x`);
	else {
		for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
			if (harm === 'odd') put(`Rope ${pick(random, oddMarkdown)}`);
			else put(spoil(random, 'Rope', pick(random, [...odd, ...foul])));
		}
	}
	return blocks.join('\n\n');
}
