import { navy, slate } from '../../../model/colours.ts';
import { makeOutfit } from '../../kit/folk/wear/make-wear.tsx';
import type { ModelDrawing } from '../kit/model-sheet.tsx';
import { coat } from './hood.tsx';
import { Hands } from './idris-benhaddou-hands.tsx';
import { IdrisBenhaddouHead, skin } from './idris-benhaddou-head.tsx';
import { back, front } from './idris-benhaddou-poses.tsx';
import { Skirt } from './idris-benhaddou-skirt.tsx';

/** Captain Idris Benhaddou of the patrol boat Patience, for artists. */

const seaCoat = makeOutfit({
	top: coat,
	legs: { light: slate.deep, dark: navy.deep },
	hem: 'tucked',
	collar: 'round',
	skirt: { reach: 1.18, flare: 4, tone: 'top', kind: 'coat' },
	cuff: 0.95,
	leg: 0.7,
	loose: 1.16,
});

export const idrisBenhaddou: ModelDrawing = {
	who: {
		Head: IdrisBenhaddouHead,
		skin,
		height: 176,
		girth: 1.03,
		shoulders: 1.02,
		head: 26.6,
		hands: 'broad',
	},
	wear: {
		garment: seaCoat.garment,
		// The hood lies where a collar would.
		dress: (person) => {
			const { build, wear } = seaCoat.dress(person);
			return { build, wear: { ...wear, Skirts: Skirt, Collar: () => null } };
		},
	},
	front,
	back,
	expressions: [
		{ view: 'quarter', mood: 'talk' },
		{ view: 'front', mood: 'wry', look: -0.5 },
	],
	Hands,
	alt: 'Captain Idris Benhaddou, unshaven in the hood of a navy sea-coat: the face from three angles, two expressions, his hands, one lowering binoculars and one counting, and the whole figure from the front and the back.',
};
