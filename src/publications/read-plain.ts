import type { Content } from '../generator/content/read-content.ts';
import { toText } from '../layouts/plain-text.ts';
import { createUrls } from '../site.ts';

/** A paragraph of a record's Markdown as plain text; what is wrong with it was reported with the record. */
export function readPlain({ inlines, markdown, settings }: Content, text: string): string {
	const parsed = inlines.get(text) ?? markdown.parseInline(text, text, () => undefined);
	return toText(markdown.render(parsed, createUrls(settings)));
}
