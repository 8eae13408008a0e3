import { CaptionedHeading } from '../../src/components/captioned-heading.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { Hoist } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import { WorkList } from '../../src/components/works/work-list.tsx';
import type { Page } from '../../src/layouts/page.ts';
import type { Paper } from '../../src/model/documents.ts';
import { ofKind, type Work, type WorkKind, workKinds, workRoute } from '../../src/model/works.ts';
import { type LinkTarget, listLinkTargets } from '../../src/world/links.ts';

/** How many works of a kind say what they are about: with a hundred, the page would be too heavy. */
const newest = 6;

/** The cover of a work, with its title over it as text. */
function Cover({ work }: { work: Work }) {
	const { slug, title, cover, isFirst, kind } = work;
	return (
		<li className="cover">
			<header className="panel cover-link">
				{cover && (
					<PictureImage
						id={cover}
						alt=""
						className="fill"
						sizes="(width < 40rem) 45vw, 12rem"
						eager
					/>
				)}
				<h2>
					<Link to={workRoute(slug)}>{title}</Link>
				</h2>
				<p className="caption">{isFirst ? 'Begin here' : workKinds[kind].one}</p>
			</header>
		</li>
	);
}

/** The first words of a paper, a line each. */
function listFirstWords(paper: Paper): readonly string[] {
	switch (paper.form) {
		case 'transcript':
			return paper.entries.map((entry) => `${entry.time} ${'words' in entry ? entry.words : ''}`);
		case 'summons':
			return paper.letter;
		case 'board':
			return paper.prices.map(({ item, claims }) => `${item}, ${claims}`);
		case 'log':
			return paper.entries.map(({ time, words }) => `${time} ${words}`);
		case 'charter':
			return paper.articles.flatMap(({ clauses }) => clauses.map(({ words }) => words));
		case 'card':
			return paper.days.map(({ date, keeper }) => `${date}. ${keeper}`);
	}
}

/** A strip of a paper with its first words, which styles show: the paper itself says them. */
const Scrap = ({ paper }: { paper: Paper }) => (
	<span
		className="scrap bleed"
		data-print="none"
		data-form={paper.form}
		data-words={listFirstWords(paper).slice(0, 4).join('\n').replace(/~\d+~/g, '…')}
	/>
);

/** Papers of the city, each below a scrap of itself. */
function Papers({ papers }: { papers: readonly Work[] }) {
	return (
		<>
			<p className="lead">
				Things people aboard wrote, stamped, chalked or said into a radio, just as they were found.
			</p>
			<ul role="list" className="papers grid">
				{papers.map(({ slug, title, paperCaption, blurb, paper }) => (
					<li key={slug} className="panel pad stack gap-2 small cover-link">
						{paper && <Scrap paper={paper} />}
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
	// The recommended one, and the newest of those whose covers have space for a title. With the
	// empty one they fill rows of two and of three.
	const covers = shelf.works
		.filter(({ cover, kind }) => cover && kind !== 'art')
		.toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
		.slice(0, 5);
	const kinds = (Object.keys(workKinds) as WorkKind[]).filter(
		(kind) => ofKind(shelf, kind).length > 0,
	);
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
						about. See <Link to="/contributors/">who made them</Link>.
					</p>
					<p className="panel">
						<Hoist letter="Q" />
					</p>
				</div>
				<ul role="list" className="covers grid" data-print="none">
					{covers.map((work) => (
						<Cover key={work.slug} work={work} />
					))}
					<li className="cover is-empty">
						<header className="panel cover-link">
							<h2>
								<Link to="/submission-guidelines/">Yours</Link>
							</h2>
							<p className="caption">How to send it</p>
						</header>
					</li>
				</ul>
			</div>
			<div className="shelf-kinds grid page-section">
				{kinds
					.filter((kind) => kind !== 'paper')
					.map((kind) => (
						<TitledSection key={kind} id={kind} title={workKinds[kind].all}>
							<WorkList works={ofKind(shelf, kind)} blurbs={newest} hasPictures={kind === 'art'} />
						</TitledSection>
					))}
			</div>
			{kinds.includes('paper') && (
				<TitledSection id="papers" title={workKinds.paper.all} className="page-section">
					<Papers papers={ofKind(shelf, 'paper')} />
				</TitledSection>
			)}
			<TitledSection id="subjects" title="By subject" className="page-section">
				<Subjects />
			</TitledSection>
			<TitledSection
				id="volume-one"
				title="Volume One, and you"
				className="page-section note panel"
			>
				<Inline text="Nothing here is taken from Volume One, *What We Tied to the Buoy*, which was targeted for {{timing.firstVolume}}. Everything here so far is a sample, and nothing in it binds your story." />
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
