import { CanonMark, canonWords } from '../src/components/canon.tsx';
import { Link } from '../src/components/link.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { InlineList } from '../src/components/prose.tsx';
import type { CanonStatus } from '../src/content/canon/types.ts';
import type { Page } from '../src/layouts/page.ts';
import { type LinkTarget, listLinkTargets } from '../src/world/links.ts';
import type { Records } from '../src/world/records.ts';
import type { World } from '../src/world/world.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

const statuses = Object.keys(canonWords) as CanonStatus[];

/** The groups of rows. */
const groups: readonly { kind: LinkTarget['kind']; title: string }[] = [
	{ kind: 'section', title: 'The city' },
	{ kind: 'faction', title: 'Factions' },
	{ kind: 'character', title: 'Characters' },
];

/** A row for each name, with a column for each status. */
function CanonTable({ world }: { world: World }) {
	const targets = new Map(listLinkTargets(world));
	const names = [...new Set(world.canon.map(({ about }) => about))];
	const notesOf = (name: string, status: CanonStatus) =>
		world.canon.flatMap((entry) =>
			entry.about === name && entry.status === status ? entry.note : [],
		);
	return (
		<table className="canon-table">
			<caption className="visually-hidden">What is fixed, disputed and open, by name</caption>
			<thead>
				<tr>
					<th scope="col">Name</th>
					{statuses.map((status) => (
						<th key={status} id={status} scope="col">
							<CanonMark status={status} />
							<span>{canonWords[status].meaning}</span>
						</th>
					))}
				</tr>
			</thead>
			{groups.map(({ kind, title }) => (
				<tbody key={kind}>
					<tr>
						<th scope="rowgroup" colSpan={statuses.length + 1}>
							{title}
						</th>
					</tr>
					{names
						.filter((name) => targets.get(name)?.kind === kind)
						.map((name) => (
							<tr key={name}>
								<th scope="row">
									<Link to={targets.get(name)?.path ?? '/'}>{targets.get(name)?.label}</Link>
								</th>
								{statuses.map((status) => {
									const notes = notesOf(name, status);
									return (
										<td key={status}>
											{notes.length > 0 && (
												<>
													<span aria-hidden="true" className="canon-cell-mark">
														<CanonMark status={status} />
													</span>
													<InlineList items={notes} />
												</>
											)}
										</td>
									);
								})}
							</tr>
						))}
				</tbody>
			))}
		</table>
	);
}

export default ({ world }: Records): Page => ({
	title: 'Canon: what’s fixed, what’s open',
	description:
		'Every fact that all Lagan stories agree on, every one that the city argues about, and every question that a story may answer for itself.',
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
					What every story must respect, what the city itself argues about, and what yours can
					decide. <Link to="/changes/">What has changed, and when</Link>.
				</p>
			</PageHeader>
			<div className="page-section">
				<CanonTable world={world} />
			</div>
		</>
	),
	isGlossed: true,
	up: back.path,
	preview: { line: 'What every story agrees on, and what yours decides.' },
	next: { path: '/theme-ideas/', label: 'Theme ideas: where a story could start' },
});
