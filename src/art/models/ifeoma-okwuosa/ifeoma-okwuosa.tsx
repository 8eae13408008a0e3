import { navy, slate } from '../../../model/colours.ts';
import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { linen } from './headwrap.tsx';
import { Hands } from './ifeoma-okwuosa-hands.tsx';
import { IfeomaOkwuosaHead, skin } from './ifeoma-okwuosa-head.tsx';
import { back, front } from './ifeoma-okwuosa-poses.tsx';
import { Skirt } from './ifeoma-okwuosa-skirt.tsx';

/** Ifeoma Okwuosa, Warden of the Charter, for artists. */

const robe = makeOutfit({
	top: linen,
	legs: { light: slate.deep, dark: navy.deep },
	hem: 'tucked',
	collar: 'round',
	skirt: { reach: 1.72, flare: 6, tone: 'top', kind: 'round' },
	cuff: 0.86,
	leg: 0.95,
	loose: 1.25,
});

export const ifeomaOkwuosa: ModelDrawing = {
	who: {
		Head: IfeomaOkwuosaHead,
		skin,
		height: 171,
		girth: 1.04,
		shoulders: 0.96,
		head: 27.4,
		hands: 'long',
	},
	wear: {
		garment: robe.garment,
		dress: (person) => {
			const { build, wear } = robe.dress(person);
			return { build, wear: { ...wear, Skirts: Skirt } };
		},
	},
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'talk' },
		{ view: 'front', mood: 'glance', look: -0.7 },
	],
	Hands,
	alt: 'Ifeoma Okwuosa under a high white headwrap, with brass earrings: the face from three angles, two expressions, her hands on the load ledger, and the whole figure in white robe and blue sash from the front and the back.',
};
