import type { GalleryItem } from './types.ts';

/** The gallery's six pictures; read in order, their captions tell one Thursday. */
export const gallery: readonly GalleryItem[] = [
	{
		src: 'scene-waterline',
		alt: 'First light from the bow of a returning work boat. A woman in red dungarees sits on a locker coiling rope, a flask and a steaming mug beside her. On the mole six people of a rope-duty gang haul in a mooring line, one with an arm up to give the time; behind them the lower decks rise, lamps on, with people at the rails.',
		caption: 'Thursday. At 00:40 Sixteen read out a name. By first light the boats had it.',
	},
	{
		src: 'scene-loop-platform',
		alt: 'A platform of the Axion Loop in the morning watch, the red train in at its round tunnel. Above hangs the tide table of a drowned harbour, with a curve and a red line for now. An old stevedore and a small girl with a loaf point up at it; a baker, a woman in a headscarf and a fitter stop to look; a cleaner sweeps on.',
		caption: 'By the morning watch it had been once round the Loop.',
	},
	{
		src: 'scene-lung',
		alt: 'The Lung: planted tiers ring a tall shaft, gardeners picking among them, on ladders and in a yellow hoist. At the front an old gardener, eyes closed, holds a sprig of basil to her nose. Her apron is all pockets, and her daylight comes from a long way up.',
		caption: 'Nobody in the Lung had heard of her. They sent basil.',
	},
	{
		src: 'scene-bread-day',
		alt: 'Bread day in the Deck 7 hall. People of every age, in work clothes, queue beneath Tern Provision’s black price board while bakers hand loaves across the counter. A customer already holding one loaf puts up a finger for another, and the woman behind her does the same.',
		caption: 'The queue bought one loaf too many, eleven times, and did not discuss it.',
	},
	{
		src: 'scene-submerged-window',
		alt: 'A thick round window in a plant room below the waterline. A fitter with a mug and an open logbook looks up through it at the underside of a rowing skiff passing across the bright surface, two oars out on either side and small fish scattering from its shadow.',
		caption: '14:20, Deck −2. One keel, four oars, outbound. Logged as fish.',
	},
	{
		src: 'scene-breakwater',
		alt: 'Breakwater Station in fog: the long mole, its lamp, and a grey patrol boat lying across the entrance with officers at the rail. Four open boats wait in a row a little way off, their people sitting close for warmth. In the third, heads are bent over something in a cloth.',
		caption: 'Fog. All boats held off, as ordered. The third smelled of bread.',
	},
];
