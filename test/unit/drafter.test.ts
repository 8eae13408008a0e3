import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createDrafter } from '../../src/generator/dev/drafter.ts';
import type { DraftReply } from '../../src/generator/dev/messages.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** Answers each request with its own number as a process, or ends itself when told to. */
const program = `process.on('message', ({ changed }) => {
	if (changed.includes('end')) process.exit(3);
	process.send({ kind: 'failure', problems: [{ where: String(process.pid), what: 'It only answers.' }] });
});`;

describe('the process that drafts', () => {
	it('is another one after so many versions of the code, which it never lets go of', async () => {
		const file = path.join(await makeTemporaryFolder(), 'program.mjs');
		await writeFile(file, program);
		let versions = 0;
		const bundle = () => ({
			program: pathToFileURL(file).href,
			site: `site-${++versions}.mjs`,
			drawings: '',
		});
		const heard: DraftReply[] = [];
		const drafter = createDrafter((reply) => heard.push(reply));
		const ask = async (bundles = bundle(), changed: string[] = []) =>
			(await drafter.draft({ bundles, changed }))?.problems[0];
		const pids: (string | undefined)[] = [];
		for (let i = 0; i < 27; i++) pids.push((await ask())?.where);
		assert.deepEqual(
			[...new Set(pids)].map((pid) => pids.filter((each) => each === pid).length),
			[13, 13, 1],
		);
		// Other saves load none of it.
		const same = bundle();
		const more = new Set<string | undefined>();
		for (let i = 0; i < 25; i++) more.add((await ask(same))?.where);
		assert.deepEqual([...more], pids.slice(-1));
		// One that ends by itself says so to who waits, and the next draft has another.
		assert.match((await ask(same, ['end']))?.what ?? '', /ended by itself \(code 3\)/);
		assert.equal(drafter.isAlive, false);
		assert.notEqual((await ask(same))?.where, pids.at(-1));
		drafter.end();
		assert.deepEqual(heard, []);
	});
});
