import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatProblems, type Problem } from '../problems.ts';
import { root } from '../project.ts';
import { createBundler } from './bundle.ts';
import { createDrafter } from './drafter.ts';
import type { Bundles } from './messages.ts';
import type { ShownSite } from './shown-site.ts';

/** How long the system may take to tell of a save, in milliseconds. */
const delay = 25;

/** How long a save is let come to its end before anybody looks, in milliseconds. */
const breath = 8;

/** How long a mistake is doubted, in milliseconds: the file may be half written. */
const doubt = 150;

/** How long a draft may take that a save is waiting for, in milliseconds: it may never end. */
const lapse = 5000;

/** After how many of them pages no longer wait; the first draft draws everything, which is kept then. */
const patience = { first: 12, next: 3 };

/** What is said then. */
const saySlow = (lapses: number): Problem => ({
	where: 'src or pages',
	what: `The pages have been in the making for ${(lapses * lapse) / 1000} s: a function may never end.`,
	fix: 'If one does not, fix it; the next save is drafted by another process, whatever this one is at.',
});

/** What a bundle is made of; everything else is read anew for each draft. */
const isCode = (file: string) =>
	/^(src|pages)[\\/].*\.tsx?$|\b(package|package-lock|tsconfig)\.json$/.test(file);

/** What a file says; undefined where it is gone, or a folder. */
function readIfThere(file: string): Buffer | undefined {
	try {
		return readFileSync(path.join(root, file));
	} catch {
		return undefined;
	}
}

const isSame = (one?: Buffer, other?: Buffer) =>
	one === other || (other !== undefined && one?.equals(other) === true);

/** Keeps a site made of the sources as they are. */
export interface Follower {
	/** Takes down a file that has changed, and has the site made anew. */
	notice(file: string): void;
	/** Fulfils once the site is made of all that was noticed, or what is wrong is known. */
	settled(): Promise<void>;
	end(): void;
}

/** @param tellReaders is called when there is something else to show */
export async function followSources(site: ShownSite, tellReaders: () => void): Promise<Follower> {
	const bundle = await createBundler();
	/** The files that have changed since the last draft was begun. */
	let noticed = new Set<string>();
	/** The project's code as bundled; undefined when it has to be bundled anew. */
	let bundles: Bundles | undefined;
	let running: Promise<void> | undefined;
	/** Whether the draft under way has taken too long. */
	let isSlow = false;
	/** Whether there has been a draft. */
	let hasDrafted = false;
	/** What the terminal said last: each mistake is said there once. */
	let said = '';

	function say(problems: readonly Problem[]) {
		const text = problems.length === 0 ? '' : formatProblems(problems);
		if (text !== said) console.error(text === '' ? 'All is well again.\n' : `\n${text}`);
		said = text;
	}

	function show(problems: readonly Problem[]) {
		site.tell(problems);
		tellReaders();
	}

	function report(problems: readonly Problem[]) {
		say(problems);
		show(problems);
	}

	const drafter = createDrafter(({ kind, problems }) => {
		// Pages are as good as before, and the next one or the next save starts another process.
		if (kind !== 'ended') report(problems);
		else for (const { what } of problems) console.warn(what);
	});

	/** Has the site drafted, and shows it; returns what is wrong when there is nothing to show. */
	async function draft(changed: readonly string[]): Promise<readonly Problem[]> {
		// A process that starts reads the bundles again, from a folder that somebody may have emptied.
		if (bundles === undefined || !drafter.isAlive) {
			const made = await bundle(changed.map((file) => file.replaceAll(path.sep, '/')));
			if ('problems' in made) return made.problems;
			({ bundles } = made);
		}
		const request = { bundles, changed };
		let lapses = 0;
		const timer = setInterval(() => {
			if (noticed.size > 0) return drafter.end();
			isSlow = ++lapses >= (hasDrafted ? patience.next : patience.first);
			if (isSlow) report([saySlow(lapses)]);
		}, lapse);
		let reply = await drafter.draft(request);
		// Somebody killed it, unless the code ends this one as well.
		if (reply?.kind === 'ended') reply = await drafter.draft(request);
		clearInterval(timer);
		isSlow = false;
		hasDrafted ||= reply?.kind === 'draft';
		if (reply?.kind !== 'draft') return reply?.problems ?? [];
		site.update(reply);
		show(reply.problems);
		return [];
	}

	/** What files said when they were last drafted. */
	const known = new Map<string, Buffer | undefined>();
	/** Whether a file says something else: editors and systems tell of one save several times. */
	function hasChanged(file: string): boolean {
		const before = known.get(file);
		known.set(file, readIfThere(file));
		return before === undefined || !isSame(before, known.get(file));
	}

	/** Drafts as often as there is something new. */
	async function catchUp() {
		for (let isFirst = !drafter.isAlive; isFirst || noticed.size > 0; isFirst = false) {
			await pause(breath);
			const files = [...noticed].filter(hasChanged);
			noticed = new Set();
			if (files.length === 0 && !isFirst) continue;
			if (files.some(isCode)) bundles = undefined;
			const started = performance.now();
			const problems = await draft(files);
			// Of a save in two halves the watcher may have told once, and the first half was drafted.
			for (const file of files) if (!isSame(known.get(file), readIfThere(file))) noticed.add(file);
			if (problems.length > 0) {
				await pause(doubt);
				if (noticed.size === 0) report(problems);
			} else if (files.length > 0 && drafter.isAlive) {
				const names = files.length === 1 ? files[0] : `${files.length} files`;
				console.log(`Shown after ${Math.round(performance.now() - started)} ms: ${names}`);
			}
		}
	}

	function run() {
		running ??= catchUp().finally(() => {
			running = undefined;
		});
	}

	run();
	return {
		notice(file) {
			noticed.add(file);
			if (isSlow) drafter.end();
			run();
		},
		async settled() {
			await pause(delay);
			if (!drafter.isAlive) run();
			while (running && !isSlow) await Promise.race([running, pause(delay)]);
		},
		end: () => drafter.end(),
	};
}
