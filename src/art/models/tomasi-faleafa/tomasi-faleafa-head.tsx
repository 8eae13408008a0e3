import type { HeadProps } from '../../kit/body/head.ts';
import { Ears } from '../../kit/folk/ears.tsx';
import { Hair } from '../../kit/folk/hair.tsx';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { cloth, Part } from '../../kit/forms.tsx';
import { Bare, Fitted, penFor } from '../kit/features.tsx';
import { Beard } from './beard.tsx';
import { TomasiFaleafaCap } from './tomasi-faleafa-cap.tsx';
import { likeness } from './tomasi-faleafa-likeness.ts';
import { crew, orange } from './tomasi-faleafa-wear.tsx';

/** Vest, shirt and its black neckband under a near head. */
const busts: ByView<{ vest: string; band: string } | undefined> = {
	front: {
		vest: 'M-70 180C-80 184-88 190-92 198V244H92V198C88 190 80 184 70 180Z',
		band: 'M-72 156C-50 206 50 206 72 156L88 176C60 232-60 232-88 176Z',
	},
	quarter: {
		vest: 'M-80 182C-88 186-92 190-94 196V244H100V202C94 192 84 186 70 182Z',
		band: 'M-90 152C-66 208 30 212 66 158L82 178C54 238-72 232-104 170Z',
	},
	profile: {
		vest: 'M-90 182C-98 186-104 192-106 198V244H80C82 224 70 200 46 184Z',
		band: 'M-102 148C-72 198-8 210 46 162L62 184C20 242-74 228-120 166Z',
	},
	back: undefined,
};

function TomasiFaleafaBust({ pen }: PartProps) {
	const cut = busts[pen.view];
	if (!pen.near || !cut) return null;
	const shade = 'M-200 120H-62C-32 180-26 220-36 260H-200Z';
	return (
		<>
			<Part d={cut.vest} tone={orange} shade={shade} line={pen.line}>
				<path d="M72 150H92V260H72Z" fill={cloth.yellow.light} />
			</Part>
			<Part d={cut.band} tone={crew} shade="" line={pen.line * 0.8} />
		</>
	);
}

export function TomasiFaleafaHead(props: HeadProps) {
	const pen = penFor(props, likeness);
	const { view } = pen;
	const fit = { view, wide: likeness.wide ?? 1 };
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<Bare pen={pen} likeness={likeness} ears bust={<TomasiFaleafaBust pen={pen} />} />
			<Fitted {...fit}>
				<Hair pen={pen} />
			</Fitted>
			<Beard pen={pen} />
			{view !== 'front' && (
				<Fitted {...fit}>
					<Ears pen={pen} />
				</Fitted>
			)}
			<TomasiFaleafaCap pen={pen} />
		</g>
	);
}
