import { briefTerms } from '../../components/terms-table.tsx';
import { call } from '../../content/call.ts';
import { breakLines } from '../../lib/break-lines.ts';
import { formatDay } from '../../model/dates.ts';
import { formatExtent } from '../../model/numbers.ts';
import { createUrls } from '../../site.ts';
import type { Materials, Publication } from '../publication.ts';
import { readPlain } from '../read-plain.ts';

/** Characters in a line, as is usual in email. */
const width = 72;

/** Breaks a paragraph into lines; all but the first are indented. */
const wrap = (text: string, indent = '') =>
	breakLines(text, width - indent.length, ({ length }) => length).join(`\n${indent}`);

const list = (items: readonly string[]) => items.map((item) => `- ${wrap(item, '  ')}`);

const part = (title: string, lines: readonly string[]) =>
	['', title.toUpperCase(), '', ...lines].join('\n');

/**
 * Writes the call for submissions as plain text for listings.
 * @returns lines of at most 72 characters
 */
export function writeGuidelinesText(
	materials: Pick<Materials, 'settings' | 'records' | 'markdown'>,
): string {
	const { settings, records } = materials;
	const { call, figures, guidelines, terms } = records.anthology;
	const { dates, answers } = call;
	const isPast = [dates.submissionsOpen, dates.pitchesOpen].every(({ day }) => day < call.revised);
	const page = createUrls(settings).absolute('/submission-guidelines/');
	return `${[
		wrap(`${settings.anthology}: call for submissions`),
		wrap(`As of ${formatDay(call.revised)}`),
		'',
		wrap(
			`${settings.anthology} is an anthology of comics and stories by many hands, all set aboard ${settings.name}, a floating city-state in the open Atlantic, in ${figures.world.year}. The city was built for ${figures.world.capacity} people and holds ${figures.world.population}, and the whole world wants the other berths. Working people’s speculative fiction: ropes, bread, permits, weather. The first volume is “${settings.volume}”.`,
		),
		part(
			'What we take',
			list(
				guidelines.crafts.map(
					({ title, file, length }) => `${title}. Length: ${length}. File: ${file}.`,
				),
			),
		),
		part(
			'Dates',
			list([
				`Open${isPast ? ' now' : ''}: submissions from ${figures.timing.submissionsOpen}, pitches from ${figures.timing.pitchesOpen}.`,
				dates.closing === null
					? 'Closing date: none. We take submissions all year.'
					: `Closing date: ${formatDay(dates.closing.day)}.`,
				`First volume: the target was ${dates.firstVolume.published}. No new date has been announced.`,
				`Receipt is confirmed in ${formatExtent(answers.receipt)}, a first review takes ${formatExtent(answers.review)}, editing ${formatExtent(answers.editing)}.`,
			]),
		),
		...briefTerms(terms).map((group) =>
			part(
				group.title,
				list(
					group.terms.map(({ question, answer }) => `${question} ${readPlain(materials, answer)}.`),
				),
			),
		),
		part('How to send it', [
			wrap(`By email to ${settings.emails.submissions}`),
			wrap(`Subject: ${call.formats.subject}`),
			wrap(`Questions: ${settings.emails.editorial}`),
			...(page === undefined ? [] : [wrap(`In full: ${page}`)]),
		]),
	].join('\n')}\n`;
}

export const guidelinesText: Publication = {
	path: '/guidelines.txt',
	title: 'Guidelines in brief (plain text)',
	description:
		'For listings and noticeboards, ready to paste: what we take, at what length, in which format, what is decided about pay and what is not, and where to send it.',
	format: 'Plain text',
	version: 'Guidelines as of',
	day: call.revised,
	group: 'To send',
	picture: 'vignette-maritime-industrial-zone',
	make: writeGuidelinesText,
};
