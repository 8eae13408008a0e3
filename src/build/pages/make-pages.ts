import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { InlineCode } from '../../components/page-context.ts';
import type { Settings } from '../../site.ts';
import type { CompressText } from '../compress-text.ts';
import { BuildFailure, type Problem, type Report } from '../problems.ts';
import type { Progress } from '../progress.ts';
import type { Content } from '../read-site.ts';
import { withResolver } from '../resolver.ts';
import type { Sources } from '../sources.ts';
import { startOf, threadFlags } from '../threads.ts';
import type { Workshop } from '../workshop.ts';
import type { Stage } from '../write-site.ts';
import { createPageFinisher } from './finish-page.ts';
import { createQueue } from './page-queue.ts';
import {
	createShare,
	finishPages,
	type PageShare,
	type PageSink,
	type RenderedShare,
} from './page-share.ts';
import type { ThreadReply, ThreadRequest } from './page-thread.ts';
import { mergeUses } from './page-use.ts';
import type { SiteAssets } from './render-documents.tsx';
import { createFileSpool, createMemorySpool, type Spool } from './spool.ts';

/** Makes all pages of a site: their bodies first, the rest when it is known what all need. */
export interface PageMaker {
	/** Begins, where others than this thread can do so. */
	start?(settings: Settings, content: Content): void;
	/** Renders the bodies. */
	render(
		settings: Settings,
		content: Content,
		report: Report,
		progress: Progress,
	): Promise<RenderedShare>;
	/**
	 * @param level of compression; undefined for pages without compressed forms
	 * @param note is told of each page that is written
	 * @returns the styles that stand in pages, as policies name them
	 */
	finish(
		assets: SiteAssets,
		stage: Stage,
		level: number | undefined,
		note: PageSink['note'],
		report: Report,
	): Promise<readonly InlineCode[]>;
	close(): Promise<void>;
}

/** From how many characters on threads save more time than they take to start. */
const largeSite = 1000;

/**
 * Prepares to make pages, in threads of their own if there are very many.
 * @param workshop holds what must not fill the memory
 * @param compress for the pages of this thread; others do it by themselves
 * @param threads how many others there are to be
 */
export function createPageMaker(
	sources: Sources,
	workshop: Workshop,
	compress: CompressText,
	threads = chooseThreads(sources),
): PageMaker {
	return threads > 0
		? createThreadedMaker(threads, workshop, compress)
		: createLocalMaker(compress);
}

/** One thread for every processor but this one's, where there are very many pages. */
function chooseThreads({ world }: Sources): number {
	// Nobody has looked at the records yet.
	const characters: unknown = world?.characters;
	const isLarge = Array.isArray(characters) && characters.length >= largeSite;
	return isLarge ? availableParallelism() - 1 : 0;
}

/** How many pages are rendered between two looks up. */
const portion = 20;

/** A maker that does everything in this thread. */
function createLocalMaker(compress: CompressText): PageMaker {
	let share: PageShare | undefined;
	return {
		async render(settings, content, report, progress) {
			share = createShare(
				{ ...content, settings, anthology: content.sources.anthology },
				createMemorySpool(),
				report,
			);
			for (let first = 0; first < content.pages.length; first += portion) {
				progress('Rendering pages', first, content.pages.length);
				share.render(content.pages.slice(first, first + portion));
			}
			return share.describe();
		},
		finish: (assets, stage, level, note, report) =>
			finishShare(share, compress, assets, stage, level, note, report),
		async close() {},
	};
}

/** Finishes the pages of this thread. */
async function finishShare(
	share: PageShare | undefined,
	compress: CompressText,
	...[assets, { write }, level, note, report]: Parameters<PageMaker['finish']>
): Promise<readonly InlineCode[]> {
	if (share === undefined) throw new Error('Pages are rendered before they are finished.');
	const finishPage = await createPageFinisher(compress, level);
	const documents = share.createDocuments(assets, report);
	await finishPages(share.rendered, documents, finishPage, { write, note });
	return documents.listStyles();
}

/** Tells each problem once: several threads may have met it. */
function reportOnce(problems: readonly Problem[], report: Report): void {
	const told = new Set<string>();
	for (const problem of problems) {
		const key = JSON.stringify(problem);
		if (!told.has(key)) report(problem);
		told.add(key);
	}
}

/**
 * A maker whose pages are rendered by whoever has time: by threads, which start at once and load
 * their code while this one reads, and by this one. Each finishes what it has rendered.
 */
function createThreadedMaker(
	others: number,
	{ folder, out: target }: Workshop,
	compress: CompressText,
): PageMaker {
	const threads = Array.from({ length: others }, startPageThread);
	const placeSpool = (name: string) => ({ file: path.join(folder, `bodies-${name}`), target });
	const queue = createQueue();
	let spool: Spool | undefined;
	let share: PageShare | undefined;
	/** Until each of them has some pages. */
	let beginning: Promise<unknown> | undefined;
	let working: Promise<readonly (ThreadReply & { kind: 'rendered' })[]> | undefined;
	return {
		start(settings, { sources, prose, mentions, drawn }) {
			const { world, anthology } = sources;
			const begun: Promise<void>[] = [];
			working = Promise.all(
				threads.map((thread, index) => {
					const { promise, resolve } = withResolver<void>();
					begun.push(promise);
					return thread.ask(
						{
							kind: 'render',
							settings,
							records: { world, anthology },
							prose: { folder: sources.prose, ids: prose.ids },
							pageFolders: sources.pages,
							mentions,
							drawn,
							spool: placeSpool(String(index)),
							queue: queue.shared,
						},
						'rendered',
						({ kind }) => kind === 'begun' && resolve(),
					);
				}),
			);
			beginning = Promise.race([Promise.all(begun), working]);
			beginning.catch(() => undefined);
			// Whoever waits for them is told.
			working.catch(() => undefined);
		},
		async render(settings, content, report, progress) {
			const { anthology } = content.sources;
			const { pages } = content;
			if (working === undefined) this.start?.(settings, content);
			const problems: Problem[] = [];
			spool = createFileSpool(placeSpool('own').file, target);
			share = createShare({ ...content, settings, anthology }, spool, (problem) =>
				problems.push(problem),
			);
			// They began to load long ago: the last of them is hardly waited for, and none comes too late.
			await beginning;
			for (let some = queue.take(pages); some.length > 0; some = queue.take(pages)) {
				share.render(some);
				progress('Rendering pages', queue.countTaken(), pages.length);
			}
			const replies = (await working) ?? [];
			reportOnce([...problems, ...replies.flatMap((reply) => reply.problems)], report);
			const shares = [share.describe(), ...replies.map((reply) => reply.share)];
			return {
				use: mergeUses(shares.map(({ use }) => use)),
				usedProse: new Set(shares.flatMap(({ usedProse }) => [...usedProse])),
				complete: shares.every(({ complete }) => complete),
			};
		},
		async finish(assets, stage, level, note, report) {
			const { folder, target } = stage;
			const request: ThreadRequest = { kind: 'finish', assets, stage: { folder, target }, level };
			const finishing = Promise.all(
				threads.map((thread) =>
					thread.ask(request, 'finished', (reply) => {
						if (reply.kind !== 'pages') return;
						for (const [route, record] of reply.pages) note(route, record);
					}),
				),
			);
			finishing.catch(() => undefined);
			const styles = await finishShare(share, compress, assets, stage, level, note, report);
			const replies = await finishing;
			reportOnce(
				replies.flatMap(({ problems }) => problems),
				report,
			);
			return [...styles, ...replies.flatMap((reply) => reply.styles)];
		},
		async close() {
			spool?.close();
			await Promise.all(threads.map((thread) => thread.end()));
		},
	};
}

/** Starts a thread that makes pages. */
function startPageThread() {
	const thread = new Worker(new URL(startOf(new URL('./page-thread.ts', import.meta.url).href)), {
		execArgv: threadFlags,
	});
	/** Who waits for an answer. */
	let waiting: { hear: (reply: ThreadReply) => void; fail: (error: unknown) => void } | undefined;
	let ended: unknown;
	thread.on('message', (reply: ThreadReply) => {
		if (reply.kind === 'failure') waiting?.fail(new BuildFailure(reply.problems));
		else waiting?.hear(reply);
	});
	thread.on('error', (error) => {
		ended = error;
		waiting?.fail(error);
	});
	thread.on('exit', () => {
		ended ??= new Error('A thread that makes pages has ended by itself.');
		waiting?.fail(ended);
	});
	return {
		/**
		 * Asks for something.
		 * @param last the kind of the last word on it, which is returned
		 * @param hear is told what comes before it
		 * @throws BuildFailure for what a person can mend, and whatever has ended the thread
		 */
		ask<Kind extends ThreadReply['kind']>(
			request: ThreadRequest,
			last: Kind,
			hear: (reply: ThreadReply) => void = () => undefined,
		): Promise<ThreadReply & { kind: Kind }> {
			return new Promise((resolve, fail) => {
				if (ended !== undefined) return fail(ended);
				waiting = {
					fail,
					hear: (reply) => {
						if (reply.kind === last) resolve(reply as ThreadReply & { kind: Kind });
						else hear(reply);
					},
				};
				thread.postMessage(request);
			});
		},
		end: () => thread.terminate(),
	};
}
