import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pictures } from '../../src/art/pictures.ts';
import { readHtml } from '../support/built-site.ts';
import { type DevCopy, startDevCopy } from '../support/dev-copy.ts';

const foundation = 'src/content/prose/factions/foundation.md';

describe('npm run dev', () => {
	let copy: DevCopy;
	const inCopy = (file: string) => path.join(copy.folder, file);
	const ask = (route: string) => fetch(copy.origin + route);
	const read = async (route: string) => (await ask(route)).text();

	before(async () => {
		copy = await startDevCopy();
	});
	after(() => copy?.stop());

	/** Asks for a page until it says what it should, and gives the answer. */
	async function waitFor(route: string, pattern: RegExp): Promise<Response> {
		for (let i = 0; i < 600; i++) {
			const response = await ask(route);
			if (pattern.test(await response.clone().text())) return response;
			await pause(50);
		}
		return assert.fail(`${route} never said ${pattern}. ${copy.said()}`);
	}

	/** Asks for a page until it answers as it should. */
	async function waitForStatus(route: string, status: number): Promise<void> {
		for (let i = 0; i < 600; i++) {
			if ((await ask(route)).status === status) return;
			await pause(50);
		}
		assert.fail(`${route} never answered ${status}. ${copy.said()}`);
	}

	it('serves the site with a client that follows it', async () => {
		const response = await ask('/resources/');
		assert.equal(response.status, 200);
		const html = await response.text();
		assert.match(html, /<h1/);
		assert.match(html, /<script src="\/__dev\.js" data-page="\S+" data-look="\S+"><\/script>$/);
		// The page keeps its policy, which lets it talk to the server that it came from.
		assert.match(
			readHtml(html).policy ?? '',
			/^default-src 'none'; script-src 'self'.*; connect-src 'self'/,
		);
		assert.match(await read('/__dev.js'), /new EventSource\(/);
	});

	it('answers with what was saved a moment before, whatever was saved', async () => {
		// [file, what is changed in it, the page, what that says then]
		const edits: [string, (text: string) => string, string, RegExp][] = [
			[foundation, (text) => `A new kettle. ${text}`, '/faction/foundation/', /A new kettle\./],
			[
				'src/components/next-read.tsx',
				(text) => text.replace('>Read next<', '>And then<'),
				'/resources/',
				/And then/,
			],
			[
				'pages/resources.tsx',
				(text) => text.replace('One flag up,', 'All of it,'),
				'/resources/',
				/All of it/,
			],
			[
				'src/content/characters/linh-ngo.ts',
				(text) => text.replace('Times things', 'Times kettles'),
				'/character/linh-ngo/',
				/Times kettles/,
			],
			[
				'src/site.ts',
				(text) => text.replace('hello@lagan.example', 'ahoy@lagan.example'),
				'/',
				/ahoy@lagan\.example/,
			],
		];
		for (const [file, edit, route, pattern] of edits) {
			assert.doesNotMatch(await read(route), pattern);
			await copy.change(file, edit);
			await waitFor(route, pattern);
		}
	});

	it('draws anew what a drawing, a style and an island are made of', async () => {
		const find = async (pattern: RegExp, says: RegExp) => {
			for (let i = 0; i < 200; i++) {
				const [file = ''] = pattern.exec(await read('/character/linh-ngo/')) ?? [];
				if (says.test(await read(file))) return;
				await pause(50);
			}
			assert.fail(`${pattern} never said ${says}. ${copy.said()}`);
		};
		// Through a file that a portrait’s own file imports.
		await copy.change('src/art/portraits/lamplight.tsx', (text) => `${text}\n`);
		await copy.change('src/art/portraits/linh-ngo.tsx', (text) =>
			text.replace('#fbe3d2', '#fbe3d7'),
		);
		await find(/\/pictures\/portrait-linh-ngo\.\w+\.svg/, /#fbe3d7/);
		await copy.change('styles/tokens.css', (text) => `${text}\n:root { --kettle: 7; }\n`);
		await waitFor('/character/linh-ngo/', /--kettle:7/);
		await copy.change('islands/menu.tsx', (text) => `${text}\nconsole.info('kettle');\n`);
		await find(/\/assets\/menu\.\w+\.js/, /kettle/);
	});

	it('tells open pages what to show, and only those that have changed', async () => {
		const follow = async (route: string) => {
			const { body } = await fetch(`${copy.origin}/__dev?path=${route}`);
			const reader = body?.getReader();
			let text = '';
			const next = async () => {
				const from = text.length;
				while (!/data: .*\n\n/.test(text.slice(from))) {
					text += Buffer.from((await reader?.read())?.value ?? []).toString();
				}
				const [, data = ''] = /data: (.*)\n\n$/.exec(text) ?? [];
				return JSON.parse(data) as { page: string; look: string; problems: string };
			};
			return { next, text: () => text, end: () => reader?.cancel() };
		};
		const touched = await follow('/faction/foundation/');
		const untouched = await follow('/legal-information/');
		const first = await touched.next();
		const other = await untouched.next();
		await copy.change(foundation, (text) => `A second kettle. ${text}`);
		const second = await touched.next();
		assert.notEqual(second.page, first.page);
		await waitFor('/faction/foundation/', new RegExp(`data-page="${second.page}"`));
		// A style changes how pages look and nothing else.
		await copy.change('styles/tokens.css', (text) => `${text}\n:root { --kettle: 8; }\n`);
		const third = await touched.next();
		assert.equal(third.page, second.page);
		assert.notEqual(third.look, second.look);
		const restyled = await untouched.next();
		assert.equal(restyled.page, other.page);
		assert.equal(untouched.text().match(/data: /g)?.length, 2);
		await touched.end();
		await untouched.end();
	});

	it('sees saves of every kind', async () => {
		const file = inCopy(foundation);
		const text = await readFile(file, 'utf8');
		const show = (words: string) => waitFor('/faction/foundation/', new RegExp(words));
		// Another file in its place.
		await writeFile(`${file}.new`, `By rename. ${text}`);
		await rename(`${file}.new`, file);
		await show('By rename\\.');
		// As many bytes, and a time of long ago.
		await writeFile(file, `By elders. ${text}`);
		await utimes(file, new Date('2001-01-01'), new Date('2001-01-01'));
		await show('By elders\\.');
		// Emptied, and written a while later.
		for (const wait of [10, 20, 40, 300]) {
			const handle = await open(file, 'w');
			await pause(wait);
			await handle.write(`By halves, ${wait}. ${text}`);
			await handle.close();
			await show(`By halves, ${wait}\\.`);
		}
		// Many in quick succession.
		for (let i = 0; i < 60; i++) await writeFile(file, `Kettle ${i}. ${text}`);
		await show('Kettle 59\\.');
		// Many files at once.
		const folder = inCopy('src/content/prose/world-bible');
		const names = await readdir(folder);
		for (const name of names) {
			const full = path.join(folder, name);
			await writeFile(full, `Checked out. ${await readFile(full, 'utf8')}`);
		}
		await waitFor('/world-bible/', new RegExp(`(Checked out\\.[^]*?){${names.length}}`));
		// Deleted and restored.
		await rm(file);
		await waitForStatus('/faction/foundation/', 500);
		await writeFile(file, text);
		await waitForStatus('/faction/foundation/', 200);
	});

	const mistakes: { name: string; file: string; edit(text: string): string; says: RegExp }[] = [
		{
			name: 'a dead link in Markdown',
			file: foundation,
			edit: (text) => `[[nobody]] ${text}`,
			says: /foundation\.md:1<[\s\S]*links to nothing/,
		},
		{
			name: 'TypeScript that is none',
			file: 'src/components/link.tsx',
			edit: (text) => text.replace('export', 'exprot'),
			says: /src\/components\/link\.tsx:\d+/,
		},
		{
			name: 'a record that makes no sense',
			file: 'src/content/characters/linh-ngo.ts',
			edit: (text) => text.replace('age: 28', 'age: -28'),
			says: /linh-ngo[\s\S]*age/,
		},
		{
			name: 'a style',
			file: 'styles/tokens.css',
			edit: (text) => `${text}\n} oh {`,
			says: /styles\/tokens\.css:\d+/,
		},
		{
			name: 'an island',
			file: 'islands/menu.tsx',
			edit: (text) => `${text}\nconst = 3;`,
			says: /islands\/menu\.tsx:\d+/,
		},
		{
			name: 'a page that throws',
			file: 'pages/legal-information.tsx',
			edit: (text) => `${text}\nthrow new Error('No kettle.');`,
			says: /pages\/legal-information\.tsx[\s\S]*No kettle\./,
		},
		{
			name: 'a name that a module does not export',
			file: 'src/content/characters/linh-ngo.ts',
			edit: (text) => text.replace('const linhNgo', 'const nobody'),
			says: /src\/content\/characters\/index\.ts:\d+<[\s\S]*linhNgo/,
		},
		{
			name: 'a link to a page that is not there, which only the checks of the whole see',
			file: 'pages/resources.tsx',
			edit: (text) => text.replace("back = { path: '/#vision'", "back = { path: '/no-such-page/'"),
			says: /\/no-such-page\/[\s\S]*which is not there/,
		},
		{
			name: 'a drawing',
			file: 'src/art/portraits/linh-ngo.tsx',
			edit: (text) => text.replace('w={4.4}', 'w={Number.NaN}'),
			says: /portrait-linh-ngo[\s\S]*NaN/,
		},
	];
	for (const { name, file, edit, says } of mistakes) {
		it(`says ${name} in the page and in the terminal, and recovers with the next save`, async () => {
			const text = await readFile(inCopy(file), 'utf8');
			assert.notEqual(edit(text), text);
			const before = copy.said().length;
			await writeFile(inCopy(file), edit(text));
			const broken = await waitFor('/character/linh-ngo/', /<section role="alert"/);
			assert.equal(broken.status, 500);
			const html = await (await waitFor('/character/linh-ngo/', says)).text();
			assert.match(html, /<title>/);
			for (let i = 0; i < 100 && !/problems?:/.test(copy.said().slice(before)); i++)
				await pause(50);
			const said = copy
				.said()
				.slice(before)
				.match(/problems?:/g)?.length;
			await writeFile(inCopy(file), text);
			// The compiler follows with words of its own, where the next save does not come before it.
			assert.ok(said === 1 || said === 2, copy.said());
			await waitForStatus('/character/linh-ngo/', 200);
		});
	}

	it('says a field of another type, which only the compiler sees, a moment later', async () => {
		const file = inCopy('src/content/characters/linh-ngo.ts');
		const text = await readFile(file, 'utf8');
		await writeFile(file, text.replace('age: 28', "age: 28, spuose: 'Pilar'"));
		await waitFor('/character/linh-ngo/', /linh-ngo\.ts:\d+<[\s\S]*spuose/);
		// One that keeps the pages from being made says so as well.
		await writeFile(
			file,
			text.replace("'portrait-linh-ngo'", "'portrait-linh-ngo', children: 'Wren'"),
		);
		await waitFor('/character/linh-ngo/', /linh-ngo\.ts:\d+<[\s\S]*readonly string\[\]/);
		await writeFile(file, text);
		await waitForStatus('/character/linh-ngo/', 200);
	});

	const endings: { name: string; code: string; says: RegExp }[] = [
		{ name: 'ends the process', code: 'process.exit(7);', says: /ended by itself \(code 7\)/ },
		{
			name: 'leaves a rejection to nobody',
			code: "void Promise.reject(new Error('No kettle.'));",
			says: /pages\/legal-information\.tsx:\d+<[\s\S]*No kettle\./,
		},
	];
	for (const { name, code, says } of endings) {
		it(`survives a page that ${name}, and builds again with the next save`, async () => {
			const file = inCopy('pages/legal-information.tsx');
			const text = await readFile(file, 'utf8');
			await writeFile(file, `${text}\n${code}`);
			await waitFor('/resources/', says);
			await writeFile(file, text);
			await waitForStatus('/legal-information/', 200);
		});
	}

	it('goes on with the next save where a page never ends', async () => {
		const file = inCopy('pages/legal-information.tsx');
		const text = await readFile(file, 'utf8');
		await writeFile(file, `${text}\nfor (;;) {}`);
		await pause(500);
		await writeFile(file, text);
		await copy.change(foundation, (words) => `After all. ${words}`);
		const { status } = await waitFor('/faction/foundation/', /After all\./);
		assert.equal(status, 200);
	});

	for (const name of ['package.json', 'tsconfig.json']) {
		it(`says that ${name} is broken, and goes on once it is mended`, async () => {
			const text = await readFile(inCopy(name), 'utf8');
			await writeFile(inCopy(name), '{');
			await waitFor('/resources/', new RegExp(`${name}:1<`));
			await writeFile(inCopy(name), text);
			await waitForStatus('/resources/', 200);
			await copy.change(foundation, (words) => `With ${name}. ${words}`);
			await waitFor('/faction/foundation/', new RegExp(`With ${name}\\.`));
		});
	}

	/** Kills the process that makes the site; false between two of them. */
	async function killDrafter(): Promise<boolean> {
		const { stdout } = await promisify(execFile)('ps', [
			...['-o', 'pid=,args='],
			...['--ppid', String(copy.dev.pid)],
		]);
		const [, pid] = /(\d+) .*draft-process/.exec(stdout) ?? [];
		if (pid) process.kill(Number(pid), 'SIGKILL');
		return pid !== undefined;
	}

	it('starts another process when the one that makes the site is killed while nobody waits', async () => {
		await waitForStatus('/resources/', 200);
		assert.ok(await killDrafter());
		const isSaid = () => /ended by itself \(SIGKILL\)/.test(copy.said());
		for (let i = 0; i < 200 && !isSaid(); i++) await pause(50);
		assert.ok(isSaid(), copy.said());
		const response = await ask('/resources/');
		assert.equal(response.status, 200);
		assert.doesNotMatch(await response.text(), /role="alert"/);
	});

	it('starts another process when it is killed at its work, and no page shows that', async () => {
		for (const [i, work] of [0, 40, 80, 160, 320].entries()) {
			await copy.change(foundation, (text) => `Kill ${i}. ${text}`);
			await copy.change('src/components/next-read.tsx', (text) => `${text}\n`);
			await pause(work);
			await killDrafter();
			let html = '';
			for (let j = 0; j < 600 && !html.includes(`Kill ${i}.`); j++) {
				html = await read('/faction/foundation/');
				assert.doesNotMatch(html, /role="alert"/);
			}
			assert.match(html, new RegExp(`Kill ${i}\\.`));
		}
	});

	it('believes nothing that the build’s own code made before it changed', async () => {
		const [one, two] = ['content/markdown', 'pages/render-pages'];
		await copy.change(`src/generator/${one}.ts`, (text) =>
			text.replace('role="group"', 'role="region"'),
		);
		await waitFor('/world-bible/', /class="table-scroll" tabindex="0" role="region"/);
		await copy.change(`src/generator/${two}.tsx`, (text) =>
			text.replace('<!doctype html>', '<!doctype html><!-- kettle -->'),
		);
		await waitFor('/resources/', /<!-- kettle -->/);
	});

	it('says that it has to be started again when it has changed itself', async () => {
		await copy.change('src/generator/dev/messages.ts', (text) => `${text}\n`);
		for (let i = 0; i < 100 && !/start it again/.test(copy.said()); i++) await pause(50);
		assert.match(copy.said(), /npm run dev itself has changed: start it again/);
	});

	it('shows every drawing on the contact sheet', async () => {
		const sheet = await read('/contact-sheet/');
		for (const id of Object.keys(pictures)) assert.ok(sheet.includes(`/pictures/${id}.`), id);
	});

	it('shows what a build of the same sources makes', async () => {
		const run = promisify(execFile);
		await run(process.execPath, ['--import', 'tsx', 'build.ts', '--dev', '--out', 'out'], {
			cwd: copy.folder,
		});
		const files = await readdir(inCopy('out'), { recursive: true, withFileTypes: true });
		let compared = 0;
		for (const entry of files) {
			if (!entry.isFile() || entry.name === '.lagan') continue;
			const full = path.join(entry.parentPath, entry.name);
			const name = path.relative(inCopy('out'), full);
			const route = `/${name}`.replace(/(^|\/)index\.html$/, '/');
			const built = await readFile(full);
			const served = Buffer.from(await (await ask(route)).arrayBuffer());
			const plain = name.endsWith('.html')
				? served.toString().replace(/<script src="\/__dev\.js"[^>]*><\/script>$/, '')
				: served;
			assert.ok(built.equals(Buffer.from(plain)), `${route} is served as it is built`);
			compared++;
		}
		assert.ok(compared > 150, `${compared} files were compared`);
	});

	it('adds a page, and drops it when its file is gone', async () => {
		const page = (await readFile(inCopy('src/dev-pages/contact-sheet.tsx'), 'utf8'))
			.replaceAll('Contact sheet', 'Second sheet')
			.replaceAll('Every drawing', 'Each drawing');
		await writeFile(inCopy('src/dev-pages/second-sheet.tsx'), page);
		await waitFor('/second-sheet/', /<h1>Second sheet<\/h1>/);
		await rm(inCopy('src/dev-pages/second-sheet.tsx'));
		await waitForStatus('/second-sheet/', 404);
		assert.match(await read('/second-sheet/'), /Unexpected Application Error/);
	});

	it('has a page again whose file was away', async () => {
		const [file, away] = [inCopy('pages/resources.tsx'), inCopy('resources.away')];
		await rename(file, away);
		await waitForStatus('/resources/', 500);
		await rename(away, file);
		await waitForStatus('/resources/', 200);
	});

	it('copies a public file as soon as it is there', async () => {
		await writeFile(inCopy('public/kettle.txt'), 'It boils.');
		await waitFor('/kettle.txt', /^It boils\.$/);
		await rm(inCopy('public/kettle.txt'));
		await waitForStatus('/kettle.txt', 404);
	});

	it('says when its port is taken', async () => {
		const second = spawn(process.execPath, ['--import', 'tsx', 'src/generator/dev/dev.ts'], {
			cwd: copy.folder,
			env: { ...process.env, PORT: new URL(copy.origin).port },
		});
		let said = '';
		second.stderr.on('data', (chunk: Buffer) => {
			said += chunk;
		});
		const code = await new Promise((resolve) => second.on('exit', resolve));
		assert.equal(code, 1);
		assert.match(said, /Port \d+ is taken\. Stop what runs there, or set PORT to another\./);
	});

	it('ends with all that it started', async () => {
		const run = promisify(execFile);
		const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(copy.dev.pid)]);
		const children = stdout.trim().split(/\s+/);
		assert.ok(children.length > 0);
		await copy.stop();
		/** One that is dead may wait for somebody to take note of it. */
		const isOver = async (child: string) =>
			/^Z/.test(
				(await run('ps', ['-o', 'stat=', '-p', child]).catch(() => ({ stdout: 'Z' }))).stdout,
			);
		for (const child of children) {
			for (let i = 0; i < 100 && !(await isOver(child)); i++) await pause(50);
			assert.ok(await isOver(child), `process ${child}`);
		}
	});
});
