/** Pages that wait to be rendered, whichever thread has time first. */
export interface PageQueue {
	/** What other threads need to take from the same queue. */
	shared: SharedArrayBuffer;
	/**
	 * Takes the next of all pages.
	 * @returns none when all are taken
	 */
	take<Page>(pages: readonly Page[]): readonly Page[];
	/** How many are taken. */
	countTaken(): number;
}

/** Few enough that threads end at the same time, and many enough that taking them costs nothing. */
const portion = 20;

/** @param shared of a queue that another thread has made */
export function createQueue(
	shared = new SharedArrayBuffer(Uint32Array.BYTES_PER_ELEMENT),
): PageQueue {
	const taken = new Uint32Array(shared);
	return {
		shared,
		take(pages) {
			const first = Atomics.add(taken, 0, portion);
			return pages.slice(first, first + portion);
		},
		countTaken: () => Atomics.load(taken, 0),
	};
}
