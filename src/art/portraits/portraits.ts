import type { CharacterSlug } from '../../model/slugs.ts';
import type { Picture } from '../picture.ts';
import { portraitAgatheOuedraogo } from './agathe-ouedraogo.tsx';
import { portraitAnselmBrandvold } from './anselm-brandvold.tsx';
import { portraitHeddaRavndal } from './hedda-ravndal.tsx';
import { portraitIdrisBenhaddou } from './idris-benhaddou.tsx';
import { portraitIfeomaOkwuosa } from './ifeoma-okwuosa.tsx';
import { portraitInesQuintanilha } from './ines-quintanilha.tsx';
import { portraitLeopoldAchterberg } from './leopold-achterberg.tsx';
import { portraitLinhNgo } from './linh-ngo.tsx';
import { portraitMarisolQuintanilha } from './marisol-quintanilha.tsx';
import { portraitPadminiRaghavan } from './padmini-raghavan.tsx';
import { portraitTomasiFaleafa } from './tomasi-faleafa.tsx';
import { portraitWrenAchterberg } from './wren-achterberg.tsx';
import { portraitYevgeniaSarkisian } from './yevgenia-sarkisian.tsx';

/** One portrait per character, in canon's order. */
export const portraits: Readonly<Record<`portrait-${CharacterSlug}`, Picture>> = {
	'portrait-ifeoma-okwuosa': portraitIfeomaOkwuosa,
	'portrait-anselm-brandvold': portraitAnselmBrandvold,
	'portrait-marisol-quintanilha': portraitMarisolQuintanilha,
	'portrait-tomasi-faleafa': portraitTomasiFaleafa,
	'portrait-ines-quintanilha': portraitInesQuintanilha,
	'portrait-yevgenia-sarkisian': portraitYevgeniaSarkisian,
	'portrait-linh-ngo': portraitLinhNgo,
	'portrait-hedda-ravndal': portraitHeddaRavndal,
	'portrait-idris-benhaddou': portraitIdrisBenhaddou,
	'portrait-leopold-achterberg': portraitLeopoldAchterberg,
	'portrait-padmini-raghavan': portraitPadminiRaghavan,
	'portrait-agathe-ouedraogo': portraitAgatheOuedraogo,
	'portrait-wren-achterberg': portraitWrenAchterberg,
};
