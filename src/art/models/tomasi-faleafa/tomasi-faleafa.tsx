import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './tomasi-faleafa-hands.tsx';
import { TomasiFaleafaHead } from './tomasi-faleafa-head.tsx';
import { likeness } from './tomasi-faleafa-likeness.ts';
import { back, front } from './tomasi-faleafa-poses.tsx';
import { wear } from './tomasi-faleafa-wear.tsx';

export const tomasiFaleafa: ModelDrawing = {
	who: {
		Head: TomasiFaleafaHead,
		skin: likeness.traits.skin,
		height: 187,
		girth: 1.24,
		shoulders: 1.06,
		head: 28,
		hands: 'broad',
	},
	wear,
	front,
	back,
	expressions: [
		{ view: 'front', mood: 'wry', look: -0.5 },
		{ view: 'quarter', mood: 'glance', look: 0.7 },
	],
	Hands,
	alt: 'Tomasi Faleafa from three angles in his red cap, grinning, and leaving a silence; one fist on a large kettle and one under a hook; and, standing with both, from the front and the back.',
};
