import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeTemporaryFolder } from '../support/temporary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { scripts, engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Runs the check in a project that asks for this version of Node, with one of its two packages installed. */
async function check(node: string) {
	const cwd = await makeTemporaryFolder();
	const devDependencies = { tsx: '1.0.0', later: '1.0.0' };
	await mkdir(path.join(cwd, 'node_modules/tsx'), { recursive: true });
	await writeFile(
		path.join(cwd, 'package.json'),
		JSON.stringify({ engines: { node }, devDependencies }),
	);
	const script = `${root}src/generator/check-setup.mjs`;
	return spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
}

it('a command prints one line of advice if packages are missing or Node is too old', async () => {
	for (const [node, message] of [
		[engines.node, 'The packages that the build needs are missing. Type: npm ci\n'],
		['>=99.1', `This is Node ${process.versions.node}. Install 99.1 or newer, then type: npm ci\n`],
	]) {
		const { status, stderr } = await check(node);
		assert.equal(stderr, message);
		assert.equal(status, 1);
	}
	for (const name of ['build', 'start', 'dev']) {
		assert.equal(scripts[`pre${name}`], 'node src/generator/check-setup.mjs', name);
	}
});

it('npm ci installs all packages, whatever it was to omit', () => {
	// NODE_ENV=production omits those for development, which every command needs; TypeScript, esbuild and
	// sharp come for each platform as optional ones. What npm includes wins over what it omits.
	const { stdout } = spawnSync('npm', ['config', 'get', 'include'], {
		cwd: root,
		encoding: 'utf8',
	});
	assert.equal(stdout.trim(), 'dev,optional');
});
