import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { OwnTies } from '../../src/components/own-ties.tsx';
import { PeopleTiesTable } from '../../src/components/people-ties-table.tsx';
import { PeopleTies } from '../../src/diagrams/ties/people-ties.tsx';
import { nameWithoutTitle } from '../../src/model/slugify.ts';
import { formatWhoKnows, type Tie, tieWords } from '../../src/model/tie-kinds.ts';
import { characterRoute } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';
import { renderOnPage } from '../support/pages.tsx';

const { characters, ties } = lagan;
const names = new Map(
	characters.map(({ id, name }): [string, string] => [id, nameWithoutTitle(name)]),
);
const slugs = new Map([...names].map(([id, name]) => [name, id]));

/** A key for a tie, whichever person comes first. */
const write = (between: readonly string[], kind: string) =>
	`${between.toSorted().join(' ')} ${kind}`;
const expected = ties.map(({ between, kind }) => write(between, kind)).toSorted();

const nameOf = (slug: string) => names.get(slug) ?? slug;

/** What is said of a tie. */
const wordsOf = (tie: Tie) =>
	[tie.note.replaceAll('_', ''), formatWhoKnows(tie, nameOf)].filter(Boolean).join(' ');

/** The text of some HTML. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', '’');

describe('the ties between people', () => {
	const { html: drawing, problems } = renderOnPage(
		<PeopleTies characters={characters} ties={ties} />,
	);
	const { html: table } = renderOnPage(<PeopleTiesTable characters={characters} ties={ties} />);

	/** The centre of each portrait. */
	const faces = [
		...drawing.matchAll(/<foreignObject [^>]*x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g),
	].map(([, x, y, w, h]) => `${Number(x) + Number(w) / 2} ${Number(y) + Number(h) / 2}`);

	/** The ropes in part of the drawing, by the people at their ends. */
	const ropesOf = (html: string) =>
		[...html.matchAll(/<g class="rope" data-kind="(\w+)"><path d="([^"]*)"/g)].flatMap(
			([, kind = '', d = '']) =>
				[...d.matchAll(/M(\d+ \d+)Q\S+ \S+ (\d+ \d+)/g)].map(([, from = '', to = '']) =>
					write(
						[from, to].map((end) => characters[faces.indexOf(end)]?.id ?? `no portrait at ${end}`),
						kind,
					),
				),
		);

	it('are drawn between portraits, with names that link to the people', () => {
		assert.deepEqual(problems, []);
		assert.equal(new Set(faces).size, characters.length);
		const links = [...drawing.matchAll(/<a href="([^"]*)">.*?<text[^>]*>(.*?)<\/text>/g)];
		assert.deepEqual(
			links.map(([, to, name = '']) => `${textOf(name)} ${to}`),
			characters.map(({ id }) => `${names.get(id)} ${characterRoute(id)}`),
		);
	});

	it('are drawn as one rope each, from portrait to portrait', () => {
		const [, all = ''] =
			/<g class="ring-ropes"[^>]*>(.*?)<g class="ring-person">/s.exec(drawing) ?? [];
		assert.deepEqual(ropesOf(all).toSorted(), expected);
	});

	it('are drawn again for each person alone', () => {
		const parts = drawing.split('<g class="ring-person">').slice(1);
		for (const [i, part] of parts.entries()) {
			const id = characters[i]?.id ?? '';
			assert.deepEqual(
				ropesOf(part).toSorted(),
				expected.filter((tie) => tie.split(' ').includes(id)),
				id,
			);
		}
	});

	it('are listed in a table with both names, the kind and the note', () => {
		const listed = [...table.matchAll(/<tbody data-kind="(\w+)">(.*?)<\/tbody>/gs)].flatMap(
			([, kind = '', body = '']) => {
				assert.ok(
					body.includes(`<th scope="rowgroup" colSpan="2">${tieWords[kind as 'ally'].many}<`),
				);
				return [...body.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/gs)].map(
					([, two = '', sentence = '']) => {
						const between = textOf(two)
							.split(' and ')
							.map((name) => slugs.get(name) ?? name);
						const tie = ties.find(
							(other) => write(other.between, other.kind) === write(between, kind),
						);
						assert.ok(tie, two);
						assert.equal(textOf(sentence), wordsOf(tie));
						return write(between, kind);
					},
				);
			},
		);
		assert.deepEqual(listed.toSorted(), expected);
		assert.match(table, /<caption[^>]*>[^<]{20,}/);
	});
});

it('a person’s own ties are on the pages of both, with the kind and the words', () => {
	const shown = characters.flatMap((character) => {
		const { html } = renderOnPage(<OwnTies character={character} />);
		const groups = html.split('<div class="own-ties').slice(1);
		return groups.flatMap((part) => {
			const [, kind] = /<h3.*?<\/svg>(\w+)<\/h3>/s.exec(part) ?? [];
			return [...part.matchAll(/<a href="([^"]*)".*?<\/a><p>(.*?)<\/p>/gs)].map(
				([, to, words = '']) => `${character.id} ${kind} ${to} ${textOf(words).trim()}`,
			);
		});
	});
	const both = ties.flatMap((tie) =>
		[tie.between, tie.between.toReversed()].map(
			([one, other = '']) =>
				`${one} ${tieWords[tie.kind].many} ${characterRoute(other)} ${wordsOf(tie)}`,
		),
	);
	assert.deepEqual(shown.toSorted(), both.toSorted());
});

describe('the sentence about who knows of a tie', () => {
	const between = ['linh-ngo', 'wren-achterberg'] as const;
	it('is added to secrets, and to ties unknown to one or both people', () => {
		const say = (kind: 'ally' | 'secret', ...unknownTo: ('linh-ngo' | 'wren-achterberg')[]) =>
			formatWhoKnows({ between, kind, note: '', unknownTo }, nameOf);
		assert.equal(say('ally'), undefined);
		assert.equal(say('secret'), 'Both know.');
		assert.equal(say('secret', 'linh-ngo'), 'Linh Ngo does not know.');
		assert.equal(say('ally', ...between), 'Neither knows.');
	});
});
