import { schemaVersion } from '../content/call.ts';
import type { Content } from '../generator/content/read-content.ts';
import { createUrls } from '../site.ts';
import { undecided } from '../world/types.ts';
import { readPlain } from './read-plain.ts';

/**
 * Says the call for submissions as data: its members are documented on the guidelines page, from
 * `guidelinesMembers`.
 * @returns JSON (RFC 8259); days as in RFC 3339, null for what is undecided or not there
 */
export function writeGuidelinesJson(content: Content): string {
	const { settings, sources } = content;
	const { call, guidelines, terms } = sources.anthology;
	const { revised, dates, ...said } = call;
	const { submissionsOpen, pitchesOpen, closing, firstVolume } = dates;
	const data = {
		schemaVersion,
		revised,
		anthology: settings.anthology,
		volume: settings.volume,
		language: settings.language,
		page: createUrls(settings).absolute('/submission-guidelines/') ?? null,
		addresses: settings.emails,
		dates: {
			submissionsOpen: submissionsOpen.day,
			pitchesOpen: pitchesOpen.day,
			closing: closing === null ? null : closing.day,
			firstVolume,
		},
		...said,
		crafts: guidelines.crafts.map(({ title, file, length, subject }) => ({
			...{ craft: title, file, length, subject },
		})),
		terms: terms.flatMap((group) =>
			group.terms.map(({ question, answer }) => ({
				group: group.title,
				question,
				answer: answer === undecided ? null : readPlain(content, answer),
			})),
		),
	};
	return `${JSON.stringify(data, null, '\t')}\n`;
}
