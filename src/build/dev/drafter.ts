import { setTimeout as pause } from 'node:timers/promises';
import type { Files } from '../files.ts';
import { BuildFailure, type Problem, type Report } from '../problems.ts';
import type { Draft } from './draft.ts';
import { createKeep } from './keep.ts';
import type { BuildReply, BuildRequest } from './messages.ts';
import { createModules } from './modules.ts';
import { countChanges, noRevisions } from './revisions.ts';

/**
 * The process that makes the site anew after every change. It holds the libraries and all that is
 * still right; `npm run dev` ends it and starts another when the build's own code has changed.
 */

/** How long the browser has the processors for itself before the site is checked, in milliseconds. */
const checkDelay = 150;

/** How long nothing has to happen before what takes long is made, in milliseconds. */
const restDelay = 1000;

/** How long a request has to come between two rehearsals, in milliseconds. */
const breath = 50;

/** How often each is rehearsed: after that, V8 has compiled what takes long. */
const rounds = 4;

/**
 * Folders of what is saved most often. A file of each is taken for changed before anything is: the
 * first times that a way is gone take two or three times as long as all others.
 */
const rehearsed = [
	...['styles/', 'src/content/characters/', 'src/content/prose/', 'src/components/', 'pages/'],
	...['src/art/portraits/', 'islands/'],
];

const modules = createModules();
const keep = createKeep();
let revisions = noRevisions;
/** How many requests there were. */
let asked = 0;
/** The files that are still to be rehearsed; none before the first request names all. */
let rehearsals: string[] = [];
let rehearsal: Promise<unknown> = Promise.resolve();
let sent: Files = new Map();

const reply = (message: BuildReply) => process.send?.(message);

const isSame = (a: string | Uint8Array, b: string | Uint8Array | undefined) =>
	a === b || (typeof a !== 'string' && b !== undefined && Buffer.from(a).equals(Buffer.from(b)));

/** Says what an error of the project's own code means. */
function explain(error: unknown): readonly Problem[] {
	if (error instanceof BuildFailure) return error.problems;
	const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	return [
		{
			where: modules.locate(error) ?? 'src',
			what: `The pages cannot be made. ${what}`,
			mend: 'Mend it; the page shows itself with the next save.',
		},
	];
}

/** What of some files the process that serves has not got yet. */
const findChanged = (files: Files) =>
	new Map([...files].filter(([file, made]) => !isSame(made, sent.get(file))));

/** Drafts the site of what was loaded last. */
async function draftLoaded(report: Report) {
	const { makeDraft } = (await modules.load(
		'src/build/dev/draft.ts',
	)) as typeof import('./draft.ts');
	return makeDraft(keep, revisions, report);
}

/** Drafts the site of the sources as they are now; undefined when it cannot be shown. */
async function draftSite(changes: BuildRequest['changes'], report: Report) {
	revisions = countChanges(revisions, changes);
	const faults = await modules.update(changes);
	for (const fault of faults) report(fault);
	return faults.length > 0 ? undefined : draftLoaded(report);
}

/** Drafts the site once more for each file that is to be rehearsed, and shows nobody. */
async function rehearse(isLast: () => boolean) {
	for (let file = rehearsals.shift(); file !== undefined; file = rehearsals.shift()) {
		await pause(breath);
		if (!isLast()) {
			rehearsals.unshift(file);
			return;
		}
		revisions = countChanges(revisions, [{ file, text: undefined }]);
		modules.forget(file);
		rehearsal = draftLoaded(() => undefined).catch(() => undefined);
		await rehearsal;
	}
}

/** Does what nobody waits for, until there is something else to do. */
async function finish(draft: Draft, problems: Problem[], isLast: () => boolean) {
	const report: Report = (problem) => problems.push(problem);
	try {
		await pause(checkDelay);
		if (!isLast()) return;
		draft.check(report);
		reply({ kind: 'checked', problems });
		await pause(restDelay);
		if (!isLast()) return;
		const rest = await draft.makeRest(report);
		reply({ kind: 'rest', changed: findChanged(rest) });
		sent = new Map([...sent, ...rest]);
		await rehearse(isLast);
	} catch (error) {
		if (isLast()) reply({ kind: 'checked', problems: [...problems, ...explain(error)] });
	}
}

async function build({ changes }: BuildRequest) {
	const turn = ++asked;
	const problems: Problem[] = [];
	if (turn === 1) {
		const files = changes.map(({ file }) => file);
		const each = rehearsed.flatMap((folder) => files.find((file) => file.startsWith(folder)) ?? []);
		rehearsals = Array.from({ length: rounds }, () => each).flat();
	}
	let draft: Draft | undefined;
	try {
		// Modules are evaluated for one draft after the other.
		await rehearsal;
		draft = await draftSite(changes, (problem) => problems.push(problem));
	} catch (error) {
		problems.push(...explain(error));
	}
	if (draft === undefined) {
		reply({ kind: 'failure', problems });
		return;
	}
	const { base, files } = draft;
	const gone = [...sent.keys()].filter((file) => !files.has(file));
	reply({ kind: 'draft', base, changed: findChanged(files), gone, problems });
	sent = files;
	await finish(draft, problems, () => turn === asked);
}

process.on('message', (request: BuildRequest) => void build(request));
// The process that serves decides when this one ends.
process.on('SIGINT', () => undefined);
// Without the process that serves there is nobody to make a site for.
process.on('disconnect', () => process.exit());
