import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sources } from '../content/sources.ts';
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

/** Modules that were imported are never let go of: from so many bytes on, a new process is better. */
const mostMemory = 900e6;

/** How many requests there were. */
let asked = 0;
let sent: ReadonlyMap<string, string | Uint8Array> = new Map();

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
		mend: 'Mend it; the page shows itself with the next save.',
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

/** Looks the draft over while nobody waits, until there is something else to do. */
async function check(draft: Draft, isLast: () => boolean): Promise<void> {
	let { problems } = draft;
	await pause(checkDelay);
	if (!isLast()) return;
	problems = [...problems, ...(await draft.check())];
	if (draft.files) reply({ kind: 'checked', problems });
	await addTypes(draft.files ? 'checked' : 'failure', problems, isLast);
	if (isLast() && process.memoryUsage.rss() > mostMemory) reply({ kind: 'tired' });
}

/** Has the compiler read all code, and says what it finds with what is known to be wrong. */
async function addTypes(
	kind: 'checked' | 'failure',
	problems: readonly Problem[],
	isLast: () => boolean,
): Promise<void> {
	await pause(typesDelay);
	if (!isLast()) return;
	const faults = (await site?.checkTypes()) ?? [];
	if (isLast() && faults.length > 0) reply({ kind, problems: [...problems, ...faults] });
}

process.on('message', async (request: DraftRequest) => {
	const turn = ++asked;
	const isLast = () => turn === asked;
	try {
		const draft = await loadDraft(request);
		const { base, files, problems } = draft;
		if (files === undefined) reply({ kind: 'failure', problems });
		else {
			const changed = new Map([...files].filter(([file, made]) => !isSame(made, sent.get(file))));
			const gone = [...sent.keys()].filter((file) => !files.has(file));
			sent = files;
			reply({ kind: 'draft', base, changed, gone, problems });
		}
		await check(draft, isLast);
	} catch (error) {
		if (!isLast()) return;
		const problems = [explain(error)];
		reply({ kind: 'failure', problems });
		await addTypes('failure', problems, isLast);
	}
});
// The process that serves decides when this one ends.
process.on('SIGINT', () => undefined);
// Without the process that serves there is nobody to draft a site for.
process.on('disconnect', () => process.exit());
