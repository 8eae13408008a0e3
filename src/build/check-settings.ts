import type { Settings } from '../site.ts';
import { checkServices } from './place.ts';
import { type Report, watchReport } from './problems.ts';
import {
	anything,
	email,
	type Field,
	list,
	oneOf,
	plain,
	readText,
	record,
	url,
} from './records/fields.ts';

/** A language tag that browsers know. */
const language: Field = (value, place) => {
	if (!readText(value, place)) return false;
	try {
		Intl.getCanonicalLocales(value);
	} catch {
		place.report({
			where: `${place.record}: ${place.path}`,
			what: `“${value.slice(0, 40)}” is no language tag (BCP 47).`,
			mend: 'Such as en-GB.',
		});
	}
	return true;
};

/**
 * Looks the settings over: fields that are missing, misspelled or empty, and addresses that are none.
 * Where the site stands is judged by `placeSite`.
 * @param pictureIds of the pictures that are drawn
 * @returns whether pages can be made with them
 */
export function checkSettings(
	settings: Settings,
	pictureIds: readonly string[],
	report: Report,
): boolean {
	const watched = watchReport(report);
	const readable = record<Settings>({
		name: plain,
		anthology: plain,
		volume: plain,
		language,
		address: anything,
		base: anything,
		emails: record<Settings['emails']>({
			general: email,
			submissions: email,
			editorial: email,
			legal: email,
		}),
		social: list(
			record<Settings['social'][number]>({
				name: plain,
				service: plain,
				icon: oneOf(pictureIds, 'picture'),
				url,
			}),
			'url',
		),
		forms: record<Settings['forms']>({ endpoint: anything }),
		images: record<Settings['images']>({ host: anything }),
	})(settings, { record: 'src/site.ts', path: '', report: watched.report });
	if (readable) checkServices(settings, watched.report);
	return watched.isClean();
}
