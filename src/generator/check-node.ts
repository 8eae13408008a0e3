import { readFileSync } from 'node:fs';

// Every command imports this first: an older Node would fail somewhere inside, by a name that it does
// not know.
const { engines } = JSON.parse(
	readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { engines: { node: string } };
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [leastMajor = 0, leastMinor = 0] = engines.node.replace('>=', '').split('.').map(Number);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
	console.error(
		`This is Node ${process.versions.node}, and Lagan needs ${leastMajor}.${leastMinor} or newer: https://nodejs.org/`,
	);
	process.exit(1);
}
