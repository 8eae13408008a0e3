import { CanonMark, canonWords } from '../src/components/canon.tsx';
import { Link } from '../src/components/link.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import type { CanonStatus } from '../src/content/canon/types.ts';
import type { Page } from '../src/layouts/page.ts';
import { listLinkTargets } from '../src/world/links.ts';
import type { Records } from '../src/world/records.ts';
import type { World } from '../src/world/world.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** What whoever writes looks for first comes first. */
const order: readonly CanonStatus[] = ['open', 'disputed', 'fixed'];

function CanonPart({ status, world }: { status: CanonStatus; world: World }) {
	const { name, meaning } = canonWords[status];
	const targets = new Map(listLinkTargets(world));
	const entries = world.canon.filter((entry) => entry.status === status);
	return (
		<section id={status} className="page-section" aria-labelledby={`${status}-heading`}>
			<h2 id={`${status}-heading`}>{name}</h2>
			<p>
				<CanonMark status={status} /> {meaning}
			</p>
			<ul role="list" className="canon-things">
				{[...new Set(entries.map(({ about }) => about))].map((about) => (
					<li key={about} className="panel">
						<h3>
							<Link to={targets.get(about)?.path ?? '/'}>{targets.get(about)?.label}</Link>
						</h3>
						<ul>
							{entries.flatMap((entry) =>
								entry.about === about ? <Inline key={entry.note} text={entry.note} as="li" /> : [],
							)}
						</ul>
					</li>
				))}
			</ul>
		</section>
	);
}

export default ({ world }: Records): Page => ({
	title: 'Canon: what is fixed, disputed, yours',
	description:
		'Every fact that all Lagan stories agree on, every one that pages disagree about on purpose, and every question that a story may answer for itself.',
	body: () => (
		<>
			<PageHeader
				label="Canon"
				heading="Fixed, disputed, yours"
				back={back}
				picture="vignette-innovation"
				flag="X"
			>
				<p className="lead">
					Which facts a story may decide for itself, what the city is not agreed about, and what
					stands. Each note is also beside the thing that it is about, and everything is in the{' '}
					<Link to="/index/">index</Link>. <Link to="/changes/">What has changed, and when</Link>,
					is on a page of its own.
				</p>
				<p>
					{order.map((status, index) => (
						<span key={status}>
							{index > 0 && ' · '}
							<a href={`#${status}`}>{canonWords[status].name}</a>
						</span>
					))}
				</p>
			</PageHeader>
			{order.map((status) => (
				<CanonPart key={status} status={status} world={world} />
			))}
		</>
	),
	isGlossed: true,
	up: back.path,
	preview: { line: 'What every story agrees on, and what yours decides.' },
	next: { path: '/theme-ideas/', label: 'Theme ideas: where a story could start' },
});
