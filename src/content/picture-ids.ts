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
	'vignette-central-administrative',
	'vignette-innovation',
	'vignette-residential-quarters',
	'vignette-cultural-and-arts',
	'vignette-maritime-industrial-zone',
	'vignette-biosphere-gardens',
	'vignette-upper-level',
	'vignette-mid-level',
	'vignette-lower-level',
	'vignette-submerged-level',
	'city-plan',
	'buoy-line',
	'cover-the-other-minute',
	'cover-it-comes-warm',
	'story-it-comes-warm',
	'making-thumbnails',
	'icon-microblog',
	'icon-fediverse',
] as const;

type Letter = Lowercase<FlagLetter>;

/** The panels of a comic, by page and place on it. */
export type ComicPanelId = `the-other-minute-${
	| `1-${1 | 2 | 3}`
	| `2-${1 | 2 | 3 | 4 | 5}`
	| `3-${1 | 2 | 3 | 4}`
	| `4-${1 | 2 | 3 | 4 | 5 | 6}`
	| `5-${1 | 2 | 3 | 4}`
	| `6-${1 | 2 | 3 | 4 | 5 | 6 | 7}`}`;

/** What pages and records may ask for; `src/art/pictures.ts` draws each. */
export type PictureId =
	| (typeof sceneIds)[number]
	| ComicPanelId
	| `portrait-${CharacterSlug}`
	| `flag-${Letter}`
	| `panel-${Letter}`;
