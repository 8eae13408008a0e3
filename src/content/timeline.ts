import type { Entry, TimelineStep } from '../world/types.ts';
import { figures } from './figures.ts';

/** The anthology's steps. Nothing on the site advances them but an edit here. */
export const timeline: readonly TimelineStep[] = [
	{
		id: 'prep',
		name: 'Preparation',
		active: true,
		description:
			'The world is written down, the terms are drafted and the template is drawn. We are here.',
	},
	{
		id: 'pitch',
		name: 'Pitch',
		active: false,
		description:
			'Contributors e-mail a letter, with a working title, a logline and a summary of {{submission.summaryWords}}, and attach a synopsis; [what their craft needs besides](/submission-guidelines/#format-requirements) is listed. Receipt is confirmed in {{timing.receipt}}.',
	},
	{
		id: 'select',
		name: 'Selection',
		active: false,
		description:
			'Editors read for {{timing.review}}. Pitches on the shortlist come back with detailed feedback, and acceptances follow.',
	},
	{
		id: 'create',
		name: 'Creation',
		active: false,
		description:
			'Pitches become drafts and drafts become pages: editing with the author for {{timing.editing}}, then artwork, lettering and colour.',
	},
	{
		id: 'organize',
		name: 'Organization',
		active: false,
		description:
			'Final approvals are given and contracts signed. The contents are put in order, and each credit is checked with whoever it names.',
	},
	{
		id: 'publish',
		name: 'Publication',
		active: false,
		description:
			'Volume One, *What We Tied to the Buoy*, is targeted for {{timing.firstVolume}}: the published target, and no later one has been announced. Each contributor receives {{rights.copies}}.',
	},
];

/** What happens next, and when. */
export const nextMilestone: Entry & { date: string } = {
	title: 'Pitch documents open',
	date: figures.timing.pitchesOpen,
	description:
		'That day has passed: you are in time. Finished art is not required, and there is no closing date. [The FAQ](/additional-resources/#faq) has an earlier day, {{timing.submissionsOpen}}, for the opening of submissions: the two disagree, and both stand.',
};
