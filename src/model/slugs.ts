/** Every faction's slug, by name. */
export const factionSlugs = {
	'The Foundation': 'foundation',
	'Citizen Assembly': 'citizen-assembly',
	'Nexus Protocol': 'nexus-protocol',
	'Global Aegis': 'global-aegis',
	'Venture Coalition': 'venture-coalition',
	Equilibrium: 'equilibrium',
} as const;

/** Every character's slug, by full name with title. */
export const characterSlugs = {
	'Warden Ifeoma Okwuosa': 'ifeoma-okwuosa',
	'Anselm Brandvold': 'anselm-brandvold',
	'Speaker Marisol Quintanilha': 'marisol-quintanilha',
	'Tomasi Faleafa': 'tomasi-faleafa',
	'Inês Quintanilha': 'ines-quintanilha',
	'Dr. Yevgenia Sarkisian': 'yevgenia-sarkisian',
	'Linh Ngo': 'linh-ngo',
	'Commodore Hedda Ravndal': 'hedda-ravndal',
	'Captain Idris Benhaddou': 'idris-benhaddou',
	'Leopold Achterberg': 'leopold-achterberg',
	'Padmini Raghavan': 'padmini-raghavan',
	'Keeper Agathe Ouédraogo': 'agathe-ouedraogo',
	'Wren Achterberg': 'wren-achterberg',
} as const;

export type FactionName = keyof typeof factionSlugs;
export type FactionSlug = (typeof factionSlugs)[FactionName];
export type CharacterName = keyof typeof characterSlugs;
export type CharacterSlug = (typeof characterSlugs)[CharacterName];
