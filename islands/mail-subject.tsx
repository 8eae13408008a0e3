import { type IslandProps, mount, need } from './mount.ts';

/**
 * Uses the text of the subject field as the subject of the email, which a form cannot do without
 * scripts. The note in the slot, which applies without scripts only, is removed.
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
