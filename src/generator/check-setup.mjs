// Prints advice instead of a stack trace if Node is too old or packages are missing. It runs in any Node,
// without packages.
import { existsSync, readFileSync } from 'node:fs';

const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const [major, minor] = engines.node.match(/\d+/g).map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
	console.error(
		`This is Node ${process.versions.node}. Install ${major}.${minor} or newer, then type: npm ci`,
	);
	process.exit(1);
}
// Some may be new since the packages were installed.
if (Object.keys(devDependencies).some((name) => !existsSync(`node_modules/${name}`))) {
	console.error('The packages that the build needs are missing. Type: npm ci');
	process.exit(1);
}
