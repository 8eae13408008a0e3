import { deckKit } from '../../content/deck-kit/index.ts';
import { edition } from '../../content/edition.ts';
import { inWords } from '../../model/numbers.ts';
import { pageOfDeckSheet, plateNumbers } from '../../world/plate-numbers.ts';
import type { Publication } from '../publication.ts';

const pages = [...Object.values(plateNumbers), ...deckKit.map((_, i) => pageOfDeckSheet(i + 1))];

export const templates: Publication = {
	path: '/downloads/lagan-templates.pdf',
	title: 'Comic page template, framework model and deck kit',
	description:
		'For artists: the comic page at print size and at one and a half times that, with bleed, trim and live area, the city’s frame in section and in plan, and the deck kit. [Sheet by sheet](/creative-resources/#downloads).',
	format: `PDF, ${inWords(pages.length)} sheets`,
	version: 'Edition of',
	day: edition,
	group: 'To draw with',
	picture: 'deck-berth-finished',
	fragments: pages.map((page) => `page=${page}`),
	async make(materials) {
		// Loaded only here: the drawing code is slow to load, and pages need only the record.
		const { drawTemplates } = await import('./draw-pdf.ts');
		const { drawViews } = await import('./draw-views.ts');
		return drawTemplates(materials.settings, drawViews(materials));
	},
};
