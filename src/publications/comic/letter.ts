import { createRuler } from '../../lib/text-ruler.ts';
import { type FileFace, loadFace } from '../faces.ts';

export type Kind = 'speech' | 'caption' | 'title';

/** How lettering is set. `size` is in points of the printed page, the rest in ems. */
interface Setting {
	face: FileFace;
	/** The family name in the font file; for a variable font it is that of the thinnest weight. */
	family: string;
	weight: number;
	size: number;
	/** Distance between baselines, and from the top of a line to its baseline. */
	leading: number;
	rise: number;
	/** Space at the sides of the text, and above and below it. */
	margin: readonly [sides: number, ends: number];
}

/** The same values as in `styles/pages/comic.css` and `styles/pages/shelf.css` at print size and larger. */
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

/** Measures the width of a text in points. */
export type Ruler = (text: string, kind: Kind) => number;

/** The fonts of comic lettering as TrueType files, and a function that measures text in them. */
export interface Lettering {
	fonts: readonly Uint8Array[];
	ruler: Ruler;
}

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
