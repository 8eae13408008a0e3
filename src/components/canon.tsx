import { Fragment } from 'react';
import type { CanonEntry, CanonStatus } from '../content/canon/types.ts';
import { Link } from './link.tsx';
import { Inline } from './prose.tsx';

/** What each mark says to whoever writes a story, in the order in which it is shown. */
export const canonWords: Readonly<Record<CanonStatus, { name: string; meaning: string }>> = {
	fixed: { name: 'Fixed', meaning: 'All stories agree on it.' },
	disputed: { name: 'Disputed', meaning: 'Pages disagree about it on purpose. Take a side.' },
	open: { name: 'Yours', meaning: 'A story may decide it for itself.' },
};

/** The mark of a status, with its name: the same wherever it stands. */
export function CanonMark({ status }: { status: CanonStatus }) {
	return <span className={`canon-mark ${status}`}>{canonWords[status].name}</span>;
}

/** Notes with their marks. */
export function CanonList({ entries }: { entries: readonly CanonEntry[] }) {
	return (
		<ul role="list" className="canon-list">
			{entries.map(({ note, status }) => (
				<li key={note}>
					<CanonMark status={status} /> <Inline text={note} as="span" />
				</li>
			))}
		</ul>
	);
}

/** What is fixed and what is open about one thing: one quiet line, which opens. */
export function CanonNotes({ about, canon }: { about: string; canon: readonly CanonEntry[] }) {
	const entries = canon.filter((entry) => entry.about === about);
	if (entries.length === 0) return null;
	const statuses = (['fixed', 'disputed', 'open'] as const).filter((status) =>
		entries.some((entry) => entry.status === status),
	);
	return (
		<details className="canon-notes">
			<summary>
				For your story:
				{statuses.map((status) => (
					<Fragment key={status}>
						{' '}
						<CanonMark status={status} />
					</Fragment>
				))}
			</summary>
			<CanonList entries={entries} />
		</details>
	);
}

/** The same as a panel, for a page that is about one thing. */
export function CanonPanel({ about, canon }: { about: string; canon: readonly CanonEntry[] }) {
	const entries = canon.filter((entry) => entry.about === about);
	if (entries.length === 0) return null;
	return (
		<section className="canon-panel panel" aria-labelledby="canon-heading">
			<h2 id="canon-heading">For Your Story</h2>
			<CanonList entries={entries} />
			<p>
				<Link to="/canon/">Everything that is fixed, disputed or yours</Link>
			</p>
		</section>
	);
}
