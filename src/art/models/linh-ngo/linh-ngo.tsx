import { linhNgo as linhNgoColours } from '../../../content/wardrobe.ts';
import { midnight, navy } from '../../../model/colours.ts';
import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import { skin } from '../../portraits/linh-ngo-head.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './linh-ngo-hands.tsx';
import { LinhNgoHead } from './linh-ngo-head.tsx';
import { back, front } from './linh-ngo-poses.tsx';

/** Linh Ngo, Limits Auditor, for artists. */

const tunic = makeOutfit({
	top: { light: linhNgoColours.tunic, dark: midnight.mid },
	legs: { light: linhNgoColours.trousers, dark: navy.deep },
	hem: 'over',
	collar: 'stand',
	closed: true,
	pockets: ['hip'],
	cuff: 0.92,
	leg: 0.93,
});

export const linhNgo: ModelDrawing = {
	who: {
		Head: LinhNgoHead,
		skin,
		height: 158,
		girth: 0.9,
		shoulders: 0.94,
		head: 28.4,
		hands: 'narrow',
	},
	wear: tunic,
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'glance' },
		{ view: 'front', mood: 'wry' },
	],
	Hands,
	alt: 'Linh Ngo in a black bob and round glasses low on her nose: the face from three angles, two expressions, her gloved hands with stopwatch and clipboard, and the whole figure from the front and the back.',
};
