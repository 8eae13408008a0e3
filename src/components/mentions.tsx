import { Link } from './link.tsx';
import { usePage } from './page-context.ts';

/** Where else something is mentioned; nothing where it is mentioned nowhere. */
export function Mentions({ slug }: { slug: string }) {
	const places = usePage().mentions(slug);
	if (places.length === 0) return null;
	return (
		<div className="mentions">
			<p className="label">Mentioned in</p>
			<ul role="list">
				{places.map(({ path, label }) => (
					<li key={path}>
						<Link to={path}>{label}</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
