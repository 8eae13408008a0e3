import { setTimeout as pause } from 'node:timers/promises';
import { formatProblems, type Problem } from '../problems.ts';
import { createBuilder, isBuildCode } from './builder.ts';
import { createLook } from './look.ts';
import type { SourceChange } from './messages.ts';
import type { ShownSite } from './shown-site.ts';

/** How long a mistake is doubted, in milliseconds: the file may be half written. */
const doubt = 150;

/**
 * How long browsers have to ask for what they were told of, in milliseconds: looking at all sources
 * keeps this process from answering, and those who ask meanwhile need no look of their own.
 */
const lull = 15;

/** After how long a build that goes on and on is ended by the next change, in milliseconds. */
const patience = 15_000;

/** The same for a process that has all before it, and nothing kept by builds before. */
const firstPatience = 120_000;

/** What this process is made of itself, and cannot load anew. */
const isOwnCode = ({ file }: SourceChange) =>
	/^(src\/build\/(dev\.ts|dev\/|server\.ts)|package-lock\.json$)/.test(file);

/** What changed, for the terminal. */
function nameFiles(changes: readonly SourceChange[]): string {
	const [first] = changes;
	return changes.length === 1 && first ? first.file : `${changes.length} files`;
}

/**
 * Keeps a site made of the sources as they are.
 * @param tellReaders is called when there is something else to show
 * @returns `note` takes down a file that the system says has changed; `freshen` looks at the sources
 * and, when they changed, fulfils once the site is made of them or what is wrong is known; `hurry`
 * ends a build that takes too long; `end` stops all
 */
export function followSources(site: ShownSite, tellReaders: () => void) {
	const { look, glance, forget } = createLook();
	/** What the system says has changed. */
	let told = new Set<string>();
	let running: Promise<void> | undefined;
	/** When the build under way was begun; undefined between builds. */
	let begun: number | undefined;
	/** Whether the process that builds knows nothing yet. */
	let isNew = true;
	let isUnderWay = false;
	let failure: readonly Problem[] = [];
	/** What the terminal said last: each mistake is said there once. */
	let said = '';

	function show(problems: readonly Problem[]) {
		site.tell(problems);
		tellReaders();
	}

	function say(problems: readonly Problem[]) {
		const text = problems.length === 0 ? '' : formatProblems(problems);
		if (text !== said) console.error(text === '' ? 'All is well again.\n' : `\n${text}`);
		said = text;
	}

	const builder = createBuilder((reply) => {
		if (reply.kind === 'failure') failure = reply.problems;
		else if (reply.kind === 'rest') site.add(reply.changed);
		else {
			failure = [];
			if (reply.kind === 'draft') site.update(reply);
			else say(reply.problems);
			show(reply.problems);
		}
	});

	/** Builds as often as there is something new. */
	async function catchUp() {
		// What was told of is drafted at once; the look at everything follows it.
		let changes = glance(told);
		told = new Set();
		if (changes.length === 0) changes = look();
		while (changes.length > 0) {
			const names = nameFiles(changes);
			if (isUnderWay && changes.some(isOwnCode)) {
				console.warn('npm run dev itself has changed: start it again to have that.');
			}
			isUnderWay = true;
			if (isNew || changes.some(isBuildCode)) {
				isNew = true;
				builder.end();
				forget();
				changes = look();
			}
			failure = [];
			begun = performance.now();
			isNew = !(await builder.build(changes));
			const took = Math.round(performance.now() - begun);
			begun = undefined;
			if (failure.length === 0) {
				if (!isNew) console.log(`Shown after ${took} ms: ${names}`);
				await pause(lull);
				changes = look();
				continue;
			}
			await pause(doubt);
			changes = look();
			if (changes.length > 0) continue;
			say(failure);
			show(failure);
		}
	}

	const isStuck = () =>
		begun !== undefined && performance.now() - begun > (isNew ? firstPatience : patience);

	function freshen(): Promise<void> {
		running ??= catchUp().finally(() => {
			running = undefined;
		});
		return running;
	}

	return {
		note(file: string) {
			told.add(file);
		},
		/** No longer than a reader waits for a page. */
		freshen: () =>
			Promise.race([freshen(), pause(isNew ? firstPatience : patience, undefined, { ref: false })]),
		/** Ends a build that may never end, as soon as there is something else to build. */
		hurry() {
			if (!isStuck()) return;
			if (site.problems.length === 0) {
				show([
					{
						where: 'src, pages or pages-dev',
						what: 'The site has been in the making for long: something in it may never end.',
						mend: 'Wait, or mend it: the next save ends this and begins anew.',
					},
				]);
			}
			if (look().length === 0) return;
			forget();
			builder.end();
		},
		end: () => builder.end(),
	};
}
