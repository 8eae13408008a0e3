import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './marisol-quintanilha-hands.tsx';
import { MarisolQuintanilhaHead } from './marisol-quintanilha-head.tsx';
import { likeness } from './marisol-quintanilha-likeness.ts';
import { back, front } from './marisol-quintanilha-poses.tsx';
import { wear } from './marisol-quintanilha-wear.tsx';

export const marisolQuintanilha: ModelDrawing = {
	who: {
		Head: MarisolQuintanilhaHead,
		skin: likeness.traits.skin,
		height: 178,
		girth: 1,
		shoulders: 0.98,
		head: 27,
		hands: 'narrow',
	},
	wear,
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'wry' },
		{ view: 'front', mood: 'shut' },
	],
	Hands,
	alt: 'Marisol Quintanilha from three angles, agreeing, and listening with her eyes shut; a knotted string wound round her finger; and, standing in a wine-red suit, from the front and the back.',
};
