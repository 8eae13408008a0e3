import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/build/project.ts';

/**
 * Lists modules and all that they run on: what they import, and what that imports.
 * @param modules paths below the project's folder
 * @param except modules that are not followed
 */
export function listImports(
	modules: readonly string[],
	except: ReadonlySet<string> = new Set(),
): string[] {
	const found = new Set(modules);
	for (const file of found) {
		const text = readFileSync(path.join(root, file), 'utf8');
		for (const [, from = ''] of text.matchAll(/^import\s(?!type\s)[^'"]*?from '(\.[^']+)'/gm)) {
			const imported = path.posix.join(path.posix.dirname(file), from);
			if (!except.has(imported)) found.add(imported);
		}
	}
	return [...found];
}
