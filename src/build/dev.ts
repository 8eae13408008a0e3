import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import chokidar from 'chokidar';
import { settings } from '../site.ts';
import { placeSite, servedBase } from './place.ts';
import { findCache, root } from './project.ts';
import { createSiteServer, listen } from './server.ts';

const folder = findCache('dev');

/** Ends the command with what is wrong, in words for people. */
function giveUp(error: unknown): never {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

/** The path at which the site is shown. */
function findBase(): string {
	try {
		const environment = process.env;
		return servedBase(placeSite(settings, { siteUrl: environment.SITE_URL, environment }).base);
	} catch (error) {
		return giveUp(error);
	}
}

const base = findBase();
const readers = new Set<ServerResponse>();

/** What the last build said when it failed, for the page that shows it; '' after a good one. */
let failure = 'The first build is under way.';
let running = false;
let again = false;

/** Tells every open page of the site, once it is built, to load anew. */
function reloadReaders() {
	for (const reader of readers) reader.write('data: reload\n\n');
}

/** Builds in a process of its own, so that no module of the build before is believed. */
function build() {
	if (running) {
		again = true;
		return;
	}
	running = true;
	const started = performance.now();
	const child = spawn(process.execPath, ['--import', 'tsx', 'build.ts', '--dev', '--out', folder], {
		cwd: root,
	});
	let said = '';
	child.stderr.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	child.on('close', (code) => {
		running = false;
		failure = code === 0 ? '' : said;
		if (code === 0) console.log(`Built in ${Math.round(performance.now() - started)} ms.`);
		else console.error(said);
		reloadReaders();
		if (again) {
			again = false;
			build();
		}
	});
}

const client = '<script src="/__dev.js"></script>';
const clientSource = 'new EventSource("/__dev").onmessage=()=>location.reload()';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const server = createSiteServer({
	folder,
	base,
	transformHtml: (html) => html + client,
	intercept(pathname, response) {
		if (pathname === '/__dev') {
			response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
			response.write(': here\n\n');
			// Nothing is said until something changes, however long that takes.
			response.socket?.setTimeout(0);
			readers.add(response);
			response.on('close', () => readers.delete(response));
			return true;
		}
		if (pathname === '/__dev.js') {
			response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
			response.end(clientSource);
			return true;
		}
		if (failure === '' || path.extname(pathname) !== '') return false;
		response.writeHead(500, { 'Content-Type': 'text/html;charset=utf-8' });
		response.end(
			`<!doctype html><title>Not built</title><pre>${escapeHtml(failure)}</pre>${client}`,
		);
		return true;
	},
});

const port = await listen(server, Number(process.env.PORT ?? 5173)).catch(giveUp);
console.log(`http://localhost:${port}${base} reloads on every change (Ctrl+C stops it)`);
console.log(`All drawings side by side: http://localhost:${port}${base}contact-sheet/`);
build();

let waiting: NodeJS.Timeout | undefined;
chokidar
	.watch(['build.ts', 'src', 'pages', 'pages-dev', 'islands', 'styles', 'public'], {
		cwd: root,
		ignoreInitial: true,
	})
	.on('all', () => {
		// An editor writes several times for one save.
		clearTimeout(waiting);
		waiting = setTimeout(build, 30);
	});
