import { CanonPanel } from '../../src/components/canon.tsx';
import { FactList } from '../../src/components/fact-list.tsx';
import { Link } from '../../src/components/link.tsx';
import { Mentions } from '../../src/components/mentions.tsx';
import { OwnTies } from '../../src/components/own-ties.tsx';
import { BackLink } from '../../src/components/page-header.tsx';
import { PersonName } from '../../src/components/person-name.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline, InlineList, Prose } from '../../src/components/prose.tsx';
import { Speeches } from '../../src/components/speeches.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import { characterRoute, factionRoute } from '../../src/content/links.ts';
import type { Records } from '../../src/content/records.ts';
import { nameWithoutTitle, slugForFaction } from '../../src/content/slugs.ts';
import type { Character } from '../../src/content/types.ts';
import type { World } from '../../src/content/world.ts';
import type { Page } from '../../src/layouts/page.ts';

function CharacterPage(props: {
	character: Character;
	characterSlugs: ReadonlySet<string>;
	hasModel: boolean;
	world: World;
}) {
	const { character, characterSlugs, hasModel, world } = props;
	const { id, name, role, faction, age, gender, predecessor, spouse, children } = character;
	const factionPath = factionRoute(slugForFaction(faction));
	const person = (of: string) => <PersonName name={of} characterSlugs={characterSlugs} />;
	return (
		<article className="character-page">
			<header className="character-opening">
				<figure className="panel portrait">
					<PictureImage id={character.portrait} eager />
					<figcaption className="caption">{role}</figcaption>
				</figure>
				<div>
					<BackLink link={{ path: factionPath, label: faction }} />
					<h1 translate="no">{name}</h1>
					<Inline text={character.description} className="lead" />
					<FactList
						className="facts-in-line"
						facts={[
							['Age', age],
							['Gender', gender],
							['Faction', faction],
						]}
					/>
				</div>
			</header>
			<TitledSection id="background" title="Background" className={`told ${character.form}`}>
				<Prose id={`characters/${id}`} />
			</TitledSection>
			<TitledSection id="speech" title="In Their Words" className="panel">
				<Speeches speeches={character.speech} />
			</TitledSection>
			{world.ties.some(({ between }) => between.includes(id)) && (
				<TitledSection id="ties" title="Ties" className="panel">
					<OwnTies character={character} world={world} />
				</TitledSection>
			)}
			<TitledSection id="achievements" title="Key Achievements" className="panel">
				<InlineList items={character.achievements} />
			</TitledSection>
			<TitledSection id="goals" title="Goals & Objectives" className="panel">
				<InlineList items={character.goals} />
			</TitledSection>
			<TitledSection id="traits" title="Personality Traits" className="panel">
				<ul role="list" className="traits">
					{character.personalityTraits.map((trait) => (
						<li key={trait}>{trait}</li>
					))}
				</ul>
			</TitledSection>
			<section className="signal-card panel" aria-labelledby="personal-heading">
				<h2 id="personal-heading">Personal Information</h2>
				<FactList
					facts={[
						['Full name', nameWithoutTitle(name)],
						['Age', `${age} years`],
						['Gender', gender],
						['Role', role],
						[
							'Faction',
							<Link key="faction" to={factionPath}>
								{faction}
							</Link>,
						],
						['Predecessor', predecessor && person(predecessor)],
						['Spouse', spouse && person(spouse)],
						[
							'Children',
							children && (
								<ul role="list">
									{children.map((child) => (
										<li key={child}>{person(child)}</li>
									))}
								</ul>
							),
						],
						[
							'Model sheet',
							hasModel ? (
								<Link key="model" to={`/creative-resources/model-sheets/#${id}`}>
									For artists
								</Link>
							) : undefined,
						],
					]}
				/>
			</section>
			<CanonPanel about={id} canon={world.canon} />
			<Mentions slug={id} />
		</article>
	);
}

export default ({ world, anthology }: Records): Page[] => {
	const characterSlugs = new Set(world.characters.map(({ id }) => id));
	return world.characters.map((character, index) => {
		const following = world.characters[index + 1];
		return {
			slug: character.id,
			title: character.name,
			description: `${character.name}, ${character.role}, ${character.age}: background, goals and family of a character of Lagan.`,
			body: () => (
				<CharacterPage
					character={character}
					characterSlugs={characterSlugs}
					hasModel={anthology.models.some((model) => model.character === character.id)}
					world={world}
				/>
			),
			isGlossed: true,
			up: factionRoute(slugForFaction(character.faction)),
			about: { kind: 'character', character },
			preview: { picture: character.portrait, label: character.faction, line: character.role },
			next: following
				? { path: characterRoute(following.id), label: following.name }
				: { path: '/theme-ideas/', label: 'Theme ideas: where a story could start' },
		};
	});
};
