import { sayEither } from '../world/numbers.ts';
import type { Guidelines } from '../world/types.ts';
import { call } from './call.ts';
import { figures } from './figures.ts';

const { submission } = figures;
const { subject } = submission;
const { text, comic, film, models } = call.formats;

/** What is sent, as sentences name it. */
const files = {
	text: sayEither(text.files),
	art: sayEither(comic.files),
	film: `${sayEither(film.files)}, at least ${film.resolution}, in ${sayEither(film.codecs)}`,
};

/** The paper that comics are drawn for, and how closely. */
const comicArt = `Trim ${comic.trimInches.width} × ${comic.trimInches.height} in, at least ${comic.dotsPerInch} dpi (${comic.lineArtDotsPerInch} for line art), ${comic.colours}`;

/** How to submit to the anthology: what to send by craft, then the whole. */
export const guidelines: Guidelines = {
	crafts: [
		{
			title: 'Comic script',
			description:
				'The whole script, page by page and panel by panel, as in [this half page](/submission-guidelines/#script-format). Say who draws it, or that you are looking for an artist.',
			file: files.text,
			length: `${submission.comicPages} when drawn`,
			subject,
		},
		{
			title: 'Finished comic',
			description:
				'Every page, lettered. Write first: eight pages will not fit a letter. If some are still to be drawn, send the script and one sample page: finished panels are not needed yet.',
			file: `${files.art}, one a page`,
			length: submission.comicPages,
			subject,
		},
		{
			title: 'Artist looking for a script',
			description:
				'One sample page or links to your art, your bio, and a line on what you like to draw. No title, summary or synopsis: there is nothing to summarise.',
			file: `${files.art}, or links in the letter`,
			length: 'One page is enough',
			subject: 'Submission - [name] - Artist',
		},
		{
			title: 'Short story',
			description:
				'A story set in Lagan, on a deck that a reader could find again. The exact word count stands on its title page.',
			file: files.text,
			length: submission.storyWords,
			subject,
		},
		{
			title: 'Flash and micro story',
			description:
				'Two short forms. The micro story, “anthology story submissions” in the published list, is the shortest that we read, and no limit on the others.',
			file: files.text,
			length: `Flash ${submission.flashWords}; micro ${submission.microWords}`,
			subject,
		},
		{
			title: 'Essay',
			description:
				'About the city or from inside it: a lecture, an inspector’s report, a sermon, the history of one notice.',
			file: files.text,
			length: submission.essayWords,
			subject,
		},
		{
			title: 'Film',
			description:
				'A trailer, a title sequence or a short, with its release forms; a pitch, for which nobody has been filmed, comes without. Write first: the file will be too heavy to attach.',
			file: files.film,
			length: `Trailer ${submission.trailerLength}; title sequence ${submission.titleSequenceLength}; short ${submission.shortFilmLength}`,
			subject,
		},
		{
			title: 'Model',
			description:
				'A room, a deck, a boat or a machine of the city, with a line on where it stands.',
			file: models
				.map(({ files, use, program }) =>
					[sayEither(files), ...(program ? [`from ${program}`] : []), `for ${use}`].join(' '),
				)
				.join('; '),
			length: 'None set',
			subject,
		},
		{
			title: 'Design',
			description:
				'The city’s paper and its brass: a pass, a notice, a poster, a fitting, or one illustration. Say who aboard has to stamp it.',
			file: `${files.art}, or links in the letter`,
			length: 'Undecided; one piece is enough to show',
			subject,
		},
		{
			title: 'A place or a custom',
			description:
				'For worldbuilders: one deck, one trade or one feast, with its prices and its rule, and a line on which of [[living-document|the fixed things]] it leans on.',
			file: files.text,
			length: 'Undecided; a page or two is enough to show',
			subject,
		},
		{
			title: 'Editing',
			description:
				'No sample. Say what you have edited, in which languages, and when you are free.',
			file: 'The letter itself',
			length: 'Undecided; half a page is enough',
			subject: 'Submission - [name] - Editor',
		},
	],
	letter: [
		{
			title: 'In the letter itself',
			description:
				'A working title and a logline (one sentence: one person, one difficulty), a summary of {{submission.summaryWords}}, and a bio of {{submission.bioWords}}. Of these an artist looking for a script and an editor send the bio alone. What else to mention is on the [checklist](/submission-guidelines/#checklist).',
		},
		{
			title: 'On every file',
			description:
				'The name **{{submission.fileName}}**, with the page’s number behind it in a comic: Page01, Page02 and on.',
		},
		{
			title: 'Pitch or finished draft?',
			description:
				'Either. A pitch is the letter and the synopsis, for comics with a sample page or links to your art, sent before the piece is made. If the piece is made, attach it: an editor can say more about a page than about a plan.',
		},
		{
			title: 'Why two summaries?',
			description:
				'The summary says what the piece is. It stands in the letter, helps the right editor to pick it up, and may keep the ending back. The {{submission.synopsisWords}} synopsis says what happens, in order, the ending included. It is attached, for the editor who has to judge whether the plot holds. A micro story is its own synopsis.',
		},
	],
	steps: [
		{
			title: 'Send it by e-mail',
			description:
				'Write to the submissions address with the subject **{{submission.subject}}**, or the one on [your card](/submission-guidelines/#short-version) if it has another, putting your own name and title where the brackets are. Attach the work itself and everything else that the [checklist](/submission-guidelines/#checklist) names. If a file is too heavy for the post, write first and ask how to send it; do not split a film into thirty envelopes.',
		},
		{
			title: 'Receipt is confirmed',
			description:
				'Within {{timing.receipt}} somebody writes back to say that it arrived. Keep that letter: you count from its date if you ever need to ask where your work has got to.',
		},
		{
			title: 'Initial review',
			description:
				'The editors read it against the [selection criteria](/submission-guidelines/#selection-criteria), which takes {{timing.review}}. The review ends in one of three outcomes, named further down, and you are told which.',
		},
		{
			title: 'Shortlist, with detailed feedback',
			description:
				'Shortlisted work gets notes: what holds, what slips, and which line we stopped believing at. They are addressed to the work, and you may argue with them. A shortlist is one step short of an acceptance, so do not resign from anything.',
		},
		{
			title: 'Acceptance and collaborative editing',
			description:
				'An accepted piece is edited with you over {{timing.editing}}. Small corrections are shown to you and major changes wait for your yes, as the [terms of collaboration](/legal-information/#terms-of-collaboration) say. If you do not answer, nothing has been agreed.',
		},
		{
			title: 'Artwork, lettering and colouring',
			description:
				'Comics are drawn to finish, lettered and coloured, from the script as edited. In the published order this comes before the contract. While you draw, then, the pages are yours, no right in them has passed to the project, and nothing is promised for them. Ask at acceptance for the terms in writing, with the rate in them, and ink when they have come.',
		},
		{
			title: 'Final approval, contract and publication',
			description:
				'The finished piece is approved for the last time, so read it as though a stranger had written it. The contract is signed, with the numbers in it that this site still leaves open, and the volume is prepared for publication. Where the contract and these pages differ, the contract counts.',
		},
	],
	deadlines: [
		{
			what: 'You are in time',
			when: 'From {{timing.pitchesOpen}} on',
			note: 'After that day either of the two published dates lets you in: {{timing.submissionsOpen}} for submissions, in [the FAQ](/additional-resources/#faq), and {{timing.pitchesOpen}} for pitch documents, on [the resources page](/resources/). They disagree, and both stand. For the weeks between them, ask first.',
		},
		{
			what: 'Closing date',
			when: 'None: rolling, year-round',
			note: 'Submissions are taken all year, and what comes too late for one volume is read all the same.',
		},
		{
			what: 'First volume',
			when: '{{timing.firstVolume}}',
			note: 'The published target for Volume One, *What We Tied to the Buoy*. No later one has been announced. Review and editing take about four months, and the artwork comes after: plan by those, and ask.',
		},
		{
			what: 'Receipt is confirmed',
			when: '{{timing.receipt}}',
			note: 'From the day you send. If that passes in silence, look in your junk folder, then write again.',
		},
		{
			what: 'Initial review',
			when: '{{timing.review}}',
			note: 'Counted, for your purposes, from the date on the confirmation.',
		},
		{
			what: 'Editing',
			when: '{{timing.editing}}',
			note: 'After acceptance, and with you in the room.',
		},
		{
			what: 'Answers to questions',
			when: '{{timing.faq}}',
			note: 'For questions like those of [the FAQ](/additional-resources/#faq). Letters through the [contact section](/#contact) are answered in {{timing.contactInWords}}, [privacy requests](/legal-information/#privacy-policy) within {{timing.privacy}}.',
		},
		{
			what: 'When to query',
			when: 'The day after the longer figure runs out',
			note: 'For the receipt and for the review alike. Keep the word Submission in the subject, and give your title and the date of your first e-mail. A query is ordinary business and does your piece no harm.',
		},
	],
	formats: [
		{
			title: 'Stories and essays',
			points: [
				'Short stories: {{submission.storyWords}}.',
				'Flash fiction: {{submission.flashWords}}.',
				'Micro stories (“anthology story submissions” in the published list): {{submission.microWords}}.',
				'Essays: {{submission.essayWords}}.',
				'If a piece falls between two of these, say in the e-mail which one you mean it for.',
			],
		},
		{
			title: 'Written files, scripts included',
			points: [
				`${files.text}.`,
				`{{submission.font}}, ${text.spacing} spaced, with {{submission.margins}} margins.`,
				`Page numbers at the ${text.pageNumbers}.`,
				'A header with your last name and the title.',
				'The exact word count on the title page. Exact: the number your program gives, not the one you were aiming at.',
			],
		},
		{
			title: 'Comics',
			points: [
				'Comic stories of {{submission.comicPages}}.',
				`${comicArt}: [the template](/creative-resources/) has every guide drawn in.`,
				`Pages as ${files.art}, one file a page, numbered Page01, Page02 and on.`,
			],
		},
		{
			title: 'Film',
			points: [
				`${files.film}.`,
				'Trailers {{submission.trailerLength}}.',
				'Title sequences {{submission.titleSequenceLength}}.',
				'Shorts {{submission.shortFilmLength}}.',
				'Release forms are required. If you are unsure whom they have to cover, ask before you shoot.',
			],
		},
		{
			title: '3D models',
			points: models.map(
				({ files, use, program }) =>
					`For ${use}: ${[sayEither(files), ...(program ? [`from ${program}`] : [])].join(', ')}.`,
			),
		},
		{
			title: 'File naming',
			points: [
				`{{submission.fileName}}, then whatever the type adds: ${text.files[0]} for text, ${comic.files[0]} for art, Page## for the pages of a comic.`,
				'So, had the delegate for the lower decks written his memoirs: Faleafa_Tomasi_TheNewKettle.docx.',
				'And had somebody drawn them: Faleafa_Tomasi_TheNewKettle_Page01.tiff.',
				'The same name on every file of one submission. Final_final_2 has sunk better cities.',
			],
		},
	],
	script: {
		points: [
			'Begin each page of the comic on a new page of the script, with its number and how many panels it has.',
			'Number the panels. A panel is one moment: in it a person opens the door or sits down, and needs a second panel to do both.',
			'Describe what is seen: who, where, doing what, from how near. When somebody first appears, give age, build, clothes, and what they carry.',
			'After it comes what is read: the name in capitals, then the words. CAPTION, SOUND and RADIO stand in place of a name; (off) is a voice from outside the panel.',
			'Five or six panels a page and 25 words a balloon are plenty, since the artist has a city to fit in as well.',
			'A surprise belongs on an even page, which is the one that a reader turns to.',
			'A whole one, to see how much is enough: [the script of *The Other Minute*](/read/the-other-minute/#transcript), with [its six pages](/read/the-other-minute/) as they were drawn from it.',
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
				'The city was built for {{world.capacity}} and holds {{world.population}}, and the world wants the empty berths. Somewhere, however lightly, that should be felt: a love story counts if the spare room is in it. [Where to lean](/theme-ideas/) lists {{count.themesInWords}} places.',
		},
		{
			title: 'Somebody is good at something',
			description:
				'We would rather watch a person splice, bake, audit or stall for time with skill than be told that the view is astonishing. Show the work closely enough that a reader could nearly do it.',
		},
		{
			title: 'Nobody is a villain to themselves',
			description:
				'Whoever stands in the way needs a reason that they could give at supper without lowering their voice. [[leopold-achterberg]] has one. So has the officer turning the boat back.',
		},
		{
			title: 'It fits the world, or misfits on purpose',
			description:
				'Dates, decks and figures agree with [the World Bible](/world-bible/). People may be wrong about anything, and factions may contradict each other as a matter of policy. The narrator should know which is happening.',
		},
		{
			title: 'The voice is dry, humane and exact',
			description:
				'Nouns and verbs first. One right detail, such as what is for sale and who may not come in, does more than a paragraph of weather. Jokes are welcome and need not announce themselves.',
		},
		{
			title: 'It ends',
			description:
				'A short piece still has to be a whole one: something is different on the last line from the first, and not because the word limit arrived. A chapter of a longer thing should stand by itself.',
		},
		{
			title: 'People, and not as scenery',
			description:
				'The queue, the bunks and the boats held off in the fog are full of people with errands. If hardship is in the frame, someone in it has a name, a skill and an opinion about being looked at.',
		},
	],
	outcomes: [
		{
			title: 'Excellent Fit',
			description:
				'The piece goes to the shortlist, with detailed feedback, and on through the steps above, the editing included.',
		},
		{
			title: 'Potential with Revision',
			description:
				'Something in it holds and something does not. You are told what, and you decide whether the change is one you want to make. Keeping it as it is and taking it elsewhere is an honourable answer.',
		},
		{
			title: 'Not Suitable',
			description:
				'The piece is not for this anthology, which is a statement about one piece and one anthology. Submissions are rolling, so another can follow when you have one.',
		},
	],
	policies: [
		{
			title: 'Who is sought',
			description:
				'Anyone with a story to moor here, published or not, from any coast. We look above all for people who know work from the inside (nurses, stevedores, clerks, cooks, welders) and for people whose families have had to leave a place. If you are wondering whether that means you, please don’t self-reject. Rejecting is our job, and we have set time aside for it.',
		},
		{
			title: 'Teams, and writers looking for an artist',
			description:
				'Teams are welcome: one of you writes, the e-mail names everyone and what each of them does. A writer without an artist can submit and say so, and so can an artist without a script. We cannot promise a match; the [community forums](/additional-resources/#forums) are another place to look.',
		},
		{
			title: 'What has no card',
			description:
				'A cover, a poem, a song, a game: undecided. Ask at the submissions address before you make one.',
		},
		{
			title: 'Generated work',
			description:
				'The project does not take generated prose or art. If such a tool touched any part of what you send, disclose it in the e-mail and say which part. For their side, the editors do not upload manuscripts to such services. The city has three [[ai-limitations|Limits]] for its machines; this is the anthology’s.',
		},
		{
			title: 'Content warnings',
			description:
				'Hard subjects are not a bar: the world has a freezing winter and a drowned coast in it. Put a line in the e-mail and on the title page saying what a reader will meet, so that the first editor to open it is the right one that morning.',
		},
		{
			title: 'Access',
			description:
				'If any of these formats is a barrier, or you need this page, the template or our notes in another form, ask at the submissions address and say what works. You need not say why.',
		},
		{
			title: 'By e-mail only',
			description:
				'Submissions come to the submissions address and nowhere else: there is no upload form and no account to make. The two forms on the [landing page](/#join) are for interest and for questions; {{site.formsInShort}}.',
		},
	],
	checklist: [
		'**The work itself:** the script, the story or essay, the pages, the film, the model. For a pitch, the synopsis stands in for it.',
		'For a work or a pitch, in the letter: a working title and a logline.',
		'For a work or a pitch, in the letter: a summary of {{submission.summaryWords}}.',
		'For a work or a pitch, attached: a {{submission.synopsisWords}} synopsis, the ending included. A micro story is its own.',
		'In the letter: an author bio of {{submission.bioWords}}; for a team, one each.',
		'For comics and art: a sample page or links to your art. Finished panels are not needed yet.',
		'For text: the exact word count on the title page, the header and the page numbers in place.',
		'For a finished film: the release forms.',
		'A line on content warnings, if the piece needs one.',
		'A line on generated material: what was used and where. If nothing was, say so.',
		'A note if the piece is out elsewhere, has appeared before, or is a translation.',
		'All files named {{submission.fileName}}, and organised so that a stranger can tell what to open first.',
		'The subject line: **{{submission.subject}}**, or the one on [your card](/submission-guidelines/#short-version) if it has another.',
		'Addressed to the submissions address. Then send it, and go and do something else.',
	],
};
