import type { CharterPage } from '../../model/documents.ts';

export const charterMargins: CharterPage = {
	form: 'charter',
	heading: 'The Mooring Charter',
	copy: 'Office copy, with wide margins for remarks. The text itself is not to be touched.',
	folio: 'Page 3 of 4',
	key: 'Initials in this copy',
	hands: {
		'F.H.': {
			name: 'Farida Halim',
			office: 'who wrote the Charter out, for Alexandria, 2061',
			look: 'brown',
		},
		'C.L.': { name: 'Cornelis Lodder', office: 'registrar, 2068 to 2092', look: 'red' },
		'S.M.': { name: 'Sanjoy Mridha', office: 'lamper, since 2097', look: 'pencil' },
		'N.P.': { name: 'Ngaire Pohe', office: 'junior clerk, 2118', look: 'blue' },
	},
	articles: [
		{
			name: 'Article 8. Of those who make fast',
			clauses: [
				{
					words: 'Whoever makes fast to a buoy of the Mooring, by any means that holds,',
					note: [
						{
							hand: 'C.L.',
							date: '2071',
							words: '“Any means that holds” is no term of art. A rope? A belt?',
						},
						{ hand: 'F.H.', date: '2071', words: 'If it holds.' },
						{
							hand: 'S.M.',
							date: '2101',
							words:
								'Mine was a bedsheet. I slept eight days over the winch house, and it is hung up there yet.',
						},
					],
				},
				{
					words:
						'is tied, and shall be heard before being cast off; and until they have been heard they shall eat.',
					note: [
						{ hand: 'C.L.', date: '2071', words: 'Eat what? At whose charge?' },
						{ hand: 'F.H.', date: '2071', words: 'You were never hungry, Cornelis.' },
						{ hand: 'C.L.', date: '2071', words: 'I was never asked to define it.' },
						{
							hand: 'N.P.',
							date: '2118',
							words:
								'Onion soup. I have been through the winch-house books. Nobody ever charged it to anything.',
						},
					],
				},
			],
		},
		{
			name: 'Article 9. Of light',
			clauses: [
				{
					words: 'In every berth of the Mooring, whether any person lie in it or none,',
					note: [
						{
							hand: 'C.L.',
							date: '2071',
							words: '“Or none” is surplus. To go, if ever it is printed again.',
						},
						{
							hand: 'F.H.',
							date: '2071',
							words: 'My mother asked would they put it out when she got up. It stays.',
						},
					],
				},
				{
					words: 'the Harbours shall show a light;',
					note: [
						{
							hand: 'F.H.',
							date: '19 January 2084',
							words:
								'In the draft it went on: _and so much warmth as a person can sleep in_. We had four good sheets and it ran over on to a fifth. I struck ten words, at half past two in the morning, and was told that I had an ear.',
						},
						{
							hand: 'C.L.',
							date: '23 January 2084',
							words:
								'Farida. They lay in the passages, and three to a bunk. Your ten words say “berth”. They would have warmed empty rooms.',
						},
						{
							hand: 'F.H.',
							date: '2 February 2084',
							words:
								'I have gone through the doctors’ list beside the plan of the frames. Sixty-three of them lay in an empty berth. Each had a number, and a light, as above.',
						},
						{ hand: 'C.L.', date: '2 February 2084', words: 'Seen.' },
						{
							hand: 'S.M.',
							date: '2101',
							words:
								'You’d have had to warm all of them, three million. They would not have signed that.',
						},
						{
							hand: 'F.H.',
							date: '2101',
							words: 'It was raining, and there was soup. They would have signed.',
						},
					],
				},
				{
					words: 'and a berth that shows a light is kept; and what is kept is not abandoned.',
					note: [
						{
							hand: 'S.M.',
							date: '2112',
							words: 'Shows it to who? I go along there twice a month and I am the only one.',
						},
						{
							hand: 'N.P.',
							date: '2118',
							words:
								'To whoever is still coming, I suppose. If they fill them in December, is the clause spent?',
						},
						{
							hand: 'S.M.',
							date: '2118',
							words: 'They would put in a switch. I’d like to see somebody turn one off.',
						},
					],
				},
			],
		},
	],
	stain: 'Stain, as in the original. C.L.',
	initials: ['F.H.', 'C.L.', 'N.P.'],
};
