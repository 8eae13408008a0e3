import '../check-node.ts';
import path from 'node:path';
import chokidar from 'chokidar';
import { openPort } from '../output/site-server.ts';
import { root } from '../project.ts';
import { compileClient } from './bundle.ts';
import { createDevServer } from './dev-server.ts';
import { followSources } from './follow-sources.ts';
import { createShownSite } from './shown-site.ts';

/** All that a site is made from. */
const sources = [
	...['src', 'pages', 'islands', 'styles', 'public'],
	...['package.json', 'package-lock.json', 'tsconfig.json'],
];

const site = createShownSite();
const { server, tellReaders } = createDevServer(site, {
	client: await compileClient(),
	settled: () => follower.settled(),
});
const follower = await followSources(site, tellReaders);
const port = await openPort(server, 2061).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});

chokidar
	.watch('.', {
		cwd: root,
		ignoreInitial: true,
		// All from the root: a folder that is watched by itself is lost when it is renamed, and never found again.
		ignored: (file) =>
			!['', ...sources].includes(path.relative(root, file).split(path.sep)[0] ?? ''),
	})
	.on('all', (_, file) => {
		if (/^src[\\/]generator[\\/]dev[\\/]/.test(file)) {
			console.warn('npm run dev itself has changed: start it again to have that.');
		}
		follower.notice(file);
	})
	.on('error', (error) => {
		console.warn(`Changes may go unseen: ${error}. Start npm run dev again after a change.`);
	});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.on(signal, () => {
		follower.end();
		process.exit();
	});
}

await follower.settled();
console.log(`http://localhost:${port}${site.base} follows every change (Ctrl+C stops it)`);
console.log(`All drawings side by side: http://localhost:${port}${site.base}contact-sheet/`);
