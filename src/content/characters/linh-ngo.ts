import type { Character } from '../../model/types.ts';

export const linhNgo = {
	id: 'linh-ngo',
	name: 'Linh Ngo',
	role: 'Limits Auditor',
	faction: 'Nexus Protocol',
	description:
		'Goes from desk to desk with a stopwatch, finding out whether the person who says yes to a machine has read the question. In March she found one who reads everything, refuses well, and has been dead for two years. The report is still unfiled.',
	portrait: 'portrait-linh-ngo',
	stance:
		'She has no opinion on file. What she would like to file first is her report, before the ninth.',
	form: 'audit',
	age: 28,
	gender: 'woman',
	achievements: [
		'Systems: some three hundred and forty. Audited since 2114: 118. Passed: sixty-one.',
		'Pedals required: none. Found, 2115: the second, rigged to say yes by foot. Its steward had been top of the course on attention.',
		'Mean time to a yes, city: three seconds when she began. Now: seven.',
		'Harbour translator, required to pass on apologies as made. Found: improving them. Corrected.',
		'The auditor: audited, in 2117, by the auditor, for want of another. Published. Fair.',
	],
	personalityTraits: [
		'Times things',
		'Rounds down',
		'Tells the truth in order of date',
		'Wears gloves to shake hands',
		'Has lunch at 12:10, whatever has stopped',
		'Calls strangers uncle, and colleagues by surname',
	],
	goals: [
		'File the report on Well Nine on a day when stopping its lifts would hurt nobody. Days found so far: none.',
		'Have the third of [[ai-limitations|the Limits]] amended to say what “reachable” means, and to whom.',
		'Close number 30 of 9 May. She knows [[idris-benhaddou|a patrol coat]] when she sees one, and has twice walked out along the mole, the city’s breakwater, with the stub. Boats admired: all.',
		'Make a nod, a yes in under four seconds, a dismissible offence. Stewards she likes: four. Begin with those.',
		'Ask her brother, who is twenty-one and still down at the Deck 8 clinic as her son, whether he would like that corrected.',
	],
	speech: [
		{
			text: 'Two point six seconds, anh. Four is a yes. Did you read it, or did you see that it was there? One or the other. Thank you.',
			where: 'to a steward at the swell desk, with the stopwatch still running',
		},
		{
			text: 'Sit, cô. Number 12? Good. Did the translator put a word in, or leave one out? In. A polite one? It was told to stop at 09:40 on the second of June. Was yours before that? Then it is closed.',
			where: 'at her window, to a woman who sells fish',
		},
		{
			text: 'Either it is done or it is not done. ‘In hand’ is a place, and I have looked there.',
			where: 'to a clerk of Keel House, by telephone',
		},
		{
			text: 'Em, give it back, please. Not by the button. Do you want to know how long you talked? Three minutes fifty, with two breaths.',
			where: 'to the boy who brings the milk, about the stopwatch',
		},
		{
			text: 'Still tied, chú. No, nothing to report. It is 01:20 and raining on forty-two. Have you eaten? Yes or no. Good. Cháu will ring off now.',
			where: 'from the telephone on a landing, to the number on a door',
		},
	],
} satisfies Character;
