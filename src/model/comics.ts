import type { ComicPanelId, PictureId } from './picture-ids.ts';

/** Left, top, width and height, in points of the printed page. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A position in a panel, in points of the printed page from the panel's upper left corner. */
type PanelPoint = readonly [x: number, y: number];

/** Words in a panel: speech, or a caption. */
interface ScriptLine {
	/** The speaker's name; none for a caption. */
	who?: string;
	/** Whether the speaker is out of the picture. */
	off?: boolean;
	text: string;
}

/** A panel in words. */
export interface ScriptPanel {
	/** A description for the transcript and the alt text, including sounds. */
	seen: string;
	/** In reading order; a panel without any is silent. */
	lettering?: readonly ScriptLine[];
}

/** A speech balloon or caption over a panel. A speaker is one of the comic's cast. */
export interface Lettering extends ScriptLine {
	/**
	 * A point on its upper edge: the balloon grows downwards from it, and to both sides according to `lean`.
	 */
	at: PanelPoint;
	/** The share of its width to the left of `at`; default 0.5. */
	lean?: number;
	/** The maximum number of letters in a line. */
	measure: number;
	/**
	 * How far its tail reaches from the balloon, in points. A tail with `up` rises from the upper
	 * edge.
	 */
	tail?: { left?: number; right?: number } & ({ down: number } | { up: number });
	/** The share of the balloon's width to the left of its tail; default 0.5. */
	root?: number;
}

export interface Panel extends ScriptPanel {
	picture: PictureId;
	/** In the page's live area. */
	box: Box;
	lettering?: readonly Lettering[];
	/** Whether its words are in the picture. */
	isLettered?: true;
	/**
	 * On phones, the parts of the panel that are shown one below the other, each as wide as the screen, in
	 * reading order; by default the whole panel.
	 */
	cuts?: readonly Box[];
}

/** A comic whose panels are drawings, with their lettering over them. */
export interface DrawnComic {
	/** The characters: the name used in `who`, and one line for the transcript. */
	cast: readonly { name: string; line: string }[];
	pages: readonly (readonly (Panel & { picture: ComicPanelId })[])[];
}
