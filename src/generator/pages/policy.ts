import { createHash } from 'node:crypto';
import type { InlineCode } from '../../model/built.ts';
import type { Settings } from '../../site.ts';

/** The source expression for an inline script or style: the hash of its text. */
export const digestOf = (source: string) =>
	`'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** An address as a source expression: without a query, and with `;` and `,` escaped. */
function nameInPolicy(address: string): string {
	const { origin, pathname } = new URL(address);
	return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/**
 * Makes the content policy of a page. It allows the site's own scripts, styles, pictures and fonts, inline
 * code by its hash, pictures from the image host, forms to the mail program or the form service, and nothing
 * else.
 * Sources: W3C, Content Security Policy Level 3; W3C, Trusted Types.
 * @param inlineCode the scripts and styles in the page itself
 * @param searchesItself whether the page has a search form, which leads to a page of this site
 * @returns the policy for its `meta` element; `frame-ancestors` only works in a header
 */
export function makePolicy(
	settings: Settings,
	inlineCode: readonly InlineCode[],
	searchesItself = false,
): string {
	const digests = (kind: InlineCode['kind']) =>
		new Set(inlineCode.flatMap((code) => (code.kind === kind ? digestOf(code.source) : [])));
	const { host } = settings.images;
	const { endpoint } = settings.forms;
	return [
		['default-src', "'none'"],
		['script-src', "'self'", ...digests('script')],
		['style-src', "'self'", ...digests('style')],
		['img-src', "'self'", ...(host === null ? [] : [new URL(host).origin])],
		['font-src', "'self'"],
		['media-src', "'self'"],
		// The search fetches its index.
		['connect-src', "'self'"],
		[
			'form-action',
			endpoint === null ? 'mailto:' : nameInPolicy(endpoint),
			...(searchesItself ? ["'self'"] : []),
		],
		['base-uri', "'none'"],
		// No island can turn text into markup or into the address of a script.
		['require-trusted-types-for', "'script'"],
	]
		.map((directive) => directive.join(' '))
		.join('; ');
}
