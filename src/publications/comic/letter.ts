import { createRuler } from '../../generator/text-ruler.ts';
import { type FileFace, loadFace } from '../faces.ts';

/** What is lettered: a speech, a caption, or the title on the cover. */
export type Kind = 'speech' | 'caption' | 'title';

/** How a kind of words is set. Sizes are in points of the printed page, all else in ems of them. */
interface Setting {
	face: FileFace;
	/** What the face calls itself, which for one of several weights is its thinnest, and its weight. */
	family: string;
	weight: number;
	size: number;
	/** From one baseline to the next, and from the top of a line to its baseline. */
	leading: number;
	rise: number;
	/** Between the words and what is round them, at their sides and above and below. */
	margin: readonly [sides: number, ends: number];
}

/** As `styles/comic.css` and `styles/shelf.css` have it, where a page is at least as large as in print. */
export const settings: Readonly<Record<Kind, Setting>> = {
	speech: {
		...{ face: 'speech', family: 'Comic Neue', weight: 700 },
		...{ size: 9, leading: 1.15, rise: 0.9, margin: [0.7, 0.4] },
	},
	caption: {
		...{ face: 'label', family: 'Barlow Condensed SemiBold', weight: 600 },
		...{ size: 10, leading: 1.15, rise: 0.975, margin: [0.7, 0.3] },
	},
	title: {
		...{ face: 'title', family: 'Big Shoulders Display Thin', weight: 900 },
		...{ size: 71, leading: 0.95, rise: 0.86, margin: [0.4, 0.33] },
	},
};

/** How wide a text is in points. */
export type Ruler = (text: string, kind: Kind) => number;

/** What comics are lettered with: a font for each kind of words, as TrueType, and how wide they make them. */
export interface Lettering {
	fonts: readonly Uint8Array[];
	ruler: Ruler;
}

/** Loads the fonts, and measures with them. */
export async function loadLettering(): Promise<Lettering> {
	const [speech, caption, title] = await Promise.all([
		loadFace(settings.speech.face),
		loadFace(settings.caption.face),
		loadFace(settings.title.face),
	]);
	const rulers = {
		speech: createRuler(speech),
		caption: createRuler(caption),
		title: createRuler(title),
	} as const;
	return {
		fonts: [speech, caption, title],
		ruler: (text, kind) => rulers[kind](text) * settings[kind].size,
	};
}
