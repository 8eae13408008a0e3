import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './hands.tsx';
import { MarisolQuintanilhaHead } from './head.tsx';
import { likeness } from './likeness.ts';
import { back, front } from './poses.tsx';
import { wear } from './wear.tsx';

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
