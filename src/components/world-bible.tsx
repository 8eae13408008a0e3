import type { ReactNode } from 'react';
import { inWords } from '../model/numbers.ts';
import { relationshipStatuses, type Section } from '../model/types.ts';
import { flattenSections, stationsSection, worldBibleRoute } from '../world/links.ts';
import { CanonList } from './canon.tsx';
import { CaptionedHeading, captionedBy } from './captioned-heading.tsx';
import { LatestChange } from './change-list.tsx';
import { BackToContents, ContentsList, NextPart } from './contents-list.tsx';
import { EnlargeLink } from './enlarge-link.tsx';
import { FactionCard } from './faction-card.tsx';
import { FactionTiesTable } from './faction-ties-table.tsx';
import { Link, type PageLink } from './link.tsx';
import { OnPaths } from './on-paths.tsx';
import { usePage } from './page-context.ts';
import { PageHeader } from './page-header.tsx';
import { PopulationFigures } from './population-figures.tsx';
import { Inline, Prose } from './prose.tsx';
import { PullQuotes } from './pull-quotes.tsx';
import { formatReadingTime } from './reading-time.ts';
import { SectionHeading } from './section-heading.tsx';
import { WorkList } from './works/work-list.tsx';

/** The id of a section's prose file. */
const proseOf = (id: string) => `world-bible/${id}`;

/** Drawings by the ids of their sections, or of their own figures. */
type Drawings = Readonly<Record<string, ReactNode>>;

interface PartsProps {
	drawings: Drawings;
}

/** The content of a section after its prose. */
function Extras({ id, drawings }: PartsProps & { id: string }) {
	const { world } = usePage().records;
	if (id === stationsSection) {
		return (
			<ol role="list" className="stations grid">
				{world.stations.map(({ slug, name, note }) => (
					<li key={slug} id={slug} className="box pad">
						<SectionHeading id={slug} level={4} title={name} isName />
						<Inline text={note} />
					</li>
				))}
			</ol>
		);
	}
	if (id === 'population-and-demographics') {
		return <PopulationFigures />;
	}
	if (id === 'governance') {
		return (
			<ul role="list" className="faction-cards grid">
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
				<figure id="ties-drawing" className="ties-figure panel">
					{drawings['ties-drawing']}
					<EnlargeLink href="#ties-drawing" title="How the factions see one another" />
					<figcaption>
						Each half of a rope is what the nearer flag calls the other: solid green for Ally, short
						red dashes for Rival, long amber dashes for the{' '}
						{inWords(relationshipStatuses.length - 2)} words between. A knot where both say the
						same, a fray where they do not.
					</figcaption>
				</figure>
				<FactionTiesTable factions={world.factions} />
			</>
		);
	}
	if (id === 'living-document') return <LatestChange />;
	return null;
}

/**
 * The nested sections of a section.
 * @param props.depth level of their headings
 */
function Subsections(props: PartsProps & { sections: readonly Section[]; depth: 3 | 4 }) {
	return props.sections.map(({ id, title, drawing, sections }) => (
		<section key={id} id={id}>
			<SectionHeading id={id} level={props.depth} title={title} />
			{!drawing && props.drawings[id]}
			<Prose id={proseOf(id)} />
			<Extras id={id} {...props} />
			{drawing && (
				<section id={drawing.id}>
					<SectionHeading id={drawing.id} level={4} title={drawing.title} />
					{props.drawings[id]}
				</section>
			)}
			{sections && <Subsections {...props} sections={sections} depth={4} />}
		</section>
	));
}

/** The canon notes and mentions of a part's sections, folded. */
function PartNotes({ part }: { part: Section }) {
	const { mentions, records } = usePage();
	const { world, shelf } = records;
	const places = flattenSections([part]).flatMap(({ id, title }) => [
		{ id, title },
		...(id === stationsSection
			? world.stations.map(({ slug, name }) => ({ id: slug, title: name }))
			: []),
	]);
	const noted = places
		.map(({ id, title }) => ({
			title,
			notes: world.canon.filter(({ about }) => about === id),
			mentions: mentions(id),
		}))
		.filter(({ notes, mentions }) => notes.length + mentions.length > 0);
	const works = shelf.works.filter(({ about }) => places.some(({ id }) => about.includes(id)));
	return (
		<div className="part-notes">
			{works.length > 0 && (
				<details className="works-here mentions label-xs" data-print="none">
					<summary>Works about this section: {works.length}</summary>
					<WorkList works={works} />
				</details>
			)}
			{places.map(({ id }) => (
				<OnPaths key={id} at={`${worldBibleRoute}#${id}`} />
			))}
			{noted.length > 0 && (
				<details className="mentions label-xs" data-print="none">
					<summary>
						For writers: canon notes on this section, and where else it is mentioned
					</summary>
					{noted.map(({ title, notes, mentions }) => (
						<div key={title}>
							<p className="label">{title}</p>
							<CanonList entries={notes} />
							{mentions.length > 0 && (
								<ul role="list" className="cluster links">
									<li>Mentioned in</li>
									{mentions.map(({ path, label }) => (
										<li key={path}>
											<Link to={path}>{label}</Link>
										</li>
									))}
								</ul>
							)}
						</div>
					))}
				</details>
			)}
		</div>
	);
}

/** A part of the World Bible: reading time, text, and a link to the next part. */
function Part(
	props: PartsProps & { part: Section; number: number; words: number; next: Section | undefined },
) {
	const { drawings, number, next } = props;
	const { id, title, heading, answers, sections } = props.part;
	const caption = `${number}. ${title}`;
	return (
		<section id={id} className="chapter" aria-labelledby={captionedBy(id)}>
			<header className="stack ragged">
				<CaptionedHeading
					id={id}
					level={2}
					caption={caption}
					heading={heading ?? title}
					linkedAs={title}
				/>
				<p className="part-brief label">
					<span className="kind">{formatReadingTime(props.words)}</span> {answers}
				</p>
			</header>
			{drawings[id]}
			<Prose id={proseOf(id)} />
			<PullQuotes of={id} />
			<Extras id={id} drawings={drawings} />
			{sections && <Subsections sections={sections} drawings={drawings} depth={3} />}
			<PartNotes part={props.part} />
			{next && <NextPart id={next.id} title={next.title} />}
			<BackToContents from={caption} />
		</section>
	);
}

/** The entries of the contents list below a part: sections, and drawings that have a heading. */
const listInner = (sections: readonly Section[] = []): { id: string; title: string }[] =>
	sections.flatMap(({ id, title, drawing, sections }) => [
		{ id, title },
		...(drawing ? [drawing] : []),
		...listInner(sections),
	]);

/** The World Bible, with its contents beside it. */
export function WorldBible({ back, drawings }: PartsProps & { back: PageLink }) {
	const { countWords, records } = usePage();
	const { sections } = records.world;
	return (
		<article className="world-bible" data-island="lightbox">
			<PageHeader
				label="World Bible"
				heading={records.anthology.pageHeads.worldBible.heading}
				back={back}
				picture="cross-section"
				flag="A"
			>
				<p className="lead">
					Everything writers and artists need to set a scene in Lagan. Read it straight through,
					jump to the section you need, or <Link to="/downloads/">download it</Link>.
				</p>
				<p className="label">
					{sections.length} sections, {formatReadingTime(countWords(worldBibleRoute) ?? 0)} to read
					through
				</p>
			</PageHeader>
			<div className="long-read sidebar">
				<ContentsList
					title="Contents"
					numbered
					items={sections.map(({ id, title, sections }) => ({
						id,
						title,
						inner: listInner(sections),
					}))}
				/>
				<div className="long-read-text stack">
					{sections.map((part, index) => (
						<Part
							key={part.id}
							drawings={drawings}
							part={part}
							number={index + 1}
							words={countWords(`${worldBibleRoute}#${part.id}`) ?? 0}
							next={sections[index + 1]}
						/>
					))}
				</div>
			</div>
			<div data-slot />
		</article>
	);
}
