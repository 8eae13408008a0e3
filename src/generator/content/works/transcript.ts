import type { Problem } from '../../../lib/problems.ts';
import type { Box, ScriptPanel } from '../../../model/comics.ts';

/** A line of dialogue: `**Halima:** Air. In the pipe.`, or `**Kit (off)**: What’s that for?` */
const speech = /^\*\*(.+?)( \(off\))?(?::\*\*|\*\*:)\s*(.+)$/;

/** Where a panel is on its page, and which parts of it phones show, such as `Box: 4.9, 3.8, 90.2, 31`. */
const place = /^(Box|Phone):\s*([\d.]+),\s*([\d.]+),\s*([\d.]+),\s*([\d.]+)$/;

/** A panel of a page that is a file, with boxes in per cent of the page. */
export interface PlacedPanel extends ScriptPanel {
	box?: Box;
	cuts?: readonly Box[];
}

const howTo =
	'A transcript has “## Page 1” for each page, under it “### Panel 1” for each panel, then what is seen, and “**Name:** words” on a line for each thing that is said.';

/**
 * Reads the transcript of a comic whose pages are files.
 * @param file for messages
 * @param source Markdown, with the line numbers of its file
 * @param count how many pages the comic has
 * @returns the panels of each page
 */
export function readTranscript(
	file: string,
	source: string,
	count: number,
): { pages: PlacedPanel[][]; problems: Problem[] } {
	const problems: Problem[] = [];
	const pages: {
		seen: string[];
		lettering: NonNullable<ScriptPanel['lettering']>[number][];
		boxes: Box[];
		cuts: Box[];
	}[][] = [];
	const report = (what: string, fix = howTo, where = file) => problems.push({ where, what, fix });

	for (const [i, each] of source.split('\n').entries()) {
		const line = each.trim();
		const where = `${file}:${i + 1}`;
		const [, level = '', title = ''] = /^(#+)\s*(.*)$/.exec(line) ?? [];
		const page = pages.at(-1);
		const panel = page?.at(-1);
		/** Reports any heading but the expected one. */
		const expect = (heading: string) => {
			if (title === heading) return;
			report(`Expected “${heading}” here, found “${title}”.`, `Write ${level} ${heading}.`, where);
		};
		if (line === '') continue;
		if (level === '##') {
			pages.push([]);
			if (pages.length <= count) expect(`Page ${pages.length}`);
			else {
				const what = `“${title}” is one page too many: “pages” names ${count}.`;
				report(what, 'Name its file there, or delete it here.', where);
			}
		} else if (level === '###' && page) {
			page.push({ seen: [], lettering: [], boxes: [], cuts: [] });
			expect(`Panel ${page.length}`);
		} else if (panel === undefined || level) {
			report(`This is not part of any panel: “${line.slice(0, 60)}”.`, howTo, where);
		} else {
			const [, who = '', off, text] = speech.exec(line) ?? [];
			const [, name, ...numbers] = place.exec(line) ?? [];
			if (name !== undefined) {
				const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
				panel[name === 'Box' ? 'boxes' : 'cuts'].push([x, y, width, height]);
			} else if (text === undefined) panel.seen.push(line);
			else {
				const speaker = who === 'Caption' ? {} : { who };
				panel.lettering.push({ ...speaker, ...(off && { off: true }), text });
			}
		}
	}
	for (let at = pages.length; at < count; at++) {
		report(`Page ${at + 1} has no transcript: nobody could read it aloud, or find its words.`);
	}
	for (const [p, panels] of pages.entries()) {
		if (panels.length === 0) report(`Page ${p + 1} of the transcript has no panel.`);
		for (const [n, { seen }] of panels.entries()) {
			if (seen.length > 0) continue;
			const what = `Page ${p + 1}, panel ${n + 1} of the transcript does not say what is seen.`;
			report(what, 'Say it in a sentence, or delete the panel.');
		}
	}
	return {
		pages: pages.map((panels) =>
			panels.map(({ seen, lettering, boxes: [box], cuts }) => ({
				seen: seen.join(' '),
				...(lettering.length > 0 && { lettering }),
				...(box && { box }),
				...(cuts.length > 0 && { cuts }),
			})),
		),
		problems,
	};
}
