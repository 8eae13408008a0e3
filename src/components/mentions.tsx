import { Link } from './link.tsx';
import { usePage } from './page-context.ts';

/** The other places that mention a record, folded; nothing when there are none. */
export function Mentions({ slug }: { slug: string }) {
	const places = usePage().mentions(slug);
	if (places.length === 0) return null;
	return (
		<details className="mentions label-xs" data-print="none">
			<summary>
				Mentioned in {places.length} other {places.length === 1 ? 'place' : 'places'}
			</summary>
			<ul role="list" className="cluster links">
				{places.map(({ path, label }) => (
					<li key={path}>
						<Link to={path}>{label}</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
