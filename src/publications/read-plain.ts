import type { Content } from '../generator/content/read-content.ts';
import { toText } from '../layouts/plain-text.ts';
import { createUrls } from '../site.ts';

/**
 * Converts a paragraph of Markdown to plain text. Its problems are reported by the page that shows
 * it.
 */
export function readPlain({ markdown, settings }: Content, text: string): string {
	const { to } = createUrls(settings);
	return toText(markdown.renderInline(text, { where: text, to }).html);
}
