import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../src/generator/output/site-server.ts';

/** How a proxy in front of the site handles requests. */
interface Front {
	/** Files whose requests fail. */
	fail?: RegExp;
	/** Files that are held back until a promise resolves. */
	hold?: { files: RegExp; until: Promise<unknown> };
	/** Rewrites the text of pages and of their policy header. */
	rewrite?: (text: string, origin: string) => string;
}

/** A request as the server heard it. */
interface Asked {
	method: string;
	url: string;
	body: string;
}

/**
 * Starts a proxy in front of a server, at an address for which no browser has cached anything.
 * @param behind the address of the site, without a slash at the end
 * @returns its address, and its requests
 */
export async function serveInFrontOf(behind: string, front: Front = {}) {
	const { fail, hold, rewrite = (same) => same } = front;
	const asked: Asked[] = [];
	let origin = '';

	async function fetchAnswer({ method = 'GET', url = '/' }: IncomingMessage) {
		if (hold?.files.test(url)) await hold.until;
		const answer = await fetch(behind + url, { method, redirect: 'manual' });
		// The body is decompressed here, and rewriting changes its length.
		const headers = [...answer.headers].filter(
			([name]) =>
				!/^(content-encoding|content-length|transfer-encoding|connection|etag)$/.test(name),
		);
		const isPage = /^text\/html/.test(answer.headers.get('content-type') ?? '');
		return {
			status: answer.status,
			headers: headers.map(([name, value]): [string, string] => [
				name,
				name === 'content-security-policy' ? rewrite(value, origin) : value,
			]),
			body: isPage ? rewrite(await answer.text(), origin) : Buffer.from(await answer.arrayBuffer()),
		};
	}

	const server = createServer(async (request, response) => {
		const { method = 'GET', url = '/' } = request;
		asked.push({ method, url, body: await text(request) });
		if (fail?.test(url)) {
			response.destroy();
			return;
		}
		// Only a form service receives POST requests, and the proxy acts as one.
		if (method === 'POST') {
			response.end('Thank you');
			return;
		}
		const { status, headers, body } = await fetchAnswer(request);
		response.writeHead(status, Object.fromEntries(headers)).end(body);
	});
	origin = `http://127.0.0.1:${await listen(server, 0)}`;
	// It must not keep the process alive after the tests.
	server.unref();
	return { origin, asked };
}
