import { CaptionedHeading } from '../src/components/captioned-heading.tsx';
import { Door } from '../src/components/door.tsx';
import { Link } from '../src/components/link.tsx';
import { stepLink } from '../src/components/next-read.tsx';
import { usePage } from '../src/components/page-context.ts';
import { Hoist } from '../src/components/page-header.tsx';
import { useMinutes } from '../src/components/reading-time.ts';
import type { Page } from '../src/layouts/page.ts';
import type { ReadingPath } from '../src/model/types.ts';
import { findFirstComic, type Work, workRoute } from '../src/model/works.ts';
import { countMinutes } from '../src/world/lengths.ts';
import type { Records } from '../src/world/records.ts';

/** The three most frequent places to start, each with a picture. */
function Doors({ comic }: { comic: Work | undefined }) {
	const minutes = useMinutes();
	const { countWords } = usePage();
	const words = (path: string) => countWords(path) ?? 0;
	return (
		<div className="doors thirds page-section" data-print="grid">
			{comic?.cover && (
				<Door
					to={workRoute(comic.slug)}
					picture={comic.cover}
					title="Read the comic"
					note={`${minutes(comic)} min`}
					line="One night on one deck. You needn’t know anything first."
					level={2}
					eager
				/>
			)}
			<Door
				to="/world-bible/#overview"
				picture="city-plan"
				title="Look round the city"
				note={`${countMinutes(words('/world-bible/#overview'))} min`}
				line="The year, the rope, the empty berths and the vote. The map is a little further on."
				level={2}
				eager
			/>
			<Door
				to="/submission-guidelines/"
				picture="vignette-cultural-and-arts"
				title="Write or draw for it"
				note="The guidelines in brief"
				line="What to send, how long it can be, and when you’ll hear from us."
				level={2}
				eager
			/>
		</div>
	);
}

/** A reading route, folded. Its anchor is inside the `<details>` so that a link to it opens it. */
function Route({ path: { id, title, steps } }: { path: ReadingPath }) {
	const { countWords } = usePage();
	const words = steps.reduce((sum, { path }) => sum + (countWords(path) ?? 0), 0);
	return (
		<details className="route">
			<summary className="cluster">
				<h3>{title}</h3>
				<span className="label">
					{steps.length} steps, {countMinutes(words)} min
				</span>
			</summary>
			<ol id={id} className="stack gap-3">
				{steps.map(({ path, label, why }) => (
					<li key={path}>
						<Link to={stepLink(path, id)}>{label}</Link>
						<p>{why}</p>
					</li>
				))}
			</ol>
		</details>
	);
}

function Routes(props: {
	title: string;
	kind: ReadingPath['kind'];
	paths: readonly ReadingPath[];
}) {
	const { title, kind, paths } = props;
	return (
		<section aria-labelledby={`${kind}-heading`}>
			<h2 id={`${kind}-heading`} className="step-3">
				{title}
			</h2>
			{paths
				.filter((path) => path.kind === kind)
				.map((path) => (
					<Route key={path.id} path={path} />
				))}
		</section>
	);
}

export default ({ anthology, shelf }: Records): Page => ({
	title: 'Start here',
	description:
		'Ways into Lagan: a three-minute comic, the city and its map, the call for stories; and short routes for readers, writers, artists, filmmakers, designers and worldbuilders.',
	body: () => (
		<>
			<header className="page-opening start-opening">
				<div className="stack ragged gap-5">
					<CaptionedHeading id="page" level={1} caption="Start here" heading="Which stair?" />
					<p className="panel box">
						<Hoist letter="P" />
					</p>
				</div>
			</header>
			<Doors comic={findFirstComic(shelf)} />
			<div className="routes halves page-section">
				<Routes title="What brings you here?" kind="who" paths={anthology.paths} />
				<Routes title="How long have you got?" kind="time" paths={anthology.paths} />
				<p>
					Know what you’re looking for? Try <Link to="/a-to-z/">A to Z</Link>.
				</p>
			</div>
		</>
	),
	preview: { line: 'A comic, a city, a call for stories.' },
	next: { path: '/world-bible/', label: 'The World Bible' },
});
