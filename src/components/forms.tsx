import type { ReactNode } from 'react';
import type { ContributorRole } from '../model/types.ts';
import { MailLink } from './link.tsx';
import { usePage } from './page-context.ts';

function Field(props: { id: string; label: string; required?: boolean; children: ReactNode }) {
	return (
		<p className="field stack gap-1">
			<label htmlFor={props.id} className="label">
				{props.label}
				{props.required && <span className="required"> (required)</span>}
			</label>
			{props.children}
		</p>
	);
}

/**
 * A form without a server: it opens the reader's mail program with every field in the body, or
 * posts to the form service in the settings. A note beside the button explains what happens and
 * gives the address, for readers without a mail program.
 */
function MailForm(props: {
	label: string;
	address: string;
	/** The subject of the email, unless a script takes it from a field. */
	subject: string;
	button: string;
	/** The label of the button where it opens an email. */
	letterButton?: string;
	/** Whether one field becomes the subject of the email. */
	asksSubject?: boolean;
	/** Whether fields are not validated. */
	isOpen?: boolean;
	children: ReactNode;
}) {
	const { settings, urls } = usePage();
	const { endpoint } = settings.forms;
	const { address } = props;
	const asksSubject = props.asksSubject && endpoint === null;
	// The `mailto:` address is on the button: as the form's `action`, browsers and audits would warn
	// of a form that posts without https.
	const letter = {
		formAction: urls.mail(address, props.subject),
		formMethod: 'post',
		formEncType: 'text/plain',
	};
	return (
		<form
			className="form panel pad"
			aria-label={props.label}
			noValidate={props.isOpen}
			{...(endpoint !== null && { method: 'post', action: endpoint })}
			{...(asksSubject && { 'data-island': 'mail-subject' })}
		>
			{props.children}
			<div className="stack ragged gap-2">
				<button type="submit" className="button" {...(endpoint === null && letter)}>
					{endpoint === null ? (props.letterButton ?? props.button) : props.button}
				</button>
				<p className="form-note">
					{endpoint === null ? (
						<>
							This opens your email app with the message filled in; nothing is sent until you press
							Send. If no app opens, write to <MailLink address={address} />.
						</>
					) : (
						<>
							Or email <MailLink address={address} />.
						</>
					)}
				</p>
			</div>
			{asksSubject && (
				<p className="subject-note" data-slot>
					The email’s subject line will be “{props.subject}”. Your own subject goes at the top of
					the message.
				</p>
			)}
		</form>
	);
}

export function ContactForm() {
	const { settings, records } = usePage();
	return (
		<MailForm
			label="Contact"
			address={settings.emails.general}
			subject={`A message for ${settings.name}`}
			button="Send the message"
			letterButton="Continue in your email app"
			asksSubject
		>
			<Field id="contact-name" label="Name" required>
				<input id="contact-name" name="Name" type="text" autoComplete="name" required />
			</Field>
			<Field id="contact-email" label="Email" required>
				<input id="contact-email" name="Email" type="email" autoComplete="email" required />
			</Field>
			<Field id="contact-subject" label="Subject" required>
				{/* In the body of an email this field is called "About", as the email has a subject
				    line of its own. */}
				<input id="contact-subject" name="About" type="text" required data-subject />
			</Field>
			<Field id="contact-message" label="Message" required>
				<textarea
					id="contact-message"
					name="Message"
					rows={records.anthology.figures.interface.messageRows}
					required
				/>
			</Field>
		</MailForm>
	);
}

export function InterestForm({ roles }: { roles: readonly ContributorRole[] }) {
	const { settings } = usePage();
	return (
		<MailForm
			label="Express Interest"
			address={settings.emails.general}
			subject={`Interest in ${settings.anthology}`}
			button="Express interest"
			isOpen
		>
			<Field id="interest-name" label="Name">
				<input id="interest-name" name="Name" type="text" autoComplete="name" />
			</Field>
			<Field id="interest-email" label="Email">
				<input id="interest-email" name="Email" type="email" autoComplete="email" />
			</Field>
			<Field id="interest-role" label="Role of Interest">
				<select id="interest-role" name="Role of Interest">
					<option value="">Choose one</option>
					{roles.map(({ id }) => (
						<option key={id} value={id}>
							{id.replace(/^./, (letter) => letter.toUpperCase())}
						</option>
					))}
					<option value="other">Other</option>
				</select>
			</Field>
			<Field id="interest-reason" label="Why you’re interested">
				<textarea
					id="interest-reason"
					// A straight apostrophe: Chromium encodes a curly one wrongly in the email.
					name="Why you're interested"
					rows={2}
				/>
			</Field>
		</MailForm>
	);
}
