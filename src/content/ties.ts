import type { Tie } from '../model/tie-kinds.ts';

/** All ties between characters. A pair has at most one tie of each kind. */
export const ties: readonly Tie[] = [
	{
		between: ['ifeoma-okwuosa', 'anselm-brandvold'],
		kind: 'office',
		note: 'Anselm Brandvold was Warden of the Charter from 2081 to 2104, and Ifeoma Okwuosa has been since.',
	},
	{
		between: ['ifeoma-okwuosa', 'anselm-brandvold'],
		kind: 'secret',
		note: 'Ifeoma Okwuosa knows that nine of Anselm Brandvold’s load figures were written in ink, at a desk, and takes him a cake on Sundays.',
		unknownTo: ['anselm-brandvold'],
	},
	{
		between: ['ifeoma-okwuosa', 'marisol-quintanilha'],
		kind: 'office',
		note: 'A third hole in a visa takes the signatures of Ifeoma Okwuosa, as Warden, and Marisol Quintanilha, as Speaker, who last gave them in 2115.',
	},
	{
		between: ['ifeoma-okwuosa', 'marisol-quintanilha'],
		kind: 'opponent',
		note: 'Marisol Quintanilha was elected to open the berths, and Ifeoma Okwuosa will have none filled until the line under it is proved.',
	},
	{
		between: ['ifeoma-okwuosa', 'ines-quintanilha'],
		kind: 'opponent',
		note: 'Inês Quintanilha asks on the air for the books of the load survey, and Ifeoma Okwuosa, who has the key, keeps them shut.',
	},
	{
		between: ['ifeoma-okwuosa', 'yevgenia-sarkisian'],
		kind: 'office',
		note: 'Yevgenia Sarkisian has had the machines’ answer to the Berths Question in her desk since June, and Ifeoma Okwuosa has not asked for it.',
	},
	{
		between: ['ifeoma-okwuosa', 'hedda-ravndal'],
		kind: 'debt',
		note: 'Hedda Ravndal has asked Ifeoma Okwuosa three times in writing for a load figure, and has had a proverb.',
	},
	{
		between: ['ifeoma-okwuosa', 'agathe-ouedraogo'],
		kind: 'ally',
		note: 'Ifeoma Okwuosa signs for the room listed as “rope, spare” without going down to see, and sends Agathe Ouédraogo a coil each Christmas.',
	},
	{
		between: ['anselm-brandvold', 'yevgenia-sarkisian'],
		kind: 'debt',
		note: 'Anselm Brandvold signed every page of the list by which Yevgenia Sarkisian shared out the heat in 2084, told her so that spring, and is waiting to hear it back.',
	},
	{
		between: ['anselm-brandvold', 'padmini-raghavan'],
		kind: 'debt',
		note: 'In April Padmini Raghavan asked Anselm Brandvold whether the load survey was a measurement or a bid. He taught her the long splice, and owes her an answer.',
	},
	{
		between: ['marisol-quintanilha', 'tomasi-faleafa'],
		kind: 'ally',
		note: 'Marisol Quintanilha would like an amendment she and Tomasi Faleafa can each call the other’s idea, and he would like her to turn over the card with her count on it, and let him help.',
	},
	{
		between: ['marisol-quintanilha', 'tomasi-faleafa'],
		kind: 'opponent',
		note: 'Tomasi Faleafa would house those who sleep in thirds before any boat, which brings Marisol Quintanilha fifteen votes and loses her twelve.',
	},
	{
		between: ['marisol-quintanilha', 'ines-quintanilha'],
		kind: 'family',
		note: 'Inês Quintanilha is the daughter of Marisol Quintanilha, and brings her washing to supper on Sundays.',
	},
	{
		between: ['marisol-quintanilha', 'ines-quintanilha'],
		kind: 'opponent',
		note: 'Inês Quintanilha would open the berths now and whole, and Marisol Quintanilha in due season, with a first tranche.',
	},
	{
		between: ['marisol-quintanilha', 'ines-quintanilha'],
		kind: 'secret',
		note: 'Marisol Quintanilha listens to Inês Quintanilha on Channel 16 every night, and leaves her the minutes of closed meetings under the fruit bowl; neither has said so.',
	},
	{
		between: ['marisol-quintanilha', 'hedda-ravndal'],
		kind: 'office',
		note: 'In September Marisol Quintanilha walked out along the mole to ask Hedda Ravndal what the boats will do on the morning after a yes, and was shown a tray of acknowledgements.',
	},
	{
		between: ['marisol-quintanilha', 'leopold-achterberg'],
		kind: 'opponent',
		note: 'Marisol Quintanilha would open the berths to the coasts by lot, and Leopold Achterberg would sell them, each with ten years’ bread in the price.',
	},
	{
		between: ['tomasi-faleafa', 'linh-ngo'],
		kind: 'secret',
		note: 'Linh Ngo has not filed her report on Well Nine, whose lifts bring stretchers to the clinic where Tomasi Faleafa’s wife works nights.',
		unknownTo: ['tomasi-faleafa'],
	},
	{
		between: ['tomasi-faleafa', 'hedda-ravndal'],
		kind: 'debt',
		note: 'In the Hook Strike Tomasi Faleafa sat his stevedores down along the yellow line, and Hedda Ravndal, who had been asked to clear the quay, kept every boot on her own side of it.',
	},
	{
		between: ['tomasi-faleafa', 'idris-benhaddou'],
		kind: 'secret',
		note: 'On the morning when Idris Benhaddou brought in eleven people, eleven of Tomasi Faleafa’s forty bowls left the house in newspaper.',
		unknownTo: ['tomasi-faleafa', 'idris-benhaddou'],
	},
	{
		between: ['tomasi-faleafa', 'leopold-achterberg'],
		kind: 'opponent',
		note: 'Tomasi Faleafa led the Hook Strike of 2113 against Leopold Achterberg, who kept the loaf at three claims and had only to go on being punctual.',
	},
	{
		between: ['tomasi-faleafa', 'agathe-ouedraogo'],
		kind: 'debt',
		note: 'Tomasi Faleafa was born among the tomatoes of Agathe Ouédraogo, who had opened her warm doors to six hundred people, and entered him under yield.',
	},
	{
		between: ['tomasi-faleafa', 'wren-achterberg'],
		kind: 'ally',
		note: 'Tomasi Faleafa knows whose child Wren Achterberg is, asks only what to do about blackfly, and hopes for wheat.',
	},
	{
		between: ['ines-quintanilha', 'linh-ngo'],
		kind: 'ally',
		note: 'Inês Quintanilha reads out the best of Linh Ngo’s findings on Channel 16.',
	},
	{
		between: ['ines-quintanilha', 'idris-benhaddou'],
		kind: 'ally',
		note: 'In November 2117 Inês Quintanilha kept silent on the air for forty minutes, having heard breathing, and Idris Benhaddou found the raft at six.',
	},
	{
		between: ['ines-quintanilha', 'idris-benhaddou'],
		kind: 'secret',
		note: 'Inês Quintanilha was asked on a slip of paper to read out “Eleven, and all warm”, and Idris Benhaddou, who had brought in eleven, heard it aboard _Patience_.',
		unknownTo: ['ines-quintanilha'],
	},
	{
		between: ['ines-quintanilha', 'agathe-ouedraogo'],
		kind: 'opponent',
		note: 'In October Inês Quintanilha asked Agathe Ouédraogo across the house how somebody who had opened a door could wish one kept shut, and was given the yields, and next morning a pot of basil.',
	},
	{
		between: ['ines-quintanilha', 'wren-achterberg'],
		kind: 'ally',
		note: 'Inês Quintanilha reads out Wren Achterberg’s sowing dates as shipping weather.',
	},
	{
		between: ['yevgenia-sarkisian', 'linh-ngo'],
		kind: 'office',
		note: 'Yevgenia Sarkisian is Chief Steward of the systems that Linh Ngo audits.',
	},
	{
		between: ['yevgenia-sarkisian', 'linh-ngo'],
		kind: 'debt',
		note: 'Linh Ngo owes Yevgenia Sarkisian a report, dated March. Asked in September what was on her clipboard, she called it a draft.',
	},
	{
		between: ['yevgenia-sarkisian', 'leopold-achterberg'],
		kind: 'opponent',
		note: 'Leopold Achterberg has asked what the machines’ answer would cost, and Yevgenia Sarkisian, in whose desk it is, has not told him.',
	},
	{
		between: ['yevgenia-sarkisian', 'padmini-raghavan'],
		kind: 'debt',
		note: 'Padmini Raghavan sent Yevgenia Sarkisian a sum by which the loaf goes up however the city votes, had it back in an hour with “We may not say”, and bet more.',
	},
	{
		between: ['yevgenia-sarkisian', 'agathe-ouedraogo'],
		kind: 'ally',
		note: 'Yevgenia Sarkisian and Agathe Ouédraogo sit on Tier Three every 14 January until it is light, with sandwiches.',
	},
	{
		between: ['yevgenia-sarkisian', 'agathe-ouedraogo'],
		kind: 'debt',
		note: 'Yevgenia Sarkisian saw in the sums of 2084 that Agathe Ouédraogo’s warm tier was reserved. She said so this October, to a class first and to Agathe Ouédraogo second.',
	},
	{
		between: ['linh-ngo', 'hedda-ravndal'],
		kind: 'secret',
		note: 'Hedda Ravndal is an hour short in March, and would account for it anywhere but at Linh Ngo’s window, since Linh Ngo’s findings are public.',
		unknownTo: ['linh-ngo'],
	},
	{
		between: ['linh-ngo', 'idris-benhaddou'],
		kind: 'secret',
		note: 'Linh Ngo keeps the stub of number 30, which Idris Benhaddou drew at her window and did not wait for, and knows a patrol coat when she sees one.',
		unknownTo: ['idris-benhaddou'],
	},
	{
		between: ['hedda-ravndal', 'idris-benhaddou'],
		kind: 'office',
		note: 'Idris Benhaddou is a captain of the patrol that Hedda Ravndal commands, and has been on the lee side since April.',
	},
	{
		between: ['hedda-ravndal', 'idris-benhaddou'],
		kind: 'secret',
		note: 'Hedda Ravndal has worked out who was awake in March’s missing hour, and has not asked; Idris Benhaddou has not asked why his roster changed.',
	},
	{
		between: ['hedda-ravndal', 'leopold-achterberg'],
		kind: 'opponent',
		note: 'In 2113 Leopold Achterberg asked Hedda Ravndal when she would be clearing the quay of strikers, and was sent a plan on which her authority ended one boot short of it.',
	},
	{
		between: ['idris-benhaddou', 'wren-achterberg'],
		kind: 'ally',
		note: 'Idris Benhaddou, with an electric heater, met Wren Achterberg, with seedlings, on the stairs to the empty berths on Deck 10, and they discussed the rain.',
	},
	{
		between: ['leopold-achterberg', 'padmini-raghavan'],
		kind: 'office',
		note: 'Leopold Achterberg names the price of bread and Padmini Raghavan prices it a year ahead; in spring he shook her hand on all of 2119.',
	},
	{
		between: ['leopold-achterberg', 'padmini-raghavan'],
		kind: 'opponent',
		note: 'Padmini Raghavan took Leopold Achterberg to lunch to ask about his rats, and he talked about cats for two courses.',
	},
	{
		between: ['leopold-achterberg', 'agathe-ouedraogo'],
		kind: 'opponent',
		note: 'Leopold Achterberg’s firm forbids the saving of seed. Agathe Ouédraogo spoke against that in 2097, and has some 3,900 kinds in jars.',
	},
	{
		between: ['leopold-achterberg', 'wren-achterberg'],
		kind: 'family',
		note: 'Wren Achterberg is the child of Leopold Achterberg, whose table is still laid for three.',
	},
	{
		between: ['leopold-achterberg', 'wren-achterberg'],
		kind: 'opponent',
		note: 'In the second week of the Hook Strike Wren Achterberg asked Leopold Achterberg to bring the loaf down for a week, had it explained that this would be taking a side, and left home.',
	},
	{
		between: ['leopold-achterberg', 'wren-achterberg'],
		kind: 'secret',
		note: 'Each New Year Leopold Achterberg initials the pass on which Wren Achterberg takes a crate of his seed every Thursday, and then initials the loss, as rats.',
	},
	{
		between: ['padmini-raghavan', 'agathe-ouedraogo'],
		kind: 'debt',
		note: 'Agathe Ouédraogo used to tell Padmini Raghavan her yields a tenth too low, and last year began to tell the truth, which cost Padmini Raghavan a quarter’s profit.',
	},
	{
		between: ['padmini-raghavan', 'wren-achterberg'],
		kind: 'ally',
		note: 'Padmini Raghavan has worked out from what is sold on Fridays that Wren Achterberg grows beans on the roofs, and keeps it out of every price.',
		unknownTo: ['wren-achterberg'],
	},
	{
		between: ['agathe-ouedraogo', 'wren-achterberg'],
		kind: 'office',
		note: 'Wren Achterberg came to Agathe Ouédraogo in 2113 with a suitcase and a cheque, was given a bucket, and runs seed for her gardens.',
	},
	{
		between: ['agathe-ouedraogo', 'wren-achterberg'],
		kind: 'secret',
		note: 'Agathe Ouédraogo hopes to make Wren Achterberg want what is on Deck −33 before it has to be explained, and has mentioned where the light switch is.',
		unknownTo: ['wren-achterberg'],
	},
];
