import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Window } from 'happy-dom';
import { factions } from '../../src/content/factions/index.ts';
import { figures } from '../../src/content/figures.ts';
import { fileOfRoute } from '../../src/lib/files.ts';
import { anthology } from '../../src/world/anthology.ts';
import { lagan } from '../../src/world/world.ts';
import type { SiteOnDisk } from '../support/built-site.ts';
import { assertInOrder } from '../support/in-order.ts';
import { readSite } from '../support/shared-site.ts';

// The screens in the specification, tested on the built pages. A page may have more than the
// specification lists, but nothing may be missing.

let site: SiteOnDisk;
before(async () => {
	site = await readSite();
});

const documents = new Map<string, Document>();

/** The page at a route. */
function open(route: string): Document {
	const found = documents.get(route);
	if (found !== undefined) return found;
	const { document } = new Window({ url: `https://lagan.example${route}` });
	document.write(String(site.files.get(fileOfRoute(route)) ?? assert.fail(`No page ${route}`)));
	documents.set(route, document as unknown as Document);
	return open(route);
}
const all = (route: string, selector: string) => [
	...open(route).querySelectorAll<HTMLElement>(selector),
];
const textOf = (element: Element | null | undefined) =>
	(element?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** The text of a page on one line. */
const wordsOf = (route: string) => textOf(open(route).querySelector('main'));
/** The links in part of a page, as “label → target”. */
const linksIn = (route: string, selector = 'main') =>
	all(route, `${selector} a`).map(
		(link) => `${textOf(link).replace(' (opens in a new tab)', '')} → ${link.getAttribute('href')}`,
	);

function assertSays(route: string, ...words: readonly (string | RegExp)[]): void {
	const text = wordsOf(route);
	const missing = words.filter((word) =>
		typeof word === 'string' ? !text.includes(word) : !word.test(text),
	);
	assert.deepEqual(missing, [], `Missing on ${route}`);
}

describe('header and footer', () => {
	const routes = ['/', '/legal-information/', '/404.html', '/character/linh-ngo/'];
	it('have the specified links, the year and links to social profiles', () => {
		for (const route of routes) {
			assertInOrder(
				linksIn(route, '.site-header nav'),
				[
					...['Home → /#home', 'The World → /#about', 'Factions → /#factions'],
					...['Anthology → /#vision', 'Join Us → /#join', 'Gallery → /#gallery'],
					'Contact → /#contact',
				],
				`The header of ${route}`,
			);
			assertInOrder(
				linksIn(route, '.site-footer [aria-label="Quick Links"]'),
				[
					...['Home → /#home', 'The World → /#about', 'Factions → /#factions'],
					...['Anthology → /#vision', 'Gallery → /#gallery'],
				],
				`Quick Links on ${route}`,
			);
			const joinUs = linksIn(route, '.site-footer [aria-label="Join Us"]');
			assertInOrder(
				joinUs,
				[
					'Writer Resources → /creative-resources/#writers',
					'Artist Resources → /creative-resources/#artists',
					'Contact → /#contact',
				],
				`Join Us on ${route}`,
			);
			assert.ok(joinUs.some((link) => link.endsWith('→ /submission-guidelines/')));
			assert.match(textOf(open(route).querySelector('.site-footer')), /© 2025/);
			assert.ok(all(route, '.site-footer a[target="_blank"]').length >= 2);
		}
	});
});

describe('the landing page', () => {
	const section = (id: string) => `section#${id}`;
	it('has its seven sections in order', () => {
		const ids = all('/', 'main > section').map(({ id }) => id);
		const specified = ['home', 'about', 'factions', 'vision', 'join', 'gallery', 'contact'];
		assertInOrder(ids, specified, 'The landing page');
	});
	it('links to the World Bible, to each faction and to the resources', () => {
		assert.ok(linksIn('/', section('about')).includes('The World In Detail → /world-bible/'));
		assert.ok(linksIn('/', section('vision')).includes('Anthology Resources → /resources/'));
		const targets = all('/', `${section('factions')} a`).map((link) => link.getAttribute('href'));
		for (const { slug } of factions) assert.ok(targets.includes(`/faction/${slug}/`), slug);
	});
	it('lists the six roles', () => {
		const text = textOf(open('/').querySelector(section('vision')));
		const roles = 'Writers Artists Editors Filmmakers Designers Worldbuilders'.split(' ');
		assert.deepEqual(
			roles.filter((role) => !text.includes(role)),
			[],
		);
	});
	it('has a form to express interest with only optional fields', () => {
		const form = 'form[aria-label="Express Interest"]';
		assert.equal(open('/').querySelector(form)?.closest('section')?.id, 'join');
		assert.deepEqual(
			all('/', `${form} option`).map((option) => option.getAttribute('value') || ''),
			['', 'writer', 'artist', 'editor', 'filmmaker', 'designer', 'worldbuilder', 'other'],
		);
		assert.deepEqual(fieldsOf(form), [
			'Name text optional',
			'Email email optional',
			'Role of Interest select optional',
			'Why you’re interested textarea optional',
		]);
	});
	it('has a contact form with only required fields and four rows for the message', () => {
		const form = 'form[aria-label="Contact"]';
		assert.equal(open('/').querySelector(form)?.closest('section')?.id, 'contact');
		assert.deepEqual(fieldsOf(form), [
			'Name text required',
			'Email email required',
			'Subject text required',
			'Message textarea required',
		]);
		assert.equal(open('/').querySelector(`${form} textarea`)?.getAttribute('rows'), '4');
	});
	/** The fields of a form: label, type, and whether the browser requires them. */
	const fieldsOf = (form: string) =>
		all('/', `${form} :is(input, select, textarea)`).map((field) => {
			const label = open('/').querySelector(`label[for="${field.id}"]`);
			const name = textOf(label?.firstChild as Element | null);
			const type = field.getAttribute('type') ?? field.localName;
			return `${name} ${type} ${field.hasAttribute('required') ? 'required' : 'optional'}`;
		});
	it('gives the contact address, two profiles, the response time and the subject line', () => {
		const contact = section('contact');
		assert.ok(all('/', `${contact} a[href^="mailto:"]`).length > 0);
		assert.ok(all('/', `${contact} a[href^="https:"]`).length >= 2);
		const text = textOf(open('/').querySelector(contact));
		assert.ok(text.includes(figures.timing.contact));
		assert.match(text, /Submission/);
	});
	it('shows six captioned pictures', () => {
		const figures = all('/', `${section('gallery')} figure`);
		assert.equal(figures.length, 6);
		for (const figure of figures) {
			assert.ok(textOf(figure.querySelector('figcaption')));
			assert.ok(figure.querySelector('img')?.getAttribute('alt'));
		}
	});
});

describe('a faction’s page', () => {
	it('has its sections and facts in order, and links to its characters', () => {
		for (const { slug, name } of lagan.factions) {
			const route = `/faction/${slug}/`;
			assert.equal(textOf(open(route).querySelector('h1')), name);
			assertInOrder(
				all(route, 'main :is(h2, h3)').map((heading) => textOf(heading)),
				['Quick Facts', 'Relationships', 'Notable Characters', 'Key Objectives', 'Overview'],
				route,
			);
			const facts = [
				...(open(route).querySelector('#facts-heading')?.parentElement?.querySelectorAll('dt') ??
					[]),
			];
			const names = facts.slice(0, 3).map((fact) => textOf(fact));
			assert.match(names.join(), /^Headquarters,Influence( level)?,Key resources$/i, route);
			const cards = all(route, '#characters li');
			assert.ok(cards.length > 0, route);
			for (const card of cards) {
				assert.ok(card.querySelector('img'), route);
				assert.match(card.querySelector('a')?.getAttribute('href') ?? '', /^\/character\/.*\/$/);
			}
		}
	});
	it('marks statuses as ally, rival or other', () => {
		const tones = new Map<string, Set<string | undefined>>();
		for (const { slug } of lagan.factions) {
			for (const status of all(`/faction/${slug}/`, '.status')) {
				tones.set(
					textOf(status),
					(tones.get(textOf(status)) ?? new Set()).add(status.dataset.tone),
				);
			}
		}
		for (const [status, found] of tones) {
			const tone = status === 'Ally' ? 'ally' : status === 'Rival' ? 'rival' : 'other';
			assert.deepEqual([...found], [tone], status);
		}
		assert.ok(tones.size >= 8);
	});
});

describe('a character’s page', () => {
	const route = '/character/ines-quintanilha/';
	it('has a back link to the faction, and portrait, name, role and facts in its header', () => {
		for (const { id, name, role, age, gender, faction } of lagan.characters) {
			const page = `/character/${id}/`;
			const head = open(page).querySelector('main header');
			const slug = lagan.factions.find((other) => other.name === faction)?.slug;
			assert.ok(linksIn(page)[0]?.endsWith(`→ /faction/${slug}/`), id);
			assert.ok(head?.querySelector('img'), id);
			assert.equal(textOf(head?.querySelector('h1')), name);
			for (const fact of [role, String(age), gender, faction]) {
				assert.ok(textOf(head).includes(fact), `${id}: ${fact}`);
			}
		}
	});
	it('has its sections, after the card with personal information', () => {
		for (const { id } of lagan.characters) {
			const headings = all(`/character/${id}/`, 'main h2').map((heading) => textOf(heading));
			assert.equal(headings[0], 'Personal Information', id);
			for (const section of [
				...['Background', 'Key Achievements', 'Goals & Objectives', 'Personality Traits'],
			]) {
				assert.ok(headings.includes(section), `${id}: ${section}`);
			}
		}
	});
	it('shows predecessor, spouse and children only if the record has them', () => {
		for (const { id, predecessor, spouse, children } of lagan.characters) {
			const card = open(`/character/${id}/`).querySelector('#personal-heading')?.parentElement;
			const names = [...(card?.querySelectorAll('dt') ?? [])].map((fact) => textOf(fact));
			const specified = [
				...['Full name', 'Age', 'Gender', 'Role', 'Faction'],
				...(predecessor ? ['Predecessor'] : []),
				...(spouse ? ['Spouse'] : []),
				...(children?.length ? ['Children'] : []),
			];
			assert.deepEqual(names.slice(0, specified.length), specified, id);
			for (const absent of ['Predecessor', 'Spouse', 'Children']) {
				if (!specified.includes(absent)) assert.ok(!names.includes(absent), `${id}: ${absent}`);
			}
		}
		assert.match(wordsOf(route), /19 years/);
	});
});

describe('the World Bible', () => {
	it('is shown at both of its routes, and has a back link to the resources', () => {
		const main = (route: string) => open(route).querySelector('main')?.innerHTML;
		assert.equal(main('/world-details/'), main('/world-bible/'));
		assert.ok(linksIn('/world-bible/').some((link) => link.endsWith('→ /resources/')));
	});
	it('states every figure of the world', () => {
		assertSays(
			'/world-bible/',
			...['2.25 million', '5 million', 'over 150', /\b52\b|fifty-two/i, '10 to 25 °C'],
			...['about 1 square kilometre', 'over 70%', 'up to 30 days', 'one to two nights'],
		);
	});
});

describe('the resources', () => {
	const route = '/resources/';
	it('have a back link to the anthology, and six steps of which one is active', () => {
		assert.ok(linksIn(route).some((link) => link.endsWith('→ /#vision')));
		const steps = 'Preparation Pitch Selection Creation Organization Publication'.split(' ');
		const shown = all(route, '.timeline li').map((step) => textOf(step));
		assert.equal(shown.length, steps.length);
		for (const [i, step] of steps.entries()) assert.ok(shown[i]?.includes(step), shown[i]);
		assert.equal(all(route, '.timeline [aria-current]').length, 1);
		const at = anthology.timeline.findIndex(({ active }) => active);
		assert.equal(
			all(route, '.timeline li').findIndex((step) => step.hasAttribute('aria-current')),
			at,
		);
		const progress = open(route).querySelector('progress');
		const share = Number(progress?.getAttribute('value')) / Number(progress?.getAttribute('max'));
		assert.ok(Math.abs(share - (at + 1) / 6) < 0.001, `The progress is ${share}.`);
		assertSays(route, `Step ${at + 1} of 6`, 'Next Milestone', 'October 10th, 2025');
	});
	it('have the link cards', () => {
		const targets = all(route, 'main a').map((link) => link.getAttribute('href'));
		for (const target of [
			...['/world-bible/', '/theme-ideas/', '/creative-resources/'],
			...['process', 'requirements', 'criteria'].map(
				(end, i) => `/submission-guidelines/#${['submission', 'format', 'selection'][i]}-${end}`,
			),
			...['terms-of-collaboration', 'publishing-rights', 'privacy-policy'].map(
				(id) => `/legal-information/#${id}`,
			),
		]) {
			assert.ok(targets.includes(target), target);
		}
		const cards = targets.filter((target) => target?.startsWith('/additional-resources/'));
		assert.ok(cards.length >= 3, `${cards.length} cards link to /additional-resources/`);
	});
});

describe('the submission guidelines', () => {
	const route = '/submission-guidelines/';
	it('have anchors with links to them, and seven steps', () => {
		for (const id of ['submission-process', 'format-requirements', 'selection-criteria']) {
			assert.ok(open(route).getElementById(id), id);
			assert.ok(all(route, `a[href="#${id}"]`).length > 0, `Nothing links to #${id}.`);
		}
		assert.equal(all(route, '#submission-process ol > li').length, 7);
	});
	it('state every format, limit, date and review outcome', () => {
		assertSays(
			route,
			...['under 250 words', 'under 1,000 words', '1,000 to 8,000 words', '3,000 to 5,000 words'],
			...['1 to 8 pages', '.docx', '.doc', 'Times New Roman 12pt', /double[- ]spaced/i, '1 inch'],
			...[/bottom cent/i, /title page/i, 'mp4', /h\.?264/i, /h\.?265/i, 'under 150 seconds'],
			...['under 3 minutes', 'under 15 minutes', /release forms/i, '.3dm', 'Rhino', '.glb', '.fbx'],
			...['LastName_FirstName_Title', '.tiff', 'Page##', 'Submission - [name] - [working title]'],
			...['100 to 200 words', '250-word', 'at most 100 words', '3 to 5 days', '2 to 3 weeks'],
			...['about 3 months', 'October 10th, 2025', 'late 2025 or early 2026'],
			...['Excellent Fit', 'Potential with Revision', 'Not Suitable'],
		);
	});
});

describe('the other pages', () => {
	it('show the themes to explore and to avoid, and a Remember note', () => {
		const titles = [...anthology.themes, ...anthology.themesToAvoid].map(({ title }) => title);
		assertSays('/theme-ideas/', ...titles, 'Remember');
	});
	it('show three legal sections, every term, and placeholders for undecided rates', () => {
		const route = '/legal-information/';
		for (const [id, title] of [
			['terms-of-collaboration', 'Terms of Collaboration'],
			['publishing-rights', 'Publishing Rights'],
			['privacy-policy', 'Privacy Policy'],
		] as const) {
			assert.match(textOf(open(route).getElementById(id)), new RegExp(title));
		}
		assertSays(
			route,
			...['7 years', '2 additional years', '5 free contributor copies', '40%', 'quarterly'],
			...['$?', '?%', 'the length of the contract plus 7 years', '2 years at most', '30 days'],
		);
	});
	it('show links for writers and artists that open in a new tab, and both downloads', () => {
		const route = '/creative-resources/';
		const others = all(route, 'main a[href^="http"]');
		for (const { url } of [...anthology.writerLinks, ...anthology.artistLinks]) {
			assert.ok(
				others.some((link) => link.getAttribute('href') === url),
				url,
			);
		}
		for (const link of others) {
			assert.equal(link.getAttribute('target'), '_blank', link.outerHTML);
			assert.match(link.getAttribute('rel') ?? '', /noopener/, link.outerHTML);
			assert.match(textOf(link), /opens in a new tab/);
		}
		const files = all(route, 'main a[href*=".pdf"]').map((link) => link.getAttribute('href'));
		for (const sheet of [1, 3]) {
			assert.ok(files.includes(`/downloads/lagan-templates.pdf#page=${sheet}`), `Sheet ${sheet}`);
		}
		assert.match(String(site.files.get('/downloads/lagan-templates.pdf')), /^%PDF-/);
	});
	it('show readings with badges, forums, questions and both dates', () => {
		const route = '/additional-resources/';
		assertSays(route, ...anthology.readings.map(({ title }) => title));
		assertSays(route, ...anthology.forums.map(({ title }) => title));
		assertSays(route, ...anthology.faq.map(({ question }) => question));
		assert.equal(all(route, 'main .badge').length, anthology.readings.length);
		assertSays(route, 'August 20th, 2025', 'October 10th, 2025', '2 to 3 business days');
	});
	it('show what was not found, with a Return home link', () => {
		for (const [route, heading] of [
			['/404.html', 'Page not found'],
			['/faction/404.html', 'Faction not found'],
			['/character/404.html', 'Character not found'],
		] as const) {
			assert.equal(textOf(open(route).querySelector('h1')), heading);
			assert.ok(
				linksIn(route).some((link) => /^Return home → \/(#home)?$/.test(link)),
				route,
			);
		}
		assertSays('/404.html', 'Unexpected Application Error');
	});
});
