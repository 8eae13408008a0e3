import type { Anthology } from './anthology.ts';
import type { World } from './world.ts';

/** Everything that pages are made from beside prose and pictures. */
export interface Records {
	world: World;
	anthology: Anthology;
}
