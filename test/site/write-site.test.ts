import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	chmod,
	mkdir,
	readdir,
	readFile,
	rename,
	stat,
	symlink,
	writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { prepareOut, writeSite } from '../../src/generator/output/write-site.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const oldSite = new Map([
	['/index.html', 'old'],
	['/gone/index.html', 'gone'],
]);
const newSite = new Map([['/index.html', 'new']]);

const makeOut = async () => path.join(await makeTemporaryFolder(), 'dist');
async function makeOldSite() {
	const out = await makeOut();
	await writeSite(out, oldSite);
	return out;
}
/** A program that writes the new site. */
const writer = (out: string, whileWriting = '') => [
	...[process.execPath, '--import', 'tsx', '--input-type=module', '--eval'],
	`import { writeSite } from '${import.meta.resolve('../../src/generator/output/write-site.ts')}';
	const files = new Map(${JSON.stringify([...newSite])});
	files[Symbol.iterator] = function* () {
		${whileWriting};
		yield* this.entries();
	};
	await writeSite(${JSON.stringify(out)}, files);`,
];
const readPage = (out: string) => readFile(path.join(out, 'index.html'), 'utf8');

describe('writing a site', () => {
	it('replaces the old site and leaves no temporary files', async () => {
		const out = await makeOldSite();
		await writeSite(out, newSite);
		assert.deepEqual((await readdir(out)).sort(), ['.lagan', 'index.html']);
		assert.equal(await readPage(out), 'new');
		assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
	});
	it('makes it readable for every user, whatever the umask', async () => {
		const out = await makeOut();
		process.umask(0o077);
		await writeSite(out, oldSite);
		for (const [file, mode] of [
			['', 0o755],
			['gone', 0o755],
			['gone/index.html', 0o644],
		] as const) {
			assert.equal((await stat(path.join(out, file))).mode & 0o777, mode, file);
		}
	});
	it('replaces an old site that is read-only', async () => {
		const out = await makeOldSite();
		for (const folder of ['gone', '']) await chmod(path.join(out, folder), 0o555);
		await writeSite(out, newSite);
		assert.equal(await readPage(out), 'new');
		assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
	});
	it('keeps the old site if a file cannot be written, and leaves no temporary files', async () => {
		const out = await makeOldSite();
		for (const file of ['/index.html/x', '/../x.html', 'x.html', '/a//x.html']) {
			await assert.rejects(writeSite(out, new Map([...newSite, [file, 'x']])));
			assert.equal(await readPage(out), 'old');
			assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
		}
	});
	it('replaces the target of a symbolic link, but not the link', async () => {
		const out = await makeOldSite();
		const link = path.join(await makeTemporaryFolder(), 'link');
		await symlink(out, link);
		await writeSite(link, newSite);
		assert.equal(await readPage(out), 'new');
		assert.equal(await readPage(link), 'new');
	});
	it('adds compressed copies of text files on request', async () => {
		const out = await makeOut();
		const files = new Map([...newSite, ['/a.png', 'x'], ['/_headers', 'x']]);
		await writeSite(out, files, { compress: true });
		const made = ['.lagan', '_headers', 'a.png', 'index.html', 'index.html.br', 'index.html.gz'];
		assert.deepEqual((await readdir(out)).sort(), made);
		const read = (ending: string) => readFile(path.join(out, `index.html.${ending}`));
		assert.equal(brotliDecompressSync(await read('br')).toString(), 'new');
		assert.equal(gunzipSync(await read('gz')).toString(), 'new');
	});
});

describe('a folder that no build has made', () => {
	it('is not replaced', async () => {
		const out = await makeOut();
		await mkdir(out);
		await writeFile(path.join(out, 'thesis.txt'), 'chapter one');
		assert.throws(() => prepareOut(out), /not made by a build.*\n.*--out another\/folder/);
		await assert.rejects(writeSite(out, newSite), /not made by a build/);
		assert.deepEqual(await readdir(out), ['thesis.txt']);
	});
	it('is not replaced when it is a file', async () => {
		const out = await makeOut();
		await writeFile(out, 'chapter one');
		assert.throws(() => prepareOut(out), /not made by a build.*\n.*--out another\/folder/);
	});
	it('is replaced when it is empty', async () => {
		const out = await makeOut();
		await mkdir(out);
		await writeSite(out, newSite);
		assert.equal(await readPage(out), 'new');
	});
});

/** Runs what follows with a mount of its own. */
const inMount = (out: string, command: readonly string[]) => {
	const mount = 'mount -t tmpfs tmpfs "$0" && exec "$@"';
	return spawnSync('unshare', ['-rm', 'sh', '-c', mount, out, ...command], { encoding: 'utf8' });
};
const canMount = inMount('/mnt', ['true']).status === 0;

describe('a folder that is a mount', { skip: !canMount && 'mounts are not allowed here' }, () => {
	it('is not replaced, and the message names a folder inside it', async () => {
		const out = await makeOut();
		await mkdir(out);
		const { stderr } = inMount(out, writer(out));
		assert.match(stderr, /It cannot be moved: EBUSY.*\n.*a mount.*--out .*dist\/site\./);
		assert.equal(inMount(out, writer(`${out}/site`)).status, 0);
		assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
	});
});

describe('writing a site after an interrupted build', () => {
	for (const [signal, page] of [
		['SIGINT', 'new'],
		['SIGTERM', 'new'],
		['SIGHUP', 'new'],
		['SIGKILL', 'old'],
	] as const) {
		it(`finds a whole site after ${signal}, and leaves no temporary files`, async () => {
			const out = await makeOldSite();
			const [program = '', ...options] = writer(out, `process.kill(process.pid, '${signal}')`);
			spawnSync(program, options);
			assert.equal(await readPage(out), page);
			prepareOut(out);
			assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
		});
	}
	it('fails while another build is writing', async () => {
		const out = await makeOldSite();
		const next = path.join(path.dirname(out), `.dist.${process.ppid}.next`);
		await mkdir(next);
		await writeFile(path.join(next, 'index.html'), 'other');
		await assert.rejects(writeSite(out, newSite), /\.dist\.\d+\.next\n.*Another build is writing/);
		assert.equal(await readPage(out), 'old');
		assert.equal(await readPage(next), 'other');
	});
	it('restores an old site that was moved aside', async () => {
		const out = await makeOldSite();
		await rename(out, path.join(path.dirname(out), '.dist.old'));
		prepareOut(out);
		assert.equal(await readPage(out), 'old');
	});
	it('removes an old site that was left behind', async () => {
		const out = await makeOldSite();
		await mkdir(path.join(path.dirname(out), '.dist.old'));
		await writeSite(out, newSite);
		assert.deepEqual(await readdir(path.dirname(out)), ['dist']);
	});
});
