import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ContactForm } from '../../src/components/forms.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

it('the contact form says which subject line the mail will have, or takes the one that is typed', async () => {
	const { document } = openPage(renderOnPage(<ContactForm />).html);
	const note = () => document.querySelector('[data-slot]')?.textContent ?? '';
	const button = document.querySelector('button');
	const field = document.querySelector<HTMLInputElement>('[data-subject]');
	assert.ok(button && field);
	const address = () => new URL(button.getAttribute('formaction') ?? '');
	assert.match(note(), /subject line will be “A message for Lagan”/);
	assert.equal(address().searchParams.get('subject'), 'A message for Lagan');

	await runIsland('mail-subject');
	assert.equal(note(), '');
	for (const subject of ['Submission', 'Rope & salt = “yes”?']) {
		field.value = subject;
		button.click();
		assert.equal(address().searchParams.get('subject'), subject);
		assert.equal(address().pathname, 'hello@lagan.example');
	}
});
