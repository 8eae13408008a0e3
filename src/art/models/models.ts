import type { ModelId } from '../../model/picture-ids.ts';
import type { CharacterSlug } from '../../model/slugs.ts';
import type { Picture } from '../picture.ts';
import { agatheOuedraogo } from './agathe-ouedraogo/agathe-ouedraogo.tsx';
import { anselmBrandvold } from './anselm-brandvold/anselm-brandvold.tsx';
import { heddaRavndal } from './hedda-ravndal/hedda-ravndal.tsx';
import { idrisBenhaddou } from './idris-benhaddou/idris-benhaddou.tsx';
import { ifeomaOkwuosa } from './ifeoma-okwuosa/ifeoma-okwuosa.tsx';
import { inesQuintanilha } from './ines-quintanilha/ines-quintanilha.tsx';
import { makeModelRow } from './kit/model-row.tsx';
import { type ModelDrawing, makeModelSheet } from './kit/model-sheet.tsx';
import { leopoldAchterberg } from './leopold-achterberg/leopold-achterberg.tsx';
import { linhNgo } from './linh-ngo/linh-ngo.tsx';
import { marisolQuintanilha } from './marisol-quintanilha/marisol-quintanilha.tsx';
import { padminiRaghavan } from './padmini-raghavan/padmini-raghavan.tsx';
import { tomasiFaleafa } from './tomasi-faleafa/tomasi-faleafa.tsx';
import { wrenAchterberg } from './wren-achterberg/wren-achterberg.tsx';
import { yevgeniaSarkisian } from './yevgenia-sarkisian/yevgenia-sarkisian.tsx';

/** What each character's model sheet is drawn from, in canon's order. */
export const modelDrawings: Readonly<Record<CharacterSlug, ModelDrawing>> = {
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

/** The model sheets, and everybody in one row. */
export const modelPictures: Readonly<Record<ModelId, Picture>> = {
	'model-ifeoma-okwuosa': makeModelSheet('Ifeoma Okwuosa', ifeomaOkwuosa),
	'model-anselm-brandvold': makeModelSheet('Anselm Brandvold', anselmBrandvold),
	'model-marisol-quintanilha': makeModelSheet('Marisol Quintanilha', marisolQuintanilha),
	'model-tomasi-faleafa': makeModelSheet('Tomasi Faleafa', tomasiFaleafa),
	'model-ines-quintanilha': makeModelSheet('Inês Quintanilha', inesQuintanilha),
	'model-yevgenia-sarkisian': makeModelSheet('Yevgenia Sarkisian', yevgeniaSarkisian),
	'model-linh-ngo': makeModelSheet('Linh Ngo', linhNgo),
	'model-hedda-ravndal': makeModelSheet('Hedda Ravndal', heddaRavndal),
	'model-idris-benhaddou': makeModelSheet('Idris Benhaddou', idrisBenhaddou),
	'model-leopold-achterberg': makeModelSheet('Leopold Achterberg', leopoldAchterberg),
	'model-padmini-raghavan': makeModelSheet('Padmini Raghavan', padminiRaghavan),
	'model-agathe-ouedraogo': makeModelSheet('Agathe Ouédraogo', agatheOuedraogo),
	'model-wren-achterberg': makeModelSheet('Wren Achterberg', wrenAchterberg),
	'model-row': makeModelRow(
		{
			Ifeoma: ifeomaOkwuosa,
			Anselm: anselmBrandvold,
			Marisol: marisolQuintanilha,
			Tomasi: tomasiFaleafa,
			Inês: inesQuintanilha,
			Yevgenia: yevgeniaSarkisian,
			Linh: linhNgo,
			Hedda: heddaRavndal,
			Idris: idrisBenhaddou,
			Leopold: leopoldAchterberg,
			Padmini: padminiRaghavan,
			Agathe: agatheOuedraogo,
			Wren: wrenAchterberg,
		},
		'The people of the city in one row, shortest first, each on the same ground with a line at every half metre.',
	),
};
