import type { ComicPanelId, PictureId } from '../picture-ids.ts';

/** A point of a panel, in points of the printed page from the panel’s upper left corner. */
export type PanelPoint = readonly [x: number, y: number];

/** Words that are set over a panel. */
export interface Lettering {
	/** Who says it, by the name in the comic's cast; nobody's words are a caption. */
	who?: string;
	/** The speaker is not in the picture. */
	off?: boolean;
	text: string;
	/** The middle of its upper edge: it grows downwards, and to both sides. */
	at: PanelPoint;
	/** Which share of its breadth lies to the left of there: 0.5 unless told otherwise. */
	lean?: number;
	/** The most letters that stand in a line. */
	measure: number;
	/** How far its tail reaches, in points from where it leaves the balloon: below, or above if it rises. */
	tail?: { left?: number; right?: number } & ({ down: number } | { up: number });
	/** Which share of the balloon’s breadth lies to the left of its tail: 0.5 unless told otherwise. */
	root?: number;
}

export interface Panel {
	picture: ComicPanelId;
	/** Where it stands in the page's live area, in points: from the left, from above, breadth, height. */
	box: readonly [x: number, y: number, width: number, height: number];
	/** What is seen, for the transcript and for those who do not see it; what is heard is in it. */
	seen: string;
	/** In the order in which they are read; without any the panel is silent. */
	lettering?: readonly Lettering[];
}

/** A comic of printed pages. */
export interface Comic {
	slug: string;
	title: string;
	/** One line for shelves and previews. */
	hook: string;
	/** Drawn without its title, with room for it above. */
	cover: PictureId;
	/** Who is in it: the name that speeches have, and one line for the transcript. */
	cast: readonly { name: string; line: string }[];
	pages: readonly (readonly Panel[])[];
}
