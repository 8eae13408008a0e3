import { Fragment } from 'react';
import { CanonMark, canonWords } from '../src/components/canon.tsx';
import { Link } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { InlineList } from '../src/components/prose.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { CanonStatus } from '../src/model/canon.ts';
import { inWords } from '../src/model/numbers.ts';
import { type LinkTarget, listLinkTargets } from '../src/world/links.ts';
import type { World } from '../src/world/world.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** The subjects of one kind that have notes. */
function listNames(world: World, kind: LinkTarget['kind']) {
	const targets = new Map(listLinkTargets(world));
	return [...new Set(world.canon.map(({ about }) => about))].flatMap((name) => {
		const target = targets.get(name);
		return target?.kind === kind ? { name, ...target } : [];
	});
}

/** What is fixed is on one side of the table, and what is not on the other. */
const columns: readonly (readonly CanonStatus[])[] = [['fixed'], ['disputed', 'open']];

/** A row for each name. */
function CanonTable(props: {
	caption: string;
	names: ReturnType<typeof listNames>;
	canon: World['canon'];
}) {
	const { caption, names, canon } = props;
	return (
		<table className="canon-table">
			<caption className="visually-hidden">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">Name</th>
					{columns.map((column) => (
						<th key={column.join()} scope="col">
							{column.map((status) => (
								<p key={status}>
									<CanonMark status={status} />: {canonWords[status].meaning}
								</p>
							))}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{names.map(({ name, path, label }) => (
					<tr key={name}>
						<th scope="row">
							<Link to={path}>{label}</Link>
						</th>
						{columns.map((column) => (
							<td key={column.join()}>
								{column.map((status) => {
									const notes = canon.filter(
										(entry) => entry.about === name && entry.status === status,
									);
									return (
										notes.length > 0 && (
											<Fragment key={status}>
												<span aria-hidden="true" className="canon-cell-mark">
													<CanonMark status={status} />
												</span>
												<InlineList items={notes.map(({ note }) => note)} />
											</Fragment>
										)
									);
								})}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/**
 * All notes: those on the city unfolded, those on factions and characters folded, as their own
 * pages show them too.
 */
function CanonTables() {
	const { world } = usePage().records;
	const folded = [
		{ title: 'Factions', names: listNames(world, 'faction') },
		{ title: 'Characters', names: listNames(world, 'character') },
	];
	return (
		<>
			<section className="page-section" aria-labelledby="city">
				<h2 id="city">The city</h2>
				<CanonTable
					caption="The city: what is fixed, disputed and open"
					names={listNames(world, 'section')}
					canon={world.canon}
				/>
			</section>
			{folded.map(({ title, names }) => (
				<details key={title} className="fold page-section">
					<summary>
						<h2>
							The {inWords(names.length)} {title.toLowerCase()}
						</h2>
					</summary>
					<CanonTable
						caption={`${title}: what is fixed, disputed and open`}
						names={names}
						canon={world.canon}
					/>
				</details>
			))}
		</>
	);
}

export default (): Page => ({
	title: 'Canon: what’s fixed, what’s open',
	description:
		'Every fact all Lagan stories agree on, every one the city argues about, and every question a story may answer for itself.',
	body: () => (
		<>
			<PageHeader
				label="Canon"
				heading="Fixed, disputed, open"
				back={back}
				picture="vignette-innovation"
				flag="X"
			>
				<p className="lead">
					What every story must respect, what the city itself argues about, and what yours can
					decide. <Link to="/changes/">What has changed, and when</Link>.
				</p>
			</PageHeader>
			<CanonTables />
		</>
	),
	isGlossed: true,
	up: back.path,
	preview: { line: 'What every story agrees on, and what yours decides.' },
	next: { path: '/theme-ideas/', label: 'Theme ideas: where a story could start' },
});
