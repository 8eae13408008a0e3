import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import fastGlob from 'fast-glob';
import { root } from '../../src/lib/project.ts';

const read = (file: string) => readFileSync(path.join(root, 'styles', file), 'utf8');
const tokens = read('tokens.css');

/** The strangers there are today, by kind. Numbers only fall. */
const limits: Readonly<Record<string, number>> = {
	colour: 0,
	'type size': 1,
	'line height': 0,
	gap: 0,
	'media width': 0,
	length: 1,
};

/** The token of a family with the nearest value in rem. */
function findNearest(value: string, family: string): string {
	const rem = Number.parseFloat(value) / (value.endsWith('px') ? 16 : 1);
	const distance = ([, , size]: RegExpMatchArray) => Math.abs(Number(size) - rem);
	const steps = [...tokens.matchAll(new RegExp(`(--${family}[\\w-]*): ([\\d.]+)(?:rem)?;`, 'g'))];
	return steps.toSorted((a, b) => distance(a) - distance(b))[0]?.[1] ?? '';
}

/** What a value that is not on the scale is, and what to write instead; nothing when it is on it. */
function judge(property: string, value: string): { kind: string; instead: string } | undefined {
	const token = (family: string) => `var(${findNearest(value, family)})`;
	if (/^#|^(rgb|hsl|oklch)/.test(value)) {
		return { kind: 'colour', instead: 'a colour of styles/tokens.css' };
	}
	if (property === 'line-height') return { kind: 'line height', instead: token('leading-') };
	if (!/(rem|px|em)$/.test(value)) return undefined;
	if (property === 'font-size') return { kind: 'type size', instead: token('step-') };
	if (property.endsWith('gap')) return { kind: 'gap', instead: token('space-') };
	const isSize = /(inline|block)-size|^(grid|flex|columns)/.test(property);
	return { kind: 'length', instead: token(isSize ? 'size-' : 'space-') };
}

/** Finds what a stylesheet writes out that the scale has a name for. */
function findStrangers(css: string, file = ''): { kind: string; text: string }[] {
	const code = css.replace(/\/\*.*?\*\/|"[^"]*"/gs, (text) => text.replace(/[^\n]/g, ' '));
	const lineAt = (index: number) => code.slice(0, index).split('\n').length;
	const widths = [...code.matchAll(/@(media|container)[^{]*/g)].flatMap(([query, rule]) =>
		(query.match(/(?<=width[ <>=]*)[\d.]+rem|[\d.]+rem(?=[ <>=]*width)/g) ?? [])
			.filter((width) => rule === 'media' || !/^(20|40|48|62|76|88)rem$/.test(width))
			.map((width) => ({
				kind: 'media width',
				text: `${file}: ${width}; write a width of styles/foundation/widths.css`,
			})),
	);
	const values = [...code.matchAll(/([\w-]+):\s*([^;{}]+);/g)].flatMap((match) => {
		const [, property = '', all = ''] = match;
		return (
			all.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\b|(?<![\w.-])\d*\.?\d+(?:rem|px|em)?\b/gi) ??
			[]
		)
			.filter((value) => Number.parseFloat(value) !== 0)
			.flatMap((value) => {
				const found = judge(property, value);
				return found
					? [
							{
								kind: found.kind,
								text: `${file}:${lineAt(match.index)}: ${property}: ${value}; write ${found.instead}`,
							},
						]
					: [];
			});
	});
	return [...widths, ...values];
}

it('styles are set in the steps of the scale', () => {
	const found = fastGlob
		.sync('*/**', {
			cwd: path.join(root, 'styles'),
			ignore: ['foundation/widths.css'],
		})
		.flatMap((file) => findStrangers(read(file), file));
	for (const [kind, limit] of Object.entries(limits)) {
		const all = found.filter((each) => each.kind === kind).map(({ text }) => text);
		assert.ok(all.length <= limit, `${all.length} × ${kind}, at most ${limit}:\n${all.join('\n')}`);
		assert.equal(
			all.length,
			limit,
			`Fewer of ${kind}: lower its limit in this test to ${all.length}`,
		);
	}
});

it('a stranger of each kind is found, with the nearest token', () => {
	const find = (css: string) =>
		findStrangers(css).map(({ kind, text }) => [kind, text.split('write ')[1]]);
	assert.deepEqual(find('a { color: #123; }'), [['colour', 'a colour of styles/tokens.css']]);
	assert.deepEqual(find('a { font-size: 1.1rem; }'), [['type size', 'var(--step--1)']]);
	assert.deepEqual(find('a { line-height: 1.3; }'), [['line height', 'var(--leading-3)']]);
	assert.deepEqual(find('a { gap: 0.7rem; }'), [['gap', 'var(--space-3)']]);
	assert.deepEqual(find('a { inline-size: 47rem; }'), [['length', 'var(--size-12)']]);
	assert.deepEqual(find('@media (width >= 50rem) { a { top: 0; } }'), [
		['media width', 'a width of styles/foundation/widths.css'],
	]);
	assert.deepEqual(find('a { gap: var(--space-3); font-size: var(--step-1); }'), []);
});
