import { deserialize, serialize } from 'node:v8';
import svgpath from 'svgpath';
import type { Picture } from '../../art/picture.ts';
import { cached } from '../../lib/cache.ts';
import { hashedName } from '../../lib/files.ts';
import { type Problem, reasonOf } from '../../lib/problems.ts';
import type { PictureFile } from '../../model/built.ts';
import type { Sources } from '../content/sources.ts';
import { drawLayers, drawPicture } from './draw-picture.tsx';

/** Changes with the code that draws and shortens, which the cache cannot see. */
const version = '5';

/** One picture and its files. */
interface DrawnPicture {
	picture: PictureFile;
	files: [file: string, svg: string][];
	layered: [file: string, svg: string][];
}

/** The drawings of a site. */
export interface Pictures {
	/** Each picture's files by its id. */
	pictures: ReadonlyMap<string, PictureFile>;
	/** The SVG of each file. */
	files: ReadonlyMap<string, string>;
	/** The SVG of each drawing with layers, which pages do not load. */
	layered: ReadonlyMap<string, string>;
	/** Pictures that threw, and so are missing above. */
	problems: readonly Problem[];
}

/** Decimals of coordinates: some drawings are shown eight times as large. */
const decimals = 3;

const pathData = / d="([^"]*)"/g;

/** Rewrites path data with relative coordinates. */
function shortenPath(data: string): string {
	const path: { err?: string } & ReturnType<typeof svgpath> = svgpath(data);
	if (path.err) throw new Error(`its path “${data.slice(0, 60)}” cannot be read: ${path.err}`);
	return path.rel().round(decimals).toString();
}

/**
 * Creates a function that rewrites the paths of drawings with relative coordinates, which repeat more
 * often, so that drawings are a tenth smaller with Brotli. It caches paths, as day and night share most.
 * @returns a function of a drawing as React writes it, which throws for a path that cannot be parsed
 */
export function createPathShortener(): (svg: string) => string {
	const cache = new Map<string, string>();
	return (svg) =>
		svg.replace(pathData, (_, data: string) => {
			const short = cache.get(data) ?? shortenPath(data);
			cache.set(data, short);
			return ` d="${short}"`;
		});
}

/** Draws one picture by day and, if it has a night look, by night. */
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
	const layers = drawLayers(picture);
	const layeredFile = layers && hashedName('/pictures/', `${id}-layers`, 'svg', layers);
	return {
		picture: { file, nightFile, ...(layeredFile && { layeredFile }), alt, width, height },
		files,
		layered: layers && layeredFile ? [[layeredFile, layers]] : [],
	};
}

/** Results by picture: the dev server redraws only what has changed. */
const drawn = new WeakMap<Picture, DrawnPicture>();

/** Draws pictures as SVG files under `pictures/`. Those that throw are reported by their ids. */
export function drawPictures(pictures: Readonly<Record<string, Picture>>): Pictures {
	const made = new Map<string, PictureFile>();
	const files = new Map<string, string>();
	const layered = new Map<string, string>();
	const problems: Problem[] = [];
	for (const [id, picture] of Object.entries(pictures)) {
		try {
			const one = drawn.get(picture) ?? drawOne(id, picture);
			drawn.set(picture, one);
			made.set(id, one.picture);
			for (const [file, svg] of one.files) files.set(file, svg);
			for (const [file, svg] of one.layered) layered.set(file, svg);
		} catch (error) {
			// The others are still drawn, so that all problems are reported at once.
			const what = `It could not be drawn: ${reasonOf(error)}`;
			problems.push({
				where: `src/art: picture “${id}”`,
				what,
				fix: 'Fix its component: npx tsc -b src names misspelt words.',
			});
		}
	}
	return { pictures: made, files, layered, problems };
}

/** Draws all pictures. If the result is cached, the drawings are not even loaded. */
export async function makePictures({ load, hashInputs }: Sources['pictures']): Promise<Pictures> {
	const draw = async () => drawPictures(await load());
	if (hashInputs === undefined) return draw();
	const make = async () => serialize(await draw());
	return deserialize(await cached('pictures', [version, hashInputs()], make));
}
