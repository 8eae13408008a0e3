/**
 * Fonts that most systems have, by PostScript names, which are the same on all systems. Liberation and
 * Arial have the same widths, and their narrow versions 82 % of those. Android has only Roboto, in
 * recent versions as a single file. Windows and Apple's systems have Georgia, Android has Noto.
 */
const systemFonts: Readonly<Record<string, readonly string[]>> = {
	narrow: ['LiberationSansNarrow-Bold', 'ArialNarrow-Bold'],
	wide: ['Arial-BoldMT', 'LiberationSans-Bold'],
	roboto: ['Roboto-Bold', 'Roboto-Regular'],
	broad: ['DejaVuSans-Bold', 'Verdana-Bold'],
	georgia: ['Georgia'],
	noto: ['NotoSerif', 'NotoSerif-Regular'],
	times: ['LiberationSerif', 'TimesNewRomanPSMT'],
};

/**
 * Name, weight, system font, and in percent the scale at which a line takes the same space as in the
 * site's own font, ascent and descent. Widths are measured over the site's own text (of Display in
 * capitals, of Caps over the header's links); heights are the font's divided by the scale. The order
 * needs the fewest look-ups on Linux, where they are slowest. No name may begin with that of a generic
 * family: the minifier removes its quotes, and browsers then drop the rule.
 */
const fallbackFonts = `
	Display   900 broad   71.2
	Display   900 narrow  83.4  118   25.5
	Display   900 wide    68.4  143.9 31.1
	Display   900 roboto  75.8  129.8 28.1
	Label     600 narrow  89.8  111.4 22.3
	Label     600 wide    73.6  135.9 27.2
	Label     600 roboto  78.6  127.2 25.4
	Caps      600 narrow  80.8  123.9 24.8
	Caps      600 wide    66.2  151.1 30.2
	Caps      600 roboto  72.5  137.9 27.6
	Lettering 700 wide    90.9  99    27.5
	Text      400 georgia 107   96.8  31.3
	Text      400 noto    99.2  104.4 33.7
	Text      400 times   117.4 88.2  28.5`;

/** The `@font-face` rules of fallback fonts, which stand in until the site's own have loaded. */
export const makeFallbackFonts = (): string =>
	fallbackFonts
		.trim()
		.split('\n')
		.map((row) => {
			const [name, weight, font = '', scale, ascent, descent] = row.trim().split(/ +/);
			const sources = systemFonts[font]?.map((local) => `local("${local}")`);
			// M, W and digits are unusually wide in the display font, so they come from a wide one.
			const rest = ascent
				? `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`
				: 'unicode-range:U+30-39,U+4D,U+57';
			return `@font-face{font-family:"${name} ${font}";src:${sources};font-weight:${weight};size-adjust:${scale}%;${rest}}`;
		})
		.join('');
