import { FactionFacts } from '../../../components/faction-facts.tsx';
import { Link } from '../../../components/link.tsx';
import { usePage } from '../../../components/page-context.ts';
import { PersonDetails, PersonFacts } from '../../../components/person-details.tsx';
import { PictureImage } from '../../../components/picture-image.tsx';
import { Inline, InlineList, Prose } from '../../../components/prose.tsx';
import { Relationships } from '../../../components/relationships.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { flagMeanings, panelPicture } from '../../../model/flags.ts';
import type { Character, Faction } from '../../../model/types.ts';
import { characterRoute } from '../../../world/links.ts';
import { ForYourStory } from './parts.tsx';

export function FactionChapter({ faction }: { faction: Faction }) {
	const { characters } = usePage().records.world;
	const { slug, flag } = faction;
	return (
		<>
			<figure className="ensign">
				<PictureImage id={panelPicture(flag)} alt="" />
				<figcaption>
					Signal flag {flag}: “{flagMeanings[flag]}”
				</figcaption>
			</figure>
			<h1>{faction.name}</h1>
			<p className="lead">{faction.line}</p>
			<Inline text={faction.description} />
			<TitledSection id="overview" title="Overview">
				<Prose id={`factions/${slug}`} />
			</TitledSection>
			<TitledSection id="facts" title="Quick facts">
				<FactionFacts faction={faction} />
			</TitledSection>
			<TitledSection id="relationships" title="What it calls the others">
				<Relationships relationships={faction.relationships} />
			</TitledSection>
			<TitledSection id="berths" title="On the Berths Question">
				<Inline text={faction.berths} />
			</TitledSection>
			<TitledSection id="objectives" title="Key objectives">
				<InlineList items={faction.objectives} />
			</TitledSection>
			<TitledSection id="characters" title="Notable characters">
				<ul>
					{faction.characters.map(({ character: id, description }) => {
						const character = characters.find((person) => person.id === id);
						return (
							character && (
								<li key={id}>
									<Link to={characterRoute(id)}>
										<span translate="no">{character.name}</span>
									</Link>
									, {character.role}
									<Inline text={description} />
								</li>
							)
						);
					})}
				</ul>
			</TitledSection>
			<ForYourStory about={slug} />
		</>
	);
}

export function CharacterChapter({ character }: { character: Character }) {
	return (
		<>
			<figure className="portrait">
				<PictureImage id={character.portrait} />
				<figcaption>{character.role}</figcaption>
			</figure>
			<h1 translate="no">{character.name}</h1>
			<Inline text={character.description} className="lead" />
			<PersonFacts character={character} />
			<PersonDetails character={character} />
			<ForYourStory about={character.id} />
		</>
	);
}
