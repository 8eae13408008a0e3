import { type IslandProps, mount, need } from './mount.ts';

/**
 * Gives the letter that its form opens the subject that the reader has written, as no form can alone.
 * The slot, whose words are true without this script, is left empty.
 */
function MailSubject({ host }: IslandProps) {
	const field = need<HTMLInputElement>(host, '[data-subject]');
	const button = need<HTMLButtonElement>(host, 'button');
	button.onclick = () => {
		button.formAction = button.formAction.replace(/=.*/, `=${encodeURIComponent(field.value)}`);
	};
	return null;
}

mount('mail-subject', MailSubject);
