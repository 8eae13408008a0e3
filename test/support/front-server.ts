import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../src/generator/output/site-server.ts';

/** What a server in front of the site does with what is asked. */
interface Front {
	/** Files that do not come. */
	fail?: RegExp;
	/** Files that do not come before something has happened. */
	hold?: { files: RegExp; until: Promise<unknown> };
	/** Makes other text of that of a page and of its policy. */
	rewrite?: (text: string, origin: string) => string;
}

/** A request as the server heard it. */
interface Asked {
	method: string;
	url: string;
	body: string;
}

/**
 * Puts a server in front of another, at an address of its own, for which no browser has kept anything.
 * @param behind the address of the site, without a slash at the end
 * @returns its address, and everything that it is asked for
 */
export async function serveInFrontOf(behind: string, front: Front = {}) {
	const { fail, hold, rewrite = (same) => same } = front;
	const asked: Asked[] = [];
	let origin = '';

	async function fetchAnswer({ method = 'GET', url = '/' }: IncomingMessage) {
		if (hold?.files.test(url)) await hold.until;
		const answer = await fetch(behind + url, { method, redirect: 'manual' });
		// What was sent compressed is not any more, and what is rewritten has another length.
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
		// A form is taken by whoever plays its service: the site itself is only read.
		if (method === 'POST') {
			response.end('Thank you');
			return;
		}
		const { status, headers, body } = await fetchAnswer(request);
		response.writeHead(status, Object.fromEntries(headers)).end(body);
	});
	origin = `http://127.0.0.1:${await listen(server, 0)}`;
	// It serves until the tests are over, and keeps nobody waiting.
	server.unref();
	return { origin, asked };
}
