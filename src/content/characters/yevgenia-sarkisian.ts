import type { Character } from '../../model/types.ts';

export const yevgeniaSarkisian = {
	id: 'yevgenia-sarkisian',
	name: 'Dr. Yevgenia Sarkisian',
	role: 'Chief Steward of Systems',
	faction: 'Nexus Protocol',
	description:
		'At twenty-two she said yes to a correct sum, and 412 people froze. She now has charge of every machine in the city that may propose and is forbidden to decide, and keeps in her desk what they proposed about the empty berths. She teaches from the old sum, and in October a student asked what was missing from it.',
	portrait: 'portrait-yevgenia-sarkisian',
	stance:
		'The machines’ answer is in her desk, and stays there. She wants the house to decide badly, and awake.',
	form: 'lecture',
	age: 56,
	gender: 'woman',
	predecessor: 'Dr. Halloran Pike',
	achievements: [
		'Wrote four words of [[ai-limitations|the Limits]]: *and who has slept*. Why only four? The rest were agreed.',
		'Had a bed put beside every desk by 2090. Had she slept in them? One watch in each, by 2111.',
		'Put it in standing orders that whatever a system leaves out is printed first, and larger.',
		'Has stopped twenty-three systems as Chief. The reason for each is posted, with what the stop cost. Those that run again run differently.',
		'Has given the first-watch class since 2090. In 2118 it asked the question.',
		'Knows 393 names.',
	],
	personalityTraits: [
		'Asks if you have slept, and waits for the answer',
		'Calls everybody by their father’s name',
		'Tells a joke as if reading out a charge',
		'Sits between other people and a screen',
		'Sends cake away uncut',
		'Files objections to her own promotions',
	],
	goals: [
		'The ninth of December, without a single steward being asked what they think.',
		'Proposals to one Hand in one watch: few enough to be read. At present, thousands.',
		'The drawer with the answer in it, locked after any night on which she has slept badly. By the chalk on her door there has been no such night for five weeks, and the cleaner has been told to do the desk.',
		'Sandwiches for 14 January, enough for two, whether or not [[agathe-ouedraogo|the Keeper]] puts out a second crate.',
		'Nineteen more names.',
	],
	speech: [
		{
			text: 'It did not decide, Pyotr Olegovich. It proposed, and you were looking at your egg.',
			where: 'to a steward on the water balance, who had said that the machine decided',
		},
		{
			text: 'Have you slept? I did not ask whether you are tired. I am tired since 2084. Lie down, I shall sit at your desk. For sitting at a desk I am very well known.',
			where: 'to a Hand of twenty who came on watch grey',
		},
		{
			text: 'How many pages has it? Consider what you would do with the number. If I say one, you will think that the matter is simple. If I say forty, you will engage a lawyer. It has pages. My respects to your mother.',
			where: 'on the telephone to a clerk of the Assembly',
		},
		{
			text: 'Is there mustard? There is mustard. Then we want for nothing, and it will be light at seven.',
			where: 'to the Keeper, Tier Three of the Lung, 14 January, five in the morning',
		},
	],
} satisfies Character;
