import type { Character } from '../../model/types.ts';

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
		'The Lee Order of 2112. Every boat that is to be turned back first lies an hour in the shelter of the mole, the city’s breakwater, with water, bread and the forecast. In force.',
		'The Hook Strike of 2113. All boots on their own side of the yellow line, against the written wishes of [[leopold-achterberg]]. One striker crossed it, after a hat, and was given the form.',
		'February 2115. Two boats past the treaty limit, for the eighteen crew of the grain ship *Constance*. All landed. Permission asked for afterwards; refused in October.',
		'The station’s rifles, moved to a store with two keys. The officers who hold them do not share a watch.',
		'One unanimous vote of the treaty council. Subject: a shade of yellow.',
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
		'The treaty renewed in 2120, with a sentence added: whom does the station obey when two governments order opposite things?',
		'A load figure from [[ifeoma-okwuosa|the Warden]], before the vote, on which a patrol plan could honestly be based. Requested in writing, three times.',
		'Every boat at its moorings on 10 December.',
		'The hour in March, accounted for truthfully, to somebody entitled to ask. The window of [[linh-ngo]], whose findings are public, is not to be passed on the way.',
		'Three nights running on Deck 33. The application to be marked, which would make it every night and end her commission, is complete but for the date. Location: among Oskar’s school reports.',
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
