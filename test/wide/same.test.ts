import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { copyCache, copyProject } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const run = promisify(execFile);
const tsx = import.meta.resolve('tsx');

/** The digests of all files in a folder. */
async function digest(folder: string): Promise<Record<string, string>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
	return Object.fromEntries(
		await Promise.all(
			files.map(async (file) => [
				path.relative(folder, file),
				createHash('sha256')
					.update(await readFile(file))
					.digest('hex'),
			]),
		),
	);
}

/** Builds the project in a folder, as the command does. */
async function build(project: string, environment: NodeJS.ProcessEnv, first: string[]) {
	const out = path.join(await makeTemporaryFolder(), 'dist');
	const args = [...first, '--import', tsx, 'build.ts', '--out', out];
	const env = { ...process.env, SITE_URL: 'https://lagan.example/', ...environment };
	await run(process.execPath, args, { cwd: project, env });
	return digest(out);
}

/** Changes the styles of every page, and adds a letter to a text that no other page uses. */
async function change(project: string) {
	const style = path.join(project, 'styles/base.css');
	await writeFile(
		style,
		(await readFile(style, 'utf8')).replace(/^\s*body \{/m, '$&\n\torphans: 4;'),
	);
	const text = path.join(project, 'src/content/prose/world-bible/money.md');
	await writeFile(text, `${await readFile(text, 'utf8')}\nThe kettle ŵas off.\n`);
}

describe('two builds of the same source', () => {
	it('have the same bytes in another folder, time zone, language and year, with and without a cache', async () => {
		const here = path.join(await makeTemporaryFolder(), 'lagan');
		const elsewhere = path.join(await makeTemporaryFolder(), 'another * place [1]', 'lagan');
		await copyProject(here);
		await copyCache(here);
		await copyProject(elsewhere);
		await change(elsewhere);
		// A clock that is 400 and a half days ahead.
		const clock = path.join(elsewhere, 'clock.mjs');
		await writeFile(
			clock,
			`const Real = Date;
const ahead = 400.5 * 24 * 60 * 60 * 1000;
globalThis.Date = class extends Real {
	constructor(...args) { args.length === 0 ? super(Real.now() + ahead) : super(...args); }
	static now() { return Real.now() + ahead; }
};
`,
		);
		/** Builds before and after the change, so that the second build uses the cache of the first. */
		const buildTwice = async () => {
			const environment = { TZ: 'UTC', LC_ALL: 'C', LAGAN_CACHE: path.join(here, '.cache') };
			const before = await build(here, environment, []);
			await change(here);
			return { before, after: await build(here, environment, []) };
		};
		const buildElsewhere = () =>
			build(
				elsewhere,
				{
					...{ TZ: 'Pacific/Kiritimati', LC_ALL: 'sv_SE.UTF-8', LANG: 'sv_SE.UTF-8' },
					...{ HOME: elsewhere, LAGAN_CACHE: path.join(elsewhere, 'nothing yet') },
				},
				['--import', pathToFileURL(clock).href],
			);
		const [{ before, after }, there] = await Promise.all([buildTwice(), buildElsewhere()]);
		assert.ok(Object.keys(after).length > 250, String(Object.keys(after).length));
		assert.deepEqual(there, after);
		const differing = Object.entries(after).filter(([file, sum]) => before[file] !== sum);
		// The styles are in every page.
		assert.ok(differing.length > 50, String(differing.length));
	});
});
