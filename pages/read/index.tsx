import { CaptionedHeading } from '../../src/components/captioned-heading.tsx';
import { PaperBody } from '../../src/components/documents/paper-figure.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { Hoist } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { useKind } from '../../src/components/reading-time.ts';
import { TitledSection } from '../../src/components/titled-section.tsx';
import type { Page } from '../../src/layouts/page.ts';
import type { Paper } from '../../src/model/documents.ts';
import {
	formatNames,
	ofKind,
	type Shelf,
	type Work,
	type WorkKind,
	workKinds,
	workRoute,
} from '../../src/model/works.ts';
import { type LinkTarget, listLinkTargets } from '../../src/world/links.ts';

/** How many works of a group say what they are about: with a hundred, the page would be too heavy. */
const newest = 6;

/** The kinds that stand together. Papers have a place of their own. */
const groupedKinds: readonly (readonly WorkKind[])[] = [
	['comic'],
	['art', 'film', 'model'],
	['story', 'flash', 'essay', 'poem', 'song'],
];

/** The works of each group that has any, with its title: “Stories, very short stories and songs”. */
function listGroups(shelf: Shelf) {
	return groupedKinds.flatMap((grouped) => {
		const kinds = grouped.filter((kind) => ofKind(shelf, kind).length > 0);
		if (kinds.length === 0) return [];
		const names = kinds.map((kind, i) => {
			const { all } = workKinds[kind];
			return i === 0 ? all : all.toLowerCase();
		});
		return {
			id: kinds.join('-'),
			title: new Intl.ListFormat('en-GB').format(names),
			works: shelf.works
				.filter(({ kind }) => kinds.includes(kind))
				.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst)),
		};
	});
}

/**
 * A work as a cover: its title and makers on a plate above its picture, and what it is below. One
 * without a picture has its blurb there.
 */
function Cover(props: { work: Work; hasBlurb: boolean; eager: boolean }) {
	const { work, hasBlurb, eager } = props;
	const { slug, title, cover, blurb, isFirst, isCanon } = work;
	const formatKind = useKind();
	const words = hasBlurb && <p>{blurb}</p>;
	return (
		<li className="cover-link small">
			<div className="cover panel">
				<header className="stack gap-1">
					<h3>
						<Link to={workRoute(slug)}>{title}</Link>
					</h3>
					<p className="label">{formatNames(work)}</p>
				</header>
				{cover ? (
					<PictureImage
						id={cover}
						alt=""
						sizes="(width < 40rem) 45vw, 20rem"
						{...(eager && { eager })}
					/>
				) : (
					<div>{words}</div>
				)}
				<p className="caption">
					{isFirst && 'Begin here. '}
					{formatKind(work)}
					{isCanon && '. Canon'}
				</p>
			</div>
			{cover && words}
		</li>
	);
}

/** The place for the reader's own. */
const Yours = () => (
	<li className="cover-link small">
		<div className="cover panel is-empty">
			<header className="stack gap-1">
				<h3>
					<Link to="/submission-guidelines/">Yours</Link>
				</h3>
				<p className="label">Your name</p>
			</header>
			<p className="caption">How to send it</p>
		</div>
	</li>
);

/** The top of a paper: its letterhead and what follows at once, as a crop shows no more. */
function cutPaper(paper: Paper): Paper {
	switch (paper.form) {
		case 'transcript':
		case 'log':
			return { ...paper, entries: [] };
		case 'summons':
			return { ...paper, letter: [], questions: [], notes: [], endings: [] };
		case 'board':
			return { ...paper, prices: paper.prices.slice(0, 4), chalk: [] };
		case 'charter': {
			const articles = paper.articles
				.slice(1, 2)
				.map(({ name, clauses }) => ({ name, clauses: clauses.map(({ words }) => ({ words })) }));
			return { ...paper, articles, hands: {} };
		}
		case 'card':
			return { ...paper, days: [], totals: [] };
	}
}

/** Papers of the city, each below the top of itself. */
function Papers({ papers }: { papers: readonly Work[] }) {
	return (
		<>
			<p className="lead">
				Things people aboard wrote, stamped, chalked or said into a radio, just as they were found.
			</p>
			<ul role="list" className="papers grid">
				{papers.map(({ slug, title, paperCaption, blurb, paper }, i) => (
					<li key={slug} className="panel pad stack gap-2 small cover-link">
						{paper && i < newest && (
							<div className="specimen bleed" data-print="none" inert>
								<PaperBody paper={cutPaper(paper)} />
							</div>
						)}
						<h3>
							<Link to={workRoute(slug)}>{title}</Link>
						</h3>
						<p className="label">{paperCaption}</p>
						<p>{blurb}</p>
					</li>
				))}
			</ul>
		</>
	);
}

/** The page that tells of the works about a person, a faction or a place. */
const placeOfWorks = ({ kind, path }: LinkTarget) =>
	kind === 'faction' || kind === 'character' ? `${path}#works` : path;

/** The people, factions and places in works, each with the number of works. */
function Subjects() {
	const { world, shelf } = usePage().records;
	const counts = new Map<string, number>();
	for (const slug of shelf.works.flatMap(({ about }) => about)) {
		counts.set(slug, (counts.get(slug) ?? 0) + 1);
	}
	return (
		<ul role="list" className="cluster links label">
			{listLinkTargets(world).flatMap(([slug, target]) => {
				const count = counts.get(slug);
				if (count === undefined) return [];
				return (
					<li key={slug}>
						<Link to={placeOfWorks(target)}>{target.label}</Link> <span>{count}</span>
					</li>
				);
			})}
		</ul>
	);
}

function ReadPage() {
	const { shelf, anthology } = usePage().records;
	const groups = listGroups(shelf);
	const papers = ofKind(shelf, 'paper');
	return (
		<>
			<div className="page-opening">
				<div className="stack ragged gap-5">
					<CaptionedHeading
						id="page"
						level={1}
						caption="Read"
						heading={anthology.pageHeads.read.heading}
					/>
					<p className="lead">
						Comics, stories, songs and pictures, and documents people in the city have left lying
						about.
					</p>
				</div>
				<div className="stack ragged">
					<p>
						{shelf.contributors.length === 1
							? 'So far all of it is ours, to show what fits. Nobody else’s work is here yet: '
							: 'All of it has been made by '}
						<Link to="/contributors/">
							{shelf.contributors.length === 1 ? 'add the first' : 'many hands'}
						</Link>
						.{' '}
						{shelf.works.some(({ isCanon }) => isCanon)
							? 'Only what is marked as canon binds your story.'
							: 'None of it is canon: your story can contradict it.'}
					</p>
					<p className="panel">
						<Hoist letter="Q" />
					</p>
				</div>
			</div>
			<div className="shelf halves page-section">
				{groups.map(({ id, title, works }, group) => (
					<TitledSection key={id} id={id} title={title}>
						<ul role="list" className="covers grid">
							{works.map((work, i) => (
								<Cover
									key={work.slug}
									work={work}
									hasBlurb={i < newest}
									eager={group === 0 && i < 2}
								/>
							))}
							{group === groups.length - 1 && <Yours />}
						</ul>
					</TitledSection>
				))}
			</div>
			{papers.length > 0 && (
				<TitledSection id="papers" title={workKinds.paper.all} className="page-section shelf-part">
					<Papers papers={papers} />
				</TitledSection>
			)}
			<TitledSection id="subjects" title="By subject" className="page-section shelf-part">
				<Subjects />
			</TitledSection>
			<TitledSection
				id="volume-one"
				title="Volume One, and you"
				className="page-section note panel"
			>
				<Inline text="Nothing here is taken from Volume One, *What We Tied to the Buoy*, which was targeted for {{timing.firstVolume}}." />
				<Inline text="If you draw, see [how one page of the comic was made](/read/how-it-was-made/), and draw your own on [the same template](/creative-resources/#downloads). If you write, pick a [theme](/theme-ideas/) or ignore the lot. [The guidelines](/submission-guidelines/) say how to send it. Everything you can save or print is on the [downloads page](/downloads/)." />
			</TitledSection>
		</>
	);
}

export default (): Page => ({
	title: 'Read',
	description:
		'Comics, stories, songs, pictures and documents from the floating city of Lagan, to read here: samples of the anthology Salvage Rights.',
	body: () => <ReadPage />,
	preview: { line: 'Comics, stories, and documents people left lying about.' },
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
