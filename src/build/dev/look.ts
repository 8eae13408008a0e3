import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../project.ts';
import type { SourceChange } from './messages.ts';

/** All that the site is made from, below the project's folder. */
const patterns = [
	'{src,pages,pages-dev,islands}/**/*.{ts,tsx,md}',
	'styles/**/*.css',
	'{package-lock,tsconfig}.json',
];

/** Folders in which sources come and go. */
export const sourceFolders = ['src', 'pages', 'pages-dev', 'islands', 'styles', 'public'];

const isCode = (file: string) => /^(src|pages|pages-dev)\/.*\.tsx?$/.test(file);

function readSource(file: string): Buffer | undefined {
	try {
		return readFileSync(path.join(root, file));
	} catch {
		// Gone since it was listed, or on its way.
		return undefined;
	}
}

/** Every source with its bytes. */
function readSources(): Map<string, Buffer> {
	const files = [
		...globSync(patterns, { cwd: root }),
		...globSync('public/**', { cwd: root, dot: true }),
	];
	return new Map(
		files.flatMap((file) => {
			const bytes = readSource(file);
			return bytes === undefined ? [] : [[file, bytes] as const];
		}),
	);
}

const describe = (file: string, bytes: Buffer): SourceChange => ({
	file,
	text: isCode(file) ? bytes.toString() : undefined,
});

/**
 * Remembers the sources as they were seen last. It reads them all, which takes some 15 ms: times and
 * sizes of files, and what the system says of changes, can be wrong.
 * @returns `look`, which says what differs from the look before; `glance`, which says the same of some
 * files that were there then, and nothing of any other; and `forget`, after which everything differs
 */
export function createLook() {
	let known = new Map<string, Buffer>();
	function glance(files: Iterable<string>): SourceChange[] {
		return [...files].flatMap((file) => {
			const before = known.get(file);
			const bytes = before && readSource(file);
			if (bytes === undefined || bytes.equals(before ?? bytes)) return [];
			known.set(file, bytes);
			return [describe(file, bytes)];
		});
	}
	function look(): SourceChange[] {
		const now = readSources();
		const changes: SourceChange[] = [];
		for (const [file, bytes] of now) {
			if (known.get(file)?.equals(bytes)) continue;
			changes.push(describe(file, bytes));
		}
		for (const file of known.keys()) {
			if (!now.has(file)) changes.push({ file, text: undefined });
		}
		known = now;
		return changes;
	}
	const forget = () => {
		known = new Map();
	};
	return { look, glance, forget };
}
