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
	'</script',
	'</title',
	'x" onfuzz="1" y="',
	"x' onfuzz='1' y='",
	'&lt;x-fuzz onfuzz=1&gt;',
	'&#60;x-fuzz&#62;',
	'&amp;lt;x-fuzz&amp;gt;',
	'\\<x-fuzz onfuzz=1\\>',
	'`<x-fuzz onfuzz=1>`',
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

/** One change of a world: mild ones leave it a world, of a kind. */
function change(random: Random, world: World, mild: boolean): World {
	const all = [...listPaths(world)].filter(([path]) => path.length > 1);
	const texts = all.filter(([, value]) => typeof value === 'string');
	if (mild) {
		const free = texts.filter(([path]) => !naming.test(String(path.at(-1))));
		const [path, value] = pick(random, free);
		// The name of a faction decides its slug.
		if (path[0] === 'factions' && path.at(-1) === 'name') return world;
		return plant(world, path, spoil(random, String(value), pick(random, odd)));
	}
	const [path, value] = pick(random, random() < 0.5 ? texts : all);
	const parent: Path = path.slice(0, -1);
	const list = all.find(([each]) => each.join() === parent.join())?.[1];
	const kind = random();
	if (Array.isArray(list) && kind < 0.15) return plant(world, parent, [...list, value]);
	if (Array.isArray(list) && kind < 0.3) {
		return plant(
			world,
			parent,
			list.filter((item) => item !== value),
		);
	}
	if (typeof value === 'string' && kind < 0.8) {
		return plant(world, path, spoil(random, value, pick(random, [...foul, ...odd])));
	}
	if (kind < 0.85) return plant(world, [...parent, 'x-fuzz'], 'x');
	return plant(world, path, pick(random, values));
}

/** A world like another, with one to four things changed. */
export function changeWorld(random: Random, world: World, mild: boolean): World {
	let changed = world;
	for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
		changed = change(random, changed, mild);
	}
	return changed;
}

/** What a line of Markdown may begin with. */
const openings = ['', '- ', '1. ', '> ', '### ', '    ', '| a | b |\n|---|---|\n| ', '```\n', '\t'];

/** A Markdown text like another, with some lines put in. */
export function changeProse(random: Random, source: string, mild: boolean): string {
	const blocks = source.split('\n\n');
	for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
		const text = pick(random, mild ? odd : [...odd, ...foul]);
		const line = pick(random, openings) + spoil(random, 'Rope', text);
		blocks.splice(1 + Math.floor(random() * blocks.length), 0, line);
	}
	return blocks.join('\n\n');
}
