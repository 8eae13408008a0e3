import { Link } from '../../../components/link.tsx';
import { usePage } from '../../../components/page-context.ts';
import { PictureImage } from '../../../components/picture-image.tsx';
import { PopulationFigures } from '../../../components/population-figures.tsx';
import { Inline, Prose } from '../../../components/prose.tsx';
import { PullQuotes } from '../../../components/pull-quotes.tsx';
import { landmarks } from '../../../diagrams/cross-section/places.ts';
import { relationshipStatuses, type Section } from '../../../model/types.ts';
import { factionRoute, stationsSection, worldBibleRoute } from '../../../world/links.ts';
import { ForYourStory, listInLine } from './parts.tsx';

/**
 * The relationships of each faction as a list; the site's table would be too wide for an e-reader.
 */
function FactionTies() {
	const { factions } = usePage().records.world;
	const find = (slug: string) => factions.find((faction) => faction.slug === slug);
	return (
		<dl>
			{factions.map(({ slug, shortName, relationships }) => (
				<div key={slug}>
					<dt>
						<Link to={factionRoute(slug)}>{shortName}</Link>
					</dt>
					{relationshipStatuses.map((word) => {
						const others = relationships.filter(({ status }) => status === word);
						return (
							others.length > 0 && (
								<dd key={word}>
									{word}: {others.map(({ faction }) => find(faction)?.shortName).join(', ')}
								</dd>
							)
						);
					})}
				</div>
			))}
		</dl>
	);
}

/** The content of a section after its prose, as on the page. */
function Extras({ id }: { id: string }) {
	const { factions, stations } = usePage().records.world;
	if (id === 'faction-ties') return <FactionTies />;
	if (id === 'population-and-demographics') return <PopulationFigures />;
	if (id === 'governance') {
		return (
			<ul>
				{factions.map(({ slug, name, line }) => (
					<li key={slug}>
						<Link to={factionRoute(slug)}>{name}</Link>: {line}
					</li>
				))}
			</ul>
		);
	}
	if (id !== stationsSection) return null;
	return (
		<ol>
			{stations.map(({ slug, name, note }) => (
				<li key={slug} id={slug}>
					<h3 translate="no">{name}</h3>
					<Inline text={note} />
				</li>
			))}
		</ol>
	);
}

/** The drawings of a section: a diagram with its labels and a list of links, or vignettes. */
function Drawing({ section: { id, drawing } }: { section: Section }) {
	const { world, anthology } = usePage().records;
	const { stations, gallery, vignettes } = world;
	const captions = anthology.diagramCaptions;
	if (id === 'city-districts') {
		return (
			<figure id={drawing?.id}>
				<PictureImage id="city-plan" />
				<figcaption>
					{drawing?.title ?? 'Map'}. {captions.plan} The Loop’s stations are numbered sunwise from
					the top:{' '}
					{listInLine(
						stations.map(({ slug, name }, index) => (
							<span key={slug}>
								{index + 1} <a href={`#${slug}`}>{name}</a>
							</span>
						)),
					)}
					.
				</figcaption>
			</figure>
		);
	}
	if (id !== 'urban-structure') {
		// Pictures of the gallery have a chapter of their own.
		const isInGallery = (picture: string) => gallery.some(({ src }) => src === picture);
		return vignettes
			.filter(({ section, picture }) => section === id && !isInGallery(picture))
			.map(({ picture, caption }) => (
				<figure key={picture}>
					<PictureImage id={picture} />
					<figcaption>{caption}</figcaption>
				</figure>
			));
	}
	return (
		<figure id={drawing?.id}>
			<PictureImage id="cross-section" />
			<figcaption>
				{captions.section} In the drawing, from the top:{' '}
				{listInLine(
					landmarks.map(({ id, name }) => (
						<a key={name} href={`#${id}`}>
							{name}
						</a>
					)),
				)}
				.
			</figcaption>
		</figure>
	);
}

/**
 * The nested sections of a section.
 * @param props.level level of their headings
 */
function Subsections({ sections, level }: { sections: readonly Section[]; level: 2 | 3 }) {
	const Heading = `h${level}` as const;
	return sections.map((section) => (
		<section key={section.id} id={section.id}>
			<div className="opening">
				<Heading>{section.title}</Heading>
				<Drawing section={section} />
			</div>
			<Prose id={`world-bible/${section.id}`} />
			<Extras id={section.id} />
			<ForYourStory about={section.id} />
			{section.sections && <Subsections sections={section.sections} level={3} />}
		</section>
	));
}

/** A part of the World Bible as a chapter. Its headings are one level higher than on the page. */
export function WorldBiblePart({ part, number }: { part: Section; number: number }) {
	const { id, title, heading, sections } = part;
	return (
		<>
			<p className="caption">
				{number}. {title}
			</p>
			<h1>{heading ?? title}</h1>
			<Drawing section={part} />
			<Prose id={`world-bible/${id}`} />
			<PullQuotes of={id} />
			<Extras id={id} />
			<ForYourStory about={id} />
			{sections && <Subsections sections={sections} level={2} />}
		</>
	);
}

/** The path of a section on the site; links in the book use it too. */
export const sectionPath = (id: string) => `${worldBibleRoute}#${id}`;
