import { dusk, linen, midnight } from '../../model/colours.ts';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { paint } from './cross-section-colours.ts';
import { line } from './cross-section-kit.tsx';
import { Lamps } from './cross-section-lamps.tsx';
import { Loop } from './cross-section-loop.tsx';
import { Deep } from './deep.tsx';
import { Wardrobe } from './folk.tsx';
import { DeckScale, Rise, Sea, Sky, Surface } from './ground.tsx';
import { Harbour } from './harbour.tsx';
import { Lifts } from './lifts.tsx';
import { Lower } from './lower.tsx';
import { Lung } from './lung.tsx';
import { Mid } from './mid.tsx';
import { size } from './scale.ts';
import { Glow, Shell } from './shell.tsx';
import { FarTowers, Upper } from './upper.tsx';

const { width, height } = size;

/** The city cut open from the weather side to the lee, every fifth deck drawn. */
function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
			<Wardrobe />
			<g stroke={paint.ink} strokeWidth={line.plain} strokeLinejoin="round" strokeLinecap="round">
				<Sky />
				<Sea />
				<Glow />
				<Rise />
				<FarTowers />
				<Lamps />
				<Shell />
				<Deep />
				<Lower />
				<Mid />
				<Upper />
				<Loop />
				<Lung />
				<Lifts />
				<Harbour />
				<Surface />
				<DeckScale />
			</g>
		</svg>
	);
}

/** The ground of the World Bible's cross-section; its labels are laid over it. */
export const crossSection: Picture = {
	width,
	height,
	alt: 'Lagan cut open from the weather side to the lee: white towers on a sand-coloured heap of homes, over brick-red docks and workshops, over a dark blue hull with lit rooms, from which ropes go down to a hill under the sea.',
	Drawing,
	night: {
		light: lights.own,
		colours: { [paint.ink]: midnight.dark, [paint.white]: linen.pale, [paint.haze]: dusk.mid },
	},
};
