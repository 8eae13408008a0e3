import { splitMarked } from '../world/words.ts';

/** Plain text, in which words of other languages have theirs, and names are not for translators. */
export function MarkedWords({ text }: { text: string }) {
	let end = 0;
	return splitMarked(text).map(({ text: piece, mark }) => {
		end += piece.length;
		// Where a piece ends tells it from the others.
		return mark ? (
			<span key={end} {...mark}>
				{piece}
			</span>
		) : (
			piece
		);
	});
}
