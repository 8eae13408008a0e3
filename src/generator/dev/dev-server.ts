import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileOfRoute } from '../files.ts';
import { caching } from '../output/hosting/plan.ts';
import { problemStyles } from './problems-page.ts';
import { isHashed, type ShownSite } from './shown-site.ts';

/** How a browser is to read a file, by its ending. */
const types: Readonly<Record<string, string>> = {
	css: 'text/css;charset=utf-8',
	epub: 'application/epub+zip',
	html: 'text/html;charset=utf-8',
	ico: 'image/x-icon',
	js: 'text/javascript;charset=utf-8',
	json: 'application/json',
	pdf: 'application/pdf',
	png: 'image/png',
	svg: 'image/svg+xml',
	txt: 'text/plain;charset=utf-8',
	webmanifest: 'application/manifest+json',
	woff2: 'font/woff2',
	xml: 'application/xml',
};

/** An open page, which is told of every change. */
interface Reader {
	pathname: string;
	response: ServerResponse;
	/** What it was told last. */
	said: string;
}

/**
 * Serves the site as it is drafted, each page with the client that follows it.
 * @param how.client the client's JavaScript
 * @param how.settled fulfils once the site is made of all that has changed so far
 * @returns the server, and `tellReaders`, which tells every open page what is to be shown now
 */
export function createDevServer(
	site: ShownSite,
	{ client, settled }: { client: string; settled: () => Promise<void> },
) {
	const readers = new Set<Reader>();

	function send(
		response: ServerResponse,
		status: number,
		type: string,
		body: string | Uint8Array,
		caches = 'no-store',
	): void {
		response
			.writeHead(status, {
				'Content-Type': type,
				'Content-Length': Buffer.byteLength(body),
				'Cache-Control': caches,
				'X-Content-Type-Options': 'nosniff',
			})
			.end(body);
	}

	/** The file that a path asks for; undefined outside the place of the site. */
	function fileOf(pathname: string): string | undefined {
		if (!pathname.startsWith(site.base)) return undefined;
		return fileOfRoute(pathname.slice(site.base.length - 1));
	}

	function news(pathname: string): string {
		const { page, look } = site.findPage(fileOf(pathname) ?? '/404.html');
		return JSON.stringify({ page, look, problems: site.describe(), count: site.problems.length });
	}

	function tell(reader: Reader) {
		const now = news(reader.pathname);
		if (now === reader.said) return;
		reader.said = now;
		reader.response.write(`data: ${now}\n\n`);
	}

	function follow(pathname: string, response: ServerResponse) {
		response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
		response.write('retry: 300\n\n');
		// Nothing is said until something changes, however long that takes.
		response.socket?.setTimeout(0);
		const reader: Reader = { pathname, response, said: '' };
		readers.add(reader);
		response.on('close', () => readers.delete(reader));
		void settled().then(() => tell(reader));
	}

	function sendPage(file: string, response: ServerResponse) {
		const { status, html, page, look, isAlone } = site.findPage(file);
		const problems = isAlone ? '' : site.describe();
		const panel =
			problems === ''
				? ''
				: `<lagan-problems><template shadowrootmode="open"><link rel="stylesheet" href="/__dev.css">${problems}</template></lagan-problems>`;
		const script = `<script src="/__dev.js" data-page="${page}" data-look="${look}"></script>`;
		send(response, status, types.html ?? '', html + panel + script);
	}

	async function answer(request: IncomingMessage, response: ServerResponse) {
		const url = new URL(request.url ?? '/', 'http://localhost');
		const pathname = path.posix.normalize(decodeURIComponent(url.pathname));
		if (pathname === '/__dev') return follow(url.searchParams.get('path') ?? '/', response);
		if (pathname === '/__dev.js') return send(response, 200, types.js ?? '', client);
		if (pathname === '/__dev.css') return send(response, 200, types.css ?? '', problemStyles);
		// What is named after what it holds is never another, and a page was told of its new look a
		// moment ago; all else waits for what is being made.
		const asked = fileOf(pathname) ?? '/404.html';
		const told = request.headers['lagan-look'];
		const isKnown = isHashed(asked) || (told !== undefined && told === site.findPage(asked).look);
		if (!isKnown) await settled();
		const redirect = (to: string) =>
			response.writeHead(302, { Location: encodeURI(to) + url.search }).end();
		const file = fileOf(pathname);
		if (file === undefined) {
			const isAbove = pathname === '/' || `${pathname}/` === site.base;
			return isAbove ? redirect(site.base) : sendPage('/404.html', response);
		}
		if (site.has(`${file}/index.html`)) return redirect(`${pathname}/`);
		const contents = site.find(file);
		if (contents === undefined || file.endsWith('.html')) return sendPage(file, response);
		const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
		return send(response, 200, type, contents, isHashed(file) ? caching.hashed : undefined);
	}

	const server: Server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			const isTheirs = error instanceof URIError || error instanceof TypeError;
			if (!isTheirs) console.error(error);
			send(response, isTheirs ? 400 : 500, types.txt ?? '', 'This address cannot be read.');
		});
	});
	return {
		server,
		tellReaders() {
			for (const reader of readers) tell(reader);
		},
	};
}
