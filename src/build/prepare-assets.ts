import path from 'node:path';
import type { PictureFile } from '../components/page-context.ts';
import { remember } from './cache.ts';
import type { CutTask } from './cut-font.ts';
import type { Files } from './files.ts';
import { type FontSet, subsetFonts } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { bundleIslands, type IslandScripts } from './islands.ts';
import { addLicences } from './licences.ts';
import type makeTemplatePdf from './pdf/template-pdf.ts';
import { writePictures } from './pictures.ts';
import { makePreviews } from './previews/make-previews.tsx';
import type { Report } from './problems.ts';
import { findCache, readSources } from './project.ts';
import type { RasterTask } from './rasterize.ts';
import { listFiles, readSource } from './source-files.ts';
import type { Sources } from './sources.ts';
import { bundleStyles } from './styles.ts';
import { withProcess } from './workers.ts';

/** The PDF that holds the comic page template and the framework sheet. */
export const download = '/downloads/lagan-templates.pdf';

/** What pages load and link to, made before any of them. */
export interface Assets {
	files: Files;
	/** Files that pages link to, and that nothing else waits for. */
	late: Promise<Files>;
	/** Written pictures by their id. */
	drawn: ReadonlyMap<string, PictureFile>;
	/** undefined when an island could not be compiled. */
	scripts: IslandScripts | undefined;
	/**
	 * Makes the fonts, which hold what pages show, and the styles, which name the fonts.
	 * @param characters all that pages can show
	 * @returns the whole stylesheet and the paths of the fonts that every page needs at once, and adds
	 * the fonts to `files`; undefined when a style could not be compiled
	 */
	dress(characters: string, files: Files, report: Report): Promise<Look | undefined>;
	makePreviews: typeof makePreviews;
}

/** How pages look. */
export interface Look {
	/** The whole stylesheet. */
	sheet: string;
	/** The fonts that every page needs at once, as paths of this site. */
	fonts: readonly string[];
}

/** Globs, below the project's folder, of all that the PDF is drawn from. */
export const downloadBy: readonly string[] = [
	...['src/build/{pdf/**/*,fonts}.ts', 'src/{art,content}/**/*.ts', 'package-lock.json'],
];

/**
 * The PDF, drawn anew when anything that it is drawn from has changed.
 * @param draw draws it, wherever that is done
 */
export async function makeDownload(draw: typeof makeTemplatePdf): Promise<Uint8Array> {
	return remember(findCache('pdf'), await readSources(...downloadBy), draw);
}

const moduleOf = (name: string) => new URL(name, import.meta.url).href;

/** What draws the PDF is much, and nothing else needs it: it goes with its process. */
const drawAside = () =>
	withProcess<void, Uint8Array, Uint8Array>(moduleOf('./pdf/template-pdf.ts'), (draw) => draw());

/** What turns drawings into PNGs keeps some 60 MB for good: it goes with its process too. */
async function drawIcons(): Promise<Files> {
	const icons: Files = new Map();
	await withProcess<RasterTask, Uint8Array, void>(moduleOf('./rasterize.ts'), (rasterize) =>
		makeIcons(icons, rasterize),
	);
	return icons;
}

async function dress(characters: string, files: Files, report: Report) {
	const fonts = await withProcess<CutTask, Uint8Array, FontSet>(moduleOf('./cut-font.ts'), (cut) =>
		subsetFonts(characters, files, cut),
	);
	const sheet = await bundleStyles(fonts.rules, report);
	return sheet === undefined ? undefined : { sheet, fonts: fonts.first };
}

/** What is copied as it is, by its path on the site. One that cannot be read is there, and empty. */
export async function readPublicFiles(folder: string, report: Report): Promise<Files> {
	const names = await listFiles(folder, report);
	return new Map(
		names.map((name) => [`/${name}`, readSource(path.join(folder, name), report) ?? '']),
	);
}

/** Makes pictures, scripts, icons and downloads, and reads what is copied as it is. */
export async function prepareAssets(
	{ pictures, publicFiles }: Pick<Sources, 'pictures' | 'publicFiles'>,
	report: Report,
): Promise<Assets> {
	const files: Files = new Map();
	// It is drawn beside all the rest.
	const late = makeDownload(drawAside).then((pdf): Files => new Map([[download, pdf]]));
	late.catch(() => undefined);
	const [scripts, copied] = await Promise.all([
		bundleIslands(files, report),
		readPublicFiles(publicFiles, report),
	]);
	const [drawn, icons] = await Promise.all([writePictures(pictures, files, report), drawIcons()]);
	await addLicences(files);
	for (const [file, contents] of [...icons, ...copied]) files.set(file, contents);
	return { files, late, drawn, scripts, dress, makePreviews };
}
