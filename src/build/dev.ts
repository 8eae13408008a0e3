import { readFile } from 'node:fs/promises';
import path from 'node:path';
import chokidar from 'chokidar';
import { stop, transform } from 'esbuild';
import { followSources } from './dev/follow-sources.ts';
import { sourceFolders } from './dev/look.ts';
import { createDevServer } from './dev/serve.ts';
import { createShownSite } from './dev/shown-site.ts';
import { root } from './project.ts';
import { listen } from './server.ts';

/** How long a save is let come to its end before anybody looks, in milliseconds. */
const breath = 8;

/** How often the sources are looked at without being told of a change, in milliseconds. */
const pulse = 1000;

/** The client, as browsers run it. */
async function compileClient(): Promise<string> {
	const source = await readFile(path.join(root, 'src/build/dev/client.ts'), 'utf8');
	const { code } = await transform(source, { loader: 'ts', format: 'iife', minify: true });
	// Its process has nothing else to do here.
	await stop();
	return code;
}

const site = createShownSite();
const { note, freshen, hurry, end } = followSources(site, () => tellReaders());
const { server, tellReaders, countReaders } = createDevServer(site, await compileClient(), freshen);

const port = await listen(server, Number(process.env.PORT ?? 5173)).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});

let waiting = false;
function notice(file: string) {
	note(file);
	hurry();
	if (waiting) return;
	waiting = true;
	setTimeout(() => {
		waiting = false;
		void freshen();
	}, breath);
}
chokidar
	.watch([...sourceFolders, 'package-lock.json', 'tsconfig.json'], {
		cwd: root,
		ignoreInitial: true,
	})
	.on('all', (_, file) => notice(file))
	.on('error', (error) => {
		console.warn(`Changes are seen a moment later than usual: ${error}`);
	});
// The system may have no watchers left, or tell of nothing on a disk of another machine.
setInterval(() => {
	hurry();
	if (countReaders() > 0) void freshen();
}, pulse);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.on(signal, () => {
		end();
		process.exit();
	});
}

await freshen();
console.log(`http://localhost:${port}${site.base} follows every change (Ctrl+C stops it)`);
console.log(`All drawings side by side: http://localhost:${port}${site.base}contact-sheet/`);
