import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type DevCopy, startDevCopy } from '../support/dev-copy.ts';

describe('npm run dev', () => {
	let copy: DevCopy;
	const inCopy = (file: string) => path.join(copy.folder, file);
	const ask = (route: string) => fetch(copy.origin + route);

	before(async () => {
		copy = await startDevCopy();
	});
	after(() => copy?.stop());

	/** Polls a condition for at most two minutes. */
	async function waitUntil(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
		for (let i = 0; i < 600; i++) {
			if (await holds()) return;
			await pause(200);
		}
		assert.fail(`${what} never came. ${copy.said()}`);
	}
	const waitFor = (route: string, pattern: RegExp) =>
		waitUntil(`${pattern} at ${route}`, async () => pattern.test(await (await ask(route)).text()));

	it('serves pages with Vite’s client, and without the policy that would block it', async () => {
		const html = await (await ask('/resources/')).text();
		assert.match(html, /<h1/);
		assert.match(html, /<script type="module" src="\/@vite\/client"><\/script>$/);
		assert.doesNotMatch(html, /Content-Security-Policy/);
		assert.equal((await ask('/@vite/client')).status, 200);
	});
	it('shows changes to records, texts, pages, drawings, styles, islands and public files', async () => {
		await copy.change('src/content/characters/linh-ngo.ts', (text) =>
			text.replace('Times things', 'Times kettles'),
		);
		await waitFor('/character/linh-ngo/', /Times kettles/);
		await copy.change('src/content/prose/factions/foundation.md', (text) => `A kettle. ${text}`);
		await waitFor('/faction/foundation/', /A kettle\./);
		await copy.change('pages/resources.tsx', (text) => text.replace('One flag up,', 'All of it,'));
		await waitFor('/resources/', /All of it/);
		await copy.change('styles/tokens.css', (text) => `${text}\n:root { --kettle: 7; }\n`);
		await waitFor('/resources/', /--kettle:\s*7/);
		await copy.change('src/art/portraits/linh-ngo.tsx', (text) =>
			text.replace('cy="434" r="33"', 'cy="434" r="34"'),
		);
		await waitUntil('the drawing', async () => {
			const html = await (await ask('/character/linh-ngo/')).text();
			const [file = ''] = /\/pictures\/portrait-linh-ngo\.\w+\.svg/.exec(html) ?? [];
			return (await (await ask(file)).text()).includes('r="34"');
		});
		await copy.change('islands/header.tsx', (text) => `${text}\nconsole.info('kettle');\n`);
		await waitUntil('the island', async () => {
			const html = await (await ask('/resources/')).text();
			const [file = ''] = /\/assets\/header\.\w+\.js/.exec(html) ?? [];
			return (await (await ask(file)).text()).includes('kettle');
		});
		await writeFile(inCopy('public/kettle.txt'), 'It boils.');
		await waitFor('/kettle.txt', /^It boils\.$/);
	});
	it('redirects to the trailing slash, and sends not-found pages', async () => {
		const folder = await fetch(`${copy.origin}/resources`, { redirect: 'manual' });
		assert.equal(folder.headers.get('location'), '/resources/');
		const missing = await ask('/faction/nobody/');
		assert.equal(missing.status, 404);
		assert.match(await missing.text(), /Faction not found/);
		for (const sheet of ['contact-sheet', 'kit-sheet'])
			assert.equal((await ask(`/${sheet}/`)).status, 200);
	});

	const mistakes: [name: string, file: string, edit: (text: string) => string, says: RegExp][] = [
		[
			'a dead link in Markdown',
			'src/content/prose/factions/foundation.md',
			(text) => `[[nobody]] ${text}`,
			/foundation\.md:1\n.*nobody/,
		],
		[
			'a syntax error',
			'src/components/link.tsx',
			(text) => text.replace('export', 'exprot'),
			/src\/components\/link\.tsx:\d+/,
		],
		[
			'a page that throws',
			'pages/legal-information.tsx',
			(text) => `${text}\nthrow new Error('No kettle.');`,
			/pages\/legal-information\.tsx[\s\S]*No kettle\./,
		],
	];
	for (const [name, file, edit, says] of mistakes) {
		it(`reports ${name}, keeps the last good page, and recovers with the next save`, async () => {
			const text = await readFile(inCopy(file), 'utf8');
			const before = copy.said().length;
			await writeFile(inCopy(file), edit(text));
			await waitUntil(name, () => says.test(copy.said().slice(before)));
			assert.equal((await ask('/resources/')).status, 200);
			await writeFile(inCopy(file), text);
			await waitUntil('recovery', () => copy.said().slice(before).includes('Fixed.'));
		});
	}
	it('stops serving a page whose file was deleted', async () => {
		await rm(inCopy('src/dev-pages/contact-sheet.tsx'));
		await waitUntil('404', async () => (await ask('/contact-sheet/')).status === 404);
	});
});
