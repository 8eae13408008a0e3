import type { WatchLog } from '../../model/documents.ts';

export const watchLog: WatchLog = {
	form: 'log',
	heading: 'System 118: the air of Decks −18 to −26',
	night: 'Wednesday 12 to Thursday 13 October 2118',
	rule: 'Enter every no, with its reason, and any yes that you thought about.',
	hands: {
		'G.E.': { name: 'Gudrun Eydal', office: 'Hand, 16:00 to 22:00', look: 'first' },
		'B.S.': { name: 'Bakary Sonko', office: 'Hand, 22:00 to 04:00', look: 'second' },
		'P.W.': { name: 'Priyanthi Wickrema', office: 'relief', look: 'third' },
	},
	entries: [
		{
			time: '21:35',
			proposal: 'Stop the fan of rooms 4 to 8 on −22. None is in the hire book.',
			answer: 'No',
			words:
				'Room 6 has a tuba in it. He comes down at dusk, raps on the duct when he wants more air, and pays on Fridays, which the hire book has no column for.',
			hand: 'G.E.',
		},
		{
			time: '21:58',
			words:
				'Handing over. Fan 2 is running warm. Flame on −22 stands high. The tuba goes up at two, for his boat, so you will be asked about it until two. Slept 7.',
			hand: 'G.E.',
		},
		{ time: '22:00', words: 'Have the desk. Slept 7 and a half.', hand: 'B.S.' },
		{
			time: '22:20',
			proposal: 'Stop the fan of rooms 4 to 8.',
			answer: 'No',
			words: 'Tuba.',
			hand: 'B.S.',
		},
		{
			time: '22:50',
			proposal: 'Stop it for ten minutes, as a test.',
			answer: 'No',
			words: 'Of what? Tuba.',
			hand: 'B.S.',
		},
		{
			time: '23:40',
			proposal: 'Enter the tremor in duct 6 as a fault, and send a fitter.',
			answer: 'No',
			words: 'It is a waltz.',
			hand: 'B.S.',
		},
		{
			time: '00:35',
			words: 'Away to feel the bearing of fan 2. Relief has been told about the tuba.',
			hand: 'B.S.',
		},
		{
			time: '00:36',
			words: 'I have the desk. Slept 8 hours and 10 minutes. (My first time alone in the chair!)',
			hand: 'P.W.',
		},
		{
			time: '00:50',
			proposal: 'Stop the fan of rooms 4 to 8.',
			answer: 'No',
			words: 'There is a tuba. He is really very good.',
			hand: 'P.W.',
		},
		{
			time: '01:20',
			proposal: 'Stop the fan of rooms 4 to 8. No tremor in duct 6 since 01:08.',
			answer: 'Yes',
			words:
				'I put my ear to the grating and counted to sixty. He has stopped, so he has gone up early.',
			hand: 'P.W.',
		},
		{ time: '01:52', words: 'Back. Have read the above. Who saw him go up?', hand: 'B.S.' },
		{ time: '01:52', words: 'I didn’t ask.', hand: 'P.W.' },
		{
			time: '01:53',
			words:
				'Fan started by hand. Rang the stair-head at −20: one check on the board, there since supper. Rang the landing on −22: rings out. P.W. has the desk. Whatever it proposes is no. Gone to knock.',
			hand: 'B.S.',
		},
		{
			time: '01:54',
			proposal: 'Stop the fan of rooms 4 to 8. (Until 02:16, forty-one times.)',
			answer: 'No',
			words: 'Mr. Sonko is knocking.',
			hand: 'P.W.',
		},
		{
			time: '02:17',
			words:
				'By telephone, in my writing: found on the bench with his coat over him, resting. (He says to put resting.) Landing flame down to a bead. Woke at the third shake. Asked was it Friday.',
			hand: 'P.W.',
		},
		{
			time: '02:19',
			proposal: 'By the man himself: go back for the tuba.',
			answer: 'No',
			words: 'When it is low you pick nothing up. Told him twice on the stair.',
			hand: 'B.S.',
		},
		{
			time: '03:05',
			proposal: 'Stop the fan of rooms 4 to 8.',
			answer: 'Yes',
			words: 'Nobody there. Known from the board, which is empty, and from having counted him.',
			hand: 'B.S.',
		},
		{
			time: '03:10',
			words: 'It was right about the noise, and I agreed with it. I should like that to stay in.',
			hand: 'P.W.',
		},
		{
			time: '03:12',
			words: 'It stays in. I told you about the tuba. I didn’t tell you about the man.',
			hand: 'B.S.',
		},
		{
			time: '16:00',
			words:
				'Thursday. Read. It was I who called him the tuba, since April. His name is Ewald Hoekstra. He is deaf on the left, and sleeps on the right. That should have been in here.',
			hand: 'G.E.',
		},
	],
};
