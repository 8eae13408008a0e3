import { CanonPanel } from '../../src/components/canon.tsx';
import { FactList } from '../../src/components/fact-list.tsx';
import { MarkedWords } from '../../src/components/marked-words.tsx';
import { Mentions } from '../../src/components/mentions.tsx';
import { BackLink } from '../../src/components/page-header.tsx';
import { PersonDetails } from '../../src/components/person-details.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { characterRoute, factionRoute } from '../../src/world/links.ts';
import type { Records } from '../../src/world/records.ts';
import { slugForFaction } from '../../src/world/slugs.ts';
import type { Character } from '../../src/world/types.ts';
import type { World } from '../../src/world/world.ts';

function CharacterPage(props: { character: Character; hasModel: boolean; world: World }) {
	const { character, hasModel, world } = props;
	const { id, name, role, faction, age, gender } = character;
	const factionPath = factionRoute(slugForFaction(faction));
	return (
		<article className="character-page">
			<header className="character-opening">
				<figure className="panel portrait">
					<PictureImage id={character.portrait} eager />
					<figcaption className="caption">
						<MarkedWords text={role} />
					</figcaption>
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
			<PersonDetails character={character} world={world} onSite={{ hasModel }} />
			<CanonPanel about={id} canon={world.canon} />
			<Mentions slug={id} />
		</article>
	);
}

export default ({ world, anthology }: Records): Page[] => {
	return world.characters.map((character, index) => {
		const following = world.characters[index + 1];
		return {
			slug: character.id,
			title: character.name,
			description: `${character.name}, ${character.role}, ${character.age}: background, goals and family of a character of Lagan.`,
			body: () => (
				<CharacterPage
					character={character}
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
