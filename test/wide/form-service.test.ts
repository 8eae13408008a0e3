import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { describeInAllEngines } from '../support/engines.ts';
import { serveInFrontOf } from '../support/front-server.ts';
import { serveSite } from '../support/shared-site.ts';
import type { Tab } from '../support/tab.ts';

const endpoint = 'https://forms.example/lagan';
const served = serveSite({ forms: { endpoint } }, 'dev');

describeInAllEngines('the forms of a site with a form service', (engine) => {
	let tab: Tab;
	before(async () => {
		tab = await engine.start();
		await tab.resize(1280, 800);
	});
	after(() => tab?.close());

	it('post their fields in the body of the request', async () => {
		const { origin } = await served;
		// The server in front plays the service that the settings name.
		const front = await serveInFrontOf(origin, {
			rewrite: (text, place) => text.replaceAll(endpoint, `${place}/lagan`),
		});
		await tab.open(front.origin);
		const interest = 'form[aria-label="Express Interest"]';
		await tab.type(`${interest} [name="Name"]`, 'Ana');
		await tab.run((target) => {
			const select = document.querySelector<HTMLSelectElement>(`${target} select`);
			if (select) select.value = 'editor';
		}, interest);
		await tab.click(`${interest} button`);
		await tab.waitForUrl(`${front.origin}/lagan`);
		const posts = front.asked.filter(({ method }) => method === 'POST');
		assert.deepEqual(
			posts.map(({ url }) => url),
			['/lagan'],
		);
		const fields = new URLSearchParams(posts[0]?.body ?? '');
		assert.equal(fields.get('Name'), 'Ana');
		assert.equal(fields.get('Role of Interest'), 'editor');
	});
});
