// The parts of packages without types that this project uses.

declare module 'subset-font' {
	export interface Options {
		targetFormat: 'sfnt' | 'woff2';
		variationAxes?: Record<string, number>;
		keepFeatures?: string[];
		noHinting?: boolean;
	}
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontkit' {
	export function create(font: Uint8Array): {
		unitsPerEm: number;
		hasGlyphForCodePoint(codePoint: number): boolean;
		layout(text: string): { advanceWidth: number };
	};
}

declare module 'markdown-it-footnote' {
	import type MarkdownIt from 'markdown-it';
	export default function addFootnotes(md: InstanceType<typeof MarkdownIt>): void;
}
