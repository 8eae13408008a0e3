import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectSources } from '../../src/generator/content/sources.ts';
import { measure, takeMedians, type Usage } from './measure.ts';
import { writeWorld } from './synthetic-world.ts';

const usage = `Times whole builds against a floor: a program that renders the same pages and writes them,
and does nothing else.

  npm run bench                  the real site, and worlds of 300 and 3,000 characters
  npm run bench -- 30 300        worlds of these sizes alone
  --runs n                       how often each is run (default 3; once from 3,000 on)
`;

/** The slowest acceptable builds, as multiples of the floor. */
const aims = { warm: 2.5, cold: 12, large: 3.5 } as const;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { runs: { type: 'string' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
	console.log(usage);
	process.exit(0);
}
const sizes = positionals.length > 0 ? positionals.map(Number) : [13, 300, 3000];

// Deleting thousands of files on a disk slows the runs that follow.
const memory = '/dev/shm';
const folder = await mkdtemp(path.join(existsSync(memory) ? memory : os.tmpdir(), 'lagan-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const program = (name: string) => new URL(name, import.meta.url).pathname;

/** One row of the table. */
function formatRow(name: string, pages: number, { wall, processor, peak }: Usage, floor?: Usage) {
	return [
		name,
		`${Math.round(pages / wall)}`,
		wall.toFixed(2),
		processor.toFixed(2),
		`${Math.round(peak / 1e6)}`,
		floor === undefined ? '' : (wall / floor.wall).toFixed(2),
	];
}

/** Runs the floor and the build of one world in turn, and prints what they took. */
async function compare(characters: number): Promise<void> {
	const worldFolder = path.join(folder, `world-${characters}`);
	await mkdir(worldFolder);
	await writeWorld(characters, projectSources.prose, worldFolder);
	const count = Number(values.runs ?? (characters < 3000 ? 3 : 1));
	let runs = 0;
	let pages = 0;
	const build = async (name: string) => {
		const out = path.join(folder, `out-${characters}-${runs++}`);
		const environment = { LAGAN_CACHE: path.join(folder, `cache-${characters}`) };
		const usage = await measure([program(name), worldFolder, out], folder, environment);
		const written = readdirSync(out, { recursive: true, encoding: 'utf8' });
		pages = written.filter((file) => file.endsWith('.html')).length;
		rmSync(out, { recursive: true });
		return usage;
	};
	const cold = await build('site.ts');
	const floors: Usage[] = [];
	const warms: Usage[] = [];
	for (let i = 0; i < count; i++) {
		floors.push(await build('floor.tsx'));
		warms.push(await build('site.ts'));
	}
	const floor = takeMedians(floors);
	const rows = [
		formatRow('floor', pages, floor),
		formatRow('warm', pages, takeMedians(warms), floor),
		formatRow('cold', pages, cold, floor),
	];
	console.log(`\n${characters} characters, ${pages} pages (${count} runs in turn, the middle one)`);
	const heads = ['', 'pages/s', 'wall s', 'cpu s', 'peak MB', '× floor'];
	for (const row of [heads, ...rows]) {
		console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(6) : cell.padStart(9))).join(''));
	}
	rmSync(worldFolder, { recursive: true });
}

console.log(
	`Aims: the real site warm in at most ${aims.warm} times the floor, cold in ${aims.cold}; 3,000 characters warm in ${aims.large}, under 1 GB.`,
);
console.log(`Written below ${folder}; esbuild's own process is not in “cpu”.`);
for (const size of sizes) await compare(size);
