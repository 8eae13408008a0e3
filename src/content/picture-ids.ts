import type { FlagLetter } from './flags.ts';
import type { CharacterSlug } from './slugs.ts';

/** Drawings that are neither portraits nor flags. */
export const sceneIds = [
	'mark',
	'site-icon',
	'hero',
	'hero-wide',
	'hero-tall',
	'cross-section',
	'scene-waterline',
	'scene-loop-platform',
	'scene-lung',
	'scene-bread-day',
	'scene-submerged-window',
	'scene-breakwater',
	'city-plan',
	'buoy-line',
	'icon-microblog',
	'icon-fediverse',
] as const;

type Letter = Lowercase<FlagLetter>;

/** What pages and records may ask for; `src/art/pictures.ts` draws each. */
export type PictureId =
	| (typeof sceneIds)[number]
	| `portrait-${CharacterSlug}`
	| `flag-${Letter}`
	| `panel-${Letter}`;
