import assert from 'node:assert/strict';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { listSources } from '../../src/generator/content/list-files.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

it('listSources lists a folder recursively, ignores editors’ files and reports unknown ones', async () => {
	const folder = await makeTemporaryFolder();
	await mkdir(path.join(folder, 'b/c'), { recursive: true });
	for (const name of ['b/c/d.md', '.nojekyll', 'a.md', 'a.md~', '#a.md#', 'b/e.txt']) {
		await writeFile(path.join(folder, name), 'x');
	}
	// Emacs locks a file with a dangling symbolic link.
	await symlink('ada@machine.417', path.join(folder, '.#a.md'));
	const { names, problems } = listSources(folder, ['.md']);
	assert.deepEqual(names, ['a.md', 'b/c/d.md']);
	assert.match(problems.map(({ where }) => where).join(), /^[^,]*b\/e\.txt$/);
});
