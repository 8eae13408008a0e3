import { createServer, request } from 'node:http';
import { listen } from '../../src/generator/output/site-server.ts';

/** How a proxy in front of the site handles requests. */
interface Front {
	/** Files whose requests fail. */
	fail?: RegExp;
	/** Files whose requests are never answered. */
	hold?: RegExp;
}

/**
 * Starts a proxy in front of a server, at an address for which no browser has cached anything.
 * @param behind the address of the site, without a slash at the end
 * @returns its address, and the paths that it was asked for
 */
export async function serveInFrontOf(behind: string, { fail, hold }: Front = {}) {
	const asked: string[] = [];
	const server = createServer(({ url = '/', headers }, response) => {
		asked.push(url);
		if (fail?.test(url)) response.destroy();
		else if (!hold?.test(url)) {
			request(behind + url, { headers }, (answer) => {
				response.writeHead(answer.statusCode ?? 500, answer.headers);
				answer.pipe(response);
			}).end();
		}
	});
	const origin = `http://127.0.0.1:${await listen(server, 0)}`;
	// It must not keep the process alive after the tests.
	server.unref();
	return { origin, asked };
}
