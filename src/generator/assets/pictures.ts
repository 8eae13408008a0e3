import { deserialize, serialize } from 'node:v8';
import type { Picture } from '../../art/picture.ts';
import { cached } from '../../lib/cache.ts';
import { hashedName } from '../../lib/files.ts';
import { type Problem, reasonOf } from '../../lib/problems.ts';
import type { PictureFile } from '../../model/built.ts';
import type { Sources } from '../content/sources.ts';
import { drawPicture } from './draw-picture.tsx';
import { createPathShortener } from './shorten-paths.ts';

/** Changes with the code that draws and shortens, which the cache cannot see. */
const version = '4';

/** One picture as it is written. */
interface DrawnPicture {
	picture: PictureFile;
	files: [file: string, svg: string][];
}

/** The drawings of a site. */
export interface Pictures {
	/** Each picture's files by its id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** The SVG of each file. */
	files: ReadonlyMap<string, string>;
	/** Pictures that threw, and are not among the others. */
	problems: readonly Problem[];
}

/** Draws one picture, by day and, where it has a night look, by night. */
function drawOne(id: string, picture: Picture): DrawnPicture {
	const shorten = createPathShortener();
	const files: DrawnPicture['files'] = [];
	function draw(name: string, look: 'day' | 'night'): string {
		const svg = shorten(drawPicture(picture, look));
		const file = hashedName('/pictures/', name, 'svg', svg);
		files.push([file, svg]);
		return file;
	}
	const { width, height, alt, night } = picture;
	const file = draw(id, 'day');
	const nightFile = night && draw(`${id}-night`, 'night');
	return { picture: { file, nightFile, alt, width, height }, files };
}

/** Results by picture, so that the dev server redraws only what has changed. */
const drawn = new WeakMap<Picture, DrawnPicture>();

/** Draws pictures as SVG files under `pictures/`; those that throw are named by their ids. */
export function drawPictures(pictures: Readonly<Record<string, Picture>>): Pictures {
	const made = new Map<string, PictureFile>();
	const files = new Map<string, string>();
	const problems: Problem[] = [];
	for (const [id, picture] of Object.entries(pictures)) {
		try {
			const one = drawn.get(picture) ?? drawOne(id, picture);
			drawn.set(picture, one);
			made.set(id, one.picture);
			for (const [file, svg] of one.files) files.set(file, svg);
		} catch (error) {
			// The others are still drawn, so that everything wrong is reported at once.
			const what = `It could not be drawn: ${reasonOf(error)}`;
			problems.push({ where: `src/art: picture “${id}”`, what, fix: 'Fix its component.' });
		}
	}
	return { pictures: made, files, problems };
}

/** Draws the pictures of a source. With a cached result the drawings are not even loaded. */
export async function makePictures({ load, madeFrom }: Sources['pictures']): Promise<Pictures> {
	const draw = async () => drawPictures(await load());
	if (madeFrom === undefined) return draw();
	const make = async () => serialize(await draw());
	return deserialize(await cached('pictures', [version, madeFrom()], make));
}
