import { call, guidelinesMembers } from './call.ts';
import { changes } from './changes.ts';
import { artistLinks, writerLinks } from './creative-links.ts';
import { deckKit } from './deck-kit/index.ts';
import { sheetUse } from './deck-kit/sheet-use.ts';
import { takeAways } from './downloads.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { forums } from './forums.ts';
import { guidelines } from './guidelines.ts';
import { contributorRoles, landing, worldFacts } from './landing.ts';
import { legal } from './legal.ts';
import { models } from './models/index.ts';
import { navigation } from './navigation.ts';
import { paths } from './paths.ts';
import { readings } from './readings.ts';
import { resourceCards } from './resource-cards.ts';
import { shelf } from './shelf.ts';
import { startingPaths } from './starting-paths.ts';
import { terms } from './terms.ts';
import { remember, themes, themesToAvoid } from './themes.ts';
import { nextMilestone, timeline } from './timeline.ts';

/**
 * The records that are not about the city: taking part in the anthology, the landing page, the
 * links that pages share.
 */
export const anthology = {
	artistLinks,
	call,
	changes,
	contributorRoles,
	deckKit,
	faq,
	figures,
	forums,
	guidelines,
	guidelinesMembers,
	landing,
	legal,
	models,
	navigation,
	nextMilestone,
	paths,
	readings,
	remember,
	resourceCards,
	sheetUse,
	shelf,
	startingPaths,
	takeAways,
	terms,
	themes,
	themesToAvoid,
	timeline,
	worldFacts,
	writerLinks,
};

export type Anthology = typeof anthology;
