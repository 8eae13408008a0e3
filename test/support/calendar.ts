/** One content line: its name, its parameters as they stand, its value with nothing undone. */
interface ContentLine {
	name: string;
	parameters: string;
	value: string;
}

/** An event by the names of its properties. */
export type CalendarEvent = ReadonlyMap<string, readonly ContentLine[]>;

/** The content lines of a calendar, unfolded (RFC 5545, section 3.1). */
const readLines = (text: string): ContentLine[] =>
	text
		.replace(/\r\n[ \t]/g, '')
		.split('\r\n')
		.filter(Boolean)
		.map((line) => {
			const [, name = '', parameters = '', value = ''] =
				/^([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
			return { name, parameters, value };
		});

/** The events of a calendar. */
export function readEvents(text: string): CalendarEvent[] {
	const events: Map<string, ContentLine[]>[] = [];
	for (const line of readLines(text)) {
		if (line.name === 'BEGIN' && line.value === 'VEVENT') events.push(new Map());
		else {
			const event = events.at(-1);
			event?.set(line.name, [...(event.get(line.name) ?? []), line]);
		}
	}
	return events;
}

/** The value of an event's property as a reader sees it (section 3.3.11). */
export const readText = (event: CalendarEvent, name: string): string =>
	(event.get(name)?.[0]?.value ?? '').replace(/\\([\\;,nN])/g, (_, sign: string) =>
		sign.toLowerCase() === 'n' ? '\n' : sign,
	);

/** Whether a text has a comma or the like that would end its value, or a backslash that undoes nothing. */
const isEscaped = (value: string) => /^(?:[^\\;,]|\\[\\;,nN])*$/.test(value);

/** What RFC 5545 forbids in a calendar of whole days, as sentences. */
export function findCalendarFaults(bytes: Buffer): string[] {
	const text = bytes.toString();
	const faults: string[] = [];
	const check = (isRight: boolean, fault: string) => {
		if (!isRight) faults.push(fault);
	};
	check(!text.includes('\ufffd'), 'A character is cut.');
	check(!/(^|[^\r])\n|\r(?!\n)/.test(text), 'A line does not end in CR LF.');
	for (const line of text.split('\r\n')) {
		check(Buffer.byteLength(line) <= 75, `Longer than 75 octets: ${line}`);
		// A fold between the bytes of a character leaves halves, which are no UTF-8.
		check(Buffer.from(line).toString() === line, `No UTF-8: ${line}`);
	}
	const lines = readLines(text);
	check(
		lines.every(({ name }) => name !== ''),
		'A line has no name.',
	);
	const has = (name: string, value: string) =>
		lines.filter((line) => line.name === name && line.value === value).length;
	check(
		text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n'),
		'It is no calendar.',
	);
	check(has('VERSION', '2.0') === 1, 'It has no version.');
	check(lines.filter(({ name }) => name === 'PRODID').length === 1, 'It has no PRODID.');
	check(
		has('BEGIN', 'VEVENT') > 0 && has('BEGIN', 'VEVENT') === has('END', 'VEVENT'),
		'An event is open, or there is none.',
	);
	const seen = new Set<string>();
	for (const event of readEvents(text)) {
		const [uid = ''] = (event.get('UID') ?? []).map(({ value }) => value);
		for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'STATUS']) {
			check(event.get(name)?.length === 1, `${uid}: ${event.get(name)?.length ?? 0} of ${name}`);
		}
		check(!seen.has(uid), `${uid} stands twice.`);
		seen.add(uid);
		check(/^\d{8}T\d{6}Z$/.test(event.get('DTSTAMP')?.[0]?.value ?? ''), `${uid}: no stamp in UTC`);
		const [start, end] = ['DTSTART', 'DTEND'].map((name) => event.get(name)?.[0]);
		for (const line of [start, end]) {
			check(
				line?.parameters === ';VALUE=DATE' && /^\d{8}$/.test(line.value),
				`${uid}: no whole day`,
			);
		}
		check((end?.value ?? '') > (start?.value ?? ''), `${uid} ends before it begins.`);
		check(
			/^(TENTATIVE|CONFIRMED|CANCELLED)$/.test(event.get('STATUS')?.[0]?.value ?? ''),
			`${uid}: no status of an event`,
		);
		for (const name of ['SUMMARY', 'DESCRIPTION']) {
			for (const { value } of event.get(name) ?? []) check(isEscaped(value), `${uid}: ${name}`);
		}
	}
	return faults;
}
