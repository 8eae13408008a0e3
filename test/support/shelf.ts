import { projectSources } from '../../src/generator/content/sources.ts';
import { readShelf } from '../../src/generator/content/works/read-shelf.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';

/** The works of the project. */
export const { shelf } = readShelf(
	projectSources.works,
	new Set(listLinkTargets(lagan).map(([slug]) => slug)),
);
