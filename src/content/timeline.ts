import type { Entry, TimelineStep } from '../model/types.ts';
import { figures } from './figures.ts';

/** The steps of the anthology. They advance only when this list is edited. */
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
			'Contributors send an email with a working title, a logline and a summary of {{submission.summaryWords}}, and attach a synopsis and [anything else their craft requires](/submission-guidelines/#format-requirements). Receipt is confirmed in {{timing.receipt}}.',
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
			'Final approvals are given and contracts signed. The contents are put in order, and each credit is checked with the person it names.',
	},
	{
		id: 'publish',
		name: 'Publication',
		active: false,
		description:
			'Volume One, *What We Tied to the Buoy*, was targeted for {{timing.firstVolume}}. No new date has been set. Everyone in it receives {{rights.copies}}.',
	},
];

/** The next milestone. */
export const nextMilestone: Entry & { date: string } = {
	title: 'Pitch documents open',
	date: figures.timing.pitchesOpen,
	description: 'Finished art is not needed yet. [How to send yours](/submission-guidelines/).',
};
