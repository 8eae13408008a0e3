import type { Story } from '../world/types.ts';
import { theOtherMinute } from './comics/the-other-minute.ts';
import type { Comic } from './comics/types.ts';
import { documents } from './documents/index.ts';
import type { CityDocument } from './documents/types.ts';
import { stories } from './stories.ts';

export interface Shelf {
	comics: readonly Comic[];
	stories: readonly Story[];
	documents: readonly CityDocument[];
}

/** What there is to read on the site: samples for the anthology, and documents of the city. */
export const shelf: Shelf = {
	comics: [theOtherMinute],
	stories,
	documents,
};
