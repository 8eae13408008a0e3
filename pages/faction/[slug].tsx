import { CanonPanel } from '../../src/components/canon.tsx';
import { CharacterCard } from '../../src/components/character-card.tsx';
import { FactionFacts } from '../../src/components/faction-facts.tsx';
import { Link } from '../../src/components/link.tsx';
import { Mentions } from '../../src/components/mentions.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { BackLink } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline, InlineList, Prose } from '../../src/components/prose.tsx';
import { Relationships } from '../../src/components/relationships.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import { WorksAbout } from '../../src/components/works/works-about.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { flagMeanings, panelPicture } from '../../src/model/flags.ts';
import { inWords } from '../../src/model/numbers.ts';
import type { Faction } from '../../src/model/types.ts';
import { characterRoute, factionRoute } from '../../src/world/links.ts';
import type { Records } from '../../src/world/records.ts';

const back = { path: '/#factions', label: 'All factions' };

function FactionPage({ faction }: { faction: Faction }) {
	const { factions, characters } = usePage().records.world;
	const { name, slug, flag, description, line, berths, place } = faction;
	return (
		<article className="faction-page stack">
			<header className="faction-opening split">
				<PictureImage id={panelPicture(flag)} alt="" className="faction-flag" eager />
				<div className="faction-title stack ragged">
					<BackLink link={back} />
					<p className="caption">
						<span className="visually-hidden">Signal flag </span>
						{flag}: “{flagMeanings[flag]}”
					</p>
					<h1>{name}</h1>
					<p className="lead">{line}</p>
				</div>
				<div className={`faction-place panel${place.startsWith('deck-') ? ' is-sheet' : ''}`}>
					<PictureImage id={place} className="fill" eager />
				</div>
				<div className="faction-answer stack">
					<Inline text={description} className="summary" />
					<div className="stance panel pad">
						<h2 className="label">On the Berths Question</h2>
						<Inline text={berths} />
					</div>
				</div>
			</header>
			<div className="faction-columns halves">
				<div className="stack gap-8">
					<section className="signal-card panel roomy stack small" aria-labelledby="facts-heading">
						<h2 id="facts-heading">Quick Facts</h2>
						<FactionFacts faction={faction} />
						<h3>Relationships</h3>
						<Relationships relationships={faction.relationships} />
						<p data-print="none">
							<Link to="/world-bible/#faction-ties">
								How the {inWords(factions.length)} see one another
							</Link>
						</p>
					</section>
					<TitledSection id="characters" title="Notable Characters">
						<ul role="list" className="character-cards stack">
							{faction.characters.map(({ character: id, description: words }) => {
								const character = characters.find((person) => person.id === id);
								return (
									character && (
										<li key={id}>
											<CharacterCard character={character} description={words} />
										</li>
									)
								);
							})}
						</ul>
					</TitledSection>
				</div>
				<div className="stack gap-8">
					<TitledSection id="objectives" title="Key Objectives">
						<InlineList items={faction.objectives} className="objectives grid" each="ruled" />
					</TitledSection>
					<TitledSection id="overview" title="Overview">
						<Prose id={`factions/${slug}`} />
					</TitledSection>
				</div>
			</div>
			<WorksAbout slug={slug} />
			<CanonPanel about={slug} />
			<Mentions slug={slug} />
		</article>
	);
}

export default ({ world }: Records): Page[] =>
	world.factions.map((faction, index) => {
		const following = world.factions[index + 1];
		const [firstCharacter] = world.characters;
		return {
			slug: faction.slug,
			title: faction.name,
			description: `${faction.name}: ${faction.line}`,
			body: () => <FactionPage faction={faction} />,
			isGlossed: true,
			preview: {
				picture: panelPicture(faction.flag),
				label: 'Faction',
				line: `${faction.flag}: “${flagMeanings[faction.flag]}.” ${faction.line}`,
			},
			...(following
				? { next: { path: factionRoute(following.slug), label: following.name } }
				: firstCharacter && {
						next: { path: characterRoute(firstCharacter.id), label: firstCharacter.name },
					}),
		};
	});
