import { characterCanon } from '../content/canon/characters.ts';
import { factionCanon } from '../content/canon/factions.ts';
import { worldBibleCanon } from '../content/canon/world-bible.ts';
import { characters } from '../content/characters/index.ts';
import { eras } from '../content/eras.ts';
import { events, type WorldEvent } from '../content/events.ts';
import { factions } from '../content/factions/index.ts';
import { gallery } from '../content/gallery.ts';
import { type GlossaryEntry, glossary } from '../content/glossary.ts';
import { stations } from '../content/stations.ts';
import { ties } from '../content/ties.ts';
import { type Vignette, vignettes } from '../content/vignettes.ts';
import { pullQuotes, sections } from '../content/world-bible.ts';
import type { CanonEntry } from '../model/canon.ts';
import type { Tie } from '../model/tie-kinds.ts';
import type {
	Character,
	Era,
	Faction,
	GalleryItem,
	PullQuote,
	Section,
	Station,
} from '../model/types.ts';

/** The records about the city. */
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
	/** The eras by which events are grouped. */
	eras: readonly Era[];
	/** The ties between characters. */
	ties: readonly Tie[];
	/** What is fixed for all stories, and what is open. */
	canon: readonly CanonEntry[];
}

/** The records of the published site. */
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
