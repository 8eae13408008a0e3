import { artistLinks, writerLinks } from './creative-links.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { forums } from './forums.ts';
import { guidelines } from './guidelines.ts';
import { contributorRoles, landing, worldFacts } from './landing.ts';
import { legal } from './legal.ts';
import { navigation } from './navigation.ts';
import { readings } from './readings.ts';
import { resourceCards } from './resource-cards.ts';
import { startingPaths } from './starting-paths.ts';
import { remember, themes, themesToAvoid } from './themes.ts';
import { nextMilestone, timeline } from './timeline.ts';

/**
 * The records that are not about the city: taking part in the anthology, the landing page, the
 * links that pages share.
 */
export const anthology = {
	artistLinks,
	contributorRoles,
	faq,
	figures,
	forums,
	guidelines,
	landing,
	legal,
	navigation,
	nextMilestone,
	readings,
	remember,
	resourceCards,
	startingPaths,
	themes,
	themesToAvoid,
	timeline,
	worldFacts,
	writerLinks,
};

export type Anthology = typeof anthology;
