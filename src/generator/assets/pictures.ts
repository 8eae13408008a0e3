import type { NightLook } from '../../art/night.tsx';
import type { Picture } from '../../art/picture.ts';
import type { PictureFile } from '../../components/page-context.ts';
import { cached } from '../cache.ts';
import type { Sources } from '../content/sources.ts';
import { findSlugFault } from '../content/text-faults.ts';
import { type Files, hashedName } from '../files.ts';
import { collectProblems, type Problem, type Report, reasonOf } from '../problems.ts';
import { createPathShortener } from '../shorten-paths.ts';
import { findPictureFaults } from './check-picture.ts';
import { drawPicture } from './draw-picture.tsx';

/** Changes with the code that draws and shortens, which the cache cannot see. */
const version = '1';

/** Stands for a drawing that is refused, so that what is made of drawings can be looked at too. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"/>';

/** Drawings as they are written: plain data. */
export interface DrawnPictures {
	/** Each drawing's files by its id. */
	pictures: [id: string, picture: PictureFile][];
	files: [file: string, svg: string][];
	problems: Problem[];
}

/**
 * One drawing of a picture.
 * @returns the SVG; undefined when it cannot be drawn or is not fit to be written, which is reported
 */
function drawFit(
	id: string,
	look: 'day' | 'night',
	picture: Picture,
	{ shorten, Look }: { shorten: (svg: string) => string; Look: typeof NightLook | undefined },
	report: Report,
): string | undefined {
	const where = `src/art: picture “${id}”${look === 'night' ? ' by night' : ''}`;
	try {
		const svg = drawPicture(picture, look, Look);
		const faults = new Set(findPictureFaults(svg, picture));
		for (const what of faults) {
			report({ where, what, fix: 'Draw it with shapes alone, at the size of its record.' });
		}
		return faults.size === 0 ? shorten(svg) : undefined;
	} catch (error) {
		report({
			where,
			what: `It could not be drawn: ${reasonOf(error)}`,
			fix: 'Mend its component; the contact sheet shows it alone.',
		});
		return undefined;
	}
}

/** What was drawn of a picture, so that who draws again and again draws only what is new. */
const known = new WeakMap<Picture, DrawnPictures>();

/** Draws one picture, by day and, where it has a night look, by night. */
function drawOne(id: string, picture: Picture, Look?: typeof NightLook): DrawnPictures {
	const { problems, report } = collectProblems();
	const files: DrawnPictures['files'] = [];
	const add = (name: string, svg: string): string => {
		const file = hashedName('/pictures/', name, 'svg', svg);
		files.push([file, svg]);
		return file;
	};
	const how = { shorten: createPathShortener(), Look };
	const fault = findSlugFault(id);
	if (fault) report({ where: `src/art: picture “${id}”`, ...fault });
	const { width, height, alt, night } = picture;
	const day = drawFit(id, 'day', picture, how, report);
	// What is wrong by day is wrong by night, and said once.
	const dark = night && day !== undefined && drawFit(id, 'night', picture, how, report);
	const nightFile = dark ? add(`${id}-night`, dark) : undefined;
	const size = day === undefined ? { width: 1, height: 1 } : { width, height };
	const file = add(id, day ?? blank);
	return { pictures: [[id, { file, nightFile, alt, ...size }]], files, problems };
}

/**
 * Draws pictures as SVG files under `pictures/`. One that is refused is reported by its id; it has its
 * place among the others all the same, so that no page complains of it again.
 */
export function drawPictures(
	pictures: Readonly<Record<string, Picture>>,
	Look?: typeof NightLook,
): DrawnPictures {
	const drawn = Object.entries(pictures).map(([id, picture]) => {
		const one = known.get(picture) ?? drawOne(id, picture, Look);
		known.set(picture, one);
		return one;
	});
	return {
		pictures: drawn.flatMap((each) => each.pictures),
		files: drawn.flatMap(({ files }) => files),
		problems: drawn.flatMap(({ problems }) => problems),
	};
}

/** The drawings of a site. */
export interface Pictures {
	/** Each drawing's files by its id. */
	pictures: ReadonlyMap<string, PictureFile>;
	files: Files;
	problems: readonly Problem[];
}

const gather = ({ pictures, files, problems }: DrawnPictures): Pictures => ({
	pictures: new Map(pictures),
	files: new Map(files),
	problems,
});

/** The drawings of the last time, by the digest of all that they are drawn with. */
let latest: { digest: string; pictures: Pictures } | undefined;

/** Draws the pictures of a source; kept ones are not even loaded. */
export async function makePictures(source: Sources['pictures']): Promise<Pictures> {
	const draw = async () => drawPictures(await source.load(), await source.night?.());
	const digest = source.madeFrom?.();
	if (digest === undefined) return gather(await draw());
	if (latest?.digest === digest) return latest.pictures;
	const recall = async () => {
		const kept = await cached('pictures', [version, digest], async () =>
			Buffer.from(JSON.stringify(await draw())),
		);
		return JSON.parse(Buffer.from(kept).toString()) as DrawnPictures;
	};
	// Who draws a second time has most drawings in memory.
	const pictures = gather(latest ? await draw() : await recall());
	latest = { digest, pictures };
	return pictures;
}
