import chokidar from 'chokidar';
import { listen } from '../output/site-server.ts';
import { root } from '../project.ts';
import { compileFile } from './bundle.ts';
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
	client: await compileFile('client.ts', 'iife'),
	settled: () => follower.settled(),
});
const follower = await followSources(site, tellReaders);
const port = await listen(server, Number(process.env.PORT ?? 5173)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});

chokidar
	.watch(sources, { cwd: root, ignoreInitial: true })
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
