import { splitMarked } from '../world/words.ts';

/** Plain text with `lang` on foreign words and `translate="no"` on names. */
export function MarkedWords({ text }: { text: string }) {
	let end = 0;
	return splitMarked(text).map(({ text: piece, mark }) => {
		end += piece.length;
		// The end offset is a unique key.
		return mark ? (
			<span key={end} {...mark}>
				{piece}
			</span>
		) : (
			piece
		);
	});
}
