import type { Words as Text } from '../../content/documents/types.ts';
import { MarkedWords } from '../marked-words.tsx';
import { Noise } from './noise.tsx';

/** What is struck out, underlined, or lost in noise. */
const signs = /(~~.+?~~|_.+?_|~\d+~)/;

/** One piece of what stands on a sheet. */
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

/** Words as they stand on a sheet, with what was done to them. */
export function Words({ text }: { text: Text }) {
	let end = 0;
	return text.split(signs).flatMap((piece) => {
		end += piece.length;
		// A sheet does not change: where a piece ends tells it from the others.
		return piece === '' ? [] : <Piece key={end} text={piece} />;
	});
}
