import type { Anthology } from './anthology.ts';
import type { World } from './world.ts';

/** Everything that pages are made from except prose and pictures. */
export interface Records {
	world: World;
	anthology: Anthology;
}
