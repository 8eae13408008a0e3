/** The skin of people who are too small for a shadow side, from a map's to the landing page's. */
export const smallSkins = {
	deep: '#4a2c20',
	brown: '#7a4a30',
	tan: '#b87a4b',
	olive: '#d09a68',
	fair: '#efc8a2',
	rose: '#f3d3bd',
} as const;
