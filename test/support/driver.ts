/** A place in the window, in CSS pixels. */
export interface Point {
	x: number;
	y: number;
}

/** Where a finger comes down, and the points that it goes through. */
export type Path = readonly [Point, ...Point[]];

/** Sheets of paper that readers print on: width and height in millimetres. */
export const papers = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof papers;

/** What a reader has asked a browser for; what is not named is as browsers come. */
export interface Wishes {
	reducedMotion?: boolean;
	dark?: boolean;
	/** False: scripts are off. */
	scripts?: boolean;
	/** The device has fingers and no mouse. Chromium alone can pretend so. */
	touch?: boolean;
}

/** The little that a browser is asked to do in its own way; all else is made of it, in `tab.ts`. */
export interface Driver {
	/** Opens an address, and waits until the page has loaded. */
	open(url: string): Promise<void>;
	/** Goes back in the history. */
	back(): Promise<void>;
	/** Gives the page a window of this size. */
	resize(width: number, height: number): Promise<void>;
	/** The value of an expression in the page, a promise's too. */
	evaluate(expression: string): Promise<unknown>;
	/** Presses with the mouse, and lets go. */
	click(point: Point): Promise<void>;
	/** Puts fingers down together, moves them along their paths, of one length, and lifts them. */
	touch(fingers: readonly Path[]): Promise<void>;
	/** Presses keys one after the other; the last of each group while those before it are held. */
	press(keys: readonly (readonly string[])[]): Promise<void>;
	/** Sets what a reader wishes; the page that was open may be gone. */
	wish(wishes: Wishes): Promise<void>;
	/** The page that is open shows itself as on paper, or on a screen again. */
	usePrintStyles(on: boolean): Promise<void>;
	/**
	 * What the browser has complained of since this was last asked: errors of scripts, files that failed,
	 * what the content policy stopped, and requests to other hosts. WebKit’s driver cannot tell.
	 */
	complaints(): string[];
	/** A PNG of the window. */
	screenshot(): Promise<Buffer>;
	/** A PDF of the page, without colours of ground: so browsers come. */
	print(paper: Paper): Promise<Buffer>;
	/** Ends the browser. */
	close(): Promise<void>;
}
