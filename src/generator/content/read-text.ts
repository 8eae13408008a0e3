import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';
import { findControl, type TextFault } from './text-faults.ts';

/**
 * Decodes a text as UTF-8, without its byte order mark.
 * @returns it, and the first line with bytes or characters that would be lost on the way to a page
 */
export function decodeText(contents: Uint8Array): {
	text: string;
	fault?: TextFault & { line: number };
} {
	const text = Buffer.from(contents)
		.toString()
		.replace(/^\ufeff/, '');
	if (isUtf8(contents)) {
		const fault = findControl(text);
		if (fault === undefined) return { text };
		const line = text.split('\n').findIndex(findControl);
		return { text, fault: { line: line + 1, ...fault } };
	}
	// A line at a time, in an encoding of one character a byte.
	const lines = Buffer.from(contents).toString('latin1').split('\n');
	const line = lines.findIndex((each) => !isUtf8(Buffer.from(each, 'latin1')));
	return {
		text,
		fault: {
			line: line + 1,
			what: 'This line is not in UTF-8, so some of its letters would be lost.',
			fix: 'Save the file as UTF-8: in Notepad, Save As → Encoding; in TextEdit, Format → Make Plain Text; in VS Code, Save with Encoding.',
		},
	};
}

/**
 * Reads a text file that somebody wrote, with one kind of line end.
 * @returns its text, and what is wrong with its bytes, by file and line
 */
export function readText(file: string): { text: string; problems: readonly Problem[] } {
	const { text, fault } = decodeText(readFileSync(file));
	return {
		text: text.replaceAll('\r\n', '\n'),
		problems: fault
			? [{ where: `${nameOf(file)}:${fault.line}`, what: fault.what, fix: fault.fix }]
			: [],
	};
}
