import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const readText = (file: string) =>
	readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
const read = (file: string) => JSON.parse(readText(file));

interface LockedPackage {
	version: string;
	resolved?: string;
	integrity?: string;
	license?: string;
	hasInstallScript?: boolean;
}

/** Licences that let a public site be built and handed out under its own terms. */
const compatible = new Set([
	'0BSD',
	'MIT',
	'ISC',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'Apache-2.0',
	'BlueOak-1.0.0',
	'Python-2.0',
	'PSF-2.0',
	'MIT OR Apache-2.0',
	'(MIT AND Zlib)',
	// Fonts: may be embedded and handed out with their licence.
	'OFL-1.1',
	// Tools that run in the build and whose code nobody changes or hands out.
	'MPL-2.0',
]);

/** Packages that do not name their licence where npm looks, by what their LICENSE file says. */
const readByHand: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

/** What is wrong with the packages of a lock file, given those that may run an install script. */
function inspect(
	packages: Readonly<Record<string, LockedPackage>>,
	allowed: Readonly<Record<string, boolean>>,
): string[] {
	return Object.entries(packages).flatMap(([place, locked]) => {
		const name = place.replace(/^.*node_modules\//, '');
		const licence = locked.license ?? readByHand[place];
		return [
			...(locked.integrity?.startsWith('sha512-') ? [] : [`${name} has no digest.`]),
			// Without an address it comes from the registry, whichever mirror of it one uses.
			...(locked.resolved === undefined ? [] : [`${name} comes from ${locked.resolved}.`]),
			...(licence && compatible.has(licence) ? [] : [`${name} has the licence ${licence}.`]),
			...(locked.hasInstallScript && !allowed[name] ? [`${name} runs an install script.`] : []),
		];
	});
}

describe('the packages', () => {
	const { '': project, ...packages } = read('package-lock.json').packages as Record<
		string,
		LockedPackage & { devDependencies?: Record<string, string> }
	>;
	const { devDependencies, allowScripts } = read('package.json') as {
		devDependencies: Record<string, string>;
		allowScripts: Record<string, boolean>;
	};

	it('are locked by digest, from the registry, under licences that fit, without unknown scripts', () => {
		assert.ok(Object.keys(packages).length > 100);
		assert.deepEqual(inspect(packages, allowScripts), []);
	});
	it('are those that the project asks for, in one exact version each', () => {
		assert.deepEqual(project?.devDependencies, devDependencies);
		for (const [name, version] of Object.entries(devDependencies)) {
			assert.match(version, /^\d+\.\d+\.\d+$/, name);
			assert.equal(packages[`node_modules/${name}`]?.version, version);
		}
	});
	it('allow no install script that no package has', () => {
		const running = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
			hasInstallScript ? place.replace(/^.*node_modules\//, '') : [],
		);
		assert.deepEqual(Object.keys(allowScripts), running);
	});
	it('would be refused for a strange source, licence or script', () => {
		assert.deepEqual(
			inspect(
				{
					'node_modules/odd': {
						version: '1.0.0',
						resolved: 'git+ssh://x',
						license: 'AGPL-3.0',
						hasInstallScript: true,
					},
				},
				{},
			),
			[
				'odd has no digest.',
				'odd comes from git+ssh://x.',
				'odd has the licence AGPL-3.0.',
				'odd runs an install script.',
			],
		);
	});
});
