import { parentPort } from 'node:worker_threads';
import type { InlineCode, PictureFile } from '../../components/page-context.ts';
import type { Mention } from '../../content/mentions.ts';
import type { Records } from '../../content/records.ts';
import type { Settings } from '../../site.ts';
import { createMarkdown } from '../markdown.ts';
import { BuildFailure, type Problem, type Report } from '../problems.ts';
import { openProse } from '../prose.ts';
import { indexTargets } from '../records/link-targets.ts';
import { createStage } from '../write-site.ts';
import { createPageFinisher } from './finish-page.ts';
import { listPages } from './list-pages.ts';
import { createQueue } from './page-queue.ts';
import { createShare, finishPages, type PageShare, type RenderedShare } from './page-share.ts';
import type { SiteAssets } from './render-documents.tsx';
import { createFileSpool } from './spool.ts';

/**
 * A thread that makes some pages of a large site. It reads by itself what can be read, so that little
 * has to be sent to it.
 */

/** What is wanted of a thread: it renders bodies as long as there are any, and finishes those pages. */
export type ThreadRequest =
	| {
			kind: 'render';
			settings: Settings;
			records: Records;
			/** The folder of the Markdown files, and their paths there without `.md`. */
			prose: { folder: string; ids: readonly string[] };
			pageFolders: readonly string[];
			mentions: ReadonlyMap<string, readonly Mention[]>;
			drawn: ReadonlyMap<string, PictureFile>;
			/** The file that keeps its bodies, and what is being built, for messages. */
			spool: { file: string; target: string };
			/** What others take their pages from. */
			queue: SharedArrayBuffer;
	  }
	| {
			kind: 'finish';
			assets: SiteAssets;
			/** The folder to write into, and where it will stand, for messages. */
			stage: { folder: string; target: string };
			/** The level of compression; undefined for pages without compressed forms. */
			level: number | undefined;
	  };

/** What a thread says; a failure ends the build, and a person can mend it. */
export type ThreadReply =
	/** It has taken its first pages. */
	| { kind: 'begun' }
	| { kind: 'rendered'; share: RenderedShare; problems: readonly Problem[] }
	| { kind: 'pages'; pages: readonly (readonly [route: string, record: string])[] }
	| { kind: 'finished'; styles: readonly InlineCode[]; problems: readonly Problem[] }
	| { kind: 'failure'; problems: readonly Problem[] };

/** How many pages are told of at once. */
const batch = 100;

const reply = (message: ThreadReply) => parentPort?.postMessage(message);

let share: PageShare | undefined;
let problems: Problem[] = [];
const report: Report = (problem) => problems.push(problem);
/** All that was reported since the last time. */
const takeProblems = () => {
	const taken = problems;
	problems = [];
	return taken;
};

async function render(request: ThreadRequest & { kind: 'render' }) {
	const { settings, records, prose, pageFolders, mentions, drawn, spool } = request;
	// Whoever asks for pages has reported what is wrong with links and with the list of pages.
	const unheard = () => undefined;
	const targets = indexTargets(records.world, unheard);
	const { pages } = await listPages(pageFolders, records, unheard);
	share = createShare(
		{
			settings,
			anthology: records.anthology,
			markdown: createMarkdown(targets, records.anthology.figures),
			prose: openProse(prose.folder, prose.ids, report),
			mentions,
			drawn,
		},
		createFileSpool(spool.file, spool.target),
		report,
	);
	const queue = createQueue(request.queue);
	let some = queue.take(pages);
	reply({ kind: 'begun' });
	for (; some.length > 0; some = queue.take(pages)) share.render(some);
	reply({ kind: 'rendered', share: share.describe(), problems: takeProblems() });
}

async function finish({ assets, stage, level }: ThreadRequest & { kind: 'finish' }) {
	if (share === undefined) throw new Error('Pages are rendered before they are finished.');
	const compress = async (text: Uint8Array, at: number) =>
		(await import('../compress-text.ts')).default({ text, level: at });
	const finishPage = await createPageFinisher(compress, level);
	const documents = share.createDocuments(assets, report);
	let told: [string, string][] = [];
	const tell = () => {
		reply({ kind: 'pages', pages: told });
		told = [];
	};
	await finishPages(share.rendered, documents, finishPage, {
		write: createStage(stage.folder, stage.target).write,
		note(route, record) {
			told.push([route, record]);
			if (told.length === batch) tell();
		},
	});
	tell();
	reply({ kind: 'finished', styles: documents.listStyles(), problems: takeProblems() });
}

parentPort?.on('message', async (request: ThreadRequest) => {
	try {
		await (request.kind === 'render' ? render(request) : finish(request));
	} catch (error) {
		// What nobody foresaw ends the thread, and the build with it.
		if (!(error instanceof BuildFailure)) throw error;
		reply({ kind: 'failure', problems: error.problems });
	}
});
