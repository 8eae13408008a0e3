import { createHash } from 'node:crypto';
import path from 'node:path';
import { hashedFolders } from '../output/hosting/plan.ts';
import type { Problem } from '../problems.ts';
import type { DraftMessage } from './messages.ts';
import { describeProblems, renderProblems } from './problems-page.ts';

/** A page as a browser is to show it. */
export interface ShownPage {
	status: number;
	html: string;
	/** Names all of it that only a reload can change. */
	page: string;
	/** Names its styles and fonts too, which can be changed while it is shown. */
	look: string;
	/** Whether it is nothing but what is wrong. */
	isAlone: boolean;
}

/** What can be replaced in an open page. */
const looks =
	/<link rel="stylesheet"[^>]*>|<link rel="preload" as="font"[^>]*>|<style\b[^>]*>.*?<\/style>|<meta http-equiv="Content-Security-Policy"[^>]*>/gs;

const digest = (...parts: (string | Uint8Array)[]) => {
	const sum = createHash('sha256');
	for (const part of parts) sum.update(part).update('\0');
	return sum.digest('base64url').slice(0, 16);
};

/** Whether a file has another name as soon as it holds something else. */
export const isHashed = (file: string) =>
	hashedFolders.some((folder) => file.startsWith(`/${folder}/`));

/** What browsers show as a part of a page, so that the page is another one when it changes. */
const isPart = (file: string) =>
	/\.(svg|png|jpe?g|gif|webp|avif|ico|css|js|woff2?)$/.test(file) && !isHashed(file);

/** The site as it was last drafted, and what is wrong with it. */
export function createShownSite() {
	let base = '/';
	let files: Map<string, string | Uint8Array> = new Map();
	/** Files of the draft before, for a page that was sent a moment ago. */
	let before: ReadonlyMap<string, string | Uint8Array> = new Map();
	let problems: readonly Problem[] = [];
	const pages = new Map<string, ShownPage>();

	/** The page that answers to a path below the base, or the nearest not-found page. */
	function findPage(file: string): { status: number; html: string | undefined } {
		const found = files.get(file);
		if (found !== undefined) return { status: 200, html: String(found) };
		let folder = path.posix.dirname(file);
		while (folder !== '/' && !files.has(path.posix.join(folder, '404.html'))) {
			folder = path.posix.dirname(folder);
		}
		const notFound = files.get(path.posix.join(folder, '404.html'));
		// With mistakes about, the page may be missing because of one.
		const html = notFound === undefined || problems.length > 0 ? undefined : String(notFound);
		return { status: 404, html };
	}

	return {
		get base() {
			return base;
		},
		get problems() {
			return problems;
		},
		/** Takes a draft in. */
		update(draft: DraftMessage) {
			before = files;
			const all = new Map([...files, ...draft.changed]);
			files = new Map(draft.names.map((file) => [file, all.get(file) ?? '']));
			base = draft.base;
			pages.clear();
		},
		/** Takes note of all that is wrong now; none when all is well. */
		tell(found: readonly Problem[]) {
			problems = found;
			pages.clear();
		},
		has: (file: string) => files.has(file),
		/** A file that is no page, of this draft or, if it is named after what it holds, the one before. */
		find: (file: string) => files.get(file) ?? (isHashed(file) ? before.get(file) : undefined),
		/** @param file path below the base, such as `/resources/index.html` */
		findPage(file: string): ShownPage {
			const known = pages.get(file);
			if (known !== undefined) return known;
			const { status, html } = findPage(file);
			const parts = [...files].flatMap(([name, contents]) =>
				isPart(name) && html?.includes(name) ? [name, contents] : [],
			);
			const whole = html ?? renderProblems(problems);
			const shown: ShownPage = {
				status: problems.length > 0 ? 500 : status,
				html: whole,
				page: digest(whole.replace(looks, ''), ...parts),
				look: digest(whole, ...parts),
				isAlone: html === undefined,
			};
			pages.set(file, shown);
			return shown;
		},
		/** What is wrong as an HTML section; '' when nothing is. */
		describe: () => (problems.length === 0 ? '' : describeProblems(problems)),
	};
}

export type ShownSite = ReturnType<typeof createShownSite>;
