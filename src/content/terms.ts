import { type TermGroup, undecided } from '../model/types.ts';
import { call } from './call.ts';
import { figures } from './figures.ts';

const { rights } = figures;

/** Pay is decided only when both the rate and the royalty are. */
const isPayDecided = call.pay.rate !== null && call.pay.royaltyPercent !== null;

/**
 * Questions about terms, with the project's answers. The legal page shows all of them, the
 * guidelines those marked as brief. Decisions are entered here only.
 */
export const terms: readonly TermGroup[] = [
	{
		title: 'Pay',
		terms: [
			{
				question: 'What is paid for a work?',
				...(isPayDecided
					? { answer: `${rights.rate} a work, and ${rights.royalty} in royalties` }
					: {
							answer: undecided,
							note: 'Shown as “{{rights.rate}}” a work and “{{rights.royalty}}” in royalties. These are blanks. They are not an offer, and they do not mean zero. Ask for the figures before you put in time you can’t afford.',
						}),
				isBrief: true,
			},
			{
				question: 'Is profit shared?',
				answer: `Yes, ${rights.profit}, after costs`,
				isBrief: true,
			},
			{
				question:
					'Which costs come off first, how is the rest divided, and who can see the accounts?',
				answer: undecided,
			},
			{
				question: 'How many copies does a contributor get?',
				answer: `${rights.copies}, and ${rights.discount} off any more`,
				isBrief: true,
			},
			{
				question: 'Does each member of a team get free copies, and who pays postage?',
				answer: undecided,
			},
			{
				question: 'Is anything paid for work accepted but not published?',
				answer: undecided,
				note: 'A fair question to put before the editing starts.',
			},
		],
	},
	{
		title: 'Rights',
		terms: [
			{ question: 'Who keeps the copyright?', answer: 'You do', isBrief: true },
			{
				question: 'What does the anthology ask for?',
				answer: `Exclusive publishing rights for ${rights.exclusiveYears}, then ${rights.inventoryYears} to sell existing inventory`,
				note: 'After the exclusive period you may publish the work again wherever you like.',
				isBrief: true,
			},
			{
				question: 'From which day do the exclusive years run?',
				answer: undecided,
				note: 'Signature, delivery and publication can be a long way apart.',
			},
			{
				question: 'Which forms, languages and territories do the rights cover?',
				answer: undecided,
				note: 'Nothing on this site grants film, games, audio or merchandise.',
			},
			{
				question:
					'May you show excerpts, a portfolio or an award packet during the exclusive years?',
				answer: undecided,
				note: 'Until it is decided, ask, and keep the answer.',
			},
			{
				question: 'What happens to stock left after both periods?',
				answer: undecided,
			},
			{
				question: 'When do rights come back if accepted work is not published?',
				answer: undecided,
			},
			{
				question: 'Is the contract signed before the artwork is made?',
				answer:
					'No. No contract is signed before an offer, and artwork may come before the contract',
				note: 'Until you sign, the pages are yours and nothing is granted. Ask for the terms in writing when you are accepted, before you ink.',
				isBrief: true,
			},
		],
	},
	{
		title: 'People and places your story invents',
		terms: [
			{
				question: 'Who owns a character or a place your story invents?',
				answer: undecided,
				note: 'Your own text and pictures stay yours. Ask first about anyone you could not bear to see in other hands.',
				isBrief: true,
			},
			{
				question:
					'May other contributors use them, will you be asked, and how will you be credited?',
				answer: undecided,
			},
			{ question: 'May you use them in work elsewhere?', answer: undecided },
			{
				question: 'May you use Lagan’s own characters and places outside the anthology?',
				answer: undecided,
			},
		],
	},
	{
		title: 'Sending work',
		terms: [
			{
				question: 'Generated prose or art?',
				answer: 'Not taken',
				note: 'Disclose any use of such tools when you submit.',
				isBrief: true,
			},
			{
				question: 'Simultaneous submissions?',
				answer: undecided,
				note: 'If the piece is under consideration elsewhere, say so, and tell us the day it’s accepted.',
				isBrief: true,
			},
			{
				question: 'Reprints?',
				answer: undecided,
				note: 'Ask before you send it, saying where and when it appeared and who still has exclusive rights in it.',
				isBrief: true,
			},
			{
				question: 'Translations?',
				answer: undecided,
				note: 'Ask before you send it, saying which language it is translated from and who holds the rights in both texts.',
				isBrief: true,
			},
			{
				question: 'Contributors who are under age where they live?',
				answer: undecided,
				note: 'Say so when you submit: a contract signed by you alone may not hold.',
			},
			{ question: 'Does a rejection come with reasons?', answer: undecided },
		],
	},
	{
		title: 'The contract and the law',
		terms: [
			{
				question: 'Which legal entity is the publisher, and what is its address?',
				answer: undecided,
				note: 'Nobody can sign with you until there is one.',
			},
			{ question: 'Which country’s law governs, and where is a dispute heard?', answer: undecided },
			{
				question:
					'How long does each side have to reply during editing, and what if they cannot agree?',
				answer: undecided,
				note: 'Decided already: silence is not consent.',
			},
			{
				question: 'Where does the credit appear, and how is each team member’s share identified?',
				answer: undecided,
			},
			{
				question: 'Who pays if a work turns out not to be the contributor’s own?',
				answer: undecided,
			},
			{ question: 'May anyone train AI on the work?', answer: undecided },
			{
				question: 'On what grounds and with what notice may either side end the contract?',
				answer: undecided,
			},
		],
	},
	{
		title: 'Data',
		terms: [
			{
				question: 'Who hosts the site, and how long are its logs kept?',
				answer: undecided,
			},
			{
				question: 'How long are emails and declined submissions kept?',
				answer: undecided,
				note: 'You can ask for yours to be deleted meanwhile.',
			},
			{
				question: 'Which firms see data, and under what safeguard does any leave your country?',
				answer: undecided,
			},
		],
	},
];
