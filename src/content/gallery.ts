import type { GalleryItem } from '../model/types.ts';

/**
 * The gallery's pictures. In order, their captions tell the story of one Thursday to readers who
 * have read nothing else; the text of the landing page before them introduces the person.
 */
export const gallery: readonly GalleryItem[] = [
	{
		src: 'scene-waterline',
		alt: 'First light from the deck of a returning work boat. A woman in red dungarees stands coiling a mooring line, the bight falling from hand to hand; a flask, a steaming mug and half a loaf are on a box, and a gull on the rail watches the loaf. On the quay a rope-duty gang of six hauls in a hawser, one with a fist up to give the time, while an old man sits by with the kettle. Behind them, over a hull with a red stripe, the city rises in steps to its towers, lit along one edge.',
		caption:
			'Thursday, 00:40. A pirate station read out the name of a woman in one of the boats outside. By first light the rope gang knew it.',
	},
	{
		src: 'scene-loop-platform',
		alt: 'A Loop platform in the morning watch, the red train’s doors open. Under an enamel panel of a drowned harbour a woman on a ladder smooths down the day’s tide table; a guard waits for her. A child copies it, an old couple share a flask, a docker sleeps, news is told at the door, a man runs, the porter mops.',
		caption:
			'By the morning watch her name had been right round the city on the Loop, its one railway.',
	},
	{
		src: 'scene-lung',
		alt: 'The Lung from Tier Six, looking up: planted tiers ring an open shaft to a round of daylight with hives on its rim, and below a white line on the wall there are lamps. At the rail the old keeper, in apron and clogs, cuts basil. Across the shaft gardeners water, pick and climb; two haul a yellow cradle up to the tomatoes, and two apprentices carry a tray of seedlings over a gangway.',
		caption:
			'Nobody in the Lung, where the city’s greens are grown, had ever heard of her. They sent her basil.',
	},
	{
		src: 'scene-bread-day',
		alt: 'Bread day in the Deck 7 hall: the loaf’s flap has just come down on a four. The turner is still at the crank of Tern Provision’s black price board; under it a girl on her father’s shoulders points, a docker flings out an arm and laughs, an old woman counts her coins again and a young one holds up four fingers to a man who has not caught it. A bald man in a camel coat has four coins ready, and nobody but a cat stands near him. At the counter a customer with a loaf under her arm is handed another.',
		caption:
			'Twelve people in the bread queue each bought a loaf they didn’t need and left it on the counter. Twelve loaves fill a tin.',
	},
	{
		src: 'scene-submerged-window',
		alt: 'A round window wider than a person can reach, on Deck −33, its glass a hand thick. In deep dark water a line diver in a yellow hard suit holds on to a mooring strand and raises five white fingers; a large fish crosses the beam of a lamp; and farther out a second diver makes off with a white bread tin. Inside, under one warm lamp, a watchkeeper astride a bench writes in his log and lifts his mug. Beside a steaming kettle a girl kneels at the glass and holds up five fingers too.',
		caption:
			'14:20, under water. One diver signals that a rope is sound. Another swims off behind him with the bread tin, and is logged as a fish.',
	},
	{
		src: 'scene-breakwater',
		alt: 'Breakwater Station looms in fog: five decks, flag G. At a line of yellow floats lies an open boat: a youth with his oar upright, a mother with bread in a cloth, a child hugging a goldfish in a jar, an old man with a document wallet. Other boats wait behind it, half gone. From the steps an officer with an open ledger, nothing written in it, looks at them.',
		caption:
			'Fog at the breakwater. The patrol held all boats off, as ordered. The third, hers, smelled of bread.',
	},
];
