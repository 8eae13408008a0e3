import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { findMarkupFaults } from '../../src/generator/checks/validate-markup.ts';
import { cacheFolder } from '../../src/generator/project.ts';
import { readHtml } from '../support/built-site.ts';
import { copyProject } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** What is found wrong with a page that holds `body` below its heading. */
async function validate(body: string): Promise<string[]> {
	const page = readHtml(
		`<!doctype html><html lang="en"><head><title>x</title></head><body><h1>One</h1>${body}</body></html>`,
	);
	const problems = await findMarkupFaults([page]);
	return problems.map(({ what }) => what);
}

const run = promisify(execFile);

/** A page with mistakes of its markup alone, under a name of its own. */
const faultyPage = (name: string) => `
export default () => ({
	title: '${name}',
	description: 'What nobody would write, ${name}.',
	body: () => (
		<>
			<h1>${name}</h1>
			<p className="first">
				Around <div>a block</div>
			</p>
			<h4>Too deep</h4>
			<button type="button" className="empty" />
			<p tabIndex={3}>In a hurry</p>
			<input type="checkbox" id="check" autoComplete="off" />
			<label htmlFor="check">Read</label>
			<p {...{ maxlength: '3' }}>Long</p>
			<input type="text" name="nameless" />
		</>
	),
});
`;

describe('npm run build, with two pages of wrong markup', () => {
	let folder: string;
	let said: string;
	before(async () => {
		folder = path.join(await makeTemporaryFolder(), 'project');
		await copyProject(folder);
		await writeFile(path.join(folder, 'pages/faulty.tsx'), faultyPage('First'));
		await writeFile(path.join(folder, 'pages/faulty-too.tsx'), faultyPage('Second'));
		const env = { ...process.env, LAGAN_CACHE: cacheFolder };
		const error = await run('npm', ['run', '--silent', 'build'], { cwd: folder, env }).then(
			() => assert.fail('It was built.'),
			(thrown: unknown) => thrown,
		);
		const { code, stderr } = error as { code: number; stderr: string };
		assert.equal(code, 1, stderr);
		said = stderr;
	});
	const defects: [string, string][] = [
		['a block in a paragraph', '<p class="first">Around: Element <p> is implicitly closed'],
		['a skipped heading', '<h4>Too deep: Heading level can only increase by one'],
		['an empty button', '<button type="button" class="empty">: <button> must have accessible text'],
		['a positive tabindex', '<p tabindex="3">In a hurry: Attribute "tabindex" has invalid value'],
		['an attribute of other fields', 'id="check" autoComplete="off"/>: autocomplete attribute'],
		['an attribute of other elements', '<p maxlength="3">Long: Attribute "maxlength" is not'],
		['a field without a label', 'name="nameless"/>: <input> element does not have a <label>'],
	];
	for (const [name, what] of defects) {
		it(`says ${name} once, by page and element, and what to do`, () => {
			const found = said.split('\n  /').filter((problem) => problem.includes(what));
			assert.equal(found.length, 1, said);
			assert.match(found[0] ?? '', /^faulty(-too)?\/, \/faulty(-too)?\/\n.*\n {6}→ \S/);
		});
	}
	it('writes nothing', async () => {
		assert.equal((await readdir(folder)).includes('dist'), false);
	});
});

describe('the markup of a page', () => {
	const wrong: [string, string, RegExp][] = [
		['a link without words', '<a href="/x/"></a>', /Anchor link must have a text/],
		['a heading without words', '<h2></h2>', /<h2> cannot be empty/],
		['an image without alt', '<img src="/x.png">', /missing required "alt"/],
		['a paragraph in a list', '<ul><p>1</p></ul>', /not permitted as content under <ul>/],
		['a link in a button', '<button type="button"><a href="/">1</a></button>', /not permitted/],
		['a label that says nothing to anyone', '<p aria-label="a">1</p>', /cannot be used/],
		['a role that is there already', '<main role="main">1</main>', /Redundant role "main"/],
		['an element of another age', '<center>1</center>', /<center> (is deprecated|element is not)/],
		['two navigations of one name', '<nav>1</nav><nav>2</nav>', /unique/],
	];
	for (const [name, body, what] of wrong) {
		it(`is refused for ${name}`, async () => {
			const said = await validate(body);
			assert.ok(said.length > 0);
			for (const each of said) assert.match(each, what);
		});
	}
	const right: [string, string][] = [
		['a list that says it is one, for VoiceOver', '<ul role="list"><li>1</li></ul>'],
		['a heading named with its caption', '<p id="a">1</p><h2 id="b" aria-labelledby="a b">2</h2>'],
		[
			'what React writes in its own way',
			'<input readOnly="" id="a"/><label for="a">1</label><br/>',
		],
		['a place that a script moves the reader to', '<p tabindex="-1">1</p>'],
	];
	for (const [name, body] of right) {
		it(`may hold ${name}`, async () => {
			assert.deepEqual(await validate(body), []);
		});
	}
	it('is quoted short, with its first words', async () => {
		const [what = ''] = await validate(`<center class="${'a'.repeat(300)}">First words</center>`);
		assert.match(what, /^<center class="a{100,}…>First words: /);
		assert.ok(what.length < 220, what);
	});
});
