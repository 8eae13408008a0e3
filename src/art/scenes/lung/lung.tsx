import type { Picture } from '../../picture.ts';
import { BasilSymbol, Deck, Trough, TroughFront } from './deck.tsx';
import { Gangway } from './gangway.tsx';
import { Hoist } from './hoist.tsx';
import { Keeper } from './keeper.tsx';
import { Shaft } from './shaft.tsx';

function Lung() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 800 1000"
			width="800"
			height="1000"
			paintOrder="stroke"
			strokeLinejoin="round"
		>
			<BasilSymbol />
			<Shaft />
			<Hoist />
			<Gangway />
			<Deck />
			<Trough />
			<Keeper />
			<TroughFront />
		</svg>
	);
}

export const sceneLung: Picture = {
	width: 800,
	height: 1000,
	alt: 'The Lung from Tier Six, looking up: tiers of planting round an open shaft.',
	Drawing: Lung,
};
