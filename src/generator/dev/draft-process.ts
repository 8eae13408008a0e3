import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sources } from '../content/sources.ts';
import type { Files } from '../files.ts';
import type { Problem } from '../problems.ts';
import type { Draft, makeDraft } from './make-draft.ts';
import type { DraftReply, DraftRequest } from './messages.ts';

// The process that drafts the site after every save. It holds the libraries; the project's own code
// comes in bundles, each imported anew.

/** What the bundle of the site exports. */
interface Site {
	checkTypes(): Promise<readonly Problem[]>;
	makeDraft: typeof makeDraft;
	/** Loads a file of pages, by its path below the project's folder. */
	pages: Readonly<Record<string, () => ReturnType<Sources['importPage']>>>;
}

/** What the bundle of the drawings exports. */
interface Drawings {
	pictures: Awaited<ReturnType<Sources['pictures']['load']>>;
	NightLook: Awaited<ReturnType<NonNullable<Sources['pictures']['night']>>>;
}

/** How long the browser has the processors for itself before the site is checked, in milliseconds. */
const checkDelay = 150;

/** How long nothing has to happen before the compiler reads all code, in milliseconds. */
const typesDelay = 1500;

/** How many requests there were. */
let asked = 0;
let sent: Files = new Map();

const reply = (message: DraftReply) => process.send?.(message);

const isSame = (a: string | Uint8Array, b: string | Uint8Array | undefined) =>
	a === b || (typeof a !== 'string' && b !== undefined && Buffer.from(a).equals(Buffer.from(b)));

/** Says what an error of the project's own code means, and where in the project it was thrown. */
function explain(error: unknown) {
	const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	const trace = error instanceof Error ? (error.stack ?? '') : '';
	const folder = process.cwd() + path.sep;
	const line = trace.split('\n').find((each) => each.includes(folder) && !each.includes('.cache'));
	const [where = 'src'] =
		/(?:src|pages)[\\/][^\s()]+?:\d+/.exec(line?.split(folder)[1] ?? '') ?? [];
	return {
		where,
		what: `The pages cannot be made. ${said}`,
		fix: 'Mend it; the page shows itself with the next save.',
	};
}

/** The bundle of the site that was loaded last. */
let site: Site | undefined;

async function loadDraft({ bundles, changed }: DraftRequest): Promise<Draft> {
	site = (await import(bundles.site)) as Site;
	const { makeDraft: make, pages } = site;
	const loadDrawings = async () => (await import(bundles.drawings)) as Drawings;
	return make(
		{
			importPage(file) {
				const load = pages[path.relative(process.cwd(), file).split(path.sep).join('/')];
				if (load) return load();
				throw new Error('It came while the site was made; it is there in a moment.');
			},
			pictures: {
				load: async () => (await loadDrawings()).pictures,
				night: async () => (await loadDrawings()).NightLook,
				// Files of drawings are named after what they hold.
				madeFrom: () => bundles.drawings,
			},
		},
		changed,
	);
}

/** Sends the site as far as it differs from what was last sent. */
function send(base: string, files: Files, problems: readonly Problem[]): void {
	const changed = new Map([...files].filter(([file, made]) => !isSame(made, sent.get(file))));
	sent = files;
	reply({ kind: 'draft', base, changed, names: [...files.keys()], problems });
}

/** Stands for a draft that could not be made. */
const failed = (error: unknown): Draft => ({
	base: '/',
	files: undefined,
	problems: [explain(error)],
	check: async () => [],
});

process.on('message', async (request: DraftRequest) => {
	const turn = ++asked;
	const isLast = () => turn === asked;
	const { base, files, problems, check } = await loadDraft(request).catch(failed);
	if (files) send(base, files, problems);
	else reply({ kind: 'failure', problems });
	await pause(checkDelay);
	if (!isLast()) return;
	const found = [...problems, ...(await check())];
	if (!isLast()) return;
	reply({ kind: 'checked', problems: found });
	await pause(typesDelay);
	if (!isLast()) return;
	const faults = (await site?.checkTypes()) ?? [];
	if (isLast() && faults.length > 0) reply({ kind: 'checked', problems: [...found, ...faults] });
});
// What nobody catches, such as a promise or a timer of a page, is said with its place.
process.on('uncaughtException', (error) => {
	process.send?.({ kind: 'failure', problems: [explain(error)] } satisfies DraftReply, () =>
		process.exit(1),
	);
});
// The process that serves decides when this one ends.
process.on('SIGINT', () => undefined);
// Without the process that serves there is nobody to draft a site for.
process.on('disconnect', () => process.exit());
