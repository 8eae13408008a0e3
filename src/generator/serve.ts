import './check-node.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { settings } from '../site.ts';
import { placeSite, servedBase } from './content/place.ts';
import { createSiteServer, openPort } from './output/site-server.ts';
import { BuildFailure } from './problems.ts';
import { root } from './project.ts';

/** What `npm run build` does; its report goes to the same terminal. */
async function build(): Promise<number> {
	const npm = spawn('npm', ['run', '--silent', 'build'], {
		cwd: root,
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	const [code] = await once(npm, 'exit');
	return code ?? 1;
}

try {
	const options = process.argv.slice(2).join(' ');
	if (options !== '') {
		throw new Error(
			`npm start takes no options (${options}): set SITE_URL, or base in src/site.ts.`,
		);
	}
	const placed = placeSite(settings, { siteUrl: process.env.SITE_URL });
	if (placed.problems.length > 0) throw new BuildFailure(placed.problems);
	const base = servedBase(placed.settings.base);
	// A port that is taken is told before the build, and not after.
	const server = createSiteServer({ folder: path.join(root, 'dist'), base });
	const port = await openPort(server, 2118);
	const code = await build();
	if (code !== 0) process.exit(code);
	console.log(`Lagan is at http://localhost:${port}${base} (Ctrl+C stops it)`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
