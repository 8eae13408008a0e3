import '../production.ts';
import path from 'node:path';
import { createServer } from 'vite';
import { BuildFailure, reasonOf } from '../../lib/problems.ts';
import { root } from '../../lib/project.ts';
import { settings } from '../../site.ts';
import { readPort, resolveLocation, servedBase } from '../content/site-location.ts';
import { serveDrafts, sourceFolders } from './serve-drafts.ts';

try {
	const port = readPort(process.env.PORT, 2061);
	const base = servedBase(resolveLocation(settings, { siteUrl: process.env.SITE_URL }).base);
	const server = await createServer({
		root,
		base,
		configFile: false,
		envDir: false,
		publicDir: false,
		appType: 'custom',
		logLevel: 'silent',
		optimizeDeps: { noDiscovery: true, include: [] },
		plugins: [serveDrafts(base)],
		server: {
			host: 'localhost',
			port,
			strictPort: true,
			watch: {
				ignored: (file) =>
					!['', ...sourceFolders].includes(path.relative(root, file).split(path.sep)[0] ?? ''),
			},
		},
	});
	await server.listen().catch((error: unknown) => {
		const fix = 'Set PORT to another port.';
		throw new BuildFailure([{ where: `PORT=${port}`, what: `${reasonOf(error)}.`, fix }]);
	});
	const address = `http://localhost:${server.config.server.port}${base}`;
	console.log(`Lagan is at ${address} and reloads on save (Ctrl+C stops it).`);
	console.log(
		`Every drawing is at ${address}contact-sheet/, and what people are made of at ${address}kit-sheet/`,
	);
} catch (error) {
	console.error(error instanceof BuildFailure ? error.message : error);
	process.exit(1);
}
