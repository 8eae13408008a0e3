import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { type Message, type TransformFailure, transform } from 'esbuild';
import type { Problem } from '../problems.ts';
import { root } from '../project.ts';
import type { SourceChange } from './messages.ts';

/** A file of code as JavaScript, and the way back to its own lines. */
interface Script {
	code: string;
	map: string;
}

/**
 * The project's modules, as they stand in the sources now. A module is evaluated anew as soon as it
 * or anything that it imports has changed, and never otherwise: whoever holds something that a
 * module exports can tell by its identity whether it is still made of the same code.
 */
export interface Modules {
	/**
	 * Takes changes of files in.
	 * @returns what is wrong with files that are no TypeScript; they stay wrong until they change
	 */
	update(changes: readonly SourceChange[]): Promise<Problem[]>;
	/** Has a module evaluated anew, and all that import it, of the same sources. */
	forget(file: string): void;
	/**
	 * Gives what a module exports.
	 * @param file path below the project's folder
	 * @throws what the module, or one that it imports, throws
	 */
	load(file: string): Promise<object>;
	/** Where in the project an error was thrown, as file and line; undefined outside of it. */
	locate(error: unknown): string | undefined;
}

/** An import of a file that is not there. */
class MissingFile extends Error {
	constructor(
		readonly importer: string,
		file: string,
	) {
		super(`It imports ${file}, which is not there.`);
		this.name = 'Import';
	}
}

/** What is said of an import of something that a file does not export; it does not say by whom. */
const missingExport = /requested module '(.+)' does not provide an export named '(.+)'/;

/** Imports by name, as esbuild writes them. */
const namedImports = /\bimport\s+(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*"([^"]+)"/g;

/** A place in a file as errors name it in their traces. */
const place = /(?<![\w./-])((?:src|pages|pages-dev)\/[^\s():]+):(\d+)(?::(\d+))?/g;

const tell = (file: string, { text, location }: Message): Problem => ({
	where: location ? `${file}:${location.line}` : file,
	what: `This is no TypeScript: ${text}`,
	mend: 'Mend the line; the page shows itself with the next save.',
});

/** Compiles one file, as the build and the compiler's settings have it. */
function compile(file: string, text: string): Promise<Script> {
	return transform(text, {
		loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
		format: 'esm',
		target: 'node20',
		sourcefile: file,
		sourcemap: 'external',
		logLevel: 'silent',
		tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
	});
}

/** A package or a part of Node, as a module that others can be linked to. */
async function wrapPackage(name: string): Promise<vm.Module> {
	const exported: Readonly<Record<string, unknown>> = await import(name);
	const names = Object.keys(exported);
	const module = new vm.SyntheticModule(
		names,
		() => {
			for (const each of names) module.setExport(each, exported[each]);
		},
		{ identifier: name },
	);
	return module;
}

/** Starts with no module. Needs Node's `--experimental-vm-modules`. */
export function createModules(): Modules {
	const scripts = new Map<string, Script>();
	const faults = new Map<string, Problem[]>();
	const modules = new Map<string, vm.Module>();
	/** The files that import a file. */
	const importers = new Map<string, Set<string>>();
	const packages = new Map<string, Promise<vm.Module>>();

	/** Forgets what was evaluated of a file, and of all that import it. */
	function drop(file: string) {
		const dropped = new Set([file]);
		for (const each of dropped) {
			modules.delete(each);
			for (const importer of importers.get(each) ?? []) dropped.add(importer);
			importers.delete(each);
		}
	}

	async function update(changes: readonly SourceChange[]) {
		await Promise.all(
			changes.map(async ({ file, text }) => {
				drop(file);
				scripts.delete(file);
				faults.delete(file);
				if (text === undefined) return;
				try {
					scripts.set(file, await compile(file, text));
				} catch (error) {
					const { errors } = error as TransformFailure;
					faults.set(
						file,
						errors.map((message) => tell(file, message)),
					);
				}
			}),
		);
		return [...faults.values()].flat();
	}

	/** The file that an import names, below the project's folder; undefined for a package. */
	function resolve(specifier: string, importer: string): string | undefined {
		if (specifier.startsWith('file:')) return path.relative(root, fileURLToPath(specifier));
		if (!specifier.startsWith('.')) return undefined;
		return path.join(path.dirname(importer), specifier);
	}

	function find(specifier: string, importer: string): vm.Module | Promise<vm.Module> {
		const file = resolve(specifier, importer);
		if (file === undefined) {
			const known = packages.get(specifier) ?? wrapPackage(specifier);
			packages.set(specifier, known);
			return known;
		}
		importers.set(file, (importers.get(file) ?? new Set()).add(importer));
		const evaluated = modules.get(file);
		if (evaluated !== undefined) return evaluated;
		const script = scripts.get(file);
		if (script === undefined) throw new MissingFile(importer, file);
		const module = new vm.SourceTextModule(script.code, {
			identifier: file,
			initializeImportMeta(meta) {
				meta.url = pathToFileURL(path.join(root, file)).href;
			},
			importModuleDynamically: (name) => inTurn(name, file),
		});
		modules.set(file, module);
		return module;
	}

	async function evaluate(specifier: string, importer: string): Promise<vm.Module> {
		try {
			const module = await find(specifier, importer);
			if (module.status === 'unlinked') {
				await module.link((name, { identifier }) => find(name, identifier));
			}
			if (module.status !== 'evaluated') await module.evaluate();
			return module;
		} finally {
			// What did not come to its end is begun anew, with what the sources say then.
			for (const [file, { status }] of modules) if (status !== 'evaluated') modules.delete(file);
		}
	}

	/** Two modules that share a third cannot be linked at the same time. */
	let last: Promise<unknown> = Promise.resolve();
	function inTurn(specifier: string, importer: string): Promise<vm.Module> {
		const turn = last.then(() => evaluate(specifier, importer));
		last = turn.catch(() => undefined);
		return turn;
	}

	/** The file that imports a name from a file that does not export it. */
	function findImporter(specifier: string, name: string): string | undefined {
		for (const [file, { code }] of scripts) {
			for (const [, names = '', from] of code.matchAll(namedImports)) {
				if (from === specifier && names.split(/\W+/).includes(name)) return file;
			}
		}
		return undefined;
	}

	function locate(error: unknown): string | undefined {
		if (error instanceof MissingFile) return error.importer;
		const [, specifier, name] = missingExport.exec(String(error)) ?? [];
		if (specifier && name) return findImporter(specifier, name);
		const stack = error instanceof Error ? (error.stack ?? '') : '';
		for (const [, file = '', line, column] of stack.matchAll(place)) {
			const script = scripts.get(file);
			if (script === undefined) continue;
			const { originalLine } = new SourceMap(JSON.parse(script.map)).findEntry(
				Number(line) - 1,
				Number(column ?? 1) - 1,
			) as { originalLine?: number };
			return originalLine === undefined ? file : `${file}:${originalLine + 1}`;
		}
		return undefined;
	}

	return {
		update,
		forget: drop,
		load: async (file) => (await inTurn(`./${file}`, '')).namespace,
		locate,
	};
}
