import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { lookup } from 'mrmime';
import type { ErrorPayload, Plugin } from 'vite';
import { type Files, fileOfRoute } from '../../lib/files.ts';
import type { drawKitSheet } from './kit-sheet.tsx';
import type { makeDraft } from './make-draft.ts';

/** The folders whose files the site is made from. */
export const sourceFolders = ['src', 'pages', 'islands', 'styles', 'public'];

/** Milliseconds: some editors write a file in several steps. */
const debounce = 30;

/** The content policy, which is removed from served pages as it would block Vite's client. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Describes an error of a draft, for the terminal and for Vite's overlay. */
function describeError(error: unknown): ErrorPayload['err'] {
	const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
	const calls = stack.split('\n').filter((line) => /^\s+at /.test(line));
	return {
		message: stripVTControlCharacters(message),
		// Problems have their own locations.
		stack: error instanceof Error && 'problems' in error ? '' : calls.join('\n'),
	};
}

/** The not-found page nearest to a path. */
function findNotFound(files: Files, file: string): string {
	const folder = path.posix.dirname(file);
	const page = files.get(path.posix.join(folder, '404.html'));
	if (page !== undefined) return String(page);
	return folder === '/' ? '<!doctype html><title>No page yet</title>' : findNotFound(files, folder);
}

/**
 * Remakes the site after every change, and serves it with Vite's client in each page, which reloads the page
 * after a successful draft and shows the problems over it after a failed one.
 * @param base the path under which the site is served
 */
export function serveDrafts(base: string): Plugin {
	const client = `<script type="module" src="${base}@vite/client"></script>`;
	let files: Files = new Map();
	let failure: ErrorPayload | undefined;
	/** Whether a scheduled draft will include all changes so far. */
	let isWaiting = false;
	let drafted: Promise<void> = Promise.resolve();

	function send(request: IncomingMessage, response: ServerResponse, next: () => void) {
		const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
		const route = decodeURIComponent(pathname);
		const isVite = /^(@|node_modules\/)/.test(route.slice(base.length));
		if (!route.startsWith(base) || isVite) return next();
		const file = fileOfRoute(route.slice(base.length - 1));
		if (files.has(`${file}/index.html`)) {
			return response.writeHead(302, { Location: `${pathname}/${search}` }).end();
		}
		const found = files.get(file);
		const contents = found ?? findNotFound(files, file);
		const type = (found === undefined ? 'text/html' : lookup(file)) ?? 'application/octet-stream';
		response.writeHead(found === undefined ? 404 : 200, {
			'Content-Type': type.startsWith('text/') ? `${type};charset=utf-8` : type,
			'Cache-Control': 'no-store',
		});
		response.end(type === 'text/html' ? String(contents).replace(policy, '') + client : contents);
	}

	return {
		name: 'serve-drafts',
		configureServer(server) {
			async function draft() {
				await pause(debounce);
				isWaiting = false;
				try {
					const module = await server.ssrLoadModule('/src/generator/dev/make-draft.ts');
					const made = await (module.makeDraft as typeof makeDraft)();
					files = made.files;
					// A page that connects again after the reload shows what is wrong.
					server.ws.send({ type: 'full-reload' });
					if (made.failure) throw made.failure;
					if (failure) console.log('Fixed.');
					failure = undefined;
				} catch (error) {
					// A draft that fails is shown in the browser; the next change makes another.
					if (error instanceof Error) server.ssrFixStacktrace(error);
					failure = { type: 'error', err: describeError(error) };
					console.error(`\n${failure.err.message}\n${failure.err.stack}`);
					server.ws.send(failure);
				}
			}

			function schedule() {
				if (isWaiting) return;
				isWaiting = true;
				drafted = drafted.then(draft);
			}

			schedule();
			server.watcher.on('all', schedule);
			// A page opened after a failed draft shows the failure too.
			server.ws.on('vite:client:connect', (_, page) => {
				if (failure) page.send(failure);
			});
			// Drawn when it is looked at, since it takes longer than a draft.
			server.middlewares.use(`${base}kit-sheet`, (_, response, next) => {
				server
					.ssrLoadModule('/src/generator/dev/kit-sheet.tsx')
					.then((module) => {
						response.setHeader('Content-Type', 'text/html;charset=utf-8');
						response.end((module.drawKitSheet as typeof drawKitSheet)() + client);
					})
					.catch(next);
			});
			server.middlewares.use((request, response, next) => {
				drafted.then(() => send(request, response, next)).catch(next);
			});
		},
	};
}
