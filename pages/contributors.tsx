import { ExternalLink } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { WorkList } from '../src/components/works/work-list.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Contributor, Credit } from '../src/model/works.ts';
import type { Records } from '../src/world/records.ts';

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

export default ({ shelf }: Records): Page => ({
	title: 'Contributors',
	description:
		'Everyone who has written, drawn or made something to read here, and what they made.',
	body: () => (
		<>
			<PageHeader
				label="Contributors"
				heading="Many hands"
				back={{ path: '/read/', label: 'Read' }}
				picture="the-other-minute-6-1"
				flag="V"
			>
				<p className="lead">Everybody who made something on the shelf, and what they made.</p>
			</PageHeader>
			<div className="makers stack gap-8 page-section">
				{shelf.contributors.map((contributor) => (
					<Maker key={contributor.slug} contributor={contributor} />
				))}
			</div>
		</>
	),
	up: '/read/',
	preview: { line: 'Who wrote, drew and made it.' },
	next: { path: '/submission-guidelines/', label: 'Add yourself: the guidelines' },
});
