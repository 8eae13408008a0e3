import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '../support/temporary.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const tsx = import.meta.resolve('tsx');

/** What the project is built from; not its cache. */
const parts = [
	...['package.json', 'package-lock.json', 'tsconfig.json', 'build.ts'],
	...['src', 'pages', 'islands', 'styles', 'public'],
];

/** Every file below a folder with a digest of its bytes. */
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
	return { site: await digest(out), hosting: await digest(`${out}-hosting`) };
}

describe('two builds of one state', () => {
	it('make the same bytes in another folder, time zone, language and year, with a cache and without', async () => {
		const elsewhere = path.join(await makeTemporaryFolder(), 'another place', 'lagan');
		await mkdir(elsewhere, { recursive: true });
		for (const part of parts) {
			await cp(path.join(root, part), path.join(elsewhere, part), { recursive: true });
		}
		await symlink(path.join(root, 'node_modules'), path.join(elsewhere, 'node_modules'));
		// The other machine's clock: 400 days ahead, and twelve hours of daylight off.
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
		const [here, there] = await Promise.all([
			build(root, { TZ: 'UTC', LC_ALL: 'C' }, []),
			build(
				elsewhere,
				{ TZ: 'Pacific/Kiritimati', LC_ALL: 'sv_SE.UTF-8', LANG: 'sv_SE.UTF-8', HOME: elsewhere },
				['--import', pathToFileURL(clock).href],
			),
		]);
		assert.ok(Object.keys(here.site).length > 250, String(Object.keys(here.site).length));
		assert.deepEqual(there.site, here.site);
		assert.deepEqual(there.hosting, here.hosting);

		// And again with all that the first build has kept; then with another style and one text of
		// another kind, with what is kept of all else and with nothing kept. Another Node may make other
		// `.gz`: all builds here have the same.
		const again = () => build(elsewhere, {}, []);
		assert.deepEqual(await again(), here);
		const style = path.join(elsewhere, 'styles/base.css');
		await writeFile(
			style,
			(await readFile(style, 'utf8')).replace(/^\s*body \{/m, '$&\n\torphans: 4;'),
		);
		const text = path.join(elsewhere, 'src/content/prose/characters/linh-ngo.md');
		await writeFile(text, `${await readFile(text, 'utf8')}\nThe kettle ŵas off.\n`);
		const changed = await again();
		await rm(path.join(elsewhere, '.cache'), { recursive: true });
		assert.deepEqual(await again(), changed);
		const differing = Object.entries(changed.site).filter(([file, sum]) => here.site[file] !== sum);
		assert.ok(differing.length > 90, String(differing.length));
	});
});
