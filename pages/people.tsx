import { CaptionedHeading, captionedBy } from '../src/components/captioned-heading.tsx';
import { type Choice, Choices } from '../src/components/choices.tsx';
import { Link } from '../src/components/link.tsx';
import { MarkedWords } from '../src/components/marked-words.tsx';
import { usePage } from '../src/components/page-context.ts';
import { BackLink, Hoist } from '../src/components/page-header.tsx';
import { PeopleTiesTable } from '../src/components/people-ties-table.tsx';
import { PictureImage } from '../src/components/picture-image.tsx';
import { RopeSample } from '../src/components/rope.tsx';
import { PeopleTies } from '../src/diagrams/ties/people-ties.tsx';
import type { Page } from '../src/layouts/page.ts';
import { flagPicture } from '../src/model/flags.ts';
import { atStart, inWords } from '../src/model/numbers.ts';
import { nameWithoutTitle } from '../src/model/slugify.ts';
import { type Tie, tieKinds, tieWords } from '../src/model/tie-kinds.ts';
import type { Faction } from '../src/model/types.ts';
import { characterRoute, factionRoute } from '../src/world/links.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/world-bible/', label: 'World Bible' };

/** A faction's members: faces and names under its flag. */
function Crew({ faction }: { faction: Faction }) {
	const people = usePage().records.world.characters.filter(
		(person) => person.faction === faction.name,
	);
	return (
		<section className="crew" data-count={people.length} aria-labelledby={`${faction.slug}-crew`}>
			<h2 id={`${faction.slug}-crew`} className="cluster step-3">
				<PictureImage id={flagPicture(faction.flag)} alt="" className="flag" />
				<Link to={factionRoute(faction.slug)}>{faction.name}</Link>
			</h2>
			<ul role="list" className="grid">
				{people.map(({ id, name, role, portrait }) => (
					<li key={id} className="panel cover-link">
						<PictureImage id={portrait} alt="" eager />
						<Link to={characterRoute(id)}>
							<span translate="no">{nameWithoutTitle(name)}</span>
						</Link>{' '}
						<p>
							<MarkedWords text={role} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Choices of which ties are shown: all, or one kind. */
const listChoices = (ties: readonly Tie[]): Choice[] => [
	{ id: 'kind-all', name: 'All', count: ties.length },
	...tieKinds.map((kind) => ({
		id: `kind-${kind}`,
		name: (
			<>
				<RopeSample kind={kind} /> {tieWords[kind].many}
			</>
		),
		count: ties.filter((tie) => tie.kind === kind).length,
		meaning: tieWords[kind].meaning,
	})),
];

/** Styles that hide the ropes of the kinds that are not chosen. */
const filterStyles = `${tieKinds
	.map(
		(kind) =>
			`.people-page:has(#kind-${kind}:checked) .people-ties .rope:not([data-kind="${kind}"])`,
	)
	.join()}{display:none}`;

export default ({ world }: Records): Page => {
	const tied = world.characters.filter(({ id }) =>
		world.ties.some(({ between }) => between.includes(id)),
	);
	return {
		title: 'Characters',
		description: `The ${inWords(world.characters.length)} characters of Lagan by faction, and what ties each of them to the others: family, work, help, opposition, debts and secrets, as a drawing and in words.`,
		body: () => (
			<article className="people-page">
				<header className="page-opening people-opening">
					<div className="stack ragged gap-5">
						<BackLink link={back} />
						<CaptionedHeading
							id="page"
							level={1}
							caption="Characters"
							heading="Who is tied to whom"
						/>
						<p className="lead" id="characters" data-found-as="All characters">
							{atStart(world.characters.length)} characters, {inWords(world.ties.length)}{' '}
							connections: see them <a href="#ties">in one drawing</a> or read them{' '}
							<a href="#table">in words</a>.
						</p>
						<p className="panel box">
							<Hoist letter="R" />
						</p>
					</div>
				</header>
				{/* Reader views treat a `<div>` full of links as navigation; a `<section>` stays. */}
				<section className="crews cluster edges" data-print="grid">
					{world.factions.map((faction) => (
						<Crew key={faction.slug} faction={faction} />
					))}
				</section>
				<section id="ties" className="page-section" aria-labelledby={captionedBy('ties')}>
					<CaptionedHeading
						id="ties"
						level={2}
						caption="Connections"
						heading="The ropes between them"
					/>
					<div className="ring-beside halves">
						<figure className="panel">
							<PeopleTies characters={tied} ties={world.ties} />
							<figcaption className="label">
								Each rope is a connection; its colour and pattern show which kind. Point at a face,
								or tap it once, and only its own ropes show.
							</figcaption>
						</figure>
						<Choices
							name="kind"
							legend="Show one kind of connection"
							choices={listChoices(world.ties)}
						/>
					</div>
				</section>
				<details className="fold page-section">
					<summary>
						<h2>The same in words</h2>
					</summary>
					{/* The anchor is inside the `<details>` so that a link to it opens the table. */}
					<div id="table">
						<PeopleTiesTable characters={world.characters} ties={world.ties} />
					</div>
				</details>
			</article>
		),
		styles: filterStyles,
		up: back.path,
		preview: {
			picture: 'scene-bread-day',
			line: 'Family, work, help, debts and secrets.',
		},
		next: { path: '/timeline/', label: 'Timeline: from the Withdrawal to the vote' },
	};
};
