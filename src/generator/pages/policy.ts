import { createHash } from 'node:crypto';
import type { InlineCode } from '../../components/page-context.ts';
import type { Settings } from '../../site.ts';

/** Few texts stand in many pages: each is summed up once. */
const digests = new Map<string, string>();

/** How a content policy names one inline script or style: by the digest of its text. */
export function digestOf(source: string): string {
	const digest =
		digests.get(source) ?? `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
	digests.set(source, digest);
	return digest;
}

/** An address as a policy can name it: without a query, and without the signs that end a source. */
function nameInPolicy(address: string): string {
	const { origin, pathname } = new URL(address);
	return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

/**
 * The site's content policy: scripts, styles, pictures and fonts of its own, inline code by digest,
 * pictures from the image host if there is one, forms to the mail program or the form service, and
 * nothing else from anywhere.
 * Sources: W3C, Content Security Policy Level 3; W3C, Trusted Types.
 * @param inlineCode what may run although it stands in a page
 * @param asksItself whether the page has a form that leads to a page of this site
 * @returns the policy as its `meta` element has it; `frame-ancestors` only works in a header
 */
export function makePolicy(
	settings: Settings,
	inlineCode: readonly InlineCode[],
	asksItself = false,
): string {
	const digests = (kind: InlineCode['kind']) =>
		// A page may hold the same code twice.
		new Set(inlineCode.flatMap((code) => (code.kind === kind ? digestOf(code.source) : [])));
	const { host } = settings.images;
	const { endpoint } = settings.forms;
	return [
		['default-src', "'none'"],
		['script-src', "'self'", ...digests('script')],
		['style-src', "'self'", ...digests('style')],
		['img-src', "'self'", ...(host === null ? [] : [new URL(host).origin])],
		['font-src', "'self'"],
		// No script asks for anything; auditors read robots.txt from within the page.
		['connect-src', "'self'"],
		[
			'form-action',
			endpoint === null ? 'mailto:' : nameInPolicy(endpoint),
			...(asksItself ? ["'self'"] : []),
		],
		['base-uri', "'none'"],
		// No text can become markup or the address of a script, whatever a later island is tempted to do.
		['require-trusted-types-for', "'script'"],
	]
		.map((directive) => directive.join(' '))
		.join('; ');
}
