import type { FlagLetter } from './flags.ts';
import type { CharacterSlug } from './slugs.ts';

/** The drawings that are neither portraits nor flags. */
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
	'ferry-rail',
	'cover-the-other-minute',
	'cover-it-comes-warm',
	'story-it-comes-warm',
	'story-it-comes-warm-fog',
	'making-thumbnails',
	'icon-microblog',
	'icon-fediverse',
] as const;

type Letter = Lowercase<FlagLetter>;

/** The panels of a comic, by page and number. */
export type ComicPanelId = `the-other-minute-${
	| `1-${1 | 2 | 3}`
	| `2-${1 | 2 | 3 | 4 | 5}`
	| `3-${1 | 2 | 3 | 4}`
	| `4-${1 | 2 | 3 | 4 | 5 | 6}`
	| `5-${1 | 2 | 3 | 4}`
	| `6-${1 | 2 | 3 | 4 | 5 | 6 | 7}`}`;

export type DeckViewId =
	| `deck-berth-${'plan' | 'finished' | 'bare' | 'watches'}`
	| `deck-passage-${'wall' | 'stair' | 'rails' | 'sight'}`
	| `deck-lift-${'plan' | 'stair' | 'car' | 'car-plan'}`
	| `deck-loop-${'platform' | 'car' | 'plan'}`
	| `deck-kitchen-${'plan' | 'range' | 'room'}`
	| `deck-desk-${'plan' | 'watch' | 'screen' | 'door'}`
	| `deck-assembly-${'hall' | 'bench' | 'drum'}`
	| `deck-mooring-${'line' | 'house' | 'run' | 'ends'}`
	| `deck-boats-${'small' | 'harbour' | 'patrol' | 'ships'}`
	| `deck-dress-${'factions' | 'aegis' | 'city' | 'trades'}`
	| `deck-pocket-${'money' | 'marks' | 'papers' | 'load'}`
	| `deck-signs-${'buckets' | 'passage' | 'touch' | 'flags'}`;

/** The reference sheets of characters, and the drawing of all characters in a row. */
export type ModelId = `model-${CharacterSlug | 'row'}`;

/** The ids of all drawings; `src/art/pictures.ts` maps each to its drawing. */
export type DrawingId =
	| (typeof sceneIds)[number]
	| ComicPanelId
	| DeckViewId
	| ModelId
	| `portrait-${CharacterSlug}`
	| `flag-${Letter}`
	| `panel-${Letter}`;

/** A picture that is a file of a work: the work's slug and the file's name, `the-swap/scan.jpg`. */
type FilePictureId = `${string}/${string}`;

export type PictureId = DrawingId | FilePictureId;
