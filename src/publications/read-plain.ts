import type { Content } from '../generator/content/read-content.ts';
import { toText } from '../layouts/plain-text.ts';
import { createUrls } from '../site.ts';

/** A paragraph of a record's Markdown as plain text; its problems are those of the page that shows it. */
export function readPlain({ markdown, settings }: Content, text: string): string {
	const { to } = createUrls(settings);
	return toText(markdown.renderInline(text, { where: text, to }).html);
}
