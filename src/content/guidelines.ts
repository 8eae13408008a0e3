import { formatEither } from '../model/numbers.ts';
import type { Guidelines } from '../model/types.ts';
import { call } from './call.ts';
import { figures } from './figures.ts';

const { submission } = figures;
const { subject } = submission;
const { text, comic, film, models } = call.formats;

/** File types as shown in sentences. */
const files = {
	text: formatEither(text.files),
	art: formatEither(comic.files),
	film: `${formatEither(film.files)}, at least ${film.resolution}, in ${formatEither(film.codecs)}`,
};

/** Page size, resolution and colours of comics. */
const comicArt = `Trim ${comic.trimInches.width} × ${comic.trimInches.height} in, at least ${comic.dotsPerInch} dpi (${comic.lineArtDotsPerInch} for line art), ${comic.colours}`;

/** The layout of all text files. */
const typescript = [
	`{{submission.font}}, ${text.spacing} spaced, {{submission.margins}} margins.`,
	`Page numbers ${text.pageNumbers}; a header with your last name and the title.`,
	'The exact word count on the title page. [The template](/creative-resources/#downloads) is laid out like this.',
];

/** The rules for drawn pages. */
const drawnPages = [
	`${comicArt}. [The template](/creative-resources/#downloads) has every guide drawn in.`,
];

export const guidelines: Guidelines = {
	crafts: [
		{
			id: 'story',
			title: 'Short story',
			description: 'A story set in Lagan, on a deck a reader could find again.',
			file: files.text,
			length: submission.storyWords,
			subject,
			format: typescript,
			send: ['The story.'],
		},
		{
			id: 'flash',
			title: 'Flash or micro story',
			description: 'Two short forms.',
			file: files.text,
			length: `Flash ${submission.flashWords}; micro ${submission.microWords}`,
			subject,
			format: typescript,
			send: ['The story.'],
		},
		{
			id: 'comic',
			title: 'Finished comic',
			description:
				'Every page, lettered. Email us before you send it: eight TIFFs are too big to attach. If some pages are still to be drawn, send the script and one sample page.',
			file: `${files.art}, one a page`,
			length: submission.comicPages,
			subject,
			format: drawnPages,
			send: ['The pages, or the script with a sample page or links to your art.'],
		},
		{
			id: 'script',
			title: 'Comic script',
			description:
				'The whole script, page by page and panel by panel. Say who will draw it, or that you need an artist.',
			file: files.text,
			length: `${submission.comicPages} when drawn`,
			subject,
			format: typescript,
			send: ['The script.'],
		},
		{
			id: 'artist',
			title: 'Artist looking for a script',
			description:
				'After the first review an editor with a script that suits you writes to you; we cannot promise a match.',
			file: `${files.art}, or links in the email`,
			length: 'One page is enough',
			subject: 'Submission - [name] - Artist',
			format: ['Finished pages, later on, follow the format for comics.'],
			send: ['One sample page, or links.', 'A line on what you like to draw.'],
		},
		{
			id: 'essay',
			title: 'Essay',
			description:
				'About the city or from inside it: a lecture, an inspector’s report, a sermon, the history of one notice.',
			file: files.text,
			length: submission.essayWords,
			subject,
			format: typescript,
			send: ['The essay.'],
		},
		{
			id: 'film',
			title: 'Film',
			description:
				'A trailer, a title sequence or a short. Email us before you send it: the file will be too big to attach.',
			file: files.film,
			length: `Trailer ${submission.trailerLength}; title sequence ${submission.titleSequenceLength}; short ${submission.shortFilmLength}`,
			subject,
			format: [
				'Release forms are required for everyone on screen. A pitch needs none, since nobody has been filmed yet.',
			],
			send: ['The film, or a pitch.', 'The release forms.'],
		},
		{
			id: 'model',
			title: '3D model',
			description: 'A room, deck, boat or machine in the city, with a line saying where it is.',
			file: formatEither(models.flatMap(({ files }) => files)),
			length: 'None set',
			subject,
			format: models.map(
				({ files, use, program }) =>
					`For ${use}: ${[formatEither(files), ...(program ? [`from ${program}`] : [])].join(', ')}.`,
			),
			send: ['The model, and a line saying where in the city it is.'],
		},
		{
			id: 'design',
			title: 'Design',
			description:
				'The city’s paper and its brass: a pass, a notice, a poster, a fitting, or one illustration. Say which office aboard would have to stamp it.',
			file: `${files.art}, or links in the email`,
			length: 'Undecided; one piece is enough',
			subject,
			format: drawnPages.slice(0, 1),
			send: ['The piece, or links.'],
		},
		{
			id: 'place',
			title: 'A place or a custom',
			description:
				'For worldbuilders: one deck, one trade or one feast, with its prices and its rule, and a line saying which [[living-document|fixed facts]] it relies on.',
			file: files.text,
			length: 'Undecided; a page or two is enough',
			subject,
			format: typescript,
			send: ['The text.', 'A line saying which fixed facts it relies on.'],
		},
		{
			id: 'editing',
			title: 'Editing',
			description:
				'No sample. Say what you have edited, in which languages, and when you are free.',
			file: 'The email itself',
			length: 'Undecided; half a page is enough',
			subject: 'Submission - [name] - Editor',
			format: ['No attachment.'],
			send: ['What you have edited, in which languages, and when you are free.'],
		},
	],
	beforeInk:
		'**Before you ink:** finished panels are not needed yet. No contract is signed before an offer, and artwork may come before the contract. Until you sign, the pages are yours and you are promised nothing for them. When you are accepted, ask for the terms in writing, rate included.',
	checklist: [
		'A working title, a logline (one sentence) and a summary of {{submission.summaryWords}}. If you offer your hand as an artist or an editor, there is nothing to summarise yet.',
		'For stories, comics, essays and films: a {{submission.synopsisWords}} synopsis, attached, of what happens, in order, ending included. Micro stories need none.',
		'A bio of {{submission.bioWords}}; for a team, one each, and who does what.',
		'Content warnings, if the piece needs any, and what in it was generated, if anything was.',
		'A note if it is under consideration elsewhere, has appeared before, or is a translation.',
		'All files named and organised, so that we can see what to open first.',
		'The subject line for your craft, with your own name and title in it.',
	],
	advice: [
		{
			title: 'Pitch or finished piece?',
			description:
				'Either. A pitch is the email and the synopsis (for comics, with a sample page or links to your art), sent before the piece is made. If the piece is made, attach it: an editor can say more about a page than about a plan.',
		},
		{
			title: 'Why two summaries?',
			description:
				'The summary goes in the email, helps the right editor pick the piece up, and need not give away the ending. The synopsis is attached, for the editor who has to judge whether the plot holds.',
		},
		{
			title: 'What should a file be called?',
			description: `{{submission.fileName}}, then the suffix for the type: ${text.files[0]} for text, ${comic.files[0]} for art, Page## for the pages of a comic. Had the delegate for the lower decks written his memoirs: Faleafa_Tomasi_TheNewKettle.docx; had somebody drawn them: Faleafa_Tomasi_TheNewKettle_Page01.tiff. Final_final_2 has sunk better cities.`,
		},
	],
	steps: [
		{
			title: 'Send it by email',
			brief: 'With the subject line for your craft.',
			description:
				'The subject is **{{submission.subject}}**, or the one given for [your craft](/submission-guidelines/#format-requirements), with your own name and title in the brackets. Attach the work and everything else on its checklist. If a file is too big to email, ask us first how to send it; do not split a film into thirty envelopes.',
		},
		{
			title: 'Receipt is confirmed',
			brief: 'In {{timing.receipt}}.',
			description:
				'Keep that email: if you ever need to ask where your work has got to, count from its date.',
		},
		{
			title: 'Initial review',
			brief: 'In {{timing.review}}.',
			description:
				'The editors read it against the [selection criteria](/submission-guidelines/#selection-criteria). The review has one of three outcomes, listed below, and we tell you which.',
		},
		{
			title: 'Shortlist, with detailed feedback',
			brief: 'Notes on what holds and what slips.',
			description:
				'The notes say at which line we stopped believing the piece. They are addressed to the work, and you may argue with them. A shortlist is one step short of an acceptance, so do not resign from anything.',
		},
		{
			title: 'Acceptance and collaborative editing',
			brief: 'With you, over {{timing.editing}}.',
			description:
				'Small corrections are shown to you, and major changes need your agreement, as the [terms of collaboration](/legal-information/#terms-of-collaboration) say. If you do not answer, nothing has been agreed. Ask for the terms in writing now.',
		},
		{
			title: 'Artwork, lettering and colouring',
			brief: 'For comics, and before the contract.',
			description:
				'Comics are drawn in full, lettered and coloured from the edited script. Don’t ink a line before you have read [the warning](/submission-guidelines/#before-you-ink).',
		},
		{
			title: 'Final approval, contract and publication',
			brief: 'You approve it, and both sides sign.',
			description:
				'Read the finished piece as though a stranger had written it. The contract gives the figures that this site leaves open. Where the contract and these pages differ, the contract prevails.',
		},
	],
	deadlines: [
		{
			what: 'Open',
			when: 'Now',
			note: 'Submissions since {{timing.submissionsOpen}}, pitches since {{timing.pitchesOpen}}.',
		},
		{
			what: 'Closing date',
			when: 'None: rolling, year-round',
			note: 'Miss one volume and you will be considered for the next.',
		},
		{
			what: 'First volume',
			when: '{{timing.firstVolume}}',
			note: 'The published target for *What We Tied to the Buoy*. No new date has been set.',
		},
		{
			what: 'Receipt confirmed',
			when: 'In {{timing.receipt}}',
			note: 'If you hear nothing, look in your junk folder, then write again.',
		},
		{
			what: 'Initial review',
			when: '{{timing.review}}',
			note: 'Counted from the date of our confirmation.',
		},
		{
			what: 'Editing',
			when: '{{timing.editing}}',
			note: 'After acceptance, and with you involved throughout.',
		},
		{
			what: 'Answers to questions',
			when: '{{timing.faq}}',
			note: 'Through the [contact form](/#contact): {{timing.contactInWords}}. [Privacy requests](/legal-information/#privacy-policy): {{timing.privacy}}.',
		},
		{
			what: 'When to ask',
			when: 'The day after any of these times has run out',
			note: 'Keep the word Submission in the subject, and give your title and the date you sent it.',
		},
	],
	script: {
		points: [
			'Begin each comic page on a new page of the script, with its number and how many panels it has.',
			'Number the panels. A panel is one moment: in it a person opens the door or sits down, and needs a second panel to do both.',
			'Describe what we see: who, where, doing what, and how close the view is. When somebody first appears, give age, build, clothes, and what they carry.',
			'Then give the lettering: the speaker’s name in capitals, then the words. CAPTION, SOUND and RADIO can take the place of a name; (off) is a voice from outside the panel.',
			'Five or six panels a page and 25 words a balloon are plenty, since the artist has a city to fit in as well.',
			'A surprise belongs on an even page, which is the one the reader turns to.',
			'For a complete example, see [the script of *The Other Minute*](/read/the-other-minute/#transcript) and [its finished pages](/read/the-other-minute/).',
		],
		example: {
			heading: 'PAGE ONE (six panels)',
			panels: [
				{
					title: 'Panel 1',
					description:
						'Wide, across the page. The bread hall on Deck 7, a few minutes to six on a Thursday. High at the back the price board, black, its flaps still at last week’s figures. Under it the queue, from behind, every head tilted up. In the queue a gap nine people long, and in the gap a BOY of ten in a coat that will fit him in three years.',
					lines: [
						{ who: 'CAPTION', text: 'Deck 7. Thursday.' },
						{ who: 'SOUND (the board)', text: 'tk' },
					],
				},
				{
					title: 'Panel 2',
					description:
						'Straight down into the gap. Nine things in a row on the deck: a boot, a lunch tin, a rolled prayer mat, an oilcan, a walking stick, a net float, a kettle lid, an umbrella, a child’s shoe.',
					lines: [{ who: 'BOY (small)', text: 'Mind the shoe.' }],
				},
				{
					title: 'Panel 3',
					description:
						'Level with the boy. A LINE WALKER, forty, broad, harness over one shoulder and grease to the elbows, has come up beside the queue. She looks at the gap, and at him last.',
					lines: [
						{ who: 'LINE WALKER', text: 'Is anybody standing here?' },
						{ who: 'BOY', text: 'Nine people.' },
					],
				},
				{
					title: 'Panel 4',
					description: 'Close: her hand lifts the boot by its lace.',
					lines: [
						{ who: 'LINE WALKER (off)', text: 'This one is mine.' },
						{ who: 'BOY (off)', text: 'Then you have been here since five.' },
					],
				},
			],
		},
	},
	criteria: [
		{
			title: 'It leans on the Berths Question',
			description:
				'A love story counts if the spare room is in it. [Theme ideas](/theme-ideas/) has {{count.themesInWords}} ways in.',
		},
		{
			title: 'Somebody is good at something',
			description: 'Show the work closely enough that a reader could nearly do it.',
		},
		{
			title: 'Nobody is a villain to themselves',
			description:
				'Anyone who stands in the way has a reason they could give at supper. Ask [[leopold-achterberg]].',
		},
		{
			title: 'It fits the world, or departs from it on purpose',
			description:
				'Dates, decks and figures agree with [the World Bible](/world-bible/). People may be wrong about anything.',
		},
		{
			title: 'The voice is dry, humane and exact',
			description: 'One right detail does more than a paragraph of weather. Jokes are welcome.',
		},
		{
			title: 'It ends',
			description:
				'Something has changed by the last line. A chapter of something longer should stand on its own.',
		},
		{
			title: 'People are not scenery',
			description:
				'If hardship is in the frame, someone in it has a name, a skill and an opinion about being looked at.',
		},
	],
	outcomes: [
		{
			title: 'Excellent Fit',
			description:
				'The piece goes to the shortlist, with detailed feedback, and on through the steps above.',
		},
		{
			title: 'Potential with Revision',
			description:
				'Something in it holds and something does not. You are told what, and you decide whether to make the change. Taking it elsewhere unchanged is an honourable answer.',
		},
		{
			title: 'Not Suitable',
			description:
				'The piece is not for this anthology. Submissions are rolling, so send another when you have one.',
		},
	],
	policies: [
		{
			title: 'Who we’re looking for',
			description:
				'Anyone with a story to moor here, published or not, from any coast: above all people who know work from the inside (nurses, stevedores, clerks, cooks, welders) and people whose families have had to leave a place. If you wonder whether that means you, please don’t self-reject. Rejecting is our job, and we have set time aside for it.',
		},
		{
			title: 'Teams',
			description:
				'Teams are welcome: one of you emails us, naming everyone and what each does. If you need an artist or a script, say so. We cannot promise a match; the [community forums](/additional-resources/#forums) are another place to look.',
		},
		{
			title: 'Anything not listed',
			description: 'Covers, poems, songs and games are undecided. Ask before you make one.',
		},
		{
			title: 'Generated work',
			description:
				'We don’t take generated prose or art. If such a tool touched any part of what you send, say so in the email, and say which part. For their part, the editors do not upload manuscripts to such services. The city has three [[ai-limitations|Limits]] for its machines; this is the anthology’s.',
		},
		{
			title: 'Content warnings',
			description:
				'Hard subjects are welcome. Say in the email and on the title page what a reader will meet, so that the first editor to open it is the right one that morning.',
		},
		{
			title: 'Access',
			description:
				'If any of these formats is a barrier, or you need this page, a template or our notes in another form, tell us what works. You need not say why.',
		},
		{
			title: 'By email only',
			description:
				'There is no upload form and no account to make. The two forms on the [landing page](/#join) are for interest and for questions; {{site.formsInShort}}.',
		},
	],
};
