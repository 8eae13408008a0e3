import type { Character } from '../types.ts';

export const yevgeniaSarkisian = {
	id: 'yevgenia-sarkisian',
	name: 'Dr. Yevgenia Sarkisian',
	role: 'Chief Steward of Systems',
	faction: 'Nexus Protocol',
	description:
		'At twenty-two she approved a correct sum, and 412 people died of it. She has since run everything in the city that must never decide. What it would decide about the berths is in her desk.',
	portrait: 'portrait-yevgenia-sarkisian',
	age: 56,
	gender: 'woman',
	predecessor: 'Dr. Halloran Pike',
	achievements: [
		'Wrote four words of the Limits, the last four.',
		'Had a bed put beside every desk by 2090, and had slept a watch in each of them by 2111.',
		'Put it in standing orders that whatever a system leaves out of a proposal is printed at its head, in the larger type.',
		'Has stopped twenty-three systems in nine years as Chief. The reason for each is posted with what it cost, and none has been started again as it was.',
		'Knows 393 names.',
	],
	personalityTraits: [
		'Asks if you have slept, and waits for the answer',
		'Reads the foot of the page first',
		'Does not celebrate in January',
		'Sits between other people and a screen',
		'Takes the stairs, and counts',
		'Files objections to her own promotions',
	],
	goals: [
		'Get past the ninth of December without any steward’s being asked what they think.',
		'Cut what reaches one Hand in one watch from nine thousand proposals to a number that can be read.',
		'Nineteen more names.',
		'Begin, on some 14 January, the conversation with [[agathe-ouedraogo|the Keeper]], before the sandwiches.',
		'The drawer was given a lock in June, at her order, and she locks it after a bad night. By the chalk on her door she has slept eight hours every night for five weeks, and the cleaner has been told to do the desk.',
	],
} satisfies Character;
