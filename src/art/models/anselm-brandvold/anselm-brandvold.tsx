import { dusk, leather, navy, palette, slate } from '../../../model/colours.ts';
import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { Hands, oilskin } from './anselm-brandvold-hands.tsx';
import { AnselmBrandvoldHead, skin } from './anselm-brandvold-head.tsx';
import { back, front } from './anselm-brandvold-poses.tsx';
import { Skirt } from './anselm-brandvold-skirt.tsx';

/** Anselm Brandvold, Mooring Engineer Emeritus, for artists. */

const coat = makeOutfit({
	top: oilskin,
	legs: { light: slate.deep, dark: navy.deep },
	hem: 'tucked',
	collar: 'fold',
	closed: true,
	shirt: { light: palette.deep, dark: dusk.deep },
	buttoned: leather.light,
	skirt: { reach: 1.18, flare: 4, tone: 'top', kind: 'coat' },
	cuff: 0.97,
	leg: 0.6,
	loose: 1.12,
});

export const anselmBrandvold: ModelDrawing = {
	who: {
		Head: AnselmBrandvoldHead,
		skin,
		height: 168,
		girth: 0.96,
		shoulders: 0.98,
		head: 28,
		hands: 'broad',
	},
	wear: {
		garment: coat.garment,
		dress: (person) => {
			const { build, wear } = coat.dress(person);
			return { build, wear: { ...wear, Skirts: Skirt } };
		},
	},
	front,
	back,
	expressions: [
		{ view: 'profile', mood: 'shut' },
		{ view: 'front', mood: 'wry', look: 0.6 },
	],
	Hands,
	alt: 'Anselm Brandvold, old, bald and stooped, a pencil behind his ear: the face from three angles, two expressions, his hands splicing a rope, and the whole figure in a yellow oilskin from the front and the back.',
};
