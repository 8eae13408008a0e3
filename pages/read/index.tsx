import { CaptionedHeading } from '../../src/components/captioned-heading.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { Hoist } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { sayReadingTime } from '../../src/components/reading-time.ts';
import { TitledSection } from '../../src/components/titled-section.tsx';
import type { PictureId } from '../../src/content/picture-ids.ts';
import type { Page } from '../../src/layouts/page.ts';
import type { Anthology } from '../../src/world/anthology.ts';
import { atStart, inWords } from '../../src/world/numbers.ts';
import type { Records } from '../../src/world/records.ts';

interface CoverProps {
	slug: string;
	title: string;
	cover: PictureId;
	/** Kind and length. */
	kind: string;
	hook: string;
}

/** The cover of a work, with its title over it as text. */
function Cover({ slug, title, cover, kind, hook }: CoverProps) {
	return (
		<li className="cover">
			<header className="panel">
				<PictureImage id={cover} alt="" eager />
				<h2>
					<Link to={`/read/${slug}/`}>{title}</Link>
				</h2>
				<p className="caption">{kind}</p>
			</header>
			<p>{hook}</p>
		</li>
	);
}

function ReadPage({ anthology }: { anthology: Anthology }) {
	const { comics, documents, stories } = anthology.shelf;
	const { countWords } = usePage();
	return (
		<>
			<div className="page-opening">
				<div>
					<CaptionedHeading id="page" level={1} caption="Read" heading="Pulled up with the rope" />
					<p className="lead">
						A comic, a story, and papers that people in the city have left lying about.
					</p>
					<p className="panel">
						<Hoist letter="Q" />
					</p>
				</div>
				<ul role="list" className="covers">
					{comics.map(({ slug, title, cover, pages, hook }) => (
						<Cover
							key={slug}
							slug={slug}
							title={title}
							cover={cover}
							kind={`A comic, ${inWords(pages.length)} pages`}
							hook={hook}
						/>
					))}
					{stories.map(({ slug, title, cover, hook }) => (
						<Cover
							key={slug}
							slug={slug}
							title={title}
							cover={cover}
							kind={`A story, ${sayReadingTime(countWords(`/read/${slug}/`) ?? 0)}`}
							hook={hook}
						/>
					))}
				</ul>
			</div>
			<TitledSection id="papers" title="Papers of the city" className="page-section">
				<p className="lead">
					{atStart(documents.length)} things somebody aboard wrote, stamped, chalked or said into a
					radio, just as they were found.
				</p>
				<ul role="list" className="papers">
					{documents.map(({ slug, title, kind, hook, sheet }) => (
						<li key={slug} className="panel">
							<span className={`paper-small paper-${sheet.form}`} aria-hidden="true" />
							<h3>
								<Link to={`/read/${slug}/`}>{title}</Link>
							</h3>
							<p className="label">{kind}</p>
							<p>{hook}</p>
						</li>
					))}
				</ul>
			</TitledSection>
			<TitledSection
				id="volume-one"
				title="Volume One, and you"
				className="page-section note panel"
			>
				<Inline text="Nothing here is taken from Volume One, *What We Tied to the Buoy*, which was targeted for {{timing.firstVolume}}. The comic and the story are samples: nothing they decide binds yours." />
				<Inline text="If you draw, see [how one page of the comic was made](/read/how-it-was-made/), and lay your own over [the same template](/creative-resources/#downloads). If you write, pick a [theme](/theme-ideas/) or ignore the lot. [The guidelines](/submission-guidelines/) say how to send it. Everything you can save or print is on the [downloads page](/downloads/)." />
			</TitledSection>
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Read',
	description: `A comic, a story and ${inWords(anthology.shelf.documents.length)} papers from the floating city of Lagan, to read here: samples of the anthology Salvage Rights.`,
	body: () => <ReadPage anthology={anthology} />,
	preview: { line: 'A comic, a story, and papers that people left lying about.' },
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
