import type { ReactNode } from 'react';
import type { PullQuote, Section } from '../content/types.ts';
import type { World } from '../content/world.ts';
import { CaptionedHeading, captionedBy } from './captioned-heading.tsx';
import { BackToContents, ContentsList } from './contents-list.tsx';
import { FigureList } from './fact-list.tsx';
import { FactionCard } from './faction-card.tsx';
import { FactionTies } from './faction-ties.tsx';
import { FactionTiesTable } from './faction-ties-table.tsx';
import type { PageLink } from './link.tsx';
import { Mentions } from './mentions.tsx';
import { usePage } from './page-context.ts';
import { PageHeader } from './page-header.tsx';
import { Inline, Prose } from './prose.tsx';

/** The page's id of each section's prose. */
const proseOf = (id: string) => `world-bible/${id}`;

function Quote({ quote: { text, name, from } }: { quote: PullQuote }) {
	return (
		<figure className="pull-quote">
			<blockquote>
				<p>“{text}”</p>
			</blockquote>
			<figcaption className="label">
				{name}, {from}
			</figcaption>
		</figure>
	);
}

/** What stands in a section beside its prose, by the section's id. */
function Extras({ id, world }: { id: string; world: World }) {
	const { figures } = usePage().anthology;
	if (id === 'axion-loop') {
		return (
			<ol role="list" className="stations">
				{world.stations.map(({ slug, name, note }) => (
					<li key={slug} id={slug}>
						<h4 translate="no">{name}</h4>
						<Inline text={note} />
						<Mentions slug={slug} />
					</li>
				))}
			</ol>
		);
	}
	if (id === 'population-and-demographics') {
		const { populationShort, capacityShort, nationalitiesShort } = figures.world;
		return (
			<FigureList
				figures={[
					{ figure: populationShort, label: 'people aboard' },
					{ figure: capacityShort, label: 'were planned for' },
					{ figure: nationalitiesShort, label: 'nationalities' },
				]}
			/>
		);
	}
	if (id === 'governance') {
		return (
			<ul role="list" className="faction-cards">
				{world.factions.map((faction) => (
					<li key={faction.slug}>
						<FactionCard faction={faction} />
					</li>
				))}
			</ul>
		);
	}
	if (id === 'faction-ties') {
		return (
			<>
				<figure className="ties-figure panel">
					<FactionTies factions={world.factions} />
					<figcaption>
						Each half of a rope is what the nearer flag calls the other: solid green for Ally, short
						red for Rival, long amber for the six words between. A knot where both say the same, a
						fray where they do not.
					</figcaption>
				</figure>
				<FactionTiesTable factions={world.factions} />
			</>
		);
	}
	return null;
}

/** What a chapter or a section opens with before its prose, by its id. */
type Openings = Readonly<Record<string, ReactNode>>;

/** The sections inside a section: `depth` is the level of their headings. */
function Subsections(props: {
	sections: readonly Section[];
	world: World;
	openings: Openings;
	depth: 3 | 4;
}) {
	const Heading = `h${props.depth}` as const;
	return props.sections.map(({ id, title, sections }) => (
		<section key={id} id={id}>
			<Heading>{title}</Heading>
			{props.openings[id]}
			<Prose id={proseOf(id)} />
			<Extras id={id} world={props.world} />
			<Mentions slug={id} />
			{sections && <Subsections {...props} sections={sections} depth={4} />}
		</section>
	));
}

/** The World Bible: a long read with its contents beside it. */
export function WorldBible(props: { world: World; back: PageLink; openings: Openings }) {
	const { world, back, openings } = props;
	return (
		<article className="world-bible">
			<PageHeader label="World Bible" heading="The city, deck by deck" back={back} flag="A">
				<p className="lead">
					Everything that writers and artists need to set a scene in Lagan, and everything that the
					other pages lean on. Read it through, or go to the deck you want.
				</p>
			</PageHeader>
			<div className="long-read">
				<ContentsList
					title="Contents"
					numbered
					items={world.sections.map(({ id, title, sections }) => ({
						id,
						title,
						inner: (sections ?? [])
							.flatMap((inner) => [inner, ...(inner.sections ?? [])])
							.map((inner) => ({ id: inner.id, title: inner.listedAs ?? inner.title })),
					}))}
				/>
				<div className="long-read-text">
					{world.sections.map(({ id, title, heading, sections }, index) => (
						<section key={id} id={id} className="chapter" aria-labelledby={captionedBy(id)}>
							<header>
								<CaptionedHeading
									id={id}
									level={2}
									caption={`${index + 1}. ${title}`}
									heading={heading ?? title}
								/>
							</header>
							{openings[id]}
							<Prose id={proseOf(id)} />
							{world.pullQuotes
								.filter(({ section }) => section === id)
								.map((quote) => (
									<Quote key={quote.text} quote={quote} />
								))}
							<Extras id={id} world={world} />
							<Mentions slug={id} />
							{sections && (
								<Subsections sections={sections} world={world} openings={openings} depth={3} />
							)}
							<BackToContents from={`${index + 1}. ${title}`} />
						</section>
					))}
				</div>
			</div>
		</article>
	);
}
