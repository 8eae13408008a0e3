import { Link } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import type { Page } from '../src/layouts/page.ts';
import { countMinutes } from '../src/world/lengths.ts';
import type { Records } from '../src/world/records.ts';
import type { ReadingPath } from '../src/world/types.ts';

/** How long something is to read: words, and minutes. */
const sayLength = (words: number) =>
	`${words.toLocaleString('en-GB')} words, ${countMinutes(words)} min`;

function Path({ path: { id, title, steps } }: { path: ReadingPath }) {
	const { countWords } = usePage();
	const lengths = steps.map(({ path }) => countWords(path) ?? 0);
	const all = lengths.reduce((sum, each) => sum + each, 0);
	return (
		<li id={id} className="path panel">
			<h3>{title}</h3>
			<p className="label">{sayLength(all)}</p>
			<ol>
				{steps.map(({ path, label, why }, index) => (
					<li key={path}>
						<Link to={path}>{label}</Link>
						<p>{why}</p>
						{(lengths[index] ?? 0) > 0 && <p className="label">{sayLength(lengths[index] ?? 0)}</p>}
					</li>
				))}
			</ol>
		</li>
	);
}

function Paths(props: { title: string; kind: ReadingPath['kind']; paths: readonly ReadingPath[] }) {
	const { title, kind, paths } = props;
	return (
		<section className="page-section" aria-labelledby={`${kind}-heading`}>
			<h2 id={`${kind}-heading`}>{title}</h2>
			<ul role="list" className="paths">
				{paths
					.filter((path) => path.kind === kind)
					.map((path) => (
						<Path key={path.id} path={path} />
					))}
			</ul>
		</section>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Start here',
	description:
		'Ways into Lagan: five, thirty or ninety minutes of it, or the few pages that a reader, a writer, an artist, a filmmaker, a designer or a maker of worlds wants first.',
	body: () => (
		<>
			<PageHeader label="Start here" heading="Which stair?" picture="scene-lung" flag="P">
				<p className="lead">
					Choose by the time that you have, or by what you came for. Each step’s page offers the
					next one at its end.
				</p>
				<p>
					Whoever knows what they want looks in the <Link to="/index/">index</Link>.
				</p>
			</PageHeader>
			<Paths title="By the time you have" kind="time" paths={anthology.paths} />
			<Paths title="By what you came for" kind="who" paths={anthology.paths} />
		</>
	),
	preview: { line: 'Five minutes, thirty or ninety.' },
	next: { path: '/world-bible/', label: 'The World Bible' },
});
