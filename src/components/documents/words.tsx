import type { Words as Text } from '../../model/documents.ts';
import { MarkedWords } from '../marked-words.tsx';
import { Noise } from './noise.tsx';

/**
 * The markup of documents: `~~struck out~~`, `_underlined_`, and `~3~` for three seconds of noise.
 */
const signs = /(~~.+?~~|_.+?_|~\d+~)/;

function Piece({ text }: { text: string }) {
	if (text.startsWith('~~')) return <del>{text.slice(2, -2)}</del>;
	if (text.startsWith('~')) return <Noise seconds={Number(text.slice(1, -1))} />;
	if (text.startsWith('_')) {
		return (
			<em>
				<MarkedWords text={text.slice(1, -1)} />
			</em>
		);
	}
	return <MarkedWords text={text} />;
}

/** The text of a document, with its markup. */
export function Words({ text }: { text: Text }) {
	let end = 0;
	return text.split(signs).flatMap((piece) => {
		end += piece.length;
		// The end offset is a stable key, as the text never changes.
		return piece === '' ? [] : <Piece key={end} text={piece} />;
	});
}
