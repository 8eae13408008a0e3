import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NotFound } from '../../src/components/not-found.tsx';
import { PageProvider, usePage } from '../../src/components/page-context.ts';
import { PersonName } from '../../src/components/person-name.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { briefTerms, OpenTerms, TermsTable } from '../../src/components/terms-table.tsx';
import { terms } from '../../src/content/terms.ts';
import type { PictureFile } from '../../src/model/built.ts';
import { undecided } from '../../src/model/types.ts';
import { lagan } from '../../src/world/world.ts';
import { renderOnPage } from '../support/pages.tsx';

describe('names of people', () => {
	it('are links if the person has a page', () => {
		const characterSlugs = new Set(lagan.characters.map(({ id }) => id));
		const name = (of: string) =>
			renderOnPage(<PersonName name={of} characterSlugs={characterSlugs} />).html;
		assert.equal(
			name('Inês Quintanilha'),
			'<a href="/character/ines-quintanilha/"><span translate="no">Inês Quintanilha</span></a>',
		);
		assert.equal(name('Teuila Sapolu'), 'Teuila Sapolu');
	});
});

describe('pictures', () => {
	it('have a night version of the same size, and alt text', () => {
		const { html } = renderOnPage(<PictureImage id="flag-c" />);
		assert.match(
			html,
			/^<picture><source srcSet="\/pictures\/flag-c-night\.\w+\.svg" media="screen and \(prefers-color-scheme: dark\)" width="83" height="63"\/><img /,
		);
		assert.match(html, /width="83" height="63"/);
		assert.match(html, /alt="Signal flag C: Yes\."/);
		assert.match(html, /loading="lazy"/);
	});
	it('that are photographs offer their widths and are dimmed by night, from any host', () => {
		const photograph: PictureFile = {
			...{ file: '/pictures/a-960.webp', nightFile: undefined, isDimmed: true, alt: 'A buoy.' },
			...{ width: 960, height: 640 },
			widths: [480, 960].map((width) => ({ file: `/pictures/a-${width}.webp`, width })),
		};
		function Photograph() {
			const page = { ...usePage(), picture: () => photograph };
			return (
				<PageProvider value={page}>
					<PictureImage id="a-work/a.jpg" />
				</PageProvider>
			);
		}
		const { html } = renderOnPage(<Photograph />, { images: { host: 'https://img.example' } });
		const at = 'https://img.example/pictures/a';
		assert.ok(html.includes(`src="${at}-960.webp"`), html);
		assert.ok(html.includes(`srcSet="${at}-480.webp 480w, ${at}-960.webp 960w"`), html);
		assert.match(html, /^<img class="is-dimmed".* sizes="auto, /);
	});
});

describe('texts of records', () => {
	it('can have links and figures, and are escaped', () => {
		const { html, problems } = renderOnPage(
			<Inline text="[[linh-ngo]] & {{world.nations}} “flags” < one" />,
		);
		assert.deepEqual(problems, []);
		assert.equal(
			html,
			'<p><a href="/character/linh-ngo/">Linh Ngo</a> &amp; 52 “flags” &lt; one</p>',
		);
	});
});

describe('terms', () => {
	it('are in the table if they are decided, and listed below it otherwise', () => {
		const all = terms.flatMap((group) => group.terms);
		const { html: table } = renderOnPage(<TermsTable caption="Terms" groups={terms} />);
		const { html: list } = renderOnPage(<OpenTerms groups={terms} />);
		for (const { question, answer } of all) {
			const text = question.replaceAll("'", '&#x27;');
			assert.equal(list.includes(text), answer === undecided, question);
			assert.equal(table.includes(text), answer !== undecided, question);
		}
	});
	it('have a short version', () => {
		const brief = briefTerms(terms).flatMap((group) => group.terms);
		assert.ok(brief.length > 8 && brief.length < 15);
	});
});

describe('not-found pages', () => {
	const render = (kind: 'page' | 'faction' | 'character') =>
		renderOnPage(<NotFound kind={kind} />).html;
	it('link to all factions, all characters or both', () => {
		for (const [kind, flags, faces] of [
			['page', lagan.factions.length, lagan.characters.length],
			['faction', lagan.factions.length, 0],
			['character', 0, lagan.characters.length],
		] as const) {
			const html = render(kind);
			assert.equal(html.split('href="/faction/').length - 1, flags, kind);
			assert.equal(html.split('href="/character/').length - 1, faces, kind);
		}
	});
});
