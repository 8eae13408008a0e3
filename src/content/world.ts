import { characters } from './characters/index.ts';
import { factions } from './factions/index.ts';
import { gallery } from './gallery.ts';
import { stations } from './stations.ts';
import type { Character, Faction, GalleryItem, PullQuote, Section, Station } from './types.ts';
import { pullQuotes, sections } from './world-bible.ts';

/** Everything about the city that pages are made from. */
export interface World {
	factions: readonly Faction[];
	characters: readonly Character[];
	sections: readonly Section[];
	stations: readonly Station[];
	pullQuotes: readonly PullQuote[];
	gallery: readonly GalleryItem[];
}

/** The world as it is published. */
export const lagan: World = { factions, characters, sections, stations, pullQuotes, gallery };
