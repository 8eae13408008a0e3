import type { Change, ChangeKind } from '../content/changes.ts';
import { formatDay } from '../model/dates.ts';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';

const kinds: Readonly<Record<ChangeKind, string>> = {
	canon: 'Canon',
	announcement: 'Announced',
};

/** Links to the pages that show the change, separated by commas. */
function Places({ links }: Pick<Change, 'links'>) {
	return links.map(({ path, label }, index) => (
		<span key={path}>
			{index > 0 && ', '}
			<Link to={path}>{label}</Link>
		</span>
	));
}

/** The changes of one day; each has an anchor. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
	return (
		<ul role="list" className="changes stack">
			{changes.map(({ id, kind, line, links }) => (
				<li key={id} id={id} className="row ruled-light">
					<span className="label">{kinds[kind]}</span>
					<p>
						<MarkedWords text={line} /> <Places links={links} />
					</p>
				</li>
			))}
		</ul>
	);
}

/** The latest change of canon; nothing when there is none. */
export function LatestChange() {
	const latest = usePage().records.anthology.changes.find(({ kind }) => kind === 'canon');
	if (latest === undefined) return null;
	return (
		<p className="summary panel pad small">
			<strong>
				Last changed on <time dateTime={latest.day}>{formatDay(latest.day)}</time>.
			</strong>{' '}
			<MarkedWords text={latest.line} /> <Places links={latest.links} />.{' '}
			<Link to="/changes/">Everything that has changed</Link>
		</p>
	);
}
