/** A point in the window, in CSS pixels. */
export interface Point {
	x: number;
	y: number;
}

/** The points of a touch: the first contact, then each movement. */
export type Path = readonly [Point, ...Point[]];

/** Paper formats: width and height in millimetres. */
export const papers = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof papers;

/** A reader's preferences; what is omitted has the browser's default. */
export interface Wishes {
	reducedMotion?: boolean;
	dark?: boolean;
	/** False: scripts are off. */
	scripts?: boolean;
	/** A touch screen without a mouse, which only Chromium can emulate. */
	touch?: boolean;
	/** Print styles, which only Chromium can emulate. */
	print?: boolean;
}

/** The operations that differ between browsers; `tab.ts` builds all others on them. */
export interface Driver {
	/** Opens an address, and waits until the page has loaded. */
	open(url: string): Promise<void>;
	/** Goes back in the history. */
	back(): Promise<void>;
	/** Gives the page a window of this size. */
	resize(width: number, height: number): Promise<void>;
	/** Evaluates an expression in the page, and awaits it if it is a promise. */
	evaluate(expression: string): Promise<unknown>;
	/** Clicks with the mouse. */
	click(point: Point): Promise<void>;
	/** Touches with several fingers, which move along paths of equal length. */
	touch(fingers: readonly Path[]): Promise<void>;
	/** Presses groups of keys one after another; the keys of a group are held together. */
	press(keys: readonly (readonly string[])[]): Promise<void>;
	/** Sets the reader's preferences, which may close the open page. */
	wish(wishes: Wishes): Promise<void>;
	/**
	 * What the browser has complained of since this was last asked: errors of scripts, files that failed,
	 * what the content policy stopped, and requests to other hosts. WebKit’s driver cannot tell.
	 */
	complaints(): string[];
	/** A PDF of the page without backgrounds, as is the default of browsers. */
	print(paper: Paper): Promise<Buffer>;
	/** Closes the browser. */
	close(): Promise<void>;
}
