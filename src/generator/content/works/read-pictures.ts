import { suggestName } from '../../../lib/problems.ts';
import type { PictureId } from '../../../model/picture-ids.ts';
import type { WorkPicture } from '../../../model/works.ts';
import type { Fields, PlacedText } from './front-matter.ts';
import type { WorkFolder } from './work-folder.ts';

/** A picture that was delivered as a file. */
export interface PictureSource {
	/** The work's slug and the file's name. */
	id: string;
	/** Its full path. */
	file: string;
	alt: string;
}

/** The pictures of a work. */
export interface WorkPictures {
	/** The pictures that are files. */
	sources: PictureSource[];
	/** The ids of drawings, which are known once they are drawn. */
	drawings: PlacedText[];
	/** The picture of a name in `work.md`: a file of the folder, or a drawing by its id. */
	find(name: PlacedText): PictureId;
	/** The same with the words about it, which a file must have. */
	show(name: PlacedText): WorkPicture;
	/** Adds a file whose words are elsewhere. */
	add(name: PlacedText, alt: string): PictureId;
}

const pictureName = /\.(jpe?g|png|webp|avif|svg)$/i;
const isFile = (name: string) => /\.\w+$/.test(name);

/** Reads the field `pictures`: each picture, by its file or as a drawing, with the words about it. */
export function readPictures(fields: Fields, folder: WorkFolder): WorkPictures {
	const sources: PictureSource[] = [];
	const drawings: PlacedText[] = [];
	const described = new Map<string, WorkPicture>();
	const refused = new Set<string>();

	function find({ text, where }: PlacedText): PictureId {
		if (!isFile(text)) {
			drawings.push({ text, where });
			return text as PictureId;
		}
		const isThere = folder.mention(text);
		if (!refused.has(text) && !(isThere && pictureName.test(text))) {
			refused.add(text);
			const place = { text, where };
			if (isThere) {
				const what = `“${text}” is no picture that the site can show.`;
				fields.refuse(place, what, 'Save it as .jpg, .png, .webp, .avif or .svg.');
			} else {
				const fix = suggestName(text, folder.files, 'Put it beside work.md.');
				fields.refuse(place, `The folder has no file “${text}”.`, fix);
			}
		}
		return `${folder.slug}/${text}`;
	}
	function add(name: PlacedText, alt: string): PictureId {
		const id = find(name);
		if (isFile(name.text) && !refused.has(name.text)) {
			sources.push({ id, file: folder.pathOf(name.text), alt });
		}
		return id;
	}

	for (const picture of fields.maps('pictures')) {
		const drawing = picture.placed('drawing');
		const isDrawn = drawing !== undefined;
		const read = (name: string, fix: string) =>
			isDrawn ? picture.text(name) : picture.required(name, fix);
		if (!isDrawn) picture.required('file', 'Name the file, such as scan.jpg, beside work.md.');
		const alt = read('alt', 'Say in a sentence or two what is seen, for those who cannot see it.');
		const credit = read('credit', 'Say who made the picture.');
		const caption = picture.text('caption');
		const name = drawing ?? picture.placed('file');
		if (name === undefined) continue;
		described.set(name.text, {
			id: add(name, alt ?? ''),
			...(alt && { alt }),
			...(credit && { credit }),
			...(caption && { caption }),
		});
	}

	return {
		sources,
		drawings,
		find,
		add: (name, alt) => described.get(name.text)?.id ?? add(name, alt),
		show(name) {
			const found = described.get(name.text);
			if (found) return found;
			const id = find(name);
			if (isFile(name.text) && !refused.has(name.text)) {
				const what = `Nothing says what “${name.text}” shows, or who made it.`;
				fields.refuse(name, what, 'Add it to “pictures:”, with “file:”, “alt:” and “credit:”.');
			}
			return { id };
		},
	};
}
