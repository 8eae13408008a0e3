import type { World } from '../../src/content/world.ts';
import { type Path, plant } from './plant.ts';

/** The same numbers from 0 up to 1 for the same seed, on every machine (mulberry32). */
export function createRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), state | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
}

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T => {
	const found = list[Math.floor(random() * list.length)];
	if (found === undefined && list.length === 0) throw new Error('There is nothing to pick from.');
	return found as T;
};

/** Texts that are odd, and may stand in a page as long as they stand there as text. */
const odd = [
	'<x-fuzz onfuzz=1 ',
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

/** Values that a field of any type may be given by mistake. */
const values = [undefined, null, Number.NaN, -1, 1e308, 24.5, true, [], {}, [null], [[]], '2118'];

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

/** Fields that name something, and can hold nothing odd. */
const naming = /^(id|slug|faction|character|portrait|src|section|flag|influence|status)$/;

/** Fields that are read as Markdown. */
const markdownPath =
	/(description|note|headquarters|berths|(objectives|resources|achievements|goals),\d+)$/;

/**
 * How a world is changed: `odd` in many texts that may hold anything, `foul` in one text of Markdown,
 * `broken` in one to four places of any kind.
 */
export type Harm = 'odd' | 'foul' | 'broken';

/** Every text and value of a world that is not a whole list of records. */
const listFields = (world: World) => [...listPaths(world)].filter(([path]) => path.length > 1);

/** Something odd in one of twelve texts that name nothing. */
function makeOdd(random: Random, world: World): World {
	return listFields(world).reduce((changed, [path, value]) => {
		if (typeof value !== 'string' || naming.test(String(path.at(-1)))) return changed;
		// The name of a faction decides its slug.
		if (random() > 1 / 12 || (path[0] === 'factions' && path.at(-1) === 'name')) return changed;
		const texts = markdownPath.test(path.join()) ? oddMarkdown : oddPlain;
		const text = pick(random, texts);
		// Not in the middle, where it may meet a link.
		return plant(
			changed,
			path,
			pick(random, [`${value} ${text}`, `${text} ${value}`, `${value}${text}`]),
		);
	}, world);
}

/** One change that no compiler saw. */
function breakOnce(random: Random, world: World): World {
	const fields = listFields(world);
	const texts = fields.filter(([, value]) => typeof value === 'string');
	const [path, value] = pick(random, random() < 0.5 ? texts : fields);
	const parent: Path = path.slice(0, -1);
	const list = fields.find(([each]) => each.join() === parent.join())?.[1];
	const kind = random();
	if (Array.isArray(list) && kind < 0.15) return plant(world, parent, [...list, value]);
	if (Array.isArray(list) && kind < 0.3) {
		const others = list.filter((item) => item !== value);
		return plant(world, parent, others);
	}
	if (typeof value === 'string' && kind < 0.8) {
		return plant(world, path, spoil(random, value, pick(random, [...foul, ...odd])));
	}
	if (kind < 0.85) return plant(world, [...parent, 'x-fuzz'], 'x');
	return plant(world, path, pick(random, values));
}

/** One foul text, in the order of the list, so that each has its turn alone. */
const foulOf = (turn: number) => foul[turn % foul.length] ?? '';

/** How many turns there are until every foul text has had one. */
export const foulTurns = foul.length;

/** A world like another, with harm done to it. */
export function changeWorld(random: Random, world: World, harm: Harm, turn: number): World {
	if (harm === 'odd') return makeOdd(random, world);
	if (harm === 'foul') {
		const texts = listFields(world).filter(([path]) => markdownPath.test(path.join()));
		const [path, value] = pick(random, texts);
		return plant(world, path, `${value} ${foulOf(turn)} x`);
	}
	let changed = world;
	for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
		changed = breakOnce(random, changed);
	}
	return changed;
}

/** What a line of Markdown may begin with. */
const openings = ['', '- ', '1. ', '> ', '### ', '    ', '| a | b |\n|---|---|\n| ', '```\n', '\t'];

/** A Markdown text like another, with some paragraphs put in; one foul one at most. */
export function changeProse(random: Random, source: string, harm: Harm, turn: number): string {
	const blocks = source.split('\n\n');
	const put = (line: string) =>
		blocks.splice(1 + Math.floor(random() * blocks.length), 0, pick(random, openings) + line);
	if (harm === 'foul') put(`Rope ${foulOf(turn)} x`);
	else {
		for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
			if (harm === 'odd') put(`Rope ${pick(random, oddMarkdown)}`);
			else put(spoil(random, 'Rope', pick(random, [...odd, ...foul])));
		}
	}
	return blocks.join('\n\n');
}
