import type { Shelf } from '../model/works.ts';
import type { Anthology } from './anthology.ts';
import type { World } from './world.ts';

/** The records that are kept in code. */
export interface CityRecords {
	world: World;
	anthology: Anthology;
}

/** Everything that pages are made from except prose and pictures. */
export interface Records extends CityRecords {
	/** What there is to read on the site. */
	shelf: Shelf;
}
