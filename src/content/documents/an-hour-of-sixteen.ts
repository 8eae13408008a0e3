import type { Transcript } from '../../model/documents.ts';

export const anHourOfSixteen: Transcript = {
	form: 'transcript',
	heading: 'Channel 16',
	night: 'Night of Sunday 30 to Monday 31 October 2118',
	taken:
		'Taken down off the kitchen set, Deck 9, lee rim, by Efua, for Gran, who has the ovens at two and sleeps through it. I was told to put everything.',
	key: 'is noise. Round brackets are me.',
	entries: [
		{
			time: '00:16',
			voice: 'Sixteen',
			words: 'Sixteen minutes past, this is Sixteen, on sixteen. Still tied.',
			aside: 'Our whole stair: “Still here.” Mr. Abanto does it on the pipe.',
		},
		{
			time: '00:17',
			voice: 'Sixteen',
			words:
				'Found on Deck 30, one glove, oilskin, the right, with a key in the thumb. Don’t write to me about what it ~3~',
		},
		{
			time: '00:18',
			voice: 'Sixteen',
			words:
				'Rents. A third on Deck 8, sixteen claims. The law says fourteen, madam. What are the other two for? ~2~ postcard.',
		},
		{
			time: '00:21',
			voice: 'Breakwater',
			words:
				'All stations, Breakwater. One-six is for distress and calling. Clear the channel. Out.',
		},
		{
			time: '00:21',
			voice: 'Sixteen',
			words: 'Breakwater, Sixteen, good morning. Is it raining your side?',
		},
		{ time: '00:21', voice: 'Breakwater', words: 'Out. ~4~ Drizzle.' },
		{
			time: '00:23',
			voice: 'Sixteen',
			words:
				'From Deck 6. The lady who wrote under the bread board thanks everybody, and says that she is one woman.',
		},
		{
			time: '00:24',
			voice: 'Sixteen',
			words:
				'For Ismael, wherever they’ve put the camp since. The fig is up to my chin. You’re not to ~3~ for the sake of the fig, but ~5~',
		},
		{
			time: '00:29',
			voice: 'Sixteen',
			words:
				'Nearly half past. I’m going to listen for three minutes. If you’re in trouble, say so. If you aren’t, thumbs off.',
		},
		{
			time: '00:30',
			until: '00:33',
			minutes: 3,
			aside: 'Pumps. Our tap. Then a key goes down and nobody talks. A sort of sawing.',
		},
		{ time: '00:33', isJammed: true, voice: 'Sixteen', words: 'Whoever is on the key, let ~5~' },
		{
			time: '00:34',
			isJammed: true,
			voice: 'Sixteen',
			words:
				'~4~ of the Heating Committee, closed, as of Friday. Item one, the chair asked what the ~7~ and nobody ~6~ Item two, biscuits. ~9~',
			aside: 'The sawing goes on all through it. It is a person asleep.',
		},
		{
			time: '00:39',
			isJammed: true,
			voice: 'Sixteen',
			words: '~3~ Breakwater, Sixteen. Are you getting him as well?',
			aside: 'Nothing. They never do.',
		},
		{
			time: '00:40',
			isJammed: true,
			voice: 'Sixteen',
			words:
				'I know, I’m weather. But he’s on the distress channel with his whole weight. If there’s anybody out to lee ~4~ not me and not you.',
		},
		{
			time: '00:42',
			isJammed: true,
			voice: 'Breakwater',
			words:
				'~2~ bears zero-nine-two from me. That’s through the city. Lee side, low. I have not said this.',
		},
		{
			time: '00:43',
			isJammed: true,
			voice: 'Sixteen',
			words: 'Lee steps. Anybody who has a window over the ~3~ look out of it, and say.',
			aside: 'I looked out of it. Then I pressed the key. I never had.',
		},
		{
			time: '00:44',
			isJammed: true,
			voice: 'Me',
			words:
				'Deck 9. The second _Dunlin_ is laid up there. There’s a lamp in her and the glass is all steam.',
		},
		{
			time: '00:44',
			isJammed: true,
			voice: 'Sixteen',
			words: 'Deck 9, that’s very clear. How old are. No. Who is near her and ~2~ boat?',
		},
		{ time: '00:45', isJammed: true, voice: 'A woman', words: 'I’ve a coracle. And a mop.' },
		{ time: '00:45', isJammed: true, voice: 'Sixteen', words: 'Go, with the mop.' },
		{ time: '00:51', isJammed: true, voice: 'The sawing', words: 'Mind the step.' },
		{
			time: '00:53',
			isJammed: true,
			voice: 'A woman',
			words: 'Uncle! _Uncle!_',
			aside: 'I could hear that one without the set. And the mop, on a roof.',
		},
		{
			time: '00:54',
			voice: 'Dunlin',
			words: 'Whassit. _Dunlin_, _Dunlin_, receiving you loud and. Oh. Folga. Folga, everybody.',
			aside: 'Then it was clean. You could hear how big it is out there.',
		},
		{ time: '00:55', voice: 'Sixteen', words: 'Thank you, mop. Thank you, Deck 9.' },
		{
			time: '00:56',
			voice: 'Breakwater',
			words:
				'With respect, Sixteen, that was twenty-four minutes. From here you are fifty-four, every night.',
			aside: 'Nothing. I counted eleven.',
		},
		{ time: '00:57', voice: 'Sixteen', words: 'I stop at half past, and at one.' },
		{ time: '00:57', voice: 'Breakwater', words: 'You do. Out.' },
		{ time: '00:57', voice: 'Sixteen', words: 'I’ll start now.' },
		{
			time: '00:58',
			until: '01:01',
			minutes: 3,
			aside: 'Pumps. No tap, I had turned it off.',
		},
		{
			time: '01:01',
			voice: 'A man, far off',
			words:
				'Station, any station. _Maria Adelaide_, out of Flotsam, seven miles to lee. We had fire in the galley. It’s out. Out since ten to. We called from half past and we thought ~3~ well, that there was only us.',
		},
		{
			time: '01:02',
			voice: 'Sixteen',
			words: '_Maria Adelaide_, Sixteen. You’ve got me. Who is hurt?',
		},
		{
			time: '01:02',
			voice: 'A man, far off',
			words: 'The boy, in the hand. He had the set. I told him keep calling, so he kept calling.',
		},
		{
			time: '01:03',
			voice: 'Breakwater',
			words:
				'_Maria Adelaide_, Breakwater. Boat and a medic leaving now. Cold water on the hand, and go on talking to her.',
		},
		{ time: '01:04', voice: 'A man, far off', words: 'He asks were you asleep.' },
		{
			time: '01:04',
			voice: 'Sixteen',
			words: 'No. ~5~ Tell him that nobody could have heard him. Tell him he did it right.',
			aside: 'That was not noise, that was her.',
		},
		{ time: '01:06', words: 'She read nothing after that. They talked about soup.' },
		{
			time: '01:16',
			words: 'She did not say good night. It stayed open, and you could hear a room.',
		},
		{
			time: '01:38',
			voice: 'Breakwater',
			words:
				'Alongside. Three fingers, and he keeps them. Sixteen, you’re down as interference, spoken. Ceased 00:57.',
			aside: 'She pressed her key twice and let go, which is what you do for “heard”. So I did it.',
		},
	],
};
