import { escapeXml } from '../../generator/escape-xml.ts';
import type { Settings } from '../../site.ts';
import type { Chapter } from './chapters.tsx';
import { type Entry, listContents } from './navigation.ts';
import { identifier } from './package.ts';

/**
 * Writes the table of contents as an NCX, for readers that support only EPUB 2, such as MuPDF and
 * older Kobos. Source: Open Packaging Format 2.0.1, section 2.4.1.
 */
export function makeNcx({ name, language }: Settings, chapters: readonly Chapter[]): string {
	let count = 0;
	const writePoint = ({ href, title, inner }: Entry): string => {
		count += 1;
		return `<navPoint id="point-${count}"><navLabel><text>${escapeXml(title)}</text></navLabel><content src="${href}"/>${inner.map(writePoint).join('\n')}</navPoint>`;
	};
	return `<?xml version="1.0" encoding="utf-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${language}">
<head><meta name="dtb:uid" content="${identifier}"/></head>
<docTitle><text>${escapeXml(name)}</text></docTitle>
<navMap>
${listContents(chapters).map(writePoint).join('\n')}
</navMap>
</ncx>
`;
}
