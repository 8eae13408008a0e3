import { projectSources } from '../../src/generator/content/sources.ts';
import { readShelf } from '../../src/generator/content/works/read-shelf.ts';
import { listLinkTargets } from '../../src/world/links.ts';
import { lagan } from '../../src/world/world.ts';

/** The works of the project. */
const read = readShelf(projectSources.works, new Set(listLinkTargets(lagan).map(([slug]) => slug)));
export const shelf = { ...read.shelf, replacements: [] };
