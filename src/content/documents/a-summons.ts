import type { Summons } from '../../model/documents.ts';

export const aSummons: Summons = {
	form: 'summons',
	office: 'Assembly of Lagan, Office of the Clerk, the Well, Deck 24',
	formNumber: 'Form L 1',
	delivery: 'To be read aloud by the keeper of the line, sitting if asked.',
	heading: 'Summons',
	particulars: [
		{ what: 'Number', value: '62/11873' },
		{ what: 'Place on the roll', value: 'page 1,206, no. 418' },
		{ what: 'Drawn', value: '17th of 55, Monday 5 September 2118' },
	],
	letter: [
		'Dear citizen,',
		'You have been drawn. You did nothing to bring this about. On Wednesday the 7th at noon you will put a hand on a drum, and be one two-hundred-and-twentieth of the law until you are relieved. Please eat something first. The oath is short, but there are fifty-five of you.',
		'Most people read this twice. Your keeper has been told to wait.',
	],
	signed: 'for the Clerk of the Assembly',
	questions: [
		{
			question: 'Name by which you wish to be called in the House.',
			answer:
				'Amparo Ruiz. Señora Ruiz to anyone under fifty. (I am Luz, the granddaughter, I write and she talks. It is allowed, see note 5.)',
		},
		{
			question: 'Your work, and who will do it meanwhile.',
			answer: 'Smokes fish on Deck 3. Nobody will do it. They will do something to fish.',
		},
		{
			question: 'Do you plead an excuse? There are three. Tick one.',
			boxes: [
				{ box: 'A child at the breast', answer: 'She is 67. She says look again.' },
				{ box: 'An examination', answer: 'Eyes, on Thursday. The keeper says not that kind.' },
				{
					box: 'Drawn before',
					answer:
						'Ramón was, my grandfather, in 2112. Two years, and he never told her how he voted on one single thing. She asked when he was dying, and he said it was a lovely building.',
				},
			],
		},
		{
			question: 'A delegate speaks without paper. Can you?',
			answer:
				'She can’t do it with. She doesn’t read. She wants that known now, so that nobody has to find it out.',
		},
		{
			question: 'Whom shall we tell if the House keeps you late?',
			answer: 'Luz, and the smokehouse, to bank the fire. ~~Luz first.~~ The fire first.',
		},
		{
			question: 'Is your mind made up on any bill now before the House? You need not say.',
			answer: 'Yes. She’ll tell them when they have told her theirs. It’s manners.',
		},
		{
			question: 'Is there anything that you will need?',
			answer:
				'A cushion. And the page of the book with Ramón on it, which I said is public and I could go and look. I’m not to. She will.',
		},
	],
	notesHeading: 'Notes to the above',
	notes: [
		'Your employer has been told, and has been asked to look pleased.',
		'Your bunk is made up daily. Should you sleep elsewhere you will be informed daily that it was.',
		'To decline, do nothing. Nobody will call. You will have no vote for the two years, and at the first sitting of each your number will be read out once, between two others, as that of somebody whom the House would have liked to hear.',
		'A delegate who does not read is at no disadvantage, the House having forbidden it.',
		'Answers may be written down by another, who signs for having added nothing.',
		'A delegate who dies is relieved at the next draw. Until then the seat is empty, and its neighbours are asked to keep their coats off it.',
		'You may be told that one vote makes no difference. Since the first Lot seven bills have been carried by one. Each time a hundred and eleven people have let us know that it was theirs.',
	],
	endings: [
		{
			by: 'The writer',
			words: 'Luz Ruiz, 15. I added nothing. I left out two things about the Speaker’s coat.',
			hand: 'answer',
		},
		{
			by: 'The keeper of the line',
			words:
				'Read aloud at ten to four on Tuesday the 6th. Sat, was asked. Given a mackerel, which I declare. S. Latu, Line 62.',
			hand: 'keeper',
		},
		{
			by: 'For the office',
			words:
				'Cushion: yes. The book for 2113 will lie on the rail from ten on Wednesday, open at March. Yes is on the left. One need not read to see which side.',
			hand: 'office',
		},
		{
			by: 'The person drawn',
			words: 'She says she knows what his name looks like.',
			hand: 'answer',
		},
	],
	stamp: ['Received', '6 Sept. 2118', 'and read'],
};
