import { edition } from '../../content/edition.ts';
import { createUrls, type Settings } from '../../site.ts';

/**
 * The day before the edition's next birthday. RFC 9116 asks for a day less than a year ahead (section
 * 2.5.5). It follows from the edition and not from a clock, so that the same source makes the same
 * file: who brings out an edition vouches for the address anew, and a site that nobody has touched for
 * a year says by itself that its word is old.
 */
function findExpiry(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCFullYear(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1);
	return `${date.toISOString().slice(0, 19)}Z`;
}

/**
 * Writes whom to tell of a hole in the site, as `/.well-known/security.txt`; the address is the one
 * that `.github/SECURITY.md` names. Below a path nobody looks for it: the host's root needs a copy.
 * Source: RFC 9116.
 */
export function makeSecurityTxt(settings: Settings): Map<string, string> {
	const file = '/.well-known/security.txt';
	const address = createUrls(settings).absolute(file);
	const lines = [
		`Contact: mailto:${settings.emails.editorial}`,
		`Expires: ${findExpiry(edition)}`,
		`Preferred-Languages: ${settings.language.split('-')[0]}`,
		// An address has to be https to stand there.
		...(address?.startsWith('https:') ? [`Canonical: ${address}`] : []),
	];
	return new Map([[file, `${lines.join('\n')}\n`]]);
}
