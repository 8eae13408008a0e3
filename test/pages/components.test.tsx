import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import submissionGuidelines from '../../pages/submission-guidelines.tsx';
import { FactList } from '../../src/components/fact-list.tsx';
import { ContactForm, InterestForm } from '../../src/components/forms.tsx';
import { Gallery } from '../../src/components/gallery.tsx';
import { ExternalLink } from '../../src/components/link.tsx';
import { NotFound } from '../../src/components/not-found.tsx';
import { PersonName } from '../../src/components/person-name.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { Relationships, toneOf } from '../../src/components/relationships.tsx';
import { briefTerms, OpenTerms, TermsTable } from '../../src/components/terms-table.tsx';
import { contributorRoles } from '../../src/content/landing.ts';
import { terms } from '../../src/content/terms.ts';
import { anthology } from '../../src/world/anthology.ts';
import { undecided } from '../../src/world/types.ts';
import { lagan } from '../../src/world/world.ts';
import { renderOnPage } from '../support/pages.tsx';

describe('facts', () => {
	it('stand only when present', () => {
		const { html } = renderOnPage(
			<FactList
				facts={[
					['Age', 63],
					['Spouse', undefined],
				]}
			/>,
		);
		assert.match(html, /Age<\/dt><dd>63/);
		assert.doesNotMatch(html, /Spouse/);
	});
});

describe('names of people', () => {
	it('link to those who have a page, whatever their title', () => {
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

describe('relationships', () => {
	it('are green for Ally, red for Rival, amber for all others', () => {
		assert.deepEqual(
			(
				[
					'Ally',
					'Rival',
					'Partner',
					'Cooperative',
					'Complex',
					'Supportive',
					'Cautious',
					'Neutral',
				] as const
			).map(toneOf),
			['ally', 'rival', 'other', 'other', 'other', 'other', 'other', 'other'],
		);
	});
	it('say their status in words beside the flag', () => {
		const { html } = renderOnPage(
			<Relationships
				factions={lagan.factions}
				relationships={[{ faction: 'equilibrium', status: 'Rival', note: 'So they say.' }]}
			/>,
		);
		assert.match(html, /href="\/faction\/equilibrium\/">Equilibrium<\/a>/);
		assert.match(html, /data-tone="rival">Rival</);
	});
});

describe('pictures', () => {
	it('have their size and words, and load when they are near', () => {
		const { html } = renderOnPage(<PictureImage id="icon-microblog" />);
		assert.match(html, /^<img /);
		assert.match(html, /loading="lazy"/);
	});
	it('are offered by night too, in the same size', () => {
		const { html } = renderOnPage(<PictureImage id="flag-c" />);
		assert.match(
			html,
			/^<picture><source srcSet="\/pictures\/flag-c-night\.\w+\.svg" media="screen and \(prefers-color-scheme: dark\)" width="83" height="63"\/><img /,
		);
		assert.match(html, /width="83" height="63"/);
		assert.match(html, /alt="Signal flag C: Yes\."/);
		assert.match(html, /loading="lazy"/);
	});
	it('come from the image host of the settings', () => {
		const { html } = renderOnPage(<Gallery items={[{ src: 'flag-c', alt: 'a', caption: 'b' }]} />, {
			images: { host: 'https://img.example' },
		});
		assert.match(html, /href="https:\/\/img\.example\/pictures\/flag-c\./);
		assert.match(html, /src="https:\/\/img\.example\/pictures\/flag-c\./);
	});
	it('that are missing are reported and leave no broken image', () => {
		// @ts-expect-error: no picture has this id, which the compiler knows.
		const { html, problems } = renderOnPage(<PictureImage id="flag-ç" />);
		assert.equal(html, '');
		assert.equal(problems.length, 1);
	});
});

describe('the forms', () => {
	it('open the mail program when there is no form service', () => {
		const { html } = renderOnPage(<ContactForm />);
		const [button = ''] = /<button[^>]*>/.exec(html) ?? [];
		assert.match(button, / formaction="mailto:hello@lagan\.example\?subject=/i);
		assert.match(button, / formenctype="text\/plain"/i);
		assert.match(button, / formmethod="post"/i);
		assert.doesNotMatch(html, /<form[^>]* action=/);
	});
	it('post to the form service of the settings, and still show the address', () => {
		const { html } = renderOnPage(<InterestForm roles={contributorRoles} />, {
			forms: { endpoint: 'https://forms.example/x' },
		});
		assert.match(html, /<form[^>]* action="https:\/\/forms\.example\/x"/);
		assert.doesNotMatch(html, /formaction/i);
		assert.doesNotMatch(html, /text\/plain|mail program/);
		assert.match(html, /href="mailto:hello@lagan\.example"/);
	});
});

describe('words of records', () => {
	it('link and take figures, and are escaped', () => {
		const { html, problems } = renderOnPage(
			<Inline text="[[linh-ngo]] & {{world.nations}} “flags” < one" />,
		);
		assert.deepEqual(problems, []);
		assert.equal(
			html,
			'<p><a href="/character/linh-ngo/">Linh Ngo</a> &amp; 52 “flags” &lt; one</p>',
		);
	});
	it('that link to nothing are reported with the words around', () => {
		const { problems } = renderOnPage(<Inline text="Ask [[linh-ng]]." />);
		assert.match(problems[0] ?? '', /\[\[linh-ng\]\] links to nothing/);
	});
});

describe('links to other sites', () => {
	it('open in a new tab, safely, and say so', () => {
		const { html } = renderOnPage(<ExternalLink href="https://a.example/">A</ExternalLink>);
		assert.match(html, /target="_blank" rel="noopener noreferrer"/);
		assert.match(html, /opens in a new tab/);
	});
});

describe('terms', () => {
	it('are decided in the table, and listed below it where they are not', () => {
		const all = terms.flatMap((group) => group.terms);
		const { html: table } = renderOnPage(<TermsTable caption="Terms" groups={terms} />);
		const { html: list } = renderOnPage(<OpenTerms groups={terms} />);
		for (const { question, answer } of all) {
			const text = question.replaceAll("'", '&#x27;');
			assert.equal(list.includes(text), answer === undecided, question);
			assert.equal(table.includes(text), answer !== undecided, question);
		}
	});
	it('are shown in brief to those who ask first', () => {
		const brief = briefTerms(terms).flatMap((group) => group.terms);
		assert.ok(brief.length > 8 && brief.length < 15);
		for (const word of ['paid', 'copyright', 'Simultaneous', 'Reprints', 'Translations']) {
			assert.ok(
				brief.some(({ question }) => question.includes(word)),
				word,
			);
		}
	});
});

describe('how the site was made', () => {
	const render = (making: string | null) => {
		const page = submissionGuidelines({ world: lagan, anthology });
		assert.ok(!Array.isArray(page));
		return renderOnPage(page.body(), { making }).html;
	};
	it('is said by the owner or not at all', () => {
		assert.doesNotMatch(render(null), /How this site was made/);
		assert.match(
			render('By hand, in pencil.'),
			/How this site was made<\/h3><\/summary><p>By hand, in pencil\./,
		);
	});
});

describe('pages that are not there', () => {
	const render = (kind: 'page' | 'faction' | 'character') =>
		renderOnPage(<NotFound kind={kind} world={lagan} />).html;
	it('lead on to flags, to faces, or to both', () => {
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
