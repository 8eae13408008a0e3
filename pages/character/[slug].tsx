import { CanonPanel } from '../../src/components/canon.tsx';
import { JumpLinks } from '../../src/components/jump-links.tsx';
import { MarkedWords } from '../../src/components/marked-words.tsx';
import { Mentions } from '../../src/components/mentions.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { BackLink } from '../../src/components/page-header.tsx';
import { PersonDetails, PersonFacts } from '../../src/components/person-details.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { Speeches } from '../../src/components/speeches.tsx';
import { WorksAbout } from '../../src/components/works/works-about.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { nameWithoutTitle, slugForFaction, titleOf } from '../../src/model/slugify.ts';
import type { Character } from '../../src/model/types.ts';
import { characterRoute, factionRoute } from '../../src/world/links.ts';
import type { Records } from '../../src/world/records.ts';

function CharacterPage({ character }: { character: Character }) {
	const { world, anthology } = usePage().records;
	const { id, name, role, faction, stance } = character;
	const title = titleOf(name);
	const factionPath = factionRoute(slugForFaction(faction));
	const hasTies = world.ties.some(({ between }) => between.includes(id));
	const hasCanon = world.canon.some(({ about }) => about === id);
	const hasModel = anthology.models.some((model) => model.character === id);
	return (
		<article className="character-page">
			<BackLink link={{ path: factionPath, label: faction }} />
			<header className="character-opening split">
				<figure className="panel portrait">
					<PictureImage id={character.portrait} eager />
					<figcaption className="caption">
						<MarkedWords text={role} />
					</figcaption>
				</figure>
				<div className="stack ragged">
					<h1 translate="no">
						{title && <span className="title">{title} </span>}
						{nameWithoutTitle(name)}
					</h1>
					<Inline text={character.description} className="lead" />
					<div className="stance panel pad">
						<p className="label">On the vote of 9 December</p>
						<Inline text={stance} />
					</div>
					<Speeches speeches={character.speech.slice(0, 1)} />
					<JumpLinks
						items={[
							{ id: 'speech', title: 'In their words' },
							{ id: 'background', title: 'Background' },
							...(hasTies ? [{ id: 'ties', title: 'Connections' }] : []),
							...(hasCanon ? [{ id: 'canon-heading', title: 'For your story' }] : []),
						]}
					/>
				</div>
				<PersonFacts character={character} hasModel={hasModel} />
			</header>
			<PersonDetails character={character} isOnSite />
			<WorksAbout slug={id} />
			<CanonPanel about={id} />
			<Mentions slug={id} />
		</article>
	);
}

export default ({ world }: Records): Page[] => {
	return world.characters.map((character, index) => {
		const following = world.characters[index + 1];
		return {
			slug: character.id,
			title: character.name,
			description: `${character.name}, ${character.role}, ${character.age}: background, goals and family of a character in Lagan.`,
			body: () => <CharacterPage character={character} />,
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
