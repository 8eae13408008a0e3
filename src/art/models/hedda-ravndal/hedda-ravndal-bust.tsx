import { useId } from 'react';
import { Neck } from '../../kit/folk/face.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { cloth, Line, Part } from '../../kit/forms.tsx';
import { fold, navy, white } from './hedda-ravndal-tones.ts';

/** Neck and collar: near, a shirt, a black tie and lapels, cut off below them; afar, the neck alone. */

interface Cut {
	shirt: string;
	tie: string;
	coat: readonly string[];
	/** The light on the lapels. */
	folds: string;
}

const cuts: ByView<Cut | undefined> = {
	front: {
		shirt: 'M-54 166L0 214 54 166 66 236H-66Z',
		tie: 'M-15 206L0 200 15 206 9 222 12 236H-12L-9 222Z',
		coat: ['M-58 160C-68 174-84 182-98 190V236H-14C-34 222-50 192-58 160Z', 'M58 160C68 174 84 182 98 190V236H14C34 222 50 192 58 160Z'],
		folds: 'M-84 200L-78 222-54 220M84 200L78 222 54 220',
	},
	quarter: {
		shirt: 'M-66 166L22 214 48 160 60 236H-50Z',
		tie: 'M10 208L24 200 36 206 32 222 34 236H16L18 222Z',
		coat: ['M-72 158C-80 172-88 180-98 186V236H6C-26 222-54 192-72 158Z', 'M46 158C56 174 74 186 90 196V236H34C46 222 48 192 46 158Z'],
		folds: 'M-84 200L-76 222-52 220M80 206L74 224 60 222',
	},
	profile: {
		shirt: 'M-20 188L36 176 48 236H0Z',
		tie: 'M36 200L50 206 54 236H38Z',
		coat: ['M-86 150C-92 172-102 184-112 192V236H40C30 226 18 204-4 190-34 182-64 172-86 150Z'],
		folds: 'M-30 196L-16 224 10 222',
	},
	back: undefined,
};

export function HeddaRavndalBust({ pen }: PartProps) {
	const id = useId();
	const { line, near } = pen;
	const cut = cuts[pen.view];
	if (!near || !cut) return <Neck pen={pen} />;
	const shade = 'M-200 100H-50L-30 260H-200Z';
	return (
		<>
			<clipPath id={id}>
				<path d="M-300-300H300V239H-300Z" />
			</clipPath>
			<g clipPath={`url(#${id})`}>
				<Neck pen={pen} />
				<Part d={cut.shirt} tone={white} shade={shade} line={line * 0.8} />
				<Part d={cut.tie} tone={cloth.black} shade="M-40 190H0V260H-40Z" line={line * 0.7} />
				{cut.coat.map((d) => (
					<Part key={d} d={d} tone={navy} shade={shade} line={line}>
						<Line d={cut.folds} width={3} ink={fold} />
					</Part>
				))}
			</g>
		</>
	);
}
