import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ContactForm } from '../../src/components/forms.tsx';
import { openPage, runIsland } from '../support/browser-window.ts';
import { renderOnPage } from '../support/pages.tsx';

const { html } = renderOnPage(<ContactForm />);

function openForm() {
	const page = openPage(html);
	const { document } = page;
	const find = <E extends Element>(selector: string) => {
		const found = document.querySelector<E>(selector);
		assert.ok(found, selector);
		return found;
	};
	const button = find<HTMLButtonElement>('button');
	return { ...page, find, address: () => button.getAttribute('formaction') ?? '', button };
}

describe('the contact form without its script', () => {
	it('explains that the subject line will be a fixed one', () => {
		const { find, address } = openForm();
		assert.match(
			find('[data-slot]').textContent ?? '',
			/subject line will be “A message for Lagan”/,
		);
		assert.match(address(), /\?subject=A%20message%20for%20Lagan$/);
	});
});

describe('the contact form', () => {
	it('copies the typed subject to the mail', async () => {
		const { find, address, button } = openForm();
		await runIsland('mail-subject');
		assert.equal(find('[data-slot]').textContent, '');
		for (const subject of ['Submission', 'Rope & salt = “yes”?']) {
			find<HTMLInputElement>('[data-subject]').value = subject;
			button.click();
			assert.equal(new URL(address()).searchParams.get('subject'), subject);
			assert.match(address(), /^mailto:hello@lagan\.example\?/);
		}
	});
});
