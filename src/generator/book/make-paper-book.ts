import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { edition } from '../../content/edition.ts';
import { settings } from '../../site.ts';
import { makePictures } from '../assets/pictures.ts';
import { placeSite } from '../content/place.ts';
import { readContent } from '../content/read-content.ts';
import { projectSources } from '../content/sources.ts';
import { renderBook } from '../downloads/epub/make-book.tsx';
import { drawPlates } from '../downloads/epub/pictures.tsx';
import { loadFace } from '../downloads/faces.ts';
import { BuildFailure } from '../problems.ts';
import { writeDocument } from './book-document.ts';
import { printDocument, readPlaces, readSigned } from './print.ts';

/** As tall as the cover is drawn, whose width is 940, to fill a page of A5. */
const coverHeight = Math.round((940 * 210) / 148);

/** The faces that lettered drawings ask for: a drawing in a file of its own sees no other's. */
async function writeFaces(): Promise<string> {
	const [title, label] = await Promise.all([loadFace('title'), loadFace('label')]);
	const write = (family: string, face: Buffer) =>
		`@font-face { font-family: '${family}'; font-weight: 1 1000; src: url(data:font/ttf;base64,${face.toString('base64')}) }`;
	return write('Big Shoulders Display', title) + write('Barlow Condensed', label);
}

/**
 * Makes the book to be printed.
 * @param folder for what is printed: `book.xhtml` and what it shows
 * @returns the bytes of a PDF
 * @throws BuildFailure with all that is wrong with the records, or with this machine
 */
export async function makePaperBook(folder: string): Promise<Buffer> {
	const placed = placeSite(settings, { siteUrl: process.env.SITE_URL, environment: process.env });
	const content = await readContent(placed.settings, projectSources);
	const { pictures, files, problems } = await makePictures(projectSources.pictures);
	const faults = [...placed.problems, ...content.problems, ...problems];
	if (faults.length > 0) throw new BuildFailure(faults);

	const materials = { content, pictures, svgs: files };
	const book = renderBook(materials);
	const faces = await writeFaces();
	await mkdir(path.join(folder, 'pictures'));
	for (const [id, { svg, isLettered }] of drawPlates(materials, book.usedPictures, coverHeight)) {
		const drawing = isLettered ? svg.replace('<style>', `<style>${faces}`) : svg;
		await writeFile(path.join(folder, 'pictures', `${id}.svg`), drawing);
	}
	await copyFile(
		fileURLToPath(new URL('book.css', import.meta.url)),
		path.join(folder, 'book.css'),
	);

	// The contents name pages, which are known once they have been printed.
	const [document, pdf] = [path.join(folder, 'book.xhtml'), path.join(folder, 'book.pdf')];
	let pages: ReadonlyMap<string, number> = new Map();
	for (const _ of ['without numbers', 'with them']) {
		await writeFile(document, writeDocument(book, placed.settings, pages));
		await printDocument(document, pdf);
		pages = await readPlaces(pdf);
	}
	return readSigned(pdf, settings.name, edition);
}
