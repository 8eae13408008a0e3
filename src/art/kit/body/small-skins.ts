import { skinTone } from '../../../model/colours.ts';
/** The skin of people who are too small for a shadow side, from a map's to the landing page's. */
export const smallSkins = {
	deep: skinTone.ebony,
	brown: skinTone.umber,
	tan: skinTone.copper,
	olive: skinTone.honey,
	fair: skinTone.rose,
	rose: skinTone.porcelain,
} as const;
