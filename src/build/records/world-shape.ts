import { flagLetters } from '../../content/flags.ts';
import {
	type Character,
	type Faction,
	type GalleryItem,
	influences,
	type NotableCharacter,
	type PullQuote,
	type Relationship,
	relationshipStatuses,
	type Section,
	type Station,
} from '../../content/types.ts';
import type { World } from '../../content/world.ts';
import { oldest } from './check-people.ts';
import {
	type Field,
	isRecord,
	list,
	oneOf,
	optional,
	plain,
	record,
	recordsOf,
	slug,
	whereOf,
	wholeNumber,
} from './fields.ts';

/** The texts that some records have in a field, whatever the records are. */
const textsIn = (records: unknown, field: string): string[] =>
	Array.isArray(records)
		? records.flatMap((each: unknown) =>
				isRecord(each) && typeof each[field] === 'string' ? [each[field]] : [],
			)
		: [];

/** Sections where no level of headings is left for them. */
const nothingInside: Field = (value, place) => {
	if (value === undefined) return true;
	place.report({
		where: whereOf(place),
		what: 'Sections inside the third level: pages have no headings for a fourth.',
		mend: 'Put them one level up, or say them as prose.',
	});
	return true;
};

/**
 * What the world's records may hold. Who and what they name has to be there too: factions,
 * characters, sections, pictures.
 * @param inline the field that is read as one paragraph of Markdown
 * @param pictureIds of the pictures that are drawn
 */
export function describeWorld(
	{ factions, characters, sections }: World,
	inline: Field,
	pictureIds: readonly string[],
): Field {
	const factionSlug = oneOf(textsIn(factions, 'slug'), 'faction');
	const picture = oneOf(pictureIds, 'picture');
	/** A section, with as many levels inside it as pages have headings for. */
	const section = (inner: number): Field =>
		record<Section>({
			id: slug,
			title: plain,
			heading: optional(plain),
			sections: inner > 0 ? optional(list(section(inner - 1))) : nothingInside,
		});

	const faction = record<Faction>({
		id: slug,
		name: plain,
		shortName: plain,
		slug,
		flag: oneOf(flagLetters, 'signal flag'),
		line: plain,
		description: inline,
		objectives: list(inline),
		characters: list(
			record<NotableCharacter>({
				character: oneOf(textsIn(characters, 'id'), 'character'),
				description: inline,
			}),
			'character',
		),
		headquarters: inline,
		influence: oneOf(influences, 'influence'),
		resources: list(inline),
		relationships: list(
			record<Relationship>({
				faction: factionSlug,
				status: oneOf(relationshipStatuses, 'relationship'),
				note: inline,
			}),
			'faction',
		),
		berths: inline,
	});
	const character = record<Character>({
		id: slug,
		name: plain,
		role: plain,
		faction: oneOf(textsIn(factions, 'name'), 'faction'),
		description: inline,
		portrait: picture,
		age: wholeNumber(0, oldest, 'age'),
		gender: plain,
		predecessor: optional(plain),
		spouse: optional(plain),
		children: optional(list(plain)),
		achievements: list(inline),
		personalityTraits: list(plain),
		goals: list(inline),
	});
	return record<World>({
		factions: recordsOf('src/content/factions', 'slug', faction, ['flag']),
		characters: recordsOf('src/content/characters', 'id', character),
		sections: recordsOf('src/content/world-bible.ts: section', 'id', section(2)),
		stations: recordsOf(
			'src/content/world-bible.ts: station',
			'slug',
			record<Station>({ slug, name: plain, note: inline }),
		),
		pullQuotes: recordsOf(
			'src/content/world-bible.ts: quotation',
			'name',
			record<PullQuote>({
				section: oneOf(textsIn(sections, 'id'), 'section of the first level'),
				text: plain,
				name: plain,
				from: plain,
			}),
			['text'],
		),
		gallery: recordsOf(
			'src/content/gallery.ts',
			'src',
			record<GalleryItem>({ src: picture, alt: plain, caption: plain }),
			['src'],
		),
	});
}
