import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { changes } from '../../src/content/changes.ts';
import { faq } from '../../src/content/faq.ts';
import { fileOfRoute } from '../../src/lib/files.ts';
import { listDrawn, ofKind } from '../../src/model/works.ts';
import { lagan } from '../../src/world/world.ts';
import { readHtml, type SiteOnDisk } from '../support/built-site.ts';
import { published, readSite } from '../support/shared-site.ts';
import { shelf } from '../support/shelf.ts';

const address = String(published.address);

/** An item of structured data. */
type Thing = Record<string, unknown> & { '@type': string };

/** The structured data of a page. */
function readData(html: string): Thing[] {
	const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
	if (json === undefined) return [];
	const data = JSON.parse(json) as { '@context': string; '@graph': Thing[] };
	assert.equal(data['@context'], 'https://schema.org');
	return data['@graph'];
}

describe('a site with an address', () => {
	let built: SiteOnDisk;
	const text = (file: string) => String(built.files.get(file) ?? '');
	const dataOf = (route: string) => readData(text(fileOfRoute(route)));
	before(async () => {
		built = await readSite();
	});

	it('lists the canonical address of every page once in its sitemap', () => {
		const listed = [...text('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
		const canonical = built.routes.flatMap(({ html }) => readHtml(html).canonical ?? []);
		assert.deepEqual(listed, [...new Set(canonical)].sort());
		assert.ok(listed.length >= 27);
		assert.ok(listed.includes(`${address}faction/foundation/`));
		assert.doesNotMatch(text('/sitemap.xml'), /lastmod|world-details|404/);
	});
	it('names the sitemap in robots.txt', () => {
		assert.match(text('/robots.txt'), /^User-agent: \*\nAllow: \/\n/);
		assert.ok(text('/robots.txt').endsWith(`\nSitemap: ${address}sitemap.xml\n`));
	});
	it('describes the site and its maker on the landing page', () => {
		const [site, maker, ...others] = dataOf('/');
		assert.equal(site?.['@type'], 'WebSite');
		assert.equal(site?.url, address);
		assert.equal(maker?.['@type'], 'Organization');
		assert.deepEqual(site?.publisher, { '@id': maker?.['@id'] });
		assert.deepEqual(others, []);
	});
	it('has breadcrumbs on every other listed page', () => {
		const steps = (route: string) =>
			((dataOf(route)[0]?.itemListElement ?? []) as Thing[]).map(({ name, item }) => [name, item]);
		assert.deepEqual(steps('/character/ifeoma-okwuosa/'), [
			['Lagan', address],
			['The Foundation', `${address}faction/foundation/`],
			['Warden Ifeoma Okwuosa', undefined],
		]);
		assert.deepEqual(steps('/theme-ideas/'), [
			['Lagan', address],
			['Anthology Resources', `${address}resources/`],
			['Theme Ideas', undefined],
		]);
		for (const { route, html } of built.routes) {
			const page = readHtml(html);
			const isListed = !page.noIndex && page.canonical === address + route.slice(1);
			if (route === '/') continue;
			assert.equal(dataOf(route)[0]?.['@type'], isListed ? 'BreadcrumbList' : undefined, route);
		}
	});
	it('describes every character as a fictional person with a portrait', () => {
		for (const { id, name, role } of lagan.characters) {
			const [, work, person] = dataOf(`/character/${id}/`);
			assert.equal(work?.genre, 'Speculative fiction');
			assert.deepEqual(work?.character, { '@id': person?.['@id'] });
			assert.equal(person?.['@type'], 'Person');
			assert.match(String(person?.disambiguatingDescription), /fictional/i);
			assert.deepEqual([person?.name, person?.jobTitle], [name, role]);
			const image = String(person?.image);
			assert.ok(built.files.has(image.slice(address.length - 1)), image);
		}
	});
	it('describes the World Bible as a book with its chapters in order', () => {
		const book = dataOf('/world-bible/')[1];
		assert.equal(book?.['@type'], 'Book');
		assert.equal(book.dateModified, changes.find(({ kind }) => kind === 'canon')?.day);
		assert.deepEqual(
			(book.hasPart as Thing[]).map((part) => [part['@type'], part.position, part.name, part.url]),
			lagan.sections.map(({ id, title }, index) => [
				...['Chapter', index + 1, title, `${address}world-bible/#${id}`],
			]),
		);
	});
	it('describes comics and stories', () => {
		for (const { slug, title, drawn } of listDrawn(shelf)) {
			const { cast } = drawn;
			const comic = dataOf(`/read/${slug}/`)[1];
			assert.deepEqual([comic?.['@type'], comic?.name], ['ComicStory', title]);
			assert.deepEqual(
				((comic?.character ?? []) as Thing[]).map(({ name }) => name),
				cast.map(({ name }) => name),
			);
		}
		for (const { slug, title, cover } of ofKind(shelf, 'story')) {
			const story = dataOf(`/read/${slug}/`)[1];
			assert.deepEqual([story?.['@type'], story?.name], ['ShortStory', title]);
			assert.match(String(story?.timeRequired), /^PT\d+M$/);
			if (cover === undefined) assert.equal(story?.image, undefined);
			else assert.ok(built.files.has(String(story?.image).slice(address.length - 1)));
		}
	});
	it('describes the questions of the page in plain text', () => {
		const questions = dataOf('/additional-resources/')[1]?.mainEntity as Thing[];
		assert.deepEqual(
			questions.map(({ name }) => name),
			faq.map(({ question }) => question),
		);
		assert.doesNotMatch(JSON.stringify(questions), /\[\[|\{\{|</);
	});
});
