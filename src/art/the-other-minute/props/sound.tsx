import { palette } from '../../../model/colours.ts';
import { tenth } from '../../kit/shapes.ts';

/** Three hands: cut with a broad brush, scratched with a pen, and pencilled small. */
type Hand = 'bold' | 'thin' | 'small';

interface Letter {
	d: string;
	wide: number;
}

/** Solid letters 100 high, none of them upright or even: a hammer does not write. */
const bold: Record<string, Letter> = {
	T: { d: 'M-2 4L76-6 80 20 54 24 60 98 30 104 28 27 2 32Z', wide: 84 },
	O: {
		d: 'M44-4C72-8 88 20 84 54 80 86 62 106 38 102 12 98-2 74 2 44 6 18 22 0 44-4ZM44 26C32 28 28 42 28 54 28 68 34 76 42 76 52 76 58 64 58 48 58 34 54 25 44 26Z',
		wide: 90,
	},
	K: { d: 'M4 2L32-4 32 36 58-6 92 4 60 46 94 92 62 106 36 62 38 100 8 104Z', wide: 94 },
	L: { d: 'M6-4L34 0 32 76 66 68 70 96 4 106Z', wide: 72 },
	A: { d: 'M34-6L62-2 90 98 62 104 56 82 34 84 28 106-2 98ZM47 30L39 62 54 60Z', wide: 92 },
};

/** The same, as strokes. */
const thin: Record<string, Letter> = {
	T: { d: 'M0 8L66 0M34 6C32 36 36 70 34 100', wide: 72 },
	O: { d: 'M36 4C8 6 0 34 4 60 8 92 34 106 54 92 74 74 72 30 58 12 50 4 40 2 30 8', wide: 76 },
	K: { d: 'M8 2C10 34 6 70 10 100M60 0L12 56 66 100', wide: 72 },
	L: { d: 'M10 0C8 34 10 66 6 98L56 92', wide: 62 },
	A: { d: 'M0 100L36 0 66 98M12 64L56 60', wide: 72 },
};

const small: Record<string, Letter> = {
	T: { d: 'M32 0C28 40 28 74 36 92 42 102 54 100 60 92M6 34L60 28', wide: 64 },
	O: { d: 'M34 34C10 34 2 60 8 80 16 104 50 104 58 80 64 56 54 34 34 34', wide: 70 },
	K: { d: 'M10 0V100M52 34L12 68 56 100', wide: 62 },
	L: { d: 'M12 0C8 40 8 80 22 98', wide: 34 },
	A: { d: 'M50 44C34 28 8 40 6 68 4 98 36 106 50 80M54 36C50 60 50 84 62 98', wide: 70 },
};

const hands = { bold, thin, small };

export interface SoundProps {
	/** Of the letters T, O, K, L and A; a space parts words. */
	text: string;
	/** Where the middle of the word is. */
	x: number;
	y: number;
	/** How high a letter is. */
	size: number;
	tilt?: number;
	hand?: Hand;
	fill?: string;
	/** The line round bold letters, or under thin ones; none if it is ''. */
	edge?: string;
	/** How heavy a thin letter is, against its height of 100. */
	pen?: number;
	/** Letters that grow or shrink along the word: 1 stays as it is. */
	swell?: number;
}

/** A sound that is part of the drawing: letters set unevenly, each at its own lean. */
export function Sound(props: SoundProps) {
	const { text, x, y, size, tilt = 0, hand = 'bold', swell = 1 } = props;
	const { fill = palette.yellow, edge = palette.ink, pen = hand === 'small' ? 12 : 9 } = props;
	const shapes = hands[hand];
	let at = 0;
	const letters = [...text.toUpperCase()].map((sign, i) => {
		const grown = swell ** i;
		const start = at;
		const letter = shapes[sign];
		at += ((letter?.wide ?? 40) + (hand === 'bold' ? 4 : 14)) * grown;
		// Up, down and askew by turns, the same each time.
		const hop = ((i * 53 + 7) % 17) - 8;
		return {
			i,
			letter,
			transform: `translate(${tenth(start)} ${tenth(hop * 0.8 + 50 - 50 * grown)})rotate(${((i * 29 + 3) % 11) - 5})scale(${tenth(grown * 100) / 100})`,
		};
	});
	const k = Math.round(size * 10) / 1000;
	const solid = hand === 'bold';
	return (
		<g
			transform={`translate(${x} ${y})rotate(${tilt})scale(${k})translate(${tenth(-at / 2)} -50)`}
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			{edge && (
				<g
					fill={solid ? edge : 'none'}
					stroke={edge}
					strokeWidth={solid ? tenth(Math.min(26, Math.max(12, 9 / k))) : tenth(pen + Math.min(22, 5 / k))}
				>
					{letters.map(({ i, letter, transform }) => letter && <path key={i} d={letter.d} transform={transform} />)}
				</g>
			)}
			<g fill={solid ? fill : 'none'} stroke={solid ? 'none' : fill} strokeWidth={pen} fillRule="evenodd">
				{letters.map(({ i, letter, transform }) => letter && <path key={i} d={letter.d} transform={transform} />)}
			</g>
		</g>
	);
}
