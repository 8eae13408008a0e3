import type { Character } from '../../model/types.ts';

export const anselmBrandvold = {
	id: 'anselm-brandvold',
	name: 'Anselm Brandvold',
	role: 'Mooring Engineer Emeritus',
	faction: 'The Foundation',
	description:
		'Drew the ninety-six lines that hold this city, and the ones that were cut at Derelict. Every figure for what the moorings will bear is his. At eighty-eight he comes to rope duty unasked and is given the kettle.',
	portrait: 'portrait-anselm-brandvold',
	stance: 'He leaves it to the Warden, who goes by figures he took himself, in 2078.',
	form: 'obituary',
	age: 88,
	gender: 'man',
	children: ['Sunniva'],
	achievements: [
		'Ninety-six lines for Lagan, in 2061, in one night, on a chart that was not for writing on.',
		'Derelict’s lines, in 2070, twice as strong as was asked for. None of them has failed. They were cut.',
		'The Load Survey of 2078. There is one.',
		'As Warden: no shelter over a clamp, the grip at the head of a line, shall have a door. Four keepers have died of the weather since. He goes to the funerals.',
		'A word-list of Deck, the working language of the lines, with the nine verbs for letting go in order of danger.',
		'The tea on Line 61, eighteen years.',
	],
	personalityTraits: [
		'Answers with a knot',
		'Deaf when convenient, to the decibel',
		'Touches every rail he passes',
		'Remembers loads and forgets birthdays',
		'Leaves doors open, in all weathers',
		'Suspicious of prizes',
	],
	goals: [
		'Each line felt once a year by somebody old, if [[ifeoma-okwuosa|the Warden]] can be persuaded, and the survey left in its frames.',
		'Nine of the readings again, in pencil, since the nine are in ink. On six nights since September he has been found in other people’s winch houses, with a flask and a gauge, waiting for it to blow.',
		'The glass over the figures cleaned less often.',
		'To hear from [[yevgenia-sarkisian]], once, that there were two signatures.',
		'One splice Sunniva cannot find with her thumb.',
	],
	speech: [
		{
			text: 'Give it here. Twenty-two years, this one. Laid up left-handed, and then somebody has kept it by a stove. Not for people. You can hang washing on it.',
			where: 'in the dark, to a keeper who doubts a rope',
		},
		{
			text: 'Rolling hitch.',
			where: 'asked which way he leans (it grips one way, slides the other)',
		},
		{
			text: 'It blew a little. Fifty-two parted. So people came, with gloves, and we had a new one to carry in. There is a bad corner at the ramp. I stood there.',
			where: 'to a school class, about the gale of 2093',
		},
		{
			text: 'You grease away from you. Nei. Away. Good. We had a man who greased towards him. He has a bench on Deck 4, with a plate on it.',
			where: 'to a broker on the first day of her rope duty',
		},
		{
			text: 'Leave it open. I know that it is January. With a door that is open you can see who stands there. So.',
			where: 'to the nurse, in his inside room on Deck 17',
		},
	],
} satisfies Character;
