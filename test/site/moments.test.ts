import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { BuildFailure } from '../../src/build/problems.ts';
import { nameOwner, type Owner, openWorkshop, recoverSite } from '../../src/build/workshop.ts';
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
async function leaveWorkshop(out: string, owner: Owner) {
	const workshop = path.join(path.dirname(out), '.dist-build');
	await mkdir(path.join(workshop, 'site'), { recursive: true });
	await writeFile(path.join(workshop, nameOwner(owner)), '');
}
/** One that is over: no process has such a number. */
const deadOwner = () => ({ id: 'x', pid: 2 ** 22 + 1, host: os.hostname(), since: Date.now() });
/** What is beside the site that is not the build's to leave there. */
const leftovers = async (out: string) =>
	(await readdir(path.dirname(out))).filter((name) => !['dist', 'dist-hosting'].includes(name));

/** Whether this machine has a program that lets two folders change places in one step. */
const inOneStep =
	process.platform === 'linux' &&
	(spawnSync('python3', ['--version']).status === 0 ||
		spawnSync('mv', ['--help'], { encoding: 'utf8' }).stdout.includes('--exchange'));
const missing =
	'NO WAY TO EXCHANGE FOLDERS FOUND: the swap in one step was not seen. Install Python 3, or coreutils 9.5.';
const skip = !inOneStep && process.env.CI !== 'true' ? missing : false;

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
async function atEveryCall(environment: NodeJS.ProcessEnv, see: (at: number) => Promise<void>) {
	const counter = path.join(await makeTemporaryFolder(), 'count');
	await programs.publish([await makeOldSite(), 'new'], { ...environment, COUNT_TO: counter });
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

/** Runs a build that is killed before its n-th call, for every n. */
const killEverywhere = (
	environment: NodeJS.ProcessEnv,
	see: (out: string, at: number) => Promise<void>,
) =>
	atEveryCall(environment, async (at) => {
		const out = await makeOldSite();
		const env = { ...environment, KILL_AT: String(at) };
		// What is written at once is not in the same order every time, but there is as much of it.
		const { signal } = await programs.publish([out, 'new'], env);
		assert.equal(signal, 'SIGKILL', `call ${at}`);
		await see(out, at);
	});

describe('a build that is killed while it puts the site in its place', () => {
	it('leaves the old site or the new one, at every point', { skip }, async () => {
		const seen = new Set<string>();
		await killEverywhere({}, async (out, at) => {
			const found = await digestFolder(out);
			assert.ok([oldSite, newSite].includes(found), `killed at call ${at}: ${found}`);
			seen.add(found);
			// And the next build neither waits for the dead one nor leaves what it left.
			if (at % 5 === 0) {
				const { code, said } = await programs.publish([out, 'new']);
				assert.equal(code, 0, said);
				assert.deepEqual(await leftovers(out), []);
				assert.equal(await digestFolder(out), newSite);
			}
		});
		assert.equal(seen.size, 2);
	});

	it('has it put back where folders cannot change places in one step', async () => {
		// Without a path no program is found that could do it.
		const seen = new Set<string>();
		let gaps = 0;
		await killEverywhere({ PATH: '/nowhere' }, async (out, at) => {
			if (!existsSync(out)) gaps += 1;
			await recoverSite(out);
			const found = await digestFolder(out);
			assert.ok([oldSite, newSite].includes(found), `killed at call ${at}: ${found}`);
			assert.equal(existsSync(`${out}-hosting/server.conf`), true);
			seen.add(found);
		});
		assert.equal(seen.size, 2);
		assert.equal(gaps, 1);
	});

	it('never leaves the name without a site, however often it is replaced', { skip }, async () => {
		const out = await makeOldSite();
		let looks = 0;
		for (const version of ['new', 'old', 'new', 'old']) {
			const child = programs.start([out, version]);
			const ended = waitForEnd(child);
			while (child.exitCode === null && child.signalCode === null) {
				for (let i = 0; i < 200; i++) assert.ok(existsSync(`${out}/a/b/index.html`));
				looks += 200;
				await new Promise((resolve) => setImmediate(resolve));
			}
			assert.equal((await ended).code, 0);
		}
		assert.ok(looks > 1000, String(looks));
	});
});

describe('a full disk', () => {
	it('is said, whenever it fills up, and leaves the old site and nothing else', async () => {
		let failures = 0;
		await atEveryCall({}, async (at) => {
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
	for (const [how, environment] of [
		['in one step', {}],
		['in two', { PATH: '/nowhere' }],
	] as const) {
		it(`${how} stays, and the build says so`, { skip: how === 'in one step' && skip }, async () => {
			let failures = 0;
			await atEveryCall(environment, async (at) => {
				const out = await makeOldSite();
				const { code, said } = await programs.publish([out, 'new'], {
					...environment,
					FAIL_AT: `${at}:EBUSY`,
				});
				assert.equal(await digestFolder(out), code === 0 ? newSite : oldSite, `call ${at}`);
				const version = await readFile(`${out}-hosting/server.conf`, 'utf8');
				assert.equal(version, code === 0 ? 'new' : 'old', `call ${at}`);
				if (code === 0) return;
				failures += 1;
				assert.match(said, /It cannot be replaced/);
			});
			assert.ok(failures > 0);
		});
	}
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
	it('do not wait for one that died, on this machine or an hour ago on another', async () => {
		const dead = deadOwner();
		const beforeBoot = Math.floor(Date.now() - (os.uptime() + 60) * 1000);
		const cases = [
			{ ...dead, isOver: true },
			{ ...dead, host: 'another', isOver: false },
			{ ...dead, host: 'another', since: Date.now() - 2 * 60 * 60 * 1000, isOver: true },
			{ ...dead, pid: process.pid, isOver: false },
			// Its number belongs to another process since the machine was started anew.
			{ ...dead, pid: process.pid, since: beforeBoot, isOver: true },
		];
		for (const { isOver, ...owner } of cases) {
			const out = await makeOldSite();
			await leaveWorkshop(out, owner);
			const { code, said } = await programs.publish([out, 'new']);
			assert.equal(code, isOver ? 0 : 1, JSON.stringify(owner) + said);
		}
	});
	it('open one workshop at a time, although a dead build’s stands there', async () => {
		for (let round = 0; round < 60; round++) {
			const out = await makeOut();
			if (round % 2 === 0) await leaveWorkshop(out, deadOwner());
			let open = 0;
			let opened = 0;
			await Promise.all(
				Array.from({ length: 8 }, async (_, i) => {
					// They begin at different moments of one another.
					for (let turn = 0; turn < (i * round) % 13; turn++) await new Promise(setImmediate);
					try {
						const workshop = await openWorkshop(out);
						open += 1;
						opened += 1;
						assert.equal(open, 1);
						await writeFile(path.join(workshop.folder, 'file'), '');
						assert.equal(await workshop.isOurs(), true);
						open -= 1;
						await workshop.close();
					} catch (error) {
						if (!(error instanceof BuildFailure)) throw error;
						assert.match(error.message, /Another build/);
					}
				}),
			);
			assert.ok(opened > 0);
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
