import { Lit } from '../../kit/lit.tsx';
import type { Picture } from '../../picture.ts';
import { BasilSymbol, Deck, Trough, TroughFront } from './deck.tsx';
import { Gangway } from './gangway.tsx';
import { Hoist } from './hoist.tsx';
import { Keeper } from './keeper.tsx';
import { fromBehind, lantern, shade, shaftLight } from './lung-light.ts';
import { Dew } from './lung-night.tsx';
import { Shaft } from './shaft.tsx';

function Lung() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" paintOrder="stroke" strokeLinejoin="round">
			<BasilSymbol />
			<Shaft />
			<Hoist />
			<Gangway />
			<Deck />
			<Lit light={lantern} shade={shade} breadth={1.4}>
				<Trough />
			</Lit>
			<Lit light={lantern} shade={shade} rim={fromBehind}>
				<Keeper />
			</Lit>
			<Lit light={lantern} shade={shade} breadth={1.4}>
				<TroughFront />
			</Lit>
			<Dew />
		</svg>
	);
}

export const sceneLung: Picture = {
	width: 800,
	height: 1000,
	alt: 'The Lung from Tier Six, looking up: tiers of planting round an open shaft.',
	Drawing: Lung,
	night: { light: shaftLight },
};
