import { characterCanon } from './canon/characters.ts';
import { factionCanon } from './canon/factions.ts';
import type { CanonEntry } from './canon/types.ts';
import { worldBibleCanon } from './canon/world-bible.ts';
import { characters } from './characters/index.ts';
import { eras } from './eras.ts';
import { events, type WorldEvent } from './events.ts';
import { factions } from './factions/index.ts';
import { gallery } from './gallery.ts';
import { type GlossaryEntry, glossary } from './glossary.ts';
import { stations } from './stations.ts';
import type { Tie } from './tie-kinds.ts';
import { ties } from './ties.ts';
import type { Character, Faction, GalleryItem, PullQuote, Section, Station } from './types.ts';
import { type Vignette, vignettes } from './vignettes.ts';
import { pullQuotes, sections } from './world-bible.ts';
import type { Era } from './years.ts';

/** Everything about the city that pages are made from. */
export interface World {
	factions: readonly Faction[];
	characters: readonly Character[];
	sections: readonly Section[];
	stations: readonly Station[];
	pullQuotes: readonly PullQuote[];
	gallery: readonly GalleryItem[];
	vignettes: readonly Vignette[];
	glossary: readonly GlossaryEntry[];
	events: readonly WorldEvent[];
	/** The years that events are told by. */
	eras: readonly Era[];
	/** What ties the characters to one another. */
	ties: readonly Tie[];
	/** What stories agree on, and what they may decide. */
	canon: readonly CanonEntry[];
}

/** The world as it is published. */
export const lagan: World = {
	factions,
	characters,
	sections,
	stations,
	pullQuotes,
	gallery,
	vignettes,
	glossary,
	events,
	eras,
	ties,
	canon: [...worldBibleCanon, ...factionCanon, ...characterCanon],
};
