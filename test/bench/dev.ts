import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import { startDevCopy } from '../support/dev-copy.ts';

/**
 * Measures `npm run dev` as the one who writes sees it: from a save to the browser that shows it.
 * Edits a copy of the project, waits for Chromium, and compares what it shows with what was written.
 * Exits 1 when anything was stale, and never for time.
 *
 *   tsx test/bench/dev.ts [edits of each kind, 7 by default]
 */

const rounds = Number(process.argv[2] ?? 7);
/** The pause before the next save, in milliseconds. */
const glance = 400;
/** How long it takes until `npm run dev` rests after its start, in milliseconds. */
const settled = 9000;
/** The time after which a page without the edit counts as stale, in milliseconds. */
const limit = 10_000;

/** A repeatable edit, and how to detect it. */
interface Kind {
	name: string;
	/** The project’s target, in milliseconds. */
	aim: number;
	file: string;
	route: string;
	/** The file's text with a number in it, from what it said first. */
	edit(text: string, n: number): string;
	/** What the page shows, run in the browser: the number, once all is there. */
	read: () => string | null | undefined | Promise<string | null | undefined>;
}

const readMain = () =>
	/Edition (\d+)\./i.exec(document.querySelector('main')?.innerText ?? '')?.[1];

const kinds: readonly Kind[] = [
	{
		name: 'style',
		aim: 1500,
		file: 'styles/tokens.css',
		route: '/character/linh-ngo/',
		edit: (text, n) => `${text}\n:root { --edition: n${n}; }\n`,
		read: () =>
			/\d+/.exec(getComputedStyle(document.documentElement).getPropertyValue('--edition'))?.[0],
	},
	{
		name: 'record',
		aim: 1500,
		file: 'src/content/characters/linh-ngo.ts',
		route: '/character/linh-ngo/',
		edit: (text, n) => text.replace("'Times things'", `'Edition ${n}.'`),
		read: readMain,
	},
	{
		name: 'Markdown',
		aim: 1500,
		file: 'src/content/prose/factions/foundation.md',
		route: '/faction/foundation/',
		edit: (text, n) => `Edition ${n}. ${text}`,
		read: readMain,
	},
	{
		name: 'component',
		aim: 1500,
		file: 'src/components/next-read.tsx',
		route: '/resources/',
		edit: (text, n) => text.replace('>Read next<', `>Edition ${n}.<`),
		read: readMain,
	},
	{
		name: 'page',
		aim: 1500,
		file: 'pages/resources.tsx',
		route: '/resources/',
		edit: (text, n) => text.replace('No closing date.', `Edition ${n}.`),
		read: readMain,
	},
	{
		name: 'drawing',
		aim: 1500,
		file: 'src/art/portraits/linh-ngo.tsx',
		route: '/character/linh-ngo/',
		edit: (text, n) => text.replace('cy="434" r="33"', `cy="434" r="${100 + n}"`),
		read: async () => {
			const image = document.querySelector<HTMLImageElement>('main img[src*=portrait-linh-ngo]');
			if (!image?.complete || image.naturalWidth === 0) return undefined;
			const svg = await (await fetch(image.currentSrc)).text();
			return String(Number(/cy="434" r="(1\d\d)"/.exec(svg)?.[1]) - 100);
		},
	},
	{
		name: 'island',
		aim: 1500,
		file: 'islands/header.tsx',
		route: '/resources/',
		edit: (text, n) => `${text}\ndocument.documentElement.dataset.edition = '${n}';\n`,
		read: () => document.documentElement.dataset.edition,
	},
];

/** Waits until the page shows a number, through as many reloads as that takes. */
async function waitFor(page: Page, read: Kind['read'], n: number): Promise<boolean> {
	const until = performance.now() + limit;
	while (performance.now() < until) {
		// A page that is being replaced answers nothing.
		const shown = await page.evaluate(read).catch(() => undefined);
		if (shown === String(n)) return true;
		// Asking without a pause would take the processors from what is measured.
		await pause(5);
	}
	return false;
}

const middle = (times: readonly number[]) =>
	[...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const begun = performance.now();
const { folder, origin, said, stop } = await startDevCopy();
console.log(`First page after ${Math.round(performance.now() - begun)} ms.\n`);
const browser = await launchChromium();
// Whoever writes reads a page before the first save.
await pause(settled);
let stale = 0;
try {
	for (const { name, aim, file, route, edit, read } of kinds) {
		const page = await browser.newPage();
		await page.goto(origin + route);
		const full = path.join(folder, file);
		const text = await readFile(full, 'utf8');
		const times: number[] = [];
		for (let n = 1; n <= rounds; n++) {
			// Whoever writes looks at the page before the next save.
			await pause(glance);
			const saved = performance.now();
			await writeFile(full, edit(text, n));
			if (await waitFor(page, read, n)) times.push(performance.now() - saved);
			else {
				stale++;
				console.error(`${name}: ${file} was saved with ${n}, and ${route} does not show it.`);
				console.error(said().slice(-500));
			}
		}
		await writeFile(full, text);
		await page.close();
		console.log(
			`${name.padEnd(10)} median ${Math.round(middle(times))} ms, worst ${Math.round(Math.max(...times))} ms (aim ${aim} ms, ${times.length} edits)`,
		);
	}
} finally {
	await browser.close();
	await stop();
}
console.log(stale === 0 ? '\nNothing was stale.' : `\n${stale} edits were not shown.`);
process.exitCode = stale === 0 ? 0 : 1;
