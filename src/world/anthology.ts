import { call } from '../content/call.ts';
import { changes } from '../content/changes.ts';
import { artistLinks, writerLinks } from '../content/creative-links.ts';
import { deckKit } from '../content/deck-kit/index.ts';
import { faq } from '../content/faq.ts';
import { figures } from '../content/figures.ts';
import { forums } from '../content/forums.ts';
import { guidelines } from '../content/guidelines.ts';
import { contributorRoles, landing, worldFacts } from '../content/landing.ts';
import { legal } from '../content/legal.ts';
import { models } from '../content/models/index.ts';
import { navigation } from '../content/navigation.ts';
import { diagramCaptions, pageHeads } from '../content/page-heads.ts';
import { paths } from '../content/paths.ts';
import { readings } from '../content/readings.ts';
import { resourceCards } from '../content/resource-cards.ts';
import { sheetUse } from '../content/sheet-use.ts';
import { terms } from '../content/terms.ts';
import { remember, themes, themesToAvoid } from '../content/themes.ts';
import { nextMilestone, timeline } from '../content/timeline.ts';

/** The records that are not about the city: the anthology, the landing page, navigation. */
export const anthology = {
	artistLinks,
	call,
	changes,
	contributorRoles,
	deckKit,
	diagramCaptions,
	faq,
	figures,
	forums,
	guidelines,
	landing,
	legal,
	models,
	navigation,
	nextMilestone,
	pageHeads,
	paths,
	readings,
	remember,
	resourceCards,
	sheetUse,
	terms,
	themes,
	themesToAvoid,
	timeline,
	worldFacts,
	writerLinks,
};

export type Anthology = typeof anthology;
