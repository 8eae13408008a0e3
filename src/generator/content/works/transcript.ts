import type { ScriptPanel } from '../../../content/comics/types.ts';
import type { Problem } from '../../problems.ts';

/** A line that somebody says: `**Halima:** Air. In the pipe.`, or `**Kit (off):** What’s that for?` */
const speech = /^\*\*(.+?)( \(off\))?:\*\*\s*(.+)$/;

const howTo =
	'A transcript has “## Page 1” for each page, under it “### Panel 1” for each panel, then what is seen, and “**Name:** words” on a line for each thing that is said.';

/**
 * Reads the transcript of a comic whose pages are files.
 * @param file for messages
 * @param source Markdown, on the lines of its file
 * @param count how many pages the comic has
 * @returns the panels of each page
 */
export function readTranscript(
	file: string,
	source: string,
	count: number,
): { pages: ScriptPanel[][]; problems: Problem[] } {
	const problems: Problem[] = [];
	const pages: { seen: string[]; lettering: NonNullable<ScriptPanel['lettering']>[number][] }[][] =
		[];
	const report = (line: number, what: string, fix = howTo) =>
		problems.push({ where: `${file}:${line + 1}`, what, fix });

	for (const [i, each] of source.split('\n').entries()) {
		const line = each.trim();
		const [, level, title = ''] = /^(#+)\s*(.*)$/.exec(line) ?? [];
		const page = pages.at(-1);
		if (line === '') continue;
		if (level === '##') {
			pages.push([]);
			const wanted = `Page ${pages.length}`;
			if (pages.length > count) {
				report(
					i,
					`“${title}” is one page too many: “pages” names ${count}.`,
					'Name its file there, or delete it here.',
				);
			} else if (title !== wanted)
				report(i, `“${title}” stands where “${wanted}” is due.`, `Write ## ${wanted}.`);
		} else if (level === '###' && page) {
			page.push({ seen: [], lettering: [] });
			const wanted = `Panel ${page.length}`;
			if (title !== wanted)
				report(i, `“${title}” stands where “${wanted}” is due.`, `Write ### ${wanted}.`);
		} else {
			const panel = page?.at(-1);
			const [, who, off, text] = speech.exec(line) ?? [];
			if (panel === undefined || level)
				report(i, `This is part of no panel: “${line.slice(0, 60)}”.`);
			else if (text !== undefined && who !== undefined)
				panel.lettering.push({
					...(who !== 'Caption' && { who }),
					...(off && { off: true }),
					text,
				});
			else panel.seen.push(line);
		}
	}
	for (let at = pages.length; at < count; at++) {
		const what = `Page ${at + 1} has no transcript: nobody could read it aloud, or find its words.`;
		problems.push({ where: file, what, fix: howTo });
	}
	for (const [p, panels] of pages.entries()) {
		if (panels.length === 0)
			problems.push({
				where: file,
				what: `Page ${p + 1} of the transcript has no panel.`,
				fix: howTo,
			});
		for (const [n, { seen }] of panels.entries()) {
			if (seen.length > 0) continue;
			const what = `Page ${p + 1}, panel ${n + 1} of the transcript does not say what is seen.`;
			problems.push({ where: file, what, fix: 'Say it in a sentence, or delete the panel.' });
		}
	}
	return {
		pages: pages.map((panels) =>
			panels.map(({ seen, lettering }) => ({
				seen: seen.join(' '),
				...(lettering.length > 0 && { lettering }),
			})),
		),
		problems,
	};
}
