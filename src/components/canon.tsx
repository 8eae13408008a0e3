import type { CanonEntry, CanonStatus } from '../model/canon.ts';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { Inline } from './prose.tsx';

/** The name and meaning of each canon status, in display order. */
export const canonWords: Readonly<Record<CanonStatus, { name: string; meaning: string }>> = {
	fixed: { name: 'Fixed', meaning: 'Every story must agree on this.' },
	disputed: { name: 'Disputed', meaning: 'The city itself argues about this. Take a side.' },
	open: { name: 'Open', meaning: 'Your story can decide this.' },
};

export function CanonMark({ status }: { status: CanonStatus }) {
	return <span className={`canon-mark ${status}`}>{canonWords[status].name}</span>;
}

export function CanonList({ entries }: { entries: readonly CanonEntry[] }) {
	return (
		<ul role="list" className="canon-list stack gap-2">
			{entries.map(({ note, status }) => (
				<li key={note}>
					<CanonMark status={status} /> <Inline text={note} as="span" />
				</li>
			))}
		</ul>
	);
}

/** The canon notes about one subject as a panel, for the subject's own page. */
export function CanonPanel({ about }: { about: string }) {
	const entries = usePage().records.world.canon.filter((entry) => entry.about === about);
	if (entries.length === 0) return null;
	return (
		<section className="canon-panel panel roomy stack" aria-labelledby="canon-heading">
			<h2 id="canon-heading">For your story</h2>
			<CanonList entries={entries} />
			<p data-print="none">
				<Link to="/canon/">See the full canon list</Link>
			</p>
		</section>
	);
}
