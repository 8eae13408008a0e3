import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { makeHeadersFile } from '../../src/generator/output/hosting/netlify.ts';
import { planHosting } from '../../src/generator/output/hosting/plan.ts';
import { createSiteServer, listen } from '../../src/generator/output/site-server.ts';
import { settings } from '../../src/site.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** What hosts of the small site are told. */
export const plan = planHosting(settings, ['/', '/404.html', '/faction/404.html', '/x/']);
/** What stands beside the site and in its private files. */
export const secret = 'nobody may read this';
/** The HTML of a page, by what it is about. */
export const page = (name: string) => `<!doctype html><title>${name}</title>${name} `.repeat(200);
/** A file in which every byte says where it is. */
export const digits = Array.from({ length: 10_000 }, (_, i) => String(i % 10)).join('');
/** When every file was written. */
export const written = new Date('2025-08-20T10:00:00Z');

/** Writes a small site with all that a server could get wrong. */
export async function writeSite(folder: string, version = '') {
	const files: Record<string, string | Buffer> = {
		'index.html': page(`home${version}`),
		'404.html': page('none'),
		'faction/404.html': page('no faction'),
		'character/404.html': page('no character'),
		'faction/foundation/index.html': page('foundation'),
		'x/index.html': page('x'),
		'assets/digits.00000000.txt': digits,
		'.htaccess': secret,
		'.well-known/security.txt': 'security',
		_headers: makeHeadersFile(plan),
		'é/index.html': page('accent'),
		'big.bin': Buffer.alloc(4_000_000, version || 'big'),
		[`assets/style.${version || 'first'}.css`]: `/* ${version} */`,
	};
	for (const [name, contents] of Object.entries(files)) {
		const file = path.join(folder, name);
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(file, contents);
		await utimes(file, written, written);
		if (!name.endsWith('index.html')) continue;
		await writeFile(`${file}.br`, brotliCompressSync(contents));
		await writeFile(`${file}.gz`, gzipSync(contents));
	}
	await writeFile(path.join(path.dirname(folder), 'secret.txt'), secret);
	await symlink('../secret.txt', path.join(folder, 'link.txt'));
	await symlink('..', path.join(folder, 'up'));
	await symlink('nowhere', path.join(folder, 'broken'));
}

/** Serves the small site; `stop` ends it. */
export async function serveSmallSite(base: string) {
	const folder = path.join(await makeTemporaryFolder(), 'dist');
	await writeSite(folder);
	const server: Server = createSiteServer({ folder, base });
	const port = await listen(server, 0);
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	return { server, port, origin: `http://127.0.0.1:${port}${base.slice(0, -1)}`, stop };
}
