import { CaptionedHeading } from '../../src/components/captioned-heading.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { Hoist } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import { WorkList } from '../../src/components/works/work-list.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { ofKind, type Work, type WorkKind, workKinds, workRoute } from '../../src/model/works.ts';
import { type LinkTarget, listLinkTargets } from '../../src/world/links.ts';

/** How many works of a kind say what they are about: with a hundred, the page would be too heavy. */
const newest = 6;

/** The cover of a work, with its title over it as text. */
function Cover({ work }: { work: Work }) {
	const { slug, title, cover, isFirst, kind } = work;
	return (
		<li className="cover">
			<header className="panel">
				{cover && <PictureImage id={cover} alt="" sizes="(width < 40rem) 45vw, 12rem" eager />}
				<h2>
					<Link to={workRoute(slug)}>{title}</Link>
				</h2>
				<p className="caption">{isFirst ? 'Begin here' : workKinds[kind].one}</p>
			</header>
		</li>
	);
}

/** Papers of the city, each as a miniature of itself. */
function Papers({ papers }: { papers: readonly Work[] }) {
	return (
		<>
			<p className="lead">
				Things that people aboard wrote, stamped, chalked or said into a radio, just as they were
				found.
			</p>
			<ul role="list" className="papers">
				{papers.map(({ slug, title, paperCaption, blurb, paper }) => (
					<li key={slug} className="panel">
						{paper && <span className={`paper-small paper-${paper.form}`} aria-hidden="true" />}
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
		<ul role="list" className="subjects">
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
				<div>
					<CaptionedHeading
						id="page"
						level={1}
						caption="Read"
						heading={anthology.pageHeads.read.heading}
					/>
					<p className="lead">
						Comics, stories, songs and pictures, and papers that people in the city have left lying
						about. See <Link to="/contributors/">who made them</Link>.
					</p>
					<p className="panel">
						<Hoist letter="Q" />
					</p>
				</div>
				<ul role="list" className="covers">
					{covers.map((work) => (
						<Cover key={work.slug} work={work} />
					))}
					<li className="cover is-empty">
						<header className="panel">
							<h2>
								<Link to="/submission-guidelines/">Yours</Link>
							</h2>
							<p className="caption">How to send it</p>
						</header>
					</li>
				</ul>
			</div>
			<div className="page-section shelf-kinds">
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
			<TitledSection id="subjects" title="By who and where" className="page-section">
				<Subjects />
			</TitledSection>
			<TitledSection
				id="volume-one"
				title="Volume One, and you"
				className="page-section note panel"
			>
				<Inline text="Nothing here is taken from Volume One, *What We Tied to the Buoy*, which was targeted for {{timing.firstVolume}}. What is here so far are samples: nothing they decide binds yours." />
				<Inline text="If you draw, see [how one page of the comic was made](/read/how-it-was-made/), and lay your own over [the same template](/creative-resources/#downloads). If you write, pick a [theme](/theme-ideas/) or ignore the lot. [The guidelines](/submission-guidelines/) say how to send it. Everything you can save or print is on the [downloads page](/downloads/)." />
			</TitledSection>
		</>
	);
}

export default (): Page => ({
	title: 'Read',
	description:
		'Comics, stories, songs, pictures and papers from the floating city of Lagan, to read here: samples of the anthology Salvage Rights.',
	body: () => <ReadPage />,
	preview: { line: 'Comics, stories, and papers that people left lying about.' },
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
