import type { Character } from '../../world/types.ts';

export const heddaRavndal = {
	id: 'hedda-ravndal',
	name: 'Commodore Hedda Ravndal',
	role: 'Commander, Breakwater Station',
	faction: 'Global Aegis',
	description:
		'Commands nine boats and some six hundred people in the name of {{world.nations}} governments, none of which is Lagan’s. Before each decision she asks who is entitled to make it, and keeps the acknowledgements. She is short of one hour in March, and has worked out who was awake in it.',
	portrait: 'portrait-hedda-ravndal',
	stance: 'Her boats will do as they are told. She has asked forty-one times by whom.',
	form: 'testimony',
	age: 54,
	gender: 'woman',
	predecessor: 'Commodore Julius Amankwah',
	spouse: 'Oskar Lie',
	achievements: [
		'Wrote the Lee Order of 2112: every boat that is to be turned back first lies an hour in the shelter of the mole, the city’s breakwater, and is given water, bread and the forecast.',
		'Got through the Hook Strike of 2113, against the written wishes of [[leopold-achterberg]], with all her boots on their own side of the yellow line. A single striker crossed it, after a hat, and was given the form.',
		'Took two boats out past the treaty limit in February 2115 and brought in the eighteen crew of the grain ship *Constance*, then asked for permission. It was refused in October.',
		'Had the station’s rifles moved to a store with two keys, held by officers who do not share a watch.',
		'Obtained a unanimous vote of the treaty council, on a shade of yellow.',
	],
	personalityTraits: [
		'Answers exactly the question that was asked',
		'Early',
		'Strikes adjectives out of other people’s reports',
		'Unable to throw away an envelope',
		'Sits facing the water',
		'Takes silence for a reply and files it',
	],
	goals: [
		'Bring the treaty to its renewal in 2120 with one sentence added, saying whom the station obeys when two governments order opposite things.',
		'Have from [[ifeoma-okwuosa|the Warden]], before the vote, a load figure on which a patrol plan could honestly be based. She has asked three times in writing.',
		'Reach the tenth of December with every boat still at its moorings.',
		'Account for the hour truthfully, to somebody entitled to ask, in a way that does not pass the window of [[linh-ngo]], whose findings are public.',
		'Three nights running on Deck 33. The application to be marked, which would make it every night and end her commission, is filled in but for the date and lies among Oskar’s school reports.',
	],
	speech: [
		{
			text: 'Strike ‘heartbreaking’. How many, at what hour, and who was steering? Good. Now it is worse, and it is a report.',
			where: 'to a lieutenant on his first night boat',
		},
		{
			text: 'Breakwater to council, 14:00. Your acknowledgement is acknowledged. The question stands as sent.',
			where: 'by radio, on the first of every month',
		},
		{
			text: 'You are on the lee side until further notice, Captain. There is no remark. If there were a remark you would have it in writing.',
			where: 'to Idris Benhaddou, 5 April, with the door open',
		},
		{
			text: 'I am to be over the line by 06:00. The fish is for tonight. I have my matpakke, and you have 7B their fractions. One night and I am home.',
			where: 'to her husband, asleep, 05:35, every third morning',
		},
		{
			text: 'That is two questions. I can answer the one, and I am not entitled to the other.',
			where: 'to the Speaker, on the mole',
		},
	],
} satisfies Character;
