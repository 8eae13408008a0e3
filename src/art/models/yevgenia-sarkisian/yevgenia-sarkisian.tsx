import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './yevgenia-sarkisian-hands.tsx';
import { YevgeniaSarkisianHead } from './yevgenia-sarkisian-head.tsx';
import { likeness } from './yevgenia-sarkisian-likeness.ts';
import { back, front } from './yevgenia-sarkisian-poses.tsx';
import { wear } from './yevgenia-sarkisian-wear.tsx';

export const yevgeniaSarkisian: ModelDrawing = {
	who: {
		Head: YevgeniaSarkisianHead,
		skin: likeness.traits.skin,
		height: 165,
		girth: 0.98,
		shoulders: 0.95,
		head: 27,
		hands: 'long',
	},
	wear,
	front,
	back,
	expressions: [
		{ view: 'front', mood: 'glance' },
		{ view: 'quarter', mood: 'wry' },
	],
	Hands,
	alt: 'Dr. Yevgenia Sarkisian from three angles, a screwdriver through her grey bun, waiting for an answer, and telling a joke with one brow; a six-hour watch in her hand; and, standing in a plaid blanket, from the front and the back.',
};
