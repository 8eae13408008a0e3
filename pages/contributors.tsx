import { ExternalLink, Link } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { WorkList } from '../src/components/works/work-list.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Contributor, Credit } from '../src/model/works.ts';

/** What somebody did for a work: “Words and pictures”. */
const listRoles = (by: readonly Credit[], slug: string) =>
	by
		.filter(({ contributor }) => contributor.slug === slug)
		.map(({ role }) => role)
		.join(', ')
		.replace(/^./, (letter) => letter.toUpperCase());

function Maker({ contributor }: { contributor: Contributor }) {
	const { slug, name, line, link } = contributor;
	const works = usePage().records.shelf.works.filter(({ by }) =>
		by.some((credit) => credit.contributor.slug === slug),
	);
	return (
		<section id={slug}>
			<h2>{name}</h2>
			{line && <Inline text={line} />}
			{link && (
				<p>
					<ExternalLink href={link}>{new URL(link).hostname}</ExternalLink>
				</p>
			)}
			<WorkList works={works} formatWho={({ by }) => listRoles(by, slug)} />
		</section>
	);
}

function Contributors() {
	const { contributors } = usePage().records.shelf;
	const isOurs = contributors.length === 1;
	return (
		<>
			<PageHeader
				label="Contributors"
				heading={isOurs ? 'So far: us' : 'Many hands'}
				back={{ path: '/read/', label: 'Read' }}
				picture="the-other-minute-6-1"
				flag="V"
			>
				<p className="lead">
					{isOurs
						? 'Nobody else has a work on the shelf yet. The second name could be yours.'
						: 'Everybody who made something on the shelf, and what they made.'}
				</p>
				<p>
					<Link to="/submission-guidelines/" className="button">
						Add your name
					</Link>
				</p>
			</PageHeader>
			<div className="makers stack gap-8 page-section">
				{contributors.map((contributor) => (
					<Maker key={contributor.slug} contributor={contributor} />
				))}
				<section className="summary panel pad stack gap-2">
					<h2>Your name here</h2>
					<p>
						Send a story, a comic, a song, a picture, a film or a model, as{' '}
						<Link to="/submission-guidelines/">the guidelines</Link> say. When it is on the shelf,
						your name is here, with a line about you and a link to your own page.
					</p>
				</section>
			</div>
		</>
	);
}

export default (): Page => ({
	title: 'Contributors',
	description:
		'Everyone who has written, drawn or made something to read here, and what they made.',
	body: () => <Contributors />,
	up: '/read/',
	preview: { line: 'Who wrote, drew and made it.' },
	next: { path: '/submission-guidelines/', label: 'Add yourself: the guidelines' },
});
