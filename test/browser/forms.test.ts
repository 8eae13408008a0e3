import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeInEngines } from '../support/engines.ts';
import { serveInFrontOf } from '../support/front-server.ts';

describeInEngines('the forms', (engine, tab, { origin }) => {
	const form = (name: string) => `form[aria-label="${name}"]`;

	it('open the mail program, and send nothing that was typed to the site', {
		skip: engine.lacks.mail,
	}, async () => {
		const front = await serveInFrontOf(origin);
		await tab.resize(1280, 800);
		await tab.open(front.origin);
		await tab.waitForIslands();
		const contact = form('Contact');
		await tab.type(`${contact} [name="Name"]`, 'A secret name');
		await tab.type(`${contact} [name="Email"]`, 'secret@example.org');
		await tab.type(`${contact} [name="About"]`, 'Submission');
		await tab.type(`${contact} [name="Message"]`, 'A secret\nmessage');
		const button = await tab.run((target) => {
			const { formAction, formMethod, formEnctype } =
				document.querySelector<HTMLButtonElement>(`${target} button`) ?? {};
			return [formAction, formMethod, formEnctype].join(' ');
		}, contact);
		assert.match(button, /^mailto:hello@lagan\.example\?subject=\S* post text\/plain$/);
		// The submit event comes before the browser looks for a mail program.
		await tab.run((target) => {
			document.querySelector(target)?.addEventListener('submit', () => {
				document.title = 'Handed over';
			});
		}, contact);
		await tab.click(`${contact} button`);
		await tab.waitFor(() => document.title === 'Handed over');
		assert.equal(await tab.run(() => location.href), `${front.origin}/`);
		const message = await tab.run(
			(target) => document.querySelector<HTMLTextAreaElement>(`${target} [name="Message"]`)?.value,
			contact,
		);
		assert.equal(message, 'A secret\nmessage');
		assert.deepEqual(
			front.asked.filter((url) => url.includes('ecret')),
			[],
		);
	});
});
