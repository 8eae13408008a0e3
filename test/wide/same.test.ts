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
	const style = path.join(project, 'styles/foundation/base.css');
	const rules = await readFile(style, 'utf8');
	const changed = rules.replace(/^\s*body \{/m, '$&\n\torphans: 4;');
	assert.notEqual(changed, rules);
	await writeFile(style, changed);
	const text = path.join(project, 'src/content/prose/world-bible/money.md');
	await writeFile(text, `${await readFile(text, 'utf8')}\nThe kettle ŵas off.\n`);
}

describe('two builds of the same source', () => {
	it('have the same bytes in another folder, time zone, language and year, with and without a cache', async () => {
		const here = path.join(await makeTemporaryFolder(), 'lagan');
		const elsewhere = path.join(await makeTemporaryFolder(), 'another * place [1]', 'lagan');
		await copyProject(here);
		// What was built of the source before it changed.
		await copyCache(here);
		await copyProject(elsewhere);
		for (const project of [here, elsewhere]) await change(project);
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
		const [near, far] = await Promise.all([
			build(here, { TZ: 'UTC', LC_ALL: 'C', LAGAN_CACHE: path.join(here, '.cache') }, []),
			build(
				elsewhere,
				{
					...{ TZ: 'Pacific/Kiritimati', LC_ALL: 'sv_SE.UTF-8', LANG: 'sv_SE.UTF-8' },
					...{ HOME: elsewhere, LAGAN_CACHE: path.join(elsewhere, 'nothing yet') },
				},
				['--import', pathToFileURL(clock).href],
			),
		]);
		assert.ok(Object.keys(near).length > 250, String(Object.keys(near).length));
		assert.deepEqual(far, near);
	});
});
