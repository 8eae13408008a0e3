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

/** Licences that allow the site to be published under its own terms. */
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
	'(MIT OR GPL-3.0-or-later)',
	'(MIT AND Zlib)',
	// Fonts, which may be embedded and distributed with their licence.
	'OFL-1.1',
	// Tools of the build, whose code is neither changed nor distributed.
	'MPL-2.0',
	'LGPL-3.0-or-later',
	'Apache-2.0 AND LGPL-3.0-or-later',
	'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
	'CC0-1.0',
]);

/** The licence, from its LICENSE file, of a package whose package.json does not say which. */
const unstated: Readonly<Record<string, string>> = {
	'node_modules/duck': 'BSD-2-Clause',
	'node_modules/png-js': 'MIT',
};

describe('the packages', () => {
	const { '': project, ...packages } = read('package-lock.json').packages as Record<
		string,
		LockedPackage & { devDependencies?: Record<string, string> }
	>;
	const { devDependencies, allowScripts } = read('package.json') as {
		devDependencies: Record<string, string>;
		allowScripts: Record<string, boolean>;
	};

	it('have a digest, come from the registry and have a compatible licence', () => {
		assert.ok(Object.keys(packages).length > 100);
		const problems = Object.entries(packages).flatMap(([place, locked]) => {
			const licence = unstated[place] ?? locked.license;
			return [
				...(locked.integrity?.startsWith('sha512-') ? [] : [`${place} has no digest.`]),
				// A package without an address comes from the registry or a mirror of it.
				...(locked.resolved === undefined ? [] : [`${place} comes from ${locked.resolved}.`]),
				...(licence && compatible.has(licence) ? [] : [`${place} has the licence ${licence}.`]),
			];
		});
		assert.deepEqual(problems, []);
	});
	it('are locked to the exact versions in package.json', () => {
		assert.deepEqual(project?.devDependencies, devDependencies);
		for (const [name, version] of Object.entries(devDependencies)) {
			assert.match(version, /^\d+\.\d+\.\d+$/, name);
			assert.equal(packages[`node_modules/${name}`]?.version, version);
		}
	});
	it('run only the install scripts in allowScripts', () => {
		const running = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
			hasInstallScript ? place.replace(/^.*node_modules\//, '') : [],
		);
		assert.deepEqual(Object.keys(allowScripts), running);
	});
});
