import { toText } from '../layouts/plain-text.ts';
import { createUrls } from '../site.ts';
import type { Materials } from './publication.ts';

/**
 * Converts a paragraph of Markdown to plain text. Its problems are reported by the page that shows
 * it.
 */
export function readPlain(
	{ markdown, settings }: Pick<Materials, 'markdown' | 'settings'>,
	text: string,
): string {
	const { to } = createUrls(settings);
	return toText(markdown.renderInline(text, { where: text, to }).html);
}
