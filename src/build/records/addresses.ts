/**
 * Whether a text is the https address of a site that readers can reach: with a whole host name, which
 * is neither a number nor a machine of one's own, and without a password.
 */
export function isWebAddress(text: string): boolean {
	if (!/^https:\/\/[^\s"'<>\\/]/.test(text) || /[\s"'<>\\]/.test(text)) return false;
	if (!URL.canParse(text)) return false;
	const { hostname, username, password } = new URL(text);
	return /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(hostname) && username === '' && password === '';
}

/** Whether a text is a path of this site, which no step to another folder makes something else. */
export const isSitePath = (text: string): boolean =>
	/^\/(?!\/)[^\s"'<>\\]*$/.test(text) && !/(^|\/)(\.|%2e){1,2}([/?#]|$)/i.test(text);

/** Whether a text opens a mail to somebody, with a subject at most: nobody else gets a copy. */
export const isMailAddress = (text: string): boolean =>
	/^mailto:[^\s?&@,]+@[^\s?&@,]+(\?subject=[^&\s]*)?$/.test(text);
