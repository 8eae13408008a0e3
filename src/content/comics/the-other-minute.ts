import type { DrawnComic } from '../../model/comics.ts';

export const theOtherMinute: DrawnComic = {
	cast: [
		{
			name: 'Halima',
			line: 'Halima Drozd, 58, runs the taps of Block K. Short and broad, blue boiler suit, yellow headscarf, round spectacles.',
		},
		{
			name: 'Kit',
			line: 'Kit Amaru, 20, on a first night. Very tall, with large ears, in an orange jacket whose sleeves are a hand too short.',
		},
		{
			name: 'Quist',
			line: 'Ansgar Quist, 47, Hand on Water for the night watch. Grey hat, plum coat, thin moustache.',
		},
	],
	pages: [
		[
			{
				picture: 'the-other-minute-1-1',
				box: [0, 0, 432, 330],
				cuts: [
					[0, 0, 216, 330],
					[206, 0, 226, 330],
				],
				seen: 'A passage of bare berths, seen past two people’s backs: steel ribs in grey primer, each with a painted number and a lit bulb, and nobody there. Along the left runs a pipe with a tap at every berth. A broad woman in a yellow headscarf has opened the wire gate, keys in hand; beside her stands somebody very tall and young with a ledger.',
				lettering: [
					{
						text: 'Deck 14, Block K. Forty berths, never walled.',
						at: [0, 0],
						lean: 0,
						measure: 26,
					},
					{
						who: 'Halima',
						text: 'Frame, lamp, tap. Then somebody ran out of walls.',
						at: [152, 50],
						measure: 22,
						tail: { right: 92, down: 60 },
						root: 0.85,
					},
					{ who: 'Kit', text: 'When?', at: [60, 98], measure: 12, tail: { right: 6, down: 10 } },
					{
						who: 'Halima',
						text: 'In ’66.',
						at: [335, 132],
						measure: 12,
						tail: { right: 12, down: 9 },
					},
				],
			},
			{
				picture: 'the-other-minute-1-2',
				box: [0, 339, 211.5, 345],
				seen: 'Halima at the pipe, a long spanner drawn back from the third blow. The pipe shivers: tok, tok, tok.',
				lettering: [
					{
						who: 'Kit',
						off: true,
						text: 'What’s that for?',
						at: [150, 12],
						measure: 10,
						tail: { right: 42, down: 10 },
						root: 0.8,
					},
					{
						who: 'Halima',
						text: 'Air. In the pipe.',
						at: [88, 54],
						measure: 10,
						tail: { right: 26, down: 24 },
						root: 0.6,
					},
				],
			},
			{
				picture: 'the-other-minute-1-3',
				box: [220.5, 339, 211.5, 345],
				seen: 'Kit, head to one side, a large ear turned to the pipe, mouth a little open. Behind, the bulbs go away in a row.',
				lettering: [
					{
						who: 'Kit',
						text: 'I don’t hear any air.',
						at: [150, 36],
						measure: 12,
						tail: { left: 22, down: 104 },
					},
					{
						who: 'Halima',
						off: true,
						text: 'Then it worked.',
						at: [52, 80],
						measure: 10,
						tail: { left: 40, down: 10 },
						root: 0.25,
					},
				],
			},
		],
		[
			{
				picture: 'the-other-minute-2-1',
				box: [0, 0, 432, 215],
				cuts: [
					[30, 0, 250, 215],
					[175, 0, 257, 215],
				],
				seen: 'Halima crouches at tap K 1 with both hands on its square handle, and water runs into the grid. Kit is bent over her like a crane, holding out a stopwatch on its cord.',
				lettering: [
					{
						who: 'Kit',
						text: 'But nobody lives here.',
						at: [106, 2],
						measure: 12,
						tail: { right: 46, down: 6 },
						root: 0.8,
					},
					{
						who: 'Halima',
						text: 'Leave a tap a week and the washer dries. Leave it a year and it’s a flood, and nobody to shout.',
						at: [360, 4],
						measure: 15,
						tail: { left: 54, down: 12 },
						root: 0.2,
					},
					{
						who: 'Kit',
						text: 'How long does it run?',
						at: [74, 66],
						measure: 12,
						tail: { right: 66, up: 18 },
						root: 0.8,
					},
					{
						who: 'Halima',
						text: 'Two minutes.',
						at: [366, 150],
						measure: 14,
						tail: { left: 46, up: 14 },
						root: 0.2,
					},
				],
			},
			{
				picture: 'the-other-minute-2-2',
				box: [0, 224, 138, 210],
				seen: 'Close: the tap, its square brass handle, Halima’s thick hand on it. Water.',
			},
			{
				picture: 'the-other-minute-2-3',
				box: [147, 224, 138, 210],
				seen: 'Close: the stopwatch lies in Kit’s long palm. Its hand is just past one minute.',
				lettering: [{ who: 'Kit', off: true, text: 'One minute …', at: [69, 10], measure: 14 }],
			},
			{
				picture: 'the-other-minute-2-4',
				box: [294, 224, 138, 210],
				seen: 'Close: Kit’s pencil in a ruled column of the ledger. It has written: K 1, 2 min.',
			},
			{
				picture: 'the-other-minute-2-5',
				box: [0, 443, 432, 241],
				cuts: [
					[20, 0, 236, 241],
					[216, 0, 216, 241],
				],
				seen: 'Kit upright, nearly as high as the pipes, pencil up, ledger to the chest, pleased. Halima is already on her way to the next tap with her bucket, and looks back over her spectacles. She is not pleased.',
				lettering: [
					{
						who: 'Kit',
						text: 'Six litres a minute. Twelve a tap, forty taps. Four hundred and eighty a night.',
						at: [95, 8],
						measure: 20,
						tail: { right: 28, down: 9 },
						root: 0.8,
					},
					{
						who: 'Halima',
						text: 'They’ve sent me one who can count.',
						at: [345, 8],
						measure: 16,
						tail: { left: 12, down: 22 },
					},
				],
			},
		],
		[
			{
				picture: 'the-other-minute-3-1',
				box: [0, 0, 432, 235],
				seen: 'The far end of the passage, past Halima’s head and shoulder as she turns. Small under the ninth bulb, a man in a plum coat and a hat is walking in, one foot in the pool of its light. His heels on the plates: klak, klak.',
			},
			{
				picture: 'the-other-minute-3-2',
				box: [0, 244, 211.5, 215],
				seen: 'The man lifts his hat an inch from his parting. A thin moustache, heavy lids.',
				lettering: [
					{
						who: 'Quist',
						text: 'Quist. I’m the Hand on Water. I have slept; they make me say so.',
						at: [106, 6],
						measure: 24,
						tail: { right: 4, down: 26 },
					},
				],
			},
			{
				picture: 'the-other-minute-3-3',
				box: [220.5, 244, 211.5, 215],
				seen: 'Halima with her forearms folded, facing him. High behind her shoulder, Kit’s face.',
				lettering: [
					{
						who: 'Halima',
						text: 'We run taps. What’s there to look at?',
						at: [82, 6],
						measure: 20,
						tail: { right: 4, down: 22 },
					},
				],
			},
			{
				picture: 'the-other-minute-3-4',
				box: [0, 468, 432, 216],
				cuts: [
					[40, 0, 215, 216],
					[206, 0, 226, 216],
				],
				seen: 'The three at the water meter beside the gate, which reads 96 so far. Quist is bent to its dial, with a finger that does not quite touch the glass. Halima has a hand on its rim. Kit holds the ledger.',
				lettering: [
					{
						who: 'Quist',
						text: 'Block K takes four hundred and eighty litres a night. It has never varied by one. The system proposes that somebody come and see why.',
						at: [136, 4],
						measure: 30,
						tail: { left: 30, down: 82 },
						root: 0.66,
					},
					{
						who: 'Halima',
						text: 'It never varies because I don’t.',
						at: [322, 28],
						measure: 16,
						tail: { left: 14, down: 62 },
						root: 0.3,
					},
				],
			},
		],
		[
			{
				picture: 'the-other-minute-4-1',
				box: [0, 0, 432, 190],
				cuts: [
					[0, 44, 144, 146],
					[144, 44, 144, 146],
					[288, 44, 144, 146],
				],
				seen: 'The row, square on, taps K 9 to K 13, with the same three people three times over. Halima crouches, Quist times her, Kit writes. Then Quist crouches to see, and Halima waits with her hands on her knees. Then she sits on her bucket, Quist stands with the watch, and Kit yawns.',
				lettering: [{ text: 'Two minutes. Forty times.', at: [0, 0], lean: 0, measure: 28 }],
			},
			{
				picture: 'the-other-minute-4-2',
				box: [0, 199, 211.5, 200],
				seen: 'Quist’s own silver watch in his narrow hand. Behind it Halima’s hand shuts a tap.',
				lettering: [
					{
						who: 'Quist',
						off: true,
						text: 'To the second. One could set a clock by you.',
						at: [84, 8],
						measure: 20,
						tail: { left: 44, down: 14 },
						root: 0.25,
					},
					{
						who: 'Halima',
						off: true,
						text: 'One does.',
						at: [174, 58],
						measure: 10,
						tail: { right: 24, down: 10 },
						root: 0.7,
					},
				],
			},
			{
				picture: 'the-other-minute-4-3',
				box: [220.5, 199, 211.5, 200],
				seen: 'Berth K 23. On a ledge of its rib, in the shade between two bulbs, a white enamel mug with a blue rim, and a toothbrush in it. One drop hangs from the ledge. Nobody.',
			},
			{
				picture: 'the-other-minute-4-4',
				box: [0, 408, 138, 276],
				seen: 'Kit’s face, close: eyes gone sideways, lips shut tight.',
			},
			{
				picture: 'the-other-minute-4-5',
				box: [147, 408, 138, 276],
				seen: 'Quist’s face under his hat, from the side. He is looking down at something.',
			},
			{
				picture: 'the-other-minute-4-6',
				box: [294, 408, 138, 276],
				seen: 'Quist’s hand turns the mug upside down on the ledge, to dry. He has laid the toothbrush across its foot.',
			},
		],
		[
			{
				picture: 'the-other-minute-5-1',
				box: [0, 0, 432, 190],
				seen: 'The dial of the meter, large. Its drums read 480. Quist leans in with a torch, and his hat is in the glass.',
				lettering: [
					{
						who: 'Quist',
						text: 'Four hundred and eighty.',
						at: [272, 6],
						measure: 14,
						tail: { right: 28, down: 46 },
						root: 0.6,
					},
				],
			},
			{
				picture: 'the-other-minute-5-2',
				box: [0, 199, 211.5, 225],
				seen: 'Quist buttons his case. Halima stands in the gate and holds the padlock out, open.',
				lettering: [
					{
						who: 'Quist',
						text: 'I’ll tell it that it never varies because you don’t.',
						at: [80, 8],
						measure: 18,
						tail: { left: 4, down: 30 },
					},
					{
						who: 'Halima',
						text: 'It’ll like that.',
						at: [164, 70],
						measure: 11,
						tail: { right: 4, down: 20 },
					},
				],
			},
			{
				picture: 'the-other-minute-5-3',
				box: [220.5, 199, 211.5, 225],
				seen: 'Quist goes out through the gate, hat on, half his face over his shoulder. Halima’s yellow scarf looks after him.',
				lettering: [
					{
						who: 'Quist',
						text: 'It can’t like anything. That’s what I’m for.',
						at: [100, 8],
						measure: 20,
						tail: { right: 10, down: 52 },
					},
				],
			},
			{
				picture: 'the-other-minute-5-4',
				box: [0, 433, 432, 251],
				cuts: [
					[0, 0, 221, 251],
					[211, 0, 221, 251],
				],
				seen: 'Halima and Kit on two upturned buckets under one bulb, a flask between them, steaming. Kit has the ledger open on long knees and looks at the figure in it. Halima drinks, and looks straight ahead.',
				lettering: [
					{
						who: 'Kit',
						text: 'You ran both minutes tonight. Because he held the watch.',
						at: [47, 2],
						measure: 15,
						tail: { right: 62, down: 58 },
						root: 0.85,
					},
					{
						who: 'Kit',
						text: 'And the rest of the year it’s one, and the meter still says four hundred and eighty.',
						at: [157, 2],
						measure: 21,
						tail: { right: 2, down: 54 },
					},
					{
						who: 'Kit',
						text: 'So who has the other minute?',
						at: [58, 88],
						measure: 14,
						tail: { right: 52, down: 16 },
						root: 0.85,
					},
				],
			},
		],
		[
			{
				picture: 'the-other-minute-6-1',
				box: [0, 0, 211.5, 165],
				seen: 'Halima holds out the spanner, handle first. Kit’s two hands have not taken it yet.',
			},
			{
				picture: 'the-other-minute-6-2',
				box: [220.5, 0, 211.5, 165],
				seen: 'Kit kneels, with the spanner at the pipe and an ear to it as well. Tok, tok, tok.',
			},
			{
				picture: 'the-other-minute-6-3',
				box: [0, 174, 432, 235],
				cuts: [
					[0, 8, 244, 104],
					[243, 8, 189, 104],
					[60, 111, 184, 104],
					[240, 111, 192, 104],
				],
				seen: 'The block, cut open from end to end: two tiers of bare berths with their bulbs, and the pipe running through them all. Kit, tiny, is at the far left. And along the pipe, in thirteen places, comes an answer: tok. From behind a hung blanket a hand with a spoon; beside a pair of shoes, a knuckle; a sleeve; the tip of a crutch. The thirteenth is low, at the far right, and very small. No face is seen.',
			},
			{
				picture: 'the-other-minute-6-4',
				box: [0, 418, 138, 128],
				seen: 'Kit, listening, with fingers up to count.',
				lettering: [
					{ who: 'Kit', text: 'Thirteen.', at: [74, 5], measure: 12, tail: { right: 2, down: 13 } },
				],
			},
			{
				picture: 'the-other-minute-6-5',
				box: [147, 418, 138, 128],
				seen: 'Halima, the cup stopped halfway to her mouth.',
				lettering: [
					{
						who: 'Halima',
						text: 'Twelve.',
						at: [60, 5],
						measure: 12,
						tail: { right: 10, down: 16 },
					},
				],
			},
			{
				picture: 'the-other-minute-6-6',
				box: [294, 418, 138, 128],
				seen: 'Kit, gentle, and sure of it.',
				lettering: [
					{
						who: 'Kit',
						text: 'Thirteen. One was small.',
						at: [64, 4],
						measure: 15,
						tail: { right: 14, down: 9 },
					},
				],
			},
			{
				picture: 'the-other-minute-6-7',
				box: [0, 555, 432, 129],
				cuts: [
					[0, 0, 200, 129],
					[190, 0, 242, 129],
				],
				seen: 'Kit’s hand shuts a tap. The stopwatch swings beside it on its cord, its hand at fifty-five seconds; the last drop falls. At the left, Halima’s boots are walking on to the next.',
				lettering: [
					{
						who: 'Halima',
						off: true,
						text: 'Fifty-five seconds, then.',
						at: [84, 6],
						measure: 16,
						tail: { left: 62, down: 20 },
						root: 0.25,
					},
				],
			},
		],
	],
};
