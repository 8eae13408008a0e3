import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stands in for the AWS command line: `s3 sync` as its reference describes it, into a JSON file that
 * `STORE` names. Asked for anything else, it fails.
 */

/** What the store holds under one key. */
export interface StoredObject {
	file: string;
	cacheControl: string | undefined;
	contentType: string | undefined;
}

const [service, command, ...rest] = process.argv.slice(2);
const store = process.env.STORE ?? '';
const readStore = () => JSON.parse(readFileSync(store, 'utf8')) as Record<string, StoredObject>;

/** Whether a path matches a pattern in which `*` stands for anything, slashes too. */
const matches = (pattern: string, file: string) =>
	new RegExp(
		`^${pattern
			.split('*')
			.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
			.join('.*')}$`,
	).test(file);

function sync([from = '', to = '', ...options]: string[]) {
	const value = (name: string) => {
		const at = options.indexOf(name);
		return at === -1 ? undefined : options[at + 1];
	};
	/** Later filters go before earlier ones. */
	const isWanted = (file: string) => {
		let wanted = true;
		options.forEach((option, i) => {
			const pattern = options[i + 1] ?? '';
			if (option === '--exclude' && matches(pattern, file)) wanted = false;
			if (option === '--include' && matches(pattern, file)) wanted = true;
		});
		return wanted;
	};
	const prefix = to.replace(/^s3:\/\/[^/]+\/?/, '');
	const keyOf = (file: string) => path.posix.join(prefix, file);
	const files = readdirSync(from, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)));
	const objects = readStore();
	if (options.includes('--delete')) {
		for (const key of Object.keys(objects)) {
			const file = path.posix.relative(prefix, key);
			if (!file.startsWith('..') && isWanted(file) && !files.includes(file)) delete objects[key];
		}
	}
	for (const file of files.filter(isWanted)) {
		objects[keyOf(file)] = {
			file: path.join(from, file),
			cacheControl: value('--cache-control'),
			contentType: value('--content-type'),
		};
	}
	writeFileSync(store, JSON.stringify(objects));
}

if (service === 's3' && command === 'sync') sync(rest);
else if (service !== 'cloudfront' || command !== 'create-invalidation') {
	console.error(`aws ${process.argv.slice(2).join(' ')} is not known here.`);
	process.exitCode = 1;
}
