import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatProblems, type Problem } from '../problems.ts';
import { root } from '../project.ts';
import { createBundler, writeDraftProcess } from './bundle.ts';
import { createDrafter } from './drafter.ts';
import type { Bundles } from './messages.ts';
import type { ShownSite } from './shown-site.ts';

/** How long the system may take to tell of a save, in milliseconds. */
const delay = 25;

/** How long a save is let come to its end before anybody looks, in milliseconds. */
const breath = 8;

/** How long a mistake is doubted, in milliseconds: the file may be half written. */
const doubt = 150;

/** After how long a draft that goes on and on is ended by the next save, in milliseconds. */
const patience = 15_000;

/** What a bundle is made of; everything else is read anew for each draft. */
const isCode = (file: string) =>
	/^(src|pages)[\\/].*\.tsx?$/.test(file) || /^(package|package-lock|tsconfig)\.json$/.test(file);

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
	const bundler = await createBundler();
	/** The files that have changed since the last draft was begun. */
	let noticed = new Set<string>();
	/** The project's code as bundled; undefined when it has to be bundled anew. */
	let bundles: Bundles | undefined;
	let running: Promise<void> | undefined;
	/** When the draft under way was begun; undefined between drafts. */
	let begun: number | undefined;
	let failure: readonly Problem[] = [];
	/** Whether there is a process with a draft: without one the next page has it made. */
	let isAlive = false;
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

	const drafter = createDrafter(await writeDraftProcess(), (reply) => {
		if (reply.kind === 'tired') {
			// One that was just asked for a draft says so again after it.
			if (begun === undefined) {
				stop();
				run();
			}
			return;
		}
		if (reply.kind === 'failure' || reply.kind === 'ended') {
			failure = reply.problems;
			if (reply.kind === 'ended') isAlive = false;
			if (begun === undefined) report(failure);
			return;
		}
		if (reply.kind === 'draft') site.update(reply);
		else say(reply.problems);
		show(reply.problems);
	});

	function report(problems: readonly Problem[]) {
		say(problems);
		show(problems);
	}

	/** Ends the process; the next draft starts another. */
	function stop() {
		isAlive = false;
		drafter.end();
	}

	/** Drafts once; returns what is wrong when there is nothing to show. */
	async function draft(changed: readonly string[]): Promise<readonly Problem[]> {
		if (bundles === undefined) {
			const made = await bundler.bundle(changed.map((file) => file.replaceAll(path.sep, '/')));
			if ('problems' in made) return made.problems;
			({ bundles } = made);
		}
		failure = [];
		isAlive = true;
		begun = performance.now();
		await drafter.draft({ bundles, changed });
		begun = undefined;
		return failure;
	}

	/** What files said when they were last drafted. */
	const known = new Map<string, Buffer | undefined>();
	/** Whether a file says something else: editors and systems tell of one save several times. */
	function hasChanged(file: string): boolean {
		const before = known.get(file);
		let now: Buffer | undefined;
		try {
			now = readFileSync(path.join(root, file));
		} catch {
			// Gone, or a folder.
		}
		known.set(file, now);
		return before === undefined || now === undefined || !now.equals(before);
	}

	/** Drafts as often as there is something new. */
	async function catchUp() {
		for (let isFirst = !isAlive; isFirst || noticed.size > 0; isFirst = false) {
			await pause(breath);
			const files = [...noticed].filter(hasChanged);
			noticed = new Set();
			if (files.length === 0 && !isFirst) continue;
			if (files.some(isCode)) bundles = undefined;
			const started = performance.now();
			const problems = await draft(files);
			if (problems.length > 0) {
				await pause(doubt);
				if (noticed.size === 0) report(problems);
			} else if (isAlive && files.length > 0) {
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
			if (begun !== undefined && performance.now() - begun > patience) stop();
			run();
		},
		async settled() {
			await pause(delay);
			if (!isAlive) run();
			// A draft may never end, and a page is not waited for that long.
			await Promise.race([running, pause(patience, undefined, { ref: false })]);
		},
		end: () => drafter.end(),
	};
}
