import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './ines-quintanilha-hands.tsx';
import { InesQuintanilhaHead } from './ines-quintanilha-head.tsx';
import { likeness } from './ines-quintanilha-likeness.ts';
import { back, front } from './ines-quintanilha-poses.tsx';
import { wear } from './ines-quintanilha-wear.tsx';

export const inesQuintanilha: ModelDrawing = {
	who: {
		Head: InesQuintanilhaHead,
		skin: likeness.traits.skin,
		height: 161,
		girth: 0.92,
		shoulders: 0.95,
		head: 28,
		hands: 'narrow',
	},
	wear,
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'talk' },
		{ view: 'front', mood: 'shut' },
	],
	Hands,
	alt: 'Inês Quintanilha from three angles under a cloud of curls, talking, and listening with her eyes shut; a thumb on the switch of a microphone; and, standing in a teal jacket, from the front and the back.',
};
