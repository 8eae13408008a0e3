import type { Character } from '../../world/types.ts';
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

/** All of them, by faction. */
export const characters: readonly Character[] = [
	ifeomaOkwuosa,
	anselmBrandvold,
	marisolQuintanilha,
	tomasiFaleafa,
	inesQuintanilha,
	yevgeniaSarkisian,
	linhNgo,
	heddaRavndal,
	idrisBenhaddou,
	leopoldAchterberg,
	padminiRaghavan,
	agatheOuedraogo,
	wrenAchterberg,
];
