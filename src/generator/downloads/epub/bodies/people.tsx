import { FactList } from '../../../../components/fact-list.tsx';
import { Link } from '../../../../components/link.tsx';
import { PersonName } from '../../../../components/person-name.tsx';
import { PictureImage } from '../../../../components/picture-image.tsx';
import { Inline, InlineList, Prose } from '../../../../components/prose.tsx';
import { Relationships } from '../../../../components/relationships.tsx';
import { Speeches } from '../../../../components/speeches.tsx';
import { flagMeanings, panelPicture } from '../../../../content/flags.ts';
import { characterRoute, factionRoute } from '../../../../content/links.ts';
import { nameWithoutTitle, slugForFaction } from '../../../../content/slugs.ts';
import { sayWhoKnows, tieKinds, tieWords } from '../../../../content/tie-kinds.ts';
import type { Character, Faction } from '../../../../content/types.ts';
import type { World } from '../../../../content/world.ts';
import { ForYourStory, Titled } from './parts.tsx';

export function FactionChapter({ faction, world }: { faction: Faction; world: World }) {
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
			<Titled id="overview" title="Overview">
				<Prose id={`factions/${slug}`} />
			</Titled>
			<Titled id="facts" title="Quick facts">
				<FactList
					facts={[
						['Headquarters', <Inline key="hq" text={faction.headquarters} as="span" />],
						['Influence', faction.influence],
						['Key resources', <InlineList key="resources" items={faction.resources} />],
						['On the Berths Question', <Inline key="berths" text={faction.berths} as="span" />],
					]}
				/>
			</Titled>
			<Titled id="relationships" title="What it calls the others">
				<Relationships relationships={faction.relationships} factions={world.factions} />
			</Titled>
			<Titled id="objectives" title="Key objectives">
				<InlineList items={faction.objectives} />
			</Titled>
			<Titled id="characters" title="Notable characters">
				<ul>
					{faction.characters.map(({ character: id, description }) => {
						const character = world.characters.find((each) => each.id === id);
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
			</Titled>
			<ForYourStory about={slug} canon={world.canon} />
		</>
	);
}

/** Whom somebody is tied to, and how, by kind. */
function Ties({ character, world }: { character: Character; world: World }) {
	const own = world.ties.filter(({ between }) => between.includes(character.id));
	const nameOf = (slug: string) =>
		nameWithoutTitle(world.characters.find(({ id }) => id === slug)?.name ?? slug);
	return tieKinds.map((kind) => {
		const ofKind = own.filter((tie) => tie.kind === kind);
		return (
			ofKind.length > 0 && (
				<section key={kind}>
					<h3>{tieWords[kind].many}</h3>
					<ul>
						{ofKind.map((tie) => {
							const other = tie.between.find((id) => id !== character.id) ?? character.id;
							return (
								<li key={other}>
									<Link to={characterRoute(other)}>
										<span translate="no">{nameOf(other)}</span>
									</Link>
									: <Inline text={tie.note} as="span" /> {sayWhoKnows(tie, nameOf)}
								</li>
							);
						})}
					</ul>
				</section>
			)
		);
	});
}

export function CharacterChapter({ character, world }: { character: Character; world: World }) {
	const { id, name, role, faction, age, gender, predecessor, spouse, children } = character;
	const slugs = new Set(world.characters.map((each) => each.id));
	const person = (of: string) => <PersonName name={of} characterSlugs={slugs} />;
	return (
		<>
			<figure className="portrait">
				<PictureImage id={character.portrait} />
				<figcaption>{role}</figcaption>
			</figure>
			<h1 translate="no">{name}</h1>
			<Inline text={character.description} className="lead" />
			<Titled id="background" title="Background">
				<Prose id={`characters/${id}`} />
			</Titled>
			<Titled id="speech" title="In their words">
				<Speeches speeches={character.speech} />
			</Titled>
			{world.ties.some(({ between }) => between.includes(id)) && (
				<Titled id="ties" title="Ties">
					<Ties character={character} world={world} />
				</Titled>
			)}
			<Titled id="achievements" title="Key achievements">
				<InlineList items={character.achievements} />
			</Titled>
			<Titled id="goals" title="Goals and objectives">
				<InlineList items={character.goals} />
			</Titled>
			<Titled id="traits" title="Personality traits">
				<ul>
					{character.personalityTraits.map((trait) => (
						<li key={trait}>{trait}</li>
					))}
				</ul>
			</Titled>
			<Titled id="personal" title="Personal information">
				<FactList
					facts={[
						['Full name', nameWithoutTitle(name)],
						['Age', `${age} years`],
						['Gender', gender],
						[
							'Faction',
							<Link key="faction" to={factionRoute(slugForFaction(faction))}>
								{faction}
							</Link>,
						],
						['Predecessor', predecessor && person(predecessor)],
						['Spouse', spouse && person(spouse)],
						[
							'Children',
							children && (
								<ul>
									{children.map((child) => (
										<li key={child}>{person(child)}</li>
									))}
								</ul>
							),
						],
					]}
				/>
			</Titled>
			<ForYourStory about={id} canon={world.canon} />
		</>
	);
}
