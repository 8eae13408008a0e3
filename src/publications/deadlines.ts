import type { Content } from '../generator/content/read-content.ts';
import { createUrls } from '../site.ts';
import type { Day } from '../world/dates.ts';

/** One or more whole days of a calendar. */
interface CalendarEntry {
	/** Its name among all entries of all calendars, made once by chance: a newer copy has the same. */
	uid: string;
	firstDay: Day;
	/** Where it is not the first. */
	lastDay?: Day;
	/** Whether it was announced as a target. */
	isTarget?: true;
	summary: string;
	description: string;
}

/** Octets in a line, its end not counted (RFC 5545, section 3.1). */
const longest = 75;

/** Folds a content line: what does not fit goes on in the next, behind a blank. No character is cut. */
function fold(line: string): string {
	const lines = [''];
	for (const character of line) {
		const last = lines.at(-1) ?? '';
		if (Buffer.byteLength(last + character) > longest) lines.push(` ${character}`);
		else lines[lines.length - 1] = last + character;
	}
	return lines.join('\r\n');
}

/** A text as a value (RFC 5545, section 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** A day as a value (RFC 5545, section 3.3.4). */
const writeDay = (day: string) => day.replaceAll('-', '');

function followingDay(day: Day): string {
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}

/** What the project has published as days; what has none, such as a closing date, has no entry. */
function listEntries({ sources, settings: { anthology, volume } }: Content): CalendarEntry[] {
	const { submissionsOpen, pitchesOpen, closing, firstVolume } = sources.anthology.call.dates;
	const disagree =
		'The project has published two days for the beginning, this one and another. They disagree, and both stand.';
	const entries: CalendarEntry[] = [
		{
			uid: '540bb6f1-0ff2-44e0-8d55-25f01e897c16',
			firstDay: submissionsOpen.day,
			summary: `${anthology}: submissions open`,
			description: `As the FAQ has it. ${disagree}`,
		},
		{
			uid: 'aca4a9c3-3e63-4a9c-9b27-1f69b351c897',
			firstDay: pitchesOpen.day,
			summary: `${anthology}: pitch documents open`,
			description: `As the resources page has it. ${disagree}`,
		},
		{
			uid: '7ff76ee1-ee6b-437c-a69b-8e897ed8a10b',
			firstDay: firstVolume.firstDay,
			lastDay: firstVolume.lastDay,
			isTarget: true,
			summary: `${anthology}, ${volume}: published target`,
			description: `Published as “${firstVolume.published}”, without a day: this is the last quarter of the one year and the first of the other. No later target has been announced.`,
		},
	];
	if (closing !== null) {
		entries.push({
			uid: '7783b650-f381-4e37-aee8-4e3f1c7f8c8f',
			firstDay: closing.day,
			summary: `${anthology}: closing date`,
			description: 'What comes later is not read for this volume.',
		});
	}
	return entries;
}

/**
 * Writes the published dates as a calendar. It has no clock: its stamps are those of the guidelines’
 * last change, and its entries keep their names.
 * Source: RFC 5545, iCalendar; NAME is of RFC 7986, and older programs take X-WR-CALNAME.
 */
export function writeDeadlines(content: Content): string {
	const { settings, sources } = content;
	const name = escapeText(`${settings.anthology}: dates`);
	const stamp = `${writeDay(sources.anthology.call.revised)}T000000Z`;
	const page = createUrls(settings).absolute('/submission-guidelines/#deadlines');
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:-//${escapeText(settings.name)}//Dates of the anthology//EN`,
		'CALSCALE:GREGORIAN',
		`NAME:${name}`,
		`X-WR-CALNAME:${name}`,
		...listEntries(content).flatMap(
			({ uid, firstDay, lastDay, isTarget, summary, description }) => [
				'BEGIN:VEVENT',
				`UID:${uid}`,
				`DTSTAMP:${stamp}`,
				`DTSTART;VALUE=DATE:${writeDay(firstDay)}`,
				// The end is the first day that is outside (section 3.6.1).
				`DTEND;VALUE=DATE:${writeDay(followingDay(lastDay ?? firstDay))}`,
				`SUMMARY:${escapeText(summary)}`,
				`DESCRIPTION:${escapeText(description)}`,
				...(page === undefined ? [] : [`URL:${page}`]),
				`STATUS:${isTarget ? 'TENTATIVE' : 'CONFIRMED'}`,
				// It takes up nobody's day.
				'TRANSP:TRANSPARENT',
				'END:VEVENT',
			],
		),
		'END:VCALENDAR',
	];
	return `${lines.map(fold).join('\r\n')}\r\n`;
}
