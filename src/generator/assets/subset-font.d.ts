/** The part of subset-font's interface that this project uses; the package ships no types. */
declare module 'subset-font' {
	export default function subsetFont(
		font: Buffer,
		text: string,
		options?: {
			targetFormat?: 'sfnt' | 'woff' | 'woff2';
			variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
			keepFeatures?: string[];
			noHinting?: boolean;
		},
	): Promise<Buffer>;
}
