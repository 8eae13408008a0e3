import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pictures } from '../../src/art/pictures.ts';
import { readPage } from '../../src/build/read-page.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const parts = [
	'package-lock.json',
	'build.ts',
	'package.json',
	'tsconfig.json',
	'src',
	'pages',
	'pages-dev',
	'islands',
	'styles',
	'public',
];

describe('npm run dev', () => {
	let copy: string;
	let dev: ChildProcess;
	let origin: string;

	before(async () => {
		copy = path.join(await makeTemporaryFolder(), 'lagan');
		for (const part of parts) {
			await cp(path.join(root, part), path.join(copy, part), { recursive: true });
		}
		await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
		dev = spawn(process.execPath, ['--import', 'tsx', 'src/build/dev.ts'], {
			cwd: copy,
			env: { ...process.env, PORT: '0' },
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		origin = await new Promise((resolve) => {
			let said = '';
			dev.stdout?.on('data', (chunk: Buffer) => {
				said += chunk;
				const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
				if (found) resolve(found);
			});
		});
	});
	after(() => dev?.kill());

	/** Asks for a page until it says what it should, and gives the answer. */
	async function waitFor(route: string, pattern: RegExp): Promise<Response> {
		// The first build draws every preview; on a busy machine that takes a while.
		for (let i = 0; i < 1200; i++) {
			const response = await fetch(origin + route);
			if (pattern.test(await response.clone().text())) return response;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		return assert.fail(`${route} never said ${pattern}`);
	}
	const change = async (file: string, edit: (text: string) => string) => {
		const full = path.join(copy, file);
		await writeFile(full, edit(await readFile(full, 'utf8')));
	};

	it('serves the site with a client that reloads it', async () => {
		const response = await waitFor('/resources/', /<h1/);
		assert.equal(response.status, 200);
		const html = await response.text();
		assert.match(html, /<script src="\/__dev\.js">/);
		// The page keeps its policy, which lets it talk to the server that it came from.
		assert.match(
			readPage(html).policy ?? '',
			/^default-src 'none'; script-src 'self'.*; connect-src 'self'/,
		);
		const client = await fetch(`${origin}/__dev.js`);
		assert.match(await client.text(), /new EventSource\("\/__dev"\)/);
	});

	it('shows a change of prose, and tells the browser', async () => {
		const events = await fetch(`${origin}/__dev`);
		const reader = events.body?.getReader();
		await reader?.read();
		await change('src/content/prose/factions/foundation.md', (text) => `A new kettle. ${text}`);
		const told = await reader?.read();
		assert.match(Buffer.from(told?.value ?? []).toString(), /data: reload/);
		const page = await fetch(`${origin}/faction/foundation/`);
		assert.match(await page.text(), /A new kettle\./);
		await reader?.cancel();
	});

	it('shows a change of a component that was loaded before', async () => {
		await change('src/components/next-read.tsx', (text) =>
			text.replace('>Read next<', '>And then<'),
		);
		await waitFor('/resources/', /And then/);
	});

	it('shows what is wrong in the page, and recovers with the next save', async () => {
		await change('src/content/prose/factions/foundation.md', (text) => `[[nobody]] ${text}`);
		const broken = await waitFor('/faction/foundation/', /links to nothing/);
		assert.equal(broken.status, 500);
		await change('src/content/prose/factions/foundation.md', (text) =>
			text.slice('[[nobody]] '.length),
		);
		const mended = await waitFor('/faction/foundation/', /A new kettle\./);
		assert.equal(mended.status, 200);
	});

	it('shows every drawing on the contact sheet', async () => {
		const sheet = await (await waitFor('/contact-sheet/', /<h1>Contact sheet<\/h1>/)).text();
		for (const id of Object.keys(pictures)) assert.ok(sheet.includes(`/pictures/${id}.`), id);
	});

	it('drops a page whose file is gone', async () => {
		await rm(path.join(copy, 'pages/world-details.tsx'));
		await waitFor('/world-details/', /Unexpected Application Error/);
	});
});
