import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fastGlob from 'fast-glob';
import { colours } from '../../src/model/colours.ts';

/** As many colours as the palette may have. */
const limit = 120;

/** The palette, as `steel.mid` and the like with their values. */
const palette = Object.entries(colours).flatMap(([family, tones]) =>
	Object.entries(tones).map(([step, hex]) => ({ name: `${family}.${step}`, hex })),
);

/** A colour in OKLab, where equal distances look equal. */
function toLab(hex: string) {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	] as const;
}

/** The colour of the palette that looks most like another. */
function findNearest(hex: string) {
	const [l, a, b] = toLab(hex);
	const byDistance = palette.map(({ name, hex: tone }) => {
		const [L, A, B] = toLab(tone);
		return { name, distance: Math.hypot(L - l, A - a, B - b) };
	});
	return byDistance.sort((one, other) => one.distance - other.distance)[0]?.name;
}

/** Files that draw; lights are no colours, so the file of night may name them. */
const drawings = ['src/art/**/*.{ts,tsx}', 'src/diagrams/**/*.{ts,tsx}', '!src/art/kit/night.tsx'];

/** Swatches say the colours of drawings. */
const swatches = ['src/content/{models,deck-kit}/*.ts', 'src/content/wardrobe.ts'];

describe('the palette', () => {
	it('holds every colour of drawings, diagrams and swatches', () => {
		const strangers = fastGlob.sync([...drawings, ...swatches]).flatMap((file) =>
			readFileSync(file, 'utf8')
				.split('\n')
				.flatMap((line, i) =>
					[...line.matchAll(/(#[\da-f]{6}|#[\da-f]{3}(?=['"`]))|['"`]((?:rgb|hsl)a?\()/gi)].map(
						([, hex, call]) =>
							hex && /^#[\da-f]{6}/i.test(hex)
								? `${file}:${i + 1}: ${hex} is not in src/model/colours.ts. Write ${findNearest(hex)}, which looks most like it.`
								: `${file}:${i + 1}: ${hex ?? call} is not in src/model/colours.ts. Write a colour from there.`,
					),
				),
		);
		assert.deepEqual(strangers, []);
	});

	it(`has at most ${limit} colours`, () => {
		const count = new Set(palette.map(({ hex }) => hex)).size;
		assert.ok(
			count <= limit,
			`src/model/colours.ts has ${count} colours. At most ${limit} are one palette: use a tone that is there, or take one away.`,
		);
	});

	it('has at most 150 colours with those of pages', () => {
		const tokens = readFileSync('styles/tokens.css', 'utf8').match(/#[\da-f]{3,8}\b|rgb\([^)]*\)/g);
		const count = new Set([...palette.map(({ hex }) => hex), ...(tokens ?? [])]).size;
		assert.ok(
			count <= 150,
			`There are ${count} colours in src/model/colours.ts and styles/tokens.css. At most 150 are one palette: use one that is there, or take one away.`,
		);
	});
});
