import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Problem } from '../../lib/problems.ts';
import { nameOf } from '../../lib/project.ts';
import { findControl, type TextFault } from './text-faults.ts';

/**
 * Decodes a text as UTF-8, without its byte order mark.
 * @returns the text, and the first line with invalid bytes or a forbidden character
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
	// Line by line, in an encoding with one byte per character.
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
 * Reads a text file and normalises its line ends.
 * @returns its text, and a problem by file and line if its encoding is invalid
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
