import type { ReactElement } from 'react';
import { guidelineParts } from '../../components/guideline-parts.tsx';
import { atStart } from '../../model/numbers.ts';
import { scriptOf, type Work, workRoute } from '../../model/works.ts';
import { characterRoute, factionRoute, worldBibleRoute } from '../../world/links.ts';
import type { Records } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { sortIntoEras } from '../../world/years.ts';
import {
	GalleryChapter,
	GuidelinesChapter,
	ThemesChapter,
	WorkChapter,
} from './bodies/anthology.tsx';
import { Colophon, TitlePage } from './bodies/front.tsx';
import { PartPage } from './bodies/parts.tsx';
import { CharacterChapter, FactionChapter } from './bodies/people.tsx';
import { GlossaryChapter, TimelineChapter } from './bodies/reference.tsx';
import { WorldBiblePart } from './bodies/world-bible.tsx';
import type { BookEnvironment } from './environment.ts';

/** A section of a chapter that the table of contents lists. */
export interface Place {
	id: string;
	title: string;
	sections?: readonly Place[] | undefined;
}

/** A chapter of the book, not yet rendered. */
export interface Chapter {
	/** The file name, without folder and extension. */
	id: string;
	/** Its title in the table of contents. */
	title: string;
	/** Its EPUB structural semantics type, and with `doc-` its DPUB-ARIA role. */
	kind: 'titlepage' | 'part' | 'chapter' | 'glossary' | 'appendix' | 'colophon';
	/** The page of the site that it replaces: links to the page lead to the chapter. */
	route?: string;
	/** Whether it holds only part of that page: links lead to it only for its anchors. */
	isExcerpt?: true;
	/** Its anchor on that page. */
	anchor?: string;
	/** Whether the first use of each glossary term is a link. */
	isGlossed?: true;
	/** How many levels the headings of its prose move up. */
	headingOffset?: number;
	places?: readonly Place[];
	/** The chapters of a part. */
	chapters?: readonly Chapter[];
	body(): ReactElement;
}

/** A rendered chapter, whose links are still paths of the site. */
export interface RenderedChapter {
	chapter: Chapter;
	html: string;
	environment: BookEnvironment;
}

/** A chapter with its line in the list on the part's first page. */
type Listed = Chapter & { route: string; line: string };

/** Makes a part: a first page with the list of its chapters, and the chapters. */
function makePart(
	part: { id: string; title: string; route?: string; heading: string; lead: string },
	chapters: readonly Listed[],
): Chapter {
	const { id, title, route, heading, lead } = part;
	return {
		...{ id, title, ...(route && { route }), kind: 'part', chapters },
		body: () => (
			<PartPage
				caption={title}
				heading={heading}
				lead={lead}
				places={chapters.map(({ route, anchor, title, line }) => ({
					path: anchor === undefined ? route : `${route}#${anchor}`,
					title,
					line,
				}))}
			/>
		),
	};
}

const makeWorldBible = ({ world, anthology }: Records): Chapter =>
	makePart(
		{
			id: 'world-bible',
			title: 'World Bible',
			route: worldBibleRoute,
			heading: anthology.pageHeads.worldBible.heading,
			lead: 'Everything the other chapters lean on. Read it through, or go to the section you want.',
		},
		world.sections.map((part, index) => ({
			id: `bible-${part.id}`,
			title: `${index + 1}. ${part.title}`,
			line: part.answers ?? '',
			kind: 'chapter',
			route: worldBibleRoute,
			anchor: part.id,
			isGlossed: true,
			headingOffset: 1,
			...(part.sections && { places: part.sections }),
			body: () => <WorldBiblePart part={part} number={index + 1} />,
		})),
	);

const makeFactions = (world: World): Chapter =>
	makePart(
		{
			id: 'factions',
			title: 'Factions',
			heading: `${atStart(world.factions.length)} flags`,
			lead: 'Who wants what, and under which flag.',
		},
		world.factions.map((faction) => ({
			id: `faction-${faction.slug}`,
			title: faction.name,
			line: faction.line,
			kind: 'chapter',
			route: factionRoute(faction.slug),
			isGlossed: true,
			body: () => <FactionChapter faction={faction} />,
		})),
	);

const makeCharacters = (world: World): Chapter =>
	makePart(
		{
			id: 'characters',
			title: 'Characters',
			heading: `${atStart(world.characters.length)} people aboard`,
			lead: 'Each is told in a form of its own: what a life like this one leaves behind.',
		},
		world.characters.map((character) => ({
			id: `character-${character.id}`,
			title: character.name,
			line: character.role,
			kind: 'chapter',
			route: characterRoute(character.id),
			isGlossed: true,
			body: () => <CharacterChapter character={character} />,
		})),
	);

/** The works but for comics, which are files of their own. */
function makeReading({ shelf, anthology }: Records): Chapter {
	const list = (work: Work): Listed => ({
		id: `read-${work.slug}`,
		title: work.title,
		line: work.blurb,
		kind: 'chapter',
		route: workRoute(work.slug),
		body: () => <WorkChapter work={work} />,
	});
	return makePart(
		{
			id: 'read',
			title: 'Read',
			route: '/read/',
			heading: anthology.pageHeads.read.heading,
			lead: 'Works of the kind we hope to be sent, and documents people in the city have left lying about.',
		},
		shelf.works.filter((work) => scriptOf(work) === undefined).map(list),
	);
}

/** Lists the chapters in reading order, as a tree; empty parts are left out. */
export function listChapters(records: Records): Chapter[] {
	const { world, anthology } = records;
	const { heading } = anthology.landing.gallery;
	const chapters: Chapter[] = [
		{
			id: 'titlepage',
			title: 'Title page',
			kind: 'titlepage',
			body: () => <TitlePage />,
		},
		{
			id: 'thursday',
			title: heading,
			kind: 'chapter',
			body: () => <GalleryChapter items={world.gallery} heading={heading} />,
		},
		makeWorldBible(records),
		makeFactions(world),
		makeCharacters(world),
		{
			id: 'themes',
			title: 'Theme ideas',
			kind: 'chapter',
			route: '/theme-ideas/',
			isGlossed: true,
			places: [
				{ id: 'explore', title: 'Themes to explore' },
				{ id: 'avoid', title: 'Themes to avoid' },
				{ id: 'remember', title: 'Remember' },
			],
			body: () => <ThemesChapter />,
		},
		{
			id: 'glossary',
			title: 'Words of the city',
			kind: 'glossary',
			route: '/a-to-z/',
			isExcerpt: true,
			body: () => <GlossaryChapter />,
		},
		{
			id: 'timeline',
			title: 'Timeline',
			kind: 'chapter',
			route: '/timeline/',
			isGlossed: true,
			places: sortIntoEras(world.events, world.eras).map(({ id, heading, from, to }) => ({
				id,
				title: `${from === to ? from : `${from} to ${to}`}: ${heading}`,
			})),
			body: () => <TimelineChapter />,
		},
		makeReading(records),
		{
			id: 'guidelines',
			title: 'Appendix: submission guidelines',
			kind: 'appendix',
			route: '/submission-guidelines/',
			places: guidelineParts,
			body: () => <GuidelinesChapter />,
		},
		{
			id: 'colophon',
			title: 'About this book',
			kind: 'colophon',
			body: () => <Colophon />,
		},
	];
	return chapters.filter((chapter) => chapter.chapters?.length !== 0);
}

/** Lists all chapters in reading order, each part before its chapters. */
export const flattenChapters = (chapters: readonly Chapter[]): Chapter[] =>
	chapters.flatMap((chapter) => [chapter, ...(chapter.chapters ?? [])]);
