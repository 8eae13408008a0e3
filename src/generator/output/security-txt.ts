import { edition } from '../../content/edition.ts';
import { createUrls, type Settings } from '../../site.ts';

/**
 * When the contact expires: a year after the edition, less a day, as RFC 9116 (section 2.5.5) recommends less
 * than a year. It depends on the edition rather than the clock, so that builds are reproducible.
 */
function findExpiry(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCFullYear(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1);
	return `${date.toISOString().slice(0, 19)}Z`;
}

/**
 * Writes the contact for reporting security vulnerabilities, as `/.well-known/security.txt`; the address
 * is the one in `.github/SECURITY.md`. Clients only look for it at the host's root.
 * Source: RFC 9116.
 */
export function makeSecurityTxt(settings: Settings): Map<string, string> {
	const file = '/.well-known/security.txt';
	const address = createUrls(settings).absolute(file);
	const lines = [
		`Contact: mailto:${settings.emails.editorial}`,
		`Expires: ${findExpiry(edition)}`,
		`Preferred-Languages: ${settings.language.split('-')[0]}`,
		// RFC 9116 requires https here.
		...(address?.startsWith('https:') ? [`Canonical: ${address}`] : []),
	];
	return new Map([[file, `${lines.join('\n')}\n`]]);
}
