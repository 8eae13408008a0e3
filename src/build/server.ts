import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** What a server adds to what it serves; the preview adds nothing. */
export interface ServerOptions {
	/** The folder of the built site. */
	folder: string;
	/** The path under which the site was built. */
	base: string;
	/** Changes every page on its way out; the site is then read anew for every request. */
	transformHtml?: (html: string) => string;
	/** Sees a request first; true when it has answered. */
	intercept?: (path: string, response: ServerResponse) => boolean;
}

/**
 * Serves a built site as static hosts do: a folder without its slash redirects, a page that is not
 * there gets the nearest `404.html` above it with status 404.
 */
export function createSiteServer({
	folder,
	base,
	transformHtml,
	intercept,
}: ServerOptions): Server {
	const fresh = transformHtml !== undefined;
	const send = sirv(folder, {
		dev: fresh,
		etag: true,
		extensions: ['html'],
		setHeaders(response, pathname) {
			const hashed = /\.[0-9a-f]{8}\.\w+$/.test(pathname);
			response.setHeader(
				'Cache-Control',
				hashed && !fresh ? 'public, max-age=31536000, immutable' : 'no-cache',
			);
		},
	});

	function sendHtml(status: number, file: string, response: ServerResponse) {
		const html = existsSync(file) ? readFileSync(file, 'utf8') : 'Not found';
		response.writeHead(status, {
			'Content-Type': 'text/html;charset=utf-8',
			'Cache-Control': 'no-cache',
		});
		response.end(transformHtml ? transformHtml(html) : html);
	}

	/** Sends the nearest not-found page at or above a path. */
	function sendNotFound(pathname: string, response: ServerResponse) {
		let at = path.posix.dirname(`${pathname}x`);
		while (at !== '/' && !existsSync(path.join(folder, at, '404.html'))) {
			at = path.posix.dirname(at);
		}
		sendHtml(404, path.join(folder, at, '404.html'), response);
	}

	return createServer((request, response) => {
		const url = new URL(request.url ?? '/', 'http://localhost');
		let pathname: string;
		try {
			pathname = path.posix.normalize(decodeURIComponent(url.pathname));
		} catch {
			response.writeHead(400).end('Bad address');
			return;
		}
		if (intercept?.(pathname, response)) return;
		if (!pathname.startsWith(base)) {
			if (`${pathname}/` === base || pathname === '/') {
				response.writeHead(301, { Location: base }).end();
			} else response.writeHead(404).end('Not found');
			return;
		}
		const below = pathname.slice(base.length - 1);
		if (!below.endsWith('/') && existsSync(path.join(folder, below, 'index.html'))) {
			response.writeHead(301, { Location: `${pathname}/${url.search}` }).end();
			return;
		}
		const page = path.join(folder, below, 'index.html');
		if (fresh && below.endsWith('/') && existsSync(page)) {
			sendHtml(200, page, response);
			return;
		}
		request.url = encodeURI(below) + url.search;
		send(request, response, () => sendNotFound(below, response));
	});
}

/**
 * Starts a server for this machine only.
 * @param port 0 picks a free one
 * @returns the port
 * @throws when the port is taken, with what to do
 */
export function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			const taken = `Port ${port} is taken. Stop what runs there, or set PORT to another.`;
			reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
		});
		server.listen(port, '127.0.0.1', () => {
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}
