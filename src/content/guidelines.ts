import type { Guidelines } from './types.ts';

/** How to submit to the anthology: the short version, then the whole. */
export const guidelines: Guidelines = {
	shortVersion: [
		'**What:** stories, essays, comics, film and 3D models set in Lagan, on a deck you could find again.',
		'**How long:** anthology story submissions {{submission.microWords}}; flash fiction {{submission.flashWords}}; short stories {{submission.storyWords}}; essays {{submission.essayWords}}; comic stories {{submission.comicPages}}.',
		'**Where to:** the submissions address, by e-mail, with the subject line **{{submission.subject}}**. There is no upload form and no account to make.',
		'**When you hear:** receipt is confirmed in {{timing.receipt}}; the first review takes {{timing.review}}.',
		'**Open or closed:** the project is in its first stage, Preparation. Two opening dates have been published, {{timing.submissionsOpen}} and {{timing.pitchesOpen}}, and they disagree; see Deadlines. Submissions are rolling, all year round.',
		'**Rights and pay:** you keep your copyright. Rates and royalties have not been filled in yet; [what is known stands here](/legal-information/#publishing-rights).',
	],
	steps: [
		{
			title: 'Send it by e-mail',
			description:
				'Write to the submissions address with the subject **{{submission.subject}}**, putting your own name and title where the brackets are. Attach everything that the checklist names. If a file is too heavy for the post, write first and ask how to send it; do not split a film into nineteen envelopes.',
		},
		{
			title: 'Receipt is confirmed',
			description:
				'Within {{timing.receipt}} somebody writes back to say that it arrived. That is all the confirmation says. Keep it, because it carries the date you count from if you ever need to ask where your work has got to.',
		},
		{
			title: 'Initial review',
			description:
				'The editors read it against the [selection criteria](/submission-guidelines/#selection-criteria), which takes {{timing.review}}. The review ends in one of three outcomes, named further down, and you are told which.',
		},
		{
			title: 'Shortlist, with detailed feedback',
			description:
				'Shortlisted work gets notes: what holds, what slips, and which line we stopped believing at. They are addressed to the work, and you may argue with them. A shortlist is not yet an acceptance, so do not resign from anything.',
		},
		{
			title: 'Acceptance and collaborative editing',
			description:
				'An accepted piece is edited with you over {{timing.editing}}. Small corrections are shown to you and major changes wait for your yes, as the [terms of collaboration](/legal-information/#terms-of-collaboration) say. If you do not answer, nothing has been agreed.',
		},
		{
			title: 'Artwork, lettering and colouring',
			description:
				'Comics are drawn to finish, lettered and coloured, from the script as edited. This step stands before the contract in the order the project has published. Anyone who wants terms in writing before inking a page should ask for them at acceptance; it is a reasonable thing to ask.',
		},
		{
			title: 'Final approval, contract and publication',
			description:
				'The finished piece is approved for the last time, so read it as though a stranger had written it. The contract is signed, with the numbers in it that this site still leaves open, and the volume is prepared for publication. Where the contract and these pages differ, the contract counts.',
		},
	],
	deadlines: [
		{
			what: 'Submissions open, says the FAQ',
			when: '{{timing.submissionsOpen}}',
			note: 'This date and the next one disagree. Both were published, the project has not reconciled them, and this page will not pick one for it. If the weeks between them matter to you, ask at the submissions address.',
		},
		{
			what: 'Pitch documents open, says the resources page',
			when: '{{timing.pitchesOpen}}',
			note: 'It may be that a pitch and a submission were meant as different things. Nobody has said so.',
		},
		{
			what: 'Closing date',
			when: 'None: rolling, year-round',
			note: 'Submissions are taken all year. What misses one volume has not missed the boat.',
		},
		{
			what: 'First volume',
			when: '{{timing.firstVolume}}',
			note: 'A target. Volume One is called *What We Tied to the Buoy*.',
		},
		{
			what: 'Confirmation of receipt',
			when: '{{timing.receipt}}',
			note: 'From the day you send. If that has passed in silence, look in your junk folder, then write again.',
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
			what: 'When to query',
			when: 'The day after the longer figure runs out',
			note: 'For the receipt and for the review alike. Keep the word Submission in the subject and give your title and the date of your first e-mail. A query is ordinary business and nobody minds one.',
		},
	],
	formats: [
		{
			title: 'Stories and essays',
			points: [
				'Anthology story submissions: {{submission.microWords}}.',
				'Flash fiction: {{submission.flashWords}}.',
				'Short stories: {{submission.storyWords}}.',
				'Essays: {{submission.essayWords}}.',
				'If a piece falls between two of these, say in the e-mail which one you mean it for.',
			],
		},
		{
			title: 'Written files',
			points: [
				'.docx or .doc.',
				'{{submission.font}}, double spaced, with {{submission.margins}} margins.',
				'Page numbers at the bottom centre.',
				'A header with your last name and the title.',
				'The exact word count on the title page. Exact: the number your program gives, not the one you were aiming at.',
			],
		},
		{
			title: 'Comics',
			points: [
				'Comic stories of {{submission.comicPages}}.',
				'Trim 6.625 × 10.25 in, at least 300 dpi (600 for line art), CMYK: [the template](/creative-resources/) has every guide drawn in.',
				'Pages as .tiff, one file a page, numbered Page01, Page02 and on.',
				'With a pitch, send one sample page or links to your art. Finished panels are not needed yet.',
			],
		},
		{
			title: 'Film',
			points: [
				'mp4, at least HD, in h264 or h265.',
				'Trailers {{submission.trailerLength}}.',
				'Title sequences {{submission.titleSequenceLength}}.',
				'Shorts {{submission.shortFilmLength}}.',
				'Release forms are required. If you are unsure whom they must cover, ask before you shoot.',
			],
		},
		{
			title: '3D models',
			points: [
				'For the city model: .3dm, from Rhino.',
				'For VR: .glb.',
				'For film and games: .fbx.',
			],
		},
		{
			title: 'File naming',
			points: [
				'{{submission.fileName}}, then whatever the type adds: .docx for text, .tiff for art, Page## for the pages of a comic.',
				'So, had the delegate for the lower decks written his memoirs: Faleafa_Tomasi_TheNewKettle.docx.',
				'And had somebody drawn them: Faleafa_Tomasi_TheNewKettle_Page01.tiff.',
				'The same name on every file of one submission. Final_final_2 has sunk better cities.',
			],
		},
	],
	criteria: [
		{
			title: 'It leans on the Berths Question',
			description:
				'Somewhere, however lightly, the empty half of the city should be felt. A love story counts if the spare room is in it. [Where to lean](/theme-ideas/) lists thirteen places.',
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
				'The piece goes to the shortlist, with detailed feedback, and its next steps are the ones above. Even an excellent fit gets edited.',
		},
		{
			title: 'Potential with Revision',
			description:
				'Something in it holds and something does not. You are told what, and you decide whether the change is one you want to make. Keeping it as it is and taking it elsewhere is an honourable answer.',
		},
		{
			title: 'Not Suitable',
			description:
				'The piece is not for this anthology, which is a statement about one piece and one anthology. Whether reasons come with it is not settled. Submissions are rolling, so another piece can follow when you have one.',
		},
	],
	policies: [
		{
			title: 'Who is sought',
			description:
				'Anyone with a story to moor here, published or not, from any coast. We look above all for people who know work from the inside (nurses, stevedores, clerks, cooks, welders) and for people whose families have had to leave a place. If you are wondering whether that means you, please don’t self-reject. Rejecting is our job, and we have set time aside for it.',
		},
		{
			title: 'Simultaneous submissions',
			description:
				'Not settled yet: ask. Until it is, if your piece is out elsewhere too, say so in your e-mail, and write again the day somebody takes it.',
		},
		{
			title: 'Translations',
			description:
				'Not settled yet: ask. Tell us the language it was written in and who holds the rights in the original and in the translation. A city of {{world.nationalities}} nationalities ought to have an answer to this soon.',
		},
		{
			title: 'Reprints',
			description:
				'Not settled yet: ask before you send. Say where and when the piece appeared and whether anyone still has exclusive rights in it, since the anthology’s own run for {{rights.exclusiveYears}}.',
		},
		{
			title: 'Teams, and writers looking for an artist',
			description:
				'Teams are welcome: one of you writes, the e-mail names everyone and what each of them does. A writer without an artist can submit and say so, and so can an artist without a script. We cannot promise a match; the [community forums](/additional-resources/#community-forums) are another place to look.',
		},
		{
			title: 'Generated work',
			description:
				'The project does not take generated prose or art. If such a tool touched any part of what you send, disclose it in the e-mail and say which part. For their side, the editors do not upload manuscripts to such services. The city has three [[ai-limitations|Limits]]; this is the anthology’s.',
		},
		{
			title: 'Content warnings',
			description:
				'Hard subjects are not a bar: the world has a freezing winter and a drowned coast in it. Put a line in the e-mail and on the title page saying what a reader will meet, so that the first editor to open it is the right one that morning.',
		},
		{
			title: 'Payment',
			description:
				'The rate stands in the draft as “{{rights.rate}}” and the royalty as “{{rights.royalty}}”: placeholders, not yet filled in. Contributor copies, the discount and the sharing of profit have been published, and stand under [publishing rights](/legal-information/#publishing-rights). Ask for the amounts before you commit time that you cannot spare.',
		},
		{
			title: 'Access',
			description:
				'If any of these formats is a barrier, or you need this page, the template or our notes in another form, ask at the submissions address and say what works. You need not say why.',
		},
		{
			title: 'By e-mail only',
			description:
				'Submissions come to the submissions address and nowhere else. The two forms on the [landing page](/#join) are for interest and for questions; {{site.formsInShort}}.',
		},
	],
	checklist: [
		'A working title and a logline: one sentence, one person, one difficulty.',
		'A summary of {{submission.summaryWords}}, which says what the piece is.',
		'A {{submission.synopsisWords}} synopsis, which says what happens, the ending included.',
		'An author bio of {{submission.bioWords}}; for a team, one each.',
		'For comics and art: a sample page or links to your art. Finished panels are not needed yet.',
		'For text: the exact word count on the title page, the header and the page numbers in place.',
		'For film: the release forms.',
		'A line on content warnings, if the piece needs one.',
		'A line on generated material: what was used and where. If nothing was, say so.',
		'A note if the piece is out elsewhere, has appeared before, or is a translation.',
		'All files named {{submission.fileName}}, in the right type, and organised so that a stranger can tell what to open first.',
		'The subject line: **{{submission.subject}}**.',
		'Addressed to the submissions address. Then send it, and go and do something else.',
	],
};
