import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { readHeadersFile } from './hosting/netlify.ts';
import { caching, fileTypes, hashedFolders } from './hosting/plan.ts';

/** What a server serves. */
export interface ServerOptions {
	/** The folder of the built site. */
	folder: string;
	/** The path under which the site was built. */
	base: string;
}

/** What hosts read and do not send: dot files, Netlify's two. */
const isPrivate = (file: string) => /\/\.(?!well-known\/)|^\/_(headers|redirects)$/.test(file);

/** The path that a request asks for, decoded and without `..`; undefined for one that makes no sense. */
function readPath(target: string): { pathname: string; query: string } | undefined {
	const [, raw = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
	try {
		const pathname = path.posix.normalize(decodeURIComponent(raw));
		return pathname.startsWith('/') && !pathname.includes('\0') ? { pathname, query } : undefined;
	} catch {
		return undefined;
	}
}

/** What a file holds; undefined when it is not there, or not any more. */
function readIfThere(file: string): Buffer | undefined {
	try {
		return readFileSync(file);
	} catch {
		return undefined;
	}
}

/**
 * Serves a built site as static hosts do: a folder without its slash redirects, a page that is not
 * there gets the nearest `404.html` above it with status 404, text is sent compressed as it stands
 * beside the file, and the site's headers come with every answer. The folder may be replaced by the
 * next build at any moment: what is sent is looked up anew for each request.
 */
export function createSiteServer({ folder, base }: ServerOptions): Server {
	const send = sirv(folder, {
		dev: true,
		etag: true,
		brotli: true,
		gzip: true,
		extensions: [],
		setHeaders(response, pathname) {
			if (pathname.endsWith('.cbz')) response.setHeader('Content-Type', fileTypes.cbz);
		},
	});
	/** Whether a file of the site has this path; a link could lead anywhere. */
	function isFile(file: string): boolean {
		try {
			if (isPrivate(file) || !statSync(folder + file).isFile()) return false;
			return realpathSync(folder + file) === path.join(realpathSync(folder), file);
		} catch {
			return false;
		}
	}

	/** The headers that the build had hosts send; none for a site that is not for hosts. */
	const readHeaders = () =>
		readHeadersFile(readIfThere(path.join(folder, '_headers'))?.toString() ?? '');

	function sendNotFound(file: string, response: ServerResponse): void {
		let at = path.posix.dirname(`${file}x`);
		while (at !== '/' && !isFile(`${at}/404.html`)) at = path.posix.dirname(at);
		const body = readIfThere(path.join(folder, at, '404.html')) ?? 'Not found';
		response.writeHead(404, {
			'Content-Type': 'text/html;charset=utf-8',
			'Content-Length': Buffer.byteLength(body),
			'Cache-Control': caching.others,
		});
		response.end(body);
	}

	return createServer((request, response) => {
		for (const [name, value] of readHeaders()) response.setHeader(name, value);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' }).end('This site is only read.');
			return;
		}
		const target = readPath(request.url ?? '/');
		if (target === undefined) {
			response.writeHead(400).end('Bad address');
			return;
		}
		const { pathname, query } = target;
		const redirect = (to: string) =>
			response.writeHead(301, { Location: encodeURI(to) + query }).end();
		if (!pathname.startsWith(base)) {
			if (`${pathname}/` === base || pathname === '/') redirect(base);
			else sendNotFound('/', response);
			return;
		}
		const file = pathname.slice(base.length - 1).replace(/\/$/, '/index.html');
		if (isFile(`${file}/index.html`)) redirect(`${pathname}/`);
		else if (!isFile(file)) sendNotFound(file, response);
		else {
			const isHashed = hashedFolders.some((each) => file.startsWith(`/${each}/`));
			response.setHeader('Cache-Control', isHashed ? caching.hashed : caching.others);
			if (existsSync(`${folder}${file}.br`)) response.setHeader('Vary', 'Accept-Encoding');
			request.url = encodeURI(file);
			// A build may take the file away between any two looks at it.
			response.on('pipe', (source) => source.on('error', () => response.destroy()));
			try {
				send(request, response, () => sendNotFound(file, response));
			} catch {
				sendNotFound(file, response);
			}
		}
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

/**
 * Starts a server for this machine only, at the port that PORT names, or at its usual one.
 * @returns the port
 * @throws when PORT is no port, or the port is taken, with what to do
 */
export async function openPort(server: Server, usual: number): Promise<number> {
	const asked = process.env.PORT;
	const port = Number(asked || usual);
	if (Number.isInteger(port) && port >= 0 && port < 65_536) return listen(server, port);
	throw new Error(`PORT=${asked} is no port: give a whole number from 1 to 65535, or unset PORT.`);
}
