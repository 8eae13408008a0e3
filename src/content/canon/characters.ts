import type { CanonEntry } from '../../model/canon.ts';

/** Canon notes about characters. */
export const characterCanon: readonly CanonEntry[] = [
	{
		about: 'ifeoma-okwuosa',
		status: 'fixed',
		note: 'Warden since 2104. Since 2105 she has known that nine of the ninety-six load figures were written in ink, at a desk, and has told no one.',
	},
	{
		about: 'ifeoma-okwuosa',
		status: 'fixed',
		note: 'An envelope with one new figure, sealed, is behind the tea at home on Deck 43. Chidi, her son, measured it in February; in June somebody moved the tea.',
	},
	{
		about: 'ifeoma-okwuosa',
		status: 'disputed',
		note: 'Whether she keeps quiet to prevent a panic or to spare [[anselm-brandvold]], who was Warden before her.',
	},
	{
		about: 'ifeoma-okwuosa',
		status: 'open',
		note: 'Whether she speaks the load word, who opens the envelope, and which draft of the speech she gives.',
	},
	{
		about: 'anselm-brandvold',
		status: 'fixed',
		note: 'Drew the lines of Lagan and of Derelict, surveyed the loads in 2078 in ninety-six nights, nine of them windy, and was Warden until 2104.',
	},
	{
		about: 'anselm-brandvold',
		status: 'fixed',
		note: 'At eighty-eight he tells the age of a strand by hand, and answers questions about figures with a knot.',
	},
	{
		about: 'anselm-brandvold',
		status: 'disputed',
		note: 'Whether his shelter over the clamps is to blame for Derelict. The inquiry said no; he does not.',
	},
	{
		about: 'anselm-brandvold',
		status: 'open',
		note: 'Whether he has a name to add to Sunniva’s list, the 32nd, and what he measures at night with his pencil.',
	},
	{
		about: 'marisol-quintanilha',
		status: 'fixed',
		note: 'Speaker since 2115 on two words, _They’re lit_. She needs 111 votes and no two of her counts agree.',
	},
	{
		about: 'marisol-quintanilha',
		status: 'fixed',
		note: 'She knows whose voice Sixteen’s is, listens every night, and leaves a carbon of the closed minutes under the fruit bowl on Sundays.',
	},
	{
		about: 'marisol-quintanilha',
		status: 'disputed',
		note: 'Whether her caution serves the bill or kills it. [[ines-quintanilha|Her daughter]] says so on the air.',
	},
	{
		about: 'marisol-quintanilha',
		status: 'open',
		note: 'Whom she persuades, what she trades with [[tomasi-faleafa]], and whether mother and daughter ever say it.',
	},
	{
		about: 'tomasi-faleafa',
		status: 'fixed',
		note: 'Led nineteen days of strike in 2113 with the grain gangs at work throughout, spoke for going back, and took his own hook down first.',
	},
	{
		about: 'tomasi-faleafa',
		status: 'fixed',
		note: 'Delegate for the Lower Decks; would house sleepers in thirds before the coasts, in one bill. Pilar, his wife, is a nurse on Deck 6.',
	},
	{
		about: 'tomasi-faleafa',
		status: 'disputed',
		note: 'Whether feeding the city lost the strike or won him his seat: his own people say both, and bring him fish.',
	},
	{
		about: 'tomasi-faleafa',
		status: 'open',
		note: 'How he votes, how much he has guessed about eleven bowls, and what the flour is being stretched for.',
	},
	{
		about: 'ines-quintanilha',
		status: 'fixed',
		note: 'Drawn in the Lot of 2117 at eighteen; from 00:16 to 01:16 she is Sixteen, on a set in a winding room over one of the Wells.',
	},
	{
		about: 'ines-quintanilha',
		status: 'fixed',
		note: 'She will vote for opening the berths at once, whole and by lot, and against any “first tranche”.',
	},
	{
		about: 'ines-quintanilha',
		status: 'disputed',
		note: 'Whether she is a secret. Everyone knows, no one has been told, and Breakwater Station logs her as interference.',
	},
	{
		about: 'ines-quintanilha',
		status: 'open',
		note: 'What else she reads out, who in the city loves or fears her, and who pushes slips under the door. Which Well, please leave unsaid.',
	},
	{
		about: 'yevgenia-sarkisian',
		status: 'fixed',
		note: 'At twenty-two, after thirty-one hours awake, she said yes to the sums of the Quiet Winter; she wrote the last words of the Limits.',
	},
	{
		about: 'yevgenia-sarkisian',
		status: 'fixed',
		note: 'She has had the machines’ answer under the spare fuses since June, and has read it once. She knows 393 of 412 names.',
	},
	{
		about: 'yevgenia-sarkisian',
		status: 'disputed',
		note: 'Whether she could have used the warm tier she saw was reserved. She said so to a class in October {{world.year}}, and then to [[agathe-ouedraogo|the Keeper]]; they had sat there together every 14 January.',
	},
	{
		about: 'yevgenia-sarkisian',
		status: 'open',
		note: 'What the answer says, and who reserved the tier.',
	},
	{
		about: 'linh-ngo',
		status: 'fixed',
		note: 'Limits Auditor since 2114. Since March she has known that Osei Lindqvist, the Hand of Well Nine, died in the spring of 2116.',
	},
	{
		about: 'linh-ngo',
		status: 'fixed',
		note: 'Her report is nine pages long and unfiled: the hour she files it the shaft stops, and stretchers use it.',
	},
	{
		about: 'linh-ngo',
		status: 'disputed',
		note: 'Whether there is anybody at that desk. By the third Limit there is not; by every measure it is the best desk in the city.',
	},
	{
		about: 'linh-ngo',
		status: 'open',
		note: 'Who answers the telephone, what she says to it after midnight, and when she files.',
	},
	{
		about: 'hedda-ravndal',
		status: 'fixed',
		note: 'Commodore since 2112, sworn to {{world.nations}} nations; two nights in three on Deck 33 with her husband, Oskar, and the third on the mole.',
	},
	{
		about: 'hedda-ravndal',
		status: 'fixed',
		note: 'She signed as complete a March return that is an hour short, and has not asked [[idris-benhaddou]] why.',
	},
	{
		about: 'hedda-ravndal',
		status: 'disputed',
		note: 'Whether obeying to the letter is her honesty or her way round it. The council acknowledges all of her letters.',
	},
	{
		about: 'hedda-ravndal',
		status: 'open',
		note: 'What she does on 10 December, and whether the application to be marked is ever dated.',
	},
	{
		about: 'idris-benhaddou',
		status: 'fixed',
		note: 'Captain of _Patience_; has turned back 306 boats, and at about 03:40 on 2 March towed one in with eleven people.',
	},
	{
		about: 'idris-benhaddou',
		status: 'fixed',
		note: 'Salma and Younes were born aboard and are marked; their father sleeps every third night on the mole.',
	},
	{
		about: 'idris-benhaddou',
		status: 'disputed',
		note: 'Whether he wrote a line and a half at 03:40. The page has no such hour; he is sure of it.',
	},
	{
		about: 'idris-benhaddou',
		status: 'open',
		note: 'Who took the hour out of the log, who the eleven are, and whom the electric heater is for.',
	},
	{
		about: 'leopold-achterberg',
		status: 'fixed',
		note: 'Signs the price of bread each Thursday and queues for a loaf. He could stop the bread, and has never said so.',
	},
	{
		about: 'leopold-achterberg',
		status: 'fixed',
		note: 'He initials the missing seed as rats, and every New Year his child’s pass.',
	},
	{
		about: 'leopold-achterberg',
		status: 'disputed',
		note: 'Whether a man who keeps his word to the hour has threatened anybody. Halyard Tower and the lower decks remember 2113 differently.',
	},
	{
		about: 'leopold-achterberg',
		status: 'open',
		note: 'Whether [[wren-achterberg|Wren]] and he ever speak, and how much Cornelie knows.',
	},
	{
		about: 'padmini-raghavan',
		status: 'fixed',
		note: 'She has bet all she and Tove own that the bread of 2119 will be dearer. If the loaf rises she gains what the queue loses.',
	},
	{
		about: 'padmini-raghavan',
		status: 'fixed',
		note: 'She has seen in the Friday figures that somebody on the lower decks grows beans, has guessed who, and keeps it out of every price.',
	},
	{
		about: 'padmini-raghavan',
		status: 'disputed',
		note: 'Whether there is anything improper in her bet. By the rules of the Bourse there is not; her wife asked who loses.',
	},
	{
		about: 'padmini-raghavan',
		status: 'open',
		note: 'How the loaf moves after the vote, and which of her two bets she wins.',
	},
	{
		about: 'agathe-ouedraogo',
		status: 'fixed',
		note: 'Keeper since 2101, for having opened a warm tier four days late in 2084. She opposes both opening the berths and selling them.',
	},
	{
		about: 'agathe-ouedraogo',
		status: 'fixed',
		note: 'Behind “rope, spare” on Deck −33 are some 3,900 jars of seed, in breach of the Provision Agreement.',
	},
	{
		about: 'agathe-ouedraogo',
		status: 'disputed',
		note: 'Whether [[yevgenia-sarkisian]] is to be forgiven or thanked: she spoke first, in October, after thirty-odd Januaries.',
	},
	{
		about: 'agathe-ouedraogo',
		status: 'open',
		note: 'Whether she is ever asked about doors again, and to whom she leaves the jars.',
	},
	{
		about: 'wren-achterberg',
		status: 'fixed',
		note: 'Takes one crate of Tern’s seed every Thursday, plants everything, sells nothing, and rents a third of a bunk on Deck 5. On 3 May 2119 a partner’s seat falls to them, unless it is refused in writing.',
	},
	{
		about: 'wren-achterberg',
		status: 'fixed',
		note: 'The pass they use is renewed each New Year in a hand they know.',
	},
	{
		about: 'wren-achterberg',
		status: 'disputed',
		note: 'Whether they are a thief. Tern’s clerk writes “rats”; their own family, and the queue, each have another word.',
	},
	{
		about: 'wren-achterberg',
		status: 'open',
		note: 'Whom they meet on Deck 10, what they do on their birthday, and who else in the Tower has noticed.',
	},
];
