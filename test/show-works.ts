import '../src/generator/production.ts';
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../src/generator/build-site.ts';
import { resolveLocation } from '../src/generator/content/site-location.ts';
import { createSiteServer, listen } from '../src/generator/output/site-server.ts';
import { BuildFailure, type Problem } from '../src/lib/problems.ts';
import { root } from '../src/lib/project.ts';
import { workKinds } from '../src/model/works.ts';
import { relativeBase, settings } from '../src/site.ts';
import { launchChromium } from './support/chromium.ts';
import { shelf } from './support/shelf.ts';

// `node --import tsx test/show-works.ts <commit>`, for the workflow works.yml: builds the site into dist/,
// with links that work from a folder, and says what is wrong with it, as annotations of GitHub and in the
// summary of the job. Without problems, it takes pictures of the pages of all works that differ from the
// commit, into work-pictures/. What it prints can hold any words, since anybody may send a work.

const [before = 'HEAD^1'] = process.argv.slice(2);
const out = path.join(root, 'dist');
const pictures = path.join(root, 'work-pictures');
const folder = 'src/content/works';

/** What is further down would make pictures that few programs open. */
const maxHeight = 16_000;

/** Writes a value of a command of GitHub, which cannot go on in a new line or begin another command. */
const escapeCommand = (text: string, signs = /[%\r\n]/g) =>
	text.replace(signs, (sign) => `%${Buffer.from(sign).toString('hex').toUpperCase()}`);

/** Writes text that Markdown shows as it is. */
const escapeMarkdown = (text: string) =>
	text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~&#@!]/g, '\\$&');

/** Adds lines to the summary of the job, and to its log. */
function summarise(...lines: readonly string[]): void {
	const text = `${lines.join('\n')}\n`;
	const file = process.env.GITHUB_STEP_SUMMARY;
	if (file) appendFileSync(file, text);
	else console.log(text);
}

/** An annotation of each place of a problem, at its file and line if it has one. */
function annotate({ where, what, fix = '' }: Problem): string[] {
	return where.split(', ').map((place) => {
		const [, file = place, line] = /^(.*?)(?::(\d+))?(?: and \d+ more places)?$/.exec(place) ?? [];
		const isFile = statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile();
		const at = isFile ? ` file=${escapeCommand(file, /[%\r\n:,]/g)},line=${line ?? 1}` : '';
		return `::error${at}::${escapeCommand(`${isFile ? '' : `${place}: `}${what} ${fix}`)}`;
	});
}

/** The works that differ from a commit, and still exist. */
function listChanged(routes: readonly string[]): string[] {
	const names = execFileSync('git', ['diff', '--name-only', '-z', before, '--', folder], {
		cwd: root,
		encoding: 'utf8',
	});
	const slugs = names
		.split('\0')
		.flatMap((name) => name.slice(folder.length + 1).split('/')[0] ?? []);
	return [...new Set(slugs)].filter((slug) => routes.includes(`/read/${slug}/`));
}

/** Takes a picture of each page, on a phone and on a wide screen, by day and by night. */
async function takePictures(slugs: readonly string[]): Promise<void> {
	mkdirSync(pictures, { recursive: true });
	const server = createSiteServer({ folder: out, base: '/' });
	const port = await listen(server, 0);
	const browser = await launchChromium();
	for (const width of [390, 1440]) {
		for (const [time, colorScheme] of [
			['day', 'light'],
			['night', 'dark'],
		] as const) {
			const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
			for (const slug of slugs) {
				await page.goto(`http://127.0.0.1:${port}/read/${slug}/`);
				// Pictures further down load when they come into view.
				await page.evaluate(async () => {
					for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
						scrollTo(0, top);
						await new Promise((resolve) => setTimeout(resolve, 100));
					}
					scrollTo(0, 0);
					await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
				});
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				await page.screenshot({
					path: path.join(pictures, `${slug}-${width}-${time}.png`),
					fullPage: true,
					clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
				});
			}
			await page.close();
		}
	}
	await browser.close();
	server.closeAllConnections();
	server.close();
}

/** Lists the pages of works, and where to look at them. */
const listPages = (slugs: readonly string[]) =>
	shelf.works
		.filter(({ slug }) => slugs.includes(slug))
		.map(({ slug, kind, title, by }) => {
			const makers = by.map(({ contributor, role }) => `${contributor.name} (${role})`).join(', ');
			const about = `${workKinds[kind].one} by ${makers}`;
			return `- **${escapeMarkdown(title)}**, \`/read/${slug}/\`. ${escapeMarkdown(about)}`;
		});

try {
	const { routes } = await buildSite(resolveLocation(settings, { base: relativeBase }), out);
	const changed = listChanged(routes);
	await takePictures(changed);
	summarise(
		'### Everything is in order',
		'',
		...(changed.length > 0 ? ['New or changed pages:', '', ...listPages(changed), ''] : []),
		'Below, **pictures** has each of them on a phone and on a wide screen, by day and by night. **site** is the whole site: unpack it, and open its `index.html`.',
	);
} catch (error) {
	if (!(error instanceof BuildFailure)) throw error;
	const { problems } = error;
	for (const line of problems.flatMap(annotate)) console.log(line);
	summarise(
		problems.length === 1
			? '### One thing to put right'
			: `### ${problems.length} things to put right`,
		'',
		...problems.map(({ where, what, fix }) =>
			[`- **${escapeMarkdown(where)}**`, what, ...(fix ? [`→ ${fix}`] : [])]
				.map((text, i) => (i === 0 ? text : escapeMarkdown(text)))
				.join('  \n  '),
		),
		'',
		'Edit the file here in the browser: this check then runs again.',
	);
	process.exitCode = 1;
}
