import { Parser } from 'htmlparser2';
import type { Picture } from '../../art/picture.ts';
import { findLeftover } from '../content/text-faults.ts';

/** What drawings are made of. Text would need a reader’s fonts, and would not be translated. */
const elements = new Set(
	'svg g defs use symbol clipPath mask pattern path rect circle ellipse line polyline polygon'.split(
		' ',
	),
);

/**
 * Looks a drawing over as it will be written: a file of its own that is made of shapes, loads
 * nothing, runs nothing, and has the size that pages are told.
 * @param svg one drawing of `picture`, by day or by night
 * @returns what is wrong with it, in whole sentences
 */
export function findPictureFaults(
	svg: string,
	{ width, height, alt }: Pick<Picture, 'width' | 'height' | 'alt'>,
): string[] {
	const faults: string[] = [];
	const ids: string[] = [];
	const references: string[] = [];
	let root: Record<string, string> | undefined;
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				root ??= { ...attributes, name };
				if (!elements.has(name)) faults.push(`It draws a <${name}>, which is no shape.`);
				for (const [key, value] of Object.entries(attributes)) {
					if (key === 'id') ids.push(value);
					if (/href$/i.test(key)) references.push(value);
					for (const [, url = ''] of value.matchAll(/url\((.*?)\)/g)) references.push(url);
					if (/^(on|style$|data-)/i.test(key)) faults.push(`Its <${name}> has ${key}="${value}".`);
					if (/NaN|undefined|Infinity|\[object/.test(value)) {
						faults.push(`Its <${name}> has ${key}="${value.slice(0, 60)}", which draws nothing.`);
					}
				}
			},
			ontext(text) {
				if (text.trim() !== '') faults.push(`It holds the text “${text.trim().slice(0, 40)}”.`);
			},
		},
		{ xmlMode: true },
	);
	parser.end(svg);

	if (root?.name !== 'svg' || root.xmlns !== 'http://www.w3.org/2000/svg') {
		return [...faults, 'It is no <svg xmlns="http://www.w3.org/2000/svg">.'];
	}
	for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
		faults.push(`Two of its shapes have the id “${id}”.`);
	}
	for (const reference of references) {
		if (!reference.startsWith('#') || !ids.includes(reference.slice(1))) {
			faults.push(`It refers to “${reference.slice(0, 60)}”, which is no shape of its own.`);
		}
	}
	const isSize = (size: number) => Number.isFinite(size) && size > 0;
	if (!isSize(width) || !isSize(height)) {
		faults.push(`Its record says that it is ${width} × ${height} large.`);
	} else if (Number(root.width) !== width || Number(root.height) !== height) {
		faults.push(
			`It is ${root.width ?? '?'} × ${root.height ?? '?'} large, and its record says ${width} × ${height}.`,
		);
	}
	const [, , across = 0, down = 0] = (root.viewBox ?? '').split(/[\s,]+/).map(Number);
	const isOff = !(Math.abs(across / down - width / height) < 0.005);
	if (isSize(width) && isSize(height) && isOff) {
		faults.push(`Its viewBox, “${root.viewBox ?? ''}”, has other proportions than its size.`);
	}
	if (typeof alt !== 'string' || alt.trim().length < 5) {
		faults.push('It has no words for those who do not see it (alt).');
	} else if (findLeftover(alt)) {
		faults.push(
			`Its alt is “${alt}”: the words for those who do not see it are still to be written.`,
		);
	}
	return faults;
}
