import type { Character } from '../types.ts';

export const inesQuintanilha = {
	id: 'ines-quintanilha',
	name: 'Inês Quintanilha',
	role: 'Delegate by Lot, and the midnight voice on Channel 16',
	faction: 'Citizen Assembly',
	description:
		'By day one of the 220, drawn out of a herring drum at eighteen. From 00:16 to 01:16 she is Sixteen, who reads out what the city would rather have filed. Everyone knows, and nobody has been told.',
	portrait: 'portrait-ines-quintanilha',
	age: 19,
	gender: 'woman',
	achievements: [
		'Has not missed a night since April 2117, including the one when she had lost her voice and gave the hour in Morse, with a spoon.',
		'Read out her own number in the Lot, sixty-third, without a pause.',
		'Read the rents of Deck 8 door by door in February. Nine landlords came down. One put his up and wrote in to say so.',
		'Held the half-past-midnight silence of 6 November 2117 for forty minutes, because she thought that she had heard breathing. [[idris-benhaddou]] found the raft at six, with four people on it.',
		'Moved in her first month that a window in the Well be opened. It was carried, after an hour, and is the only bill of hers to have passed.',
	],
	personalityTraits: [
		'Talks faster when unsure',
		'Rehearses arguments in lifts',
		'Sleeps sitting up',
		'Cannot leave a letter unanswered or a meeting unminuted',
		'Fair to strangers first',
		'Says “listeners” when she means one',
	],
	goals: [
		'Vote for opening the berths now, whole and by lot, and against every tranche.',
		'Read the books of the 2078 survey on the air, page by page, as soon as [[ifeoma-okwuosa|somebody who has the key]] leaves them under the door.',
		'Get a rule that a meeting may be closed only by a vote taken in the open.',
		'Sit her operator’s examination again in the spring, and pass in brevity.',
		'She ends each night with the tide at [[recife]], a harbour that no letter has ever asked for. She has told the regulars that it fills the minute.',
	],
} satisfies Character;
