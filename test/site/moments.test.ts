import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { recoverSite } from '../../src/generator/output/staging.ts';
import { compilePrograms, digestFolder, waitForEnd } from '../support/moments/programs.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

let programs: Awaited<ReturnType<typeof compilePrograms>>;
/** Where the old site was made, to be copied. */
let template: string;
/** A site of a version, to compare with. */
let oldSite: string;
let newSite: string;

const makeOut = async () => path.join(await makeTemporaryFolder(), 'dist');
/** A folder in which the old site stands, beside what is for servers. */
async function makeOldSite() {
	const folder = await makeTemporaryFolder();
	await cp(path.dirname(template), folder, { recursive: true });
	return path.join(folder, 'dist');
}
/** What a build leaves behind that died while it prepared the site. */
async function leaveStaging(out: string, { pid, since }: { pid: number; since: number }) {
	const staging = path.join(path.dirname(out), '.dist-build');
	await mkdir(path.join(staging, 'site'), { recursive: true });
	await writeFile(path.join(staging, `owner.${pid}.${since}.x`), '');
}
/** One that is over: no process has such a number. */
const deadOwner = () => ({ pid: 2 ** 22 + 1, since: Date.now() });
/** What is beside the site that is not the build's to leave there. */
const leftovers = async (out: string) =>
	(await readdir(path.dirname(out))).filter((name) => !['dist', 'dist-hosting'].includes(name));

before(async () => {
	programs = await compilePrograms();
	template = await makeOut();
	const out = await makeOut();
	for (const [folder, version] of [
		[template, 'old'],
		[out, 'new'],
	] as const) {
		const { code, said } = await programs.publish([folder, version]);
		assert.equal(code, 0, said);
	}
	[oldSite, newSite] = [await digestFolder(template), await digestFolder(out)];
	assert.notEqual(oldSite, newSite);
});

/** Does something for every call that a build makes to the file system, two at a time. */
async function atEveryCall(see: (at: number) => Promise<void>) {
	const counter = path.join(await makeTemporaryFolder(), 'count');
	await programs.publish([await makeOldSite(), 'new'], { COUNT_TO: counter });
	const calls = Number(await readFile(counter, 'utf8'));
	assert.ok(calls > 20, String(calls));
	let at = 0;
	const seeAll = async () => {
		while (at < calls) {
			at += 1;
			await see(at);
		}
	};
	await Promise.all([seeAll(), seeAll()]);
}

describe('a build that is killed while it puts the site in its place', () => {
	it('leaves the old site or the new one at every point, for the next that looks', async () => {
		const seen = new Set<string>();
		let gaps = 0;
		await atEveryCall(async (at) => {
			const out = await makeOldSite();
			const { signal } = await programs.publish([out, 'new'], { KILL_AT: String(at) });
			assert.equal(signal, 'SIGKILL', `call ${at}`);
			if (!existsSync(out)) gaps += 1;
			// What the next build and the preview do first.
			assert.equal(recoverSite(out), undefined);
			const found = await digestFolder(out);
			assert.ok([oldSite, newSite].includes(found), `killed at call ${at}: ${found}`);
			assert.equal(existsSync(`${out}-hosting/server.conf`), true);
			seen.add(found);
			// And the next build neither waits for the dead one nor leaves what it left.
			if (at % 5 !== 0) return;
			const { code, said } = await programs.publish([out, 'new']);
			assert.equal(code, 0, said);
			assert.deepEqual(await leftovers(out), []);
			assert.equal(await digestFolder(out), newSite);
		});
		assert.equal(seen.size, 2);
		// Between the two renames, and there alone, nothing has the name.
		assert.equal(gaps, 1);
	});
});

describe('a full disk', () => {
	it('is said, whenever it fills up, and leaves the old site and nothing else', async () => {
		let failures = 0;
		await atEveryCall(async (at) => {
			const out = await makeOldSite();
			const { code, said } = await programs.publish([out, 'new'], { FAIL_FROM: `${at}:ENOSPC` });
			assert.deepEqual(await leftovers(out), [], `from call ${at}`);
			if (code === 0) {
				assert.equal(await digestFolder(out), newSite);
				return;
			}
			failures += 1;
			assert.equal(code, 1);
			assert.match(said, /1 problem:\n\n {2}\/.*dist.*\n.*The disk is full.*\n.*Make room/);
			assert.equal(await digestFolder(out), oldSite, `from call ${at}`);
		});
		assert.ok(failures > 10, String(failures));
	});
});

describe('a folder that cannot be replaced', () => {
	it('stays, and the build says so', async () => {
		let failures = 0;
		await atEveryCall(async (at) => {
			const out = await makeOldSite();
			const { code, said } = await programs.publish([out, 'new'], { FAIL_AT: `${at}:EBUSY` });
			assert.equal(await digestFolder(out), code === 0 ? newSite : oldSite, `call ${at}`);
			const version = await readFile(`${out}-hosting/server.conf`, 'utf8');
			assert.equal(version, code === 0 ? 'new' : 'old', `call ${at}`);
			if (code === 0) return;
			failures += 1;
			assert.match(said, /It cannot be replaced/);
		});
		assert.ok(failures > 0);
	});
});

describe('a place that cannot be written', () => {
	it('is said when it can only be read', async () => {
		const out = await makeOldSite();
		const { code, said } = await programs.publish([out, 'new'], { FAIL_FROM: '1:EROFS' });
		assert.equal(code, 1);
		assert.match(said, /can only be read.*\n.*--out another\/folder/);
		assert.equal(await digestFolder(out), oldSite);
	});
	it('is said when it is a file, or a link to nothing', async () => {
		const out = await makeOut();
		await writeFile(out, 'mine');
		const onFile = await programs.publish([out, 'new']);
		assert.equal(onFile.code, 1);
		assert.match(onFile.said, /This is a file/);
		assert.equal(await readFile(out, 'utf8'), 'mine');
		await rm(out);
		await symlink('nowhere', out);
		assert.match((await programs.publish([out, 'new'])).said, /a link that leads nowhere/);
	});
	it('may be a link to a folder, which stays a link', async () => {
		const real = await makeOldSite();
		const out = await makeOut();
		await symlink(real, out);
		assert.equal((await programs.publish([out, 'new'])).code, 0);
		assert.equal(await digestFolder(real), newSite);
		assert.equal(await digestFolder(out), newSite);
	});
});

describe('a folder that no build has made', () => {
	/** What somebody keeps there. */
	const thesis = 'chapter one';
	async function keepThesis(folder: string) {
		await mkdir(folder, { recursive: true });
		await writeFile(path.join(folder, 'thesis.txt'), thesis);
	}
	it('stays, whether the site or what is beside it would take its place', async () => {
		for (const suffix of ['', '-hosting']) {
			const out = await makeOut();
			await keepThesis(out + suffix);
			const { code, said } = await programs.publish([out, 'new']);
			assert.equal(code, 1);
			assert.match(said, /dist(-hosting)?\n.*that no build has made.*\n.*--out another\/folder/);
			assert.equal(await readFile(path.join(out + suffix, 'thesis.txt'), 'utf8'), thesis);
			assert.deepEqual(await readdir(path.dirname(out)), [`dist${suffix}`]);
		}
	});
	it('stays, however many links lead there', async () => {
		const real = path.join(await makeTemporaryFolder(), 'work');
		await keepThesis(real);
		const out = await makeOut();
		const between = path.join(await makeTemporaryFolder(), 'between');
		await symlink(real, between);
		for (const link of [out, `${out}-hosting`]) {
			await symlink(between, link);
			assert.equal((await programs.publish([out, 'new'])).code, 1);
			assert.deepEqual(await readdir(real), ['thesis.txt']);
			await rm(link);
		}
	});
	it('is taken when it is empty', async () => {
		const out = await makeOut();
		await mkdir(out);
		assert.equal((await programs.publish([out, 'new'])).code, 0);
		assert.equal(await digestFolder(out), newSite);
	});
});

describe('two builds at once', () => {
	it('refuse the second, which says who is at work, and the first makes its site', async () => {
		const out = await makeOldSite();
		const first = programs.start([out, 'new', '3000']);
		const ended = waitForEnd(first);
		while (!existsSync(path.join(path.dirname(out), '.dist-build'))) {
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		const { code, said } = await programs.publish([out, 'other']);
		assert.equal(code, 1);
		assert.match(said, new RegExp(`Another build \\(process ${first.pid}\\)`));
		assert.equal(await digestFolder(out), oldSite);
		assert.equal((await ended).code, 0);
		assert.equal(await digestFolder(out), newSite);
		assert.deepEqual(await leftovers(out), []);
	});
	it('started in the same moment leave the site of one of them', async () => {
		const out = await makeOldSite();
		const endings = await Promise.all(
			Array.from({ length: 6 }, () => programs.publish([out, 'new', '500'])),
		);
		assert.ok(endings.some(({ code }) => code === 0));
		for (const { code, said } of endings) assert.match(code === 0 ? '' : said, /^$|Another build/);
		assert.equal(await digestFolder(out), newSite);
		assert.deepEqual(await leftovers(out), []);
	});
	it('do not wait for one that died, or that began an hour ago, or an hour from now', async () => {
		const hours = (count: number) => Date.now() + count * 60 * 60 * 1000;
		const cases = [
			{ ...deadOwner(), isOver: true },
			{ pid: process.pid, since: Date.now(), isOver: false },
			// Its number belongs to another process by now.
			{ pid: process.pid, since: hours(-2), isOver: true },
			// The clock was set back since.
			{ pid: process.pid, since: hours(2), isOver: true },
		];
		for (const { isOver, ...owner } of cases) {
			const out = await makeOldSite();
			await leaveStaging(out, owner);
			const { code, said } = await programs.publish([out, 'new']);
			assert.equal(code, isOver ? 0 : 1, JSON.stringify(owner) + said);
			if (isOver) assert.deepEqual(await leftovers(out), []);
		}
	});
	it('that find what a dead one left in the same moment leave the site of one of them', async () => {
		for (let round = 0; round < 4; round++) {
			const out = await makeOldSite();
			await leaveStaging(out, deadOwner());
			const endings = await Promise.all(
				Array.from({ length: 4 }, () => programs.publish([out, 'new', '30'])),
			);
			assert.ok(endings.some(({ code }) => code === 0));
			for (const { code, said } of endings)
				assert.match(code === 0 ? '' : said, /^$|Another build/);
			assert.equal(await digestFolder(out), newSite);
			assert.deepEqual(await leftovers(out), []);
		}
	});
	it('are stopped by a folder of that name only where something of somebody’s is in it', async () => {
		const out = await makeOldSite();
		const folder = path.join(path.dirname(out), '.dist-build');
		await mkdir(folder);
		assert.equal((await programs.publish([out, 'new'])).code, 0);
		assert.deepEqual(await leftovers(out), []);
		await mkdir(folder);
		await writeFile(path.join(folder, 'diary'), 'mine');
		const { code, said } = await programs.publish([out, 'new']);
		assert.equal(code, 1);
		assert.match(said, /this one is no build’s/);
		assert.equal(await readFile(path.join(folder, 'diary'), 'utf8'), 'mine');
	});
});
