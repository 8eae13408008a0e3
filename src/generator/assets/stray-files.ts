import type { TextFault } from '../content/text-faults.ts';

/** The largest file that hosts take, in bytes. Source: Cloudflare Pages, Limits (GitHub takes 100 MB). */
const most = 25 * 1024 * 1024;

/** Hidden names that hosts ask for: how GitHub Pages is told to leave a site as it is, RFC 8615. */
const expected = /^(?:\.nojekyll$|\.well-known\/)/;

/** What editors, systems and merges leave behind. */
const leftover = /~$|^#.*#$|\.(?:bak|orig|rej|swp|swo|tmp)$|^(?:Thumbs\.db|desktop\.ini)$/i;

/**
 * What is wrong with publishing a file of `public/` as it is.
 * @param name its path below `public/`
 * @param size in bytes
 */
export function findStray(name: string, size: number): TextFault | undefined {
	const parts = name.split('/');
	if (!expected.test(name) && parts.some((part) => part.startsWith('.'))) {
		return {
			what: 'It is hidden, and would be published: such files hold passwords and histories.',
			fix: 'Take it away; only .nojekyll and .well-known/ are copied.',
		};
	}
	if (leftover.test(parts.at(-1) ?? '')) {
		return {
			what: 'An editor or a system seems to have left it there, and it would be published.',
			fix: 'Delete it, or give it another name.',
		};
	}
	return size > most
		? {
				what: `It has ${(size / 1024 / 1024).toFixed(0)} MB, and hosts take 25 MB a file.`,
				fix: 'Make it smaller, or put it elsewhere and link to it.',
			}
		: undefined;
}
