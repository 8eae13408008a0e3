/** The sheets' colours as `#rrggbb`: the city's own, tints of them for washes, and the draughtsman's blue. */
export const palette = {
	ink: '#0b1b2b',
	blue: '#0f4c9c',
	yellow: '#ffcb1f',
	red: '#d8232f',
	white: '#ffffff',
	/** Light enough for a scanner to drop, dark enough to draw to. */
	nonRepro: '#8fd0ea',
	/** Washes and thin work: ink and flag blue, thinned. */
	grey: '#6d7884',
	water: '#eef4fa',
	wash: '#e4edf6',
	washDeep: '#cfdff0',
} as const;

/**
 * Splits a colour into its parts.
 * @param hex a colour as `#rrggbb`
 * @returns red, green and blue from 0 to 1, to three decimals
 */
export function parseColour(hex: string): [number, number, number] {
	const value = Number.parseInt(hex.slice(1), 16);
	const part = (shift: number) => Math.round((((value >> shift) & 255) / 255) * 1000) / 1000;
	return [part(16), part(8), part(0)];
}
