import type { Character } from '../types.ts';

export const linhNgo = {
	id: 'linh-ngo',
	name: 'Linh Ngo',
	role: 'Limits Auditor',
	faction: 'Nexus Protocol',
	description:
		'Goes from desk to desk with a stopwatch, finding out whether the person who says yes has read the question. In March she found a Hand who reads everything, refuses well, and has been dead for two years. She has not filed it.',
	portrait: 'portrait-linh-ngo',
	age: 28,
	gender: 'woman',
	achievements: [
		'Has audited 118 of some three hundred and forty systems since 2114, and passed sixty-one.',
		'Found the second pedal, in 2115, at the desk of a steward who had been top of the course on attention.',
		'Raised the mean time to a yes, across the city, from three seconds to seven.',
		'Wrote the finding that the harbour translator had been improving apologies. It now passes them on as made.',
		'Got herself audited, in 2117, and published the result, which was fair.',
	],
	personalityTraits: [
		'Times things',
		'Rounds down',
		'Tells the truth in order of date',
		'Wears gloves to shake hands',
		'Laughs a moment after everyone else',
		'Keeps other people’s mistakes in case they are needed',
	],
	goals: [
		'File the report on a day when stopping Well Nine would hurt nobody. She has been through the calendar as far as March.',
		'Have the third of [[ai-limitations|the Limits]] amended to say what “reachable” means, and to whom.',
		'Close number 30 of 9 May. She knows [[idris-benhaddou|a patrol coat]] when she sees one, and has twice walked out along the mole with the stub, admired the boats and come home.',
		'Make a nod a dismissible offence, beginning with the four stewards whom she likes.',
		'For the audit she had to ring the number on Osei Lindqvist’s door four times. She has rung it nineteen. The last few calls were after midnight, and in her notes of them there is no question.',
	],
} satisfies Character;
