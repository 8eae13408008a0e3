import { nameWithoutTitle, slugForFaction } from '../model/slugify.ts';
import type { Character } from '../model/types.ts';
import { factionRoute } from '../world/links.ts';
import { FactList } from './fact-list.tsx';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { OwnTies } from './own-ties.tsx';
import { usePage } from './page-context.ts';
import { PersonName } from './person-name.tsx';
import { InlineList, Prose } from './prose.tsx';
import { Speeches } from './speeches.tsx';
import { TitledSection } from './titled-section.tsx';

/**
 * The facts about a character.
 * @param props.hasModel whether they link to the character’s model sheet
 */
export function PersonFacts(props: { character: Character; hasModel?: boolean }) {
	const { id, name, role, faction, age, gender, predecessor, spouse, children } = props.character;
	const slugs = new Set(usePage().records.world.characters.map(({ id }) => id));
	const person = (of: string) => <PersonName name={of} characterSlugs={slugs} />;
	return (
		<section className="signal-card panel roomy stack small" aria-labelledby="personal-heading">
			<h2 id="personal-heading">Personal Information</h2>
			<FactList
				className="grid"
				facts={[
					[
						'Full name',
						<span key="name" translate="no">
							{nameWithoutTitle(name)}
						</span>,
					],
					['Age', `${age} years`],
					['Gender', gender],
					['Role', <MarkedWords key="role" text={role} />],
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
							<ul role="list">
								{children.map((child) => (
									<li key={child}>{person(child)}</li>
								))}
							</ul>
						),
					],
					[
						'For artists',
						props.hasModel ? (
							<Link key="model" to={`/creative-resources/model-sheets/#${id}`}>
								{`Model sheet of ${nameWithoutTitle(name)}`}
							</Link>
						) : undefined,
					],
				]}
			/>
		</section>
	);
}

/**
 * The sections about a character, for the page and the EPUB.
 * @param props.isOnSite set on the site, which has the drawing of all ties, and shows the first speech
 * above these sections
 */
export function PersonDetails(props: { character: Character; isOnSite?: boolean }) {
	const { character, isOnSite } = props;
	const { id } = character;
	const { ties } = usePage().records.world;
	return (
		<>
			<TitledSection id="traits" title="Personality Traits" className="panel roomy">
				<ul role="list" className="traits cluster gap-2">
					{character.personalityTraits.map((trait) => (
						<li key={trait} className="chip">
							{trait}
						</li>
					))}
				</ul>
			</TitledSection>
			<TitledSection id="achievements" title="Key Achievements" className="panel roomy">
				<InlineList items={character.achievements} />
			</TitledSection>
			<TitledSection id="goals" title="Goals & Objectives" className="panel roomy">
				<InlineList items={character.goals} />
			</TitledSection>
			<TitledSection id="speech" title="In Their Words" className="panel roomy">
				<Speeches speeches={isOnSite ? character.speech.slice(1) : character.speech} />
			</TitledSection>
			<TitledSection
				id="background"
				title="Background"
				className={`background-text ${character.form}`}
			>
				<Prose id={`characters/${id}`} />
			</TitledSection>
			{ties.some(({ between }) => between.includes(id)) && (
				<TitledSection id="ties" title="Connections" className="panel roomy">
					<OwnTies character={character} />
					{isOnSite && (
						<p>
							<Link to="/people/#ties">All connections, as a drawing and as a table</Link>
						</p>
					)}
				</TitledSection>
			)}
		</>
	);
}
