import type { Picture } from '../art/picture.ts';
import type { PictureFile } from '../components/page-context.ts';
import { remember } from './cache.ts';
import { findPictureFaults } from './check-picture.ts';
import { drawPicture } from './draw-picture.tsx';
import { type Files, hashedName } from './files.ts';
import type { Problem, Report } from './problems.ts';
import { findCache, readSources } from './project.ts';
import { findSlugFault } from './records/text-faults.ts';
import { createPathShortener } from './shorten-paths.ts';
import type { PictureSource } from './sources.ts';

/** Stands for a drawing that is refused, so that what is made of drawings can be looked at too. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"/>';

/**
 * One drawing of a picture.
 * @returns the SVG; undefined when it cannot be drawn or is not fit to be written, which is reported
 */
function drawFit(
	id: string,
	look: 'day' | 'night',
	picture: Picture,
	shorten: (svg: string) => string,
	report: Report,
): string | undefined {
	const where = `src/art: picture “${id}”${look === 'night' ? ' by night' : ''}`;
	try {
		const svg = drawPicture(picture, look);
		const faults = new Set(findPictureFaults(svg, picture));
		for (const what of faults) {
			report({ where, what, mend: 'Draw it with shapes alone, at the size of its record.' });
		}
		return faults.size === 0 ? shorten(svg) : undefined;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		report({
			where,
			what: `It could not be drawn: ${reason}`,
			mend: 'Mend its component; the contact sheet shows it alone.',
		});
		return undefined;
	}
}

/**
 * Draws pictures to SVG files under `pictures/`, by day and, where they have a night look, by night.
 * One that is refused is reported by its id; it has its place among the others all the same, so that
 * no page complains of it again.
 * @returns each drawing's files by its id, and adds the files to `files`
 */
export function renderPictures(
	pictures: Readonly<Record<string, Picture>>,
	files: Map<string, string>,
	report: Report,
): Map<string, PictureFile> {
	function add(name: string, svg: string): string {
		const file = hashedName('/pictures/', name, 'svg', svg);
		files.set(file, svg);
		return file;
	}
	const shorten = createPathShortener();
	return new Map(
		Object.entries(pictures).map(([id, picture]): [string, PictureFile] => {
			const fault = findSlugFault(id);
			if (fault) report({ where: `src/art: picture “${id}”`, ...fault });
			const { width, height, alt, night } = picture;
			const day = drawFit(id, 'day', picture, shorten, report);
			// What is wrong by day is wrong by night, and said once.
			const dark = night && day !== undefined && drawFit(id, 'night', picture, shorten, report);
			const nightFile = dark ? add(`${id}-night`, dark) : undefined;
			const size = day === undefined ? { width: 1, height: 1 } : { width, height };
			return [id, { file: add(id, day ?? blank), nightFile, alt, ...size }];
		}),
	);
}

/** All that drawing pictures gives, as a cache keeps it. */
interface Drawn {
	pictures: [id: string, picture: PictureFile][];
	files: [file: string, svg: string][];
	problems: Problem[];
}

/**
 * Writes the drawings of a source. The site's own are drawn when anything has changed that decides
 * how they look; otherwise they come out of the cache, and their modules are not even loaded.
 * @returns each drawing's files by its id, and adds the files to `files`
 */
export async function writePictures(
	{ load, madeFrom }: PictureSource,
	files: Files,
	report: Report,
): Promise<Map<string, PictureFile>> {
	const draw = async (): Promise<Drawn> => {
		const svgs = new Map<string, string>();
		const problems: Problem[] = [];
		const pictures = renderPictures(await load(), svgs, (problem) => problems.push(problem));
		return { pictures: [...pictures], files: [...svgs], problems };
	};
	const recall = async (globs: readonly string[]) => {
		const kept = await remember(findCache('pictures'), await readSources(...globs), async () =>
			Buffer.from(JSON.stringify(await draw())),
		);
		return JSON.parse(Buffer.from(kept).toString()) as Drawn;
	};
	const drawn = madeFrom ? await recall(madeFrom) : await draw();
	for (const [file, svg] of drawn.files) files.set(file, svg);
	for (const problem of drawn.problems) report(problem);
	// What is undefined is not kept as such.
	return new Map(
		drawn.pictures.map(([id, picture]) => [id, { ...picture, nightFile: picture.nightFile }]),
	);
}
