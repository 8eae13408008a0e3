import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { encodings, isKnown, listEncodings, readRange, tagOf } from './conditions.ts';
import { caching, hashedFolders } from './hosting/plan.ts';
import { type Edition, followSite } from './site-editions.ts';

/** What a server serves. */
export interface ServerOptions {
	/** The folder of the built site. */
	folder: string;
	/** The path under which the site was built. */
	base: string;
	/** Whether it goes on serving one whole site while a build replaces the folder. */
	keepsCopy?: boolean;
}

const methods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The path that a request asks for, decoded and without `..`; undefined for one that makes no sense.
 * What is sent is looked up in a list, so this decides nothing about safety.
 */
function readTarget(target: string): { pathname: string; query: string } | undefined {
	// A proxy’s form, and the only one in which a request may name a host.
	const own = target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '') || '/';
	const [, raw = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? [];
	try {
		const pathname = decodeURIComponent(raw === '' ? '/' : raw);
		if (!pathname.startsWith('/') || pathname.includes('\0')) return undefined;
		return { pathname: path.posix.normalize(pathname), query };
	} catch {
		return undefined;
	}
}

function sendText(
	status: number,
	text: string,
	response: ServerResponse,
	headers: Record<string, string> = {},
) {
	response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', ...headers }).end(text);
}

/**
 * Serves a built site as static hosts do: a folder without its slash redirects, a page that is not
 * there gets the nearest `404.html` above it with status 404, text is sent compressed as it stands
 * beside the file, and the site's headers come with every answer.
 */
export function createSiteServer(options: ServerOptions): Server {
	const { folder, base, keepsCopy = false } = options;
	const findEditions = followSite(folder, keepsCopy);

	function sendHtml(status: number, edition: Edition, file: string, response: ServerResponse) {
		const isThere = edition.files.has(file);
		const body = isThere ? readFileSync(path.join(edition.folder, file), 'utf8') : 'Not found';
		response.writeHead(status, {
			'Content-Type': 'text/html;charset=utf-8',
			'Content-Length': Buffer.byteLength(body),
			'Cache-Control': caching.others,
		});
		response.end(body);
	}

	/** Sends the nearest not-found page at or above a path. */
	function sendNotFound(edition: Edition, pathname: string, response: ServerResponse) {
		let at = path.posix.dirname(`${pathname}x`);
		while (at !== '/' && !edition.files.has(`${at}/404.html`)) at = path.posix.dirname(at);
		sendHtml(404, edition, path.posix.join(at, '404.html'), response);
	}

	/** Sends a file in the form that the client takes, whole, in part, or not at all. */
	function sendFile(
		edition: Edition,
		file: string,
		request: IncomingMessage,
		response: ServerResponse,
	) {
		const { headers } = request;
		const forms = Object.values(encodings).map((ending) => file + ending);
		const isCompressed = forms.some((form) => edition.files.has(form));
		const form = listEncodings(headers['accept-encoding'])
			.map((name) => file + encodings[name])
			.find((each) => edition.files.has(each));
		const chosen = form ?? file;
		const found = edition.files.get(chosen);
		if (found === undefined) return;
		const isHashed = hashedFolders.some((each) => file.startsWith(`/${each}/`));
		const caches = isHashed ? caching.hashed : caching.others;
		response.setHeader('Cache-Control', caches);
		if (isCompressed) response.setHeader('Vary', 'Accept-Encoding');
		if (isKnown(headers, found)) {
			response.setHeader('ETag', tagOf(found));
			response.writeHead(304).end();
			return;
		}
		const range = request.method === 'GET' ? readRange(headers, found) : undefined;
		response.setHeader('Accept-Ranges', 'bytes');
		// What was decided here is not for sirv to decide again.
		request.headers = range === undefined ? {} : { range };
		request.url = encodeURI(chosen);
		edition.send(request, response, () => sendNotFound(edition, file, response));
	}

	function answer(request: IncomingMessage, response: ServerResponse) {
		const editions = findEditions();
		const [edition, before] = editions;
		if (edition === undefined) return;
		for (const [name, value] of edition.headers) response.setHeader(name, value);
		if (!methods.includes(request.method ?? '')) {
			sendText(405, 'This site is only read.', response, { Allow: methods.join(', ') });
			return;
		}
		if (request.method === 'OPTIONS') {
			response.writeHead(204, { Allow: methods.join(', ') }).end();
			return;
		}
		const target = readTarget(request.url ?? '/');
		if (target === undefined) {
			sendText(400, 'Bad address', response);
			return;
		}
		const { pathname, query } = target;
		if (!pathname.startsWith(base)) {
			if (`${pathname}/` === base || pathname === '/') {
				response.writeHead(301, { Location: base + query }).end();
			} else sendText(404, 'Not found', response);
			return;
		}
		const below = pathname.slice(base.length - 1);
		if (!below.endsWith('/') && edition.files.has(`${below}/index.html`)) {
			response.writeHead(301, { Location: `${encodeURI(pathname)}/${query}` }).end();
			return;
		}
		const file = below.endsWith('/') ? `${below}index.html` : below;
		if (edition.files.has(file)) {
			sendFile(edition, file, request, response);
			return;
		}
		// A page that was sent before the site was replaced still asks for what belongs to it.
		const isHashed = hashedFolders.some((each) => file.startsWith(`/${each}/`));
		if (isHashed && before?.files.has(file)) sendFile(before, file, request, response);
		else sendNotFound(edition, below, response);
	}

	const server = createServer({ connectionsCheckingInterval: 1000 }, (request, response) => {
		response.on('pipe', (stream: NodeJS.ReadableStream & { destroy(): void }) => {
			// A file that cannot be read breaks this one answer off, and a client that leaves, its file.
			stream.on('error', () => response.destroy());
			response.on('close', () => stream.destroy());
		});
		try {
			answer(request, response);
		} catch (error) {
			console.error(error);
			if (response.headersSent) response.destroy();
			else sendText(500, 'The preview server failed; its window says why.', response);
		}
	});
	// Whoever sends a request byte by byte, or takes nothing of the answer, is not waited for.
	server.headersTimeout = 10_000;
	server.requestTimeout = 20_000;
	server.timeout = 60_000;
	return server;
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
