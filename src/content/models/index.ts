import type { CharacterSlug } from '../../model/slugs.ts';
import type { Model } from '../../model/types.ts';
import { agatheOuedraogo } from './agathe-ouedraogo.ts';
import { anselmBrandvold } from './anselm-brandvold.ts';
import { heddaRavndal } from './hedda-ravndal.ts';
import { idrisBenhaddou } from './idris-benhaddou.ts';
import { ifeomaOkwuosa } from './ifeoma-okwuosa.ts';
import { inesQuintanilha } from './ines-quintanilha.ts';
import { leopoldAchterberg } from './leopold-achterberg.ts';
import { linhNgo } from './linh-ngo.ts';
import { marisolQuintanilha } from './marisol-quintanilha.ts';
import { padminiRaghavan } from './padmini-raghavan.ts';
import { tomasiFaleafa } from './tomasi-faleafa.ts';
import { wrenAchterberg } from './wren-achterberg.ts';
import { yevgeniaSarkisian } from './yevgenia-sarkisian.ts';

const bySlug: Readonly<Record<CharacterSlug, Model>> = {
	'ifeoma-okwuosa': ifeomaOkwuosa,
	'anselm-brandvold': anselmBrandvold,
	'marisol-quintanilha': marisolQuintanilha,
	'tomasi-faleafa': tomasiFaleafa,
	'ines-quintanilha': inesQuintanilha,
	'yevgenia-sarkisian': yevgeniaSarkisian,
	'linh-ngo': linhNgo,
	'hedda-ravndal': heddaRavndal,
	'idris-benhaddou': idrisBenhaddou,
	'leopold-achterberg': leopoldAchterberg,
	'padmini-raghavan': padminiRaghavan,
	'agathe-ouedraogo': agatheOuedraogo,
	'wren-achterberg': wrenAchterberg,
};

/** The model sheets, in the same order as characters. */
export const models: readonly Model[] = Object.values(bySlug);
