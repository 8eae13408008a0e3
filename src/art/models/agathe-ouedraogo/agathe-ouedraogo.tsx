import { agatheOuedraogo as agatheOuedraogoColours } from '../../../content/wardrobe.ts';
import { brass, moss } from '../../../model/colours.ts';
import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands } from './agathe-ouedraogo-hands.tsx';
import { AgatheOuedraogoHead, skin } from './agathe-ouedraogo-head.tsx';
import { back, front } from './agathe-ouedraogo-poses.tsx';
import { canvas, yellow } from './cloth.tsx';

/** Keeper Agathe Ouédraogo, Head Gardener of the Lung, for artists. */

const bottle = { light: agatheOuedraogoColours.trousers, dark: moss.deep };

export const agatheOuedraogo: ModelDrawing = {
	who: {
		Head: AgatheOuedraogoHead,
		skin,
		height: 169,
		girth: 1.05,
		shoulders: 0.96,
		head: 28,
		hands: 'broad',
	},
	wear: makeOutfit({
		top: yellow,
		legs: bottle,
		hem: 'tucked',
		collar: 'round',
		collarTone: { light: brass.dark, dark: brass.dark },
		bib: { tone: canvas },
		belt: canvas,
		skirt: { reach: 1.1, flare: 2, tone: canvas, kind: 'apron' },
		cuff: 0.95,
		leg: 0.95,
		loose: 1.08,
	}),
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'wry' },
		{ view: 'front', mood: 'shut' },
	],
	Hands,
	alt: 'Keeper Agathe Ouédraogo, seventy, with cropped grey hair and brass earrings: the face from three angles, two expressions, her hands cupped round a seedling, and the whole figure in printed blouse and apron from the front and the back.',
};
