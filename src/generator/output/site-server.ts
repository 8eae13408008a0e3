import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { BuildFailure } from '../../lib/problems.ts';
import { caching, fileTypes, hashedFolders, headers } from './hosting/plan.ts';

/** Files that hosts do not send: dot files and Netlify's. */
const privateFile = /\/\.(?!well-known\/)|^\/_headers$/;

/**
 * Serves a built site as static hosts do: a folder without its slash redirects, a missing page gets the
 * nearest `404.html` above it, and every response has the site's headers. Files are looked up for each
 * request, because the next build replaces the folder.
 * @param options.base the path under which the site was built
 */
export function createSiteServer({ folder, base }: { folder: string; base: string }): Server {
	const send = sirv(folder, { dev: true, etag: true, extensions: [] });

	function sendNotFound(file: string, response: ServerResponse): void {
		let at = path.posix.dirname(file);
		while (at !== '/' && !existsSync(path.join(folder, at, '404.html')))
			at = path.posix.dirname(at);
		response.writeHead(404, {
			'Content-Type': 'text/html; charset=utf-8',
			'Cache-Control': caching.others,
		});
		const page = path.join(folder, at, '404.html');
		response.end(existsSync(page) ? readFileSync(page) : 'Not found');
	}

	return createServer((request, response) => {
		for (const [name, value] of headers) response.setHeader(name, value);
		const { pathname, search } = new URL(`http://localhost${request.url}`);
		const redirect = (to: string) => response.writeHead(301, { Location: to + search }).end();
		if (!pathname.startsWith(base)) {
			if (pathname === '/' || `${pathname}/` === base) redirect(base);
			else sendNotFound('/', response);
			return;
		}
		const file = pathname.slice(base.length - 1).replace(/\/$/, '/index.html');
		if (existsSync(`${folder}${file}/index.html`)) redirect(`${pathname}/`);
		else if (privateFile.test(file)) sendNotFound(file, response);
		else {
			if (hashedFolders.some((each) => file.startsWith(`/${each}/`))) {
				response.setHeader('Cache-Control', caching.hashed);
			}
			for (const [ending, type] of Object.entries(fileTypes)) {
				if (file.endsWith(`.${ending}`)) response.setHeader('Content-Type', type);
			}
			request.url = file;
			send(request, response, () => sendNotFound(file, response));
		}
	});
}

/**
 * Starts a server for this machine only.
 * @param port 0 picks a free one
 * @returns the port
 * @throws BuildFailure if the port is in use or not allowed
 */
export function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			const what = error.code === 'EADDRINUSE' ? 'This port is taken.' : error.message;
			const fix = 'Stop what runs there, or set PORT to another port.';
			reject(new BuildFailure([{ where: `PORT=${port}`, what, fix }]));
		});
		server.listen(port, '127.0.0.1', () => {
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}
