import { Link } from './link.tsx';
import { usePage } from './page-context.ts';

/**
 * The next step of each reading route that includes a page. The links are in the page, so that
 * routes need no cookies or scripts.
 */
export function OnPaths({ at }: { at: string }) {
	const { paths } = usePage().records.anthology;
	const routes = paths.flatMap(({ id, title, steps }) => {
		const index = steps.findIndex(({ path }) => path === at);
		const next = steps[index + 1];
		return index === -1 ? [] : { id, title, place: `${index + 1} of ${steps.length}`, next };
	});
	if (routes.length === 0) return null;
	return (
		<div className="on-paths label">
			<ul role="list" className="stack gap-1">
				{routes.map(({ id, title, place, next }) => (
					<li key={id}>
						Reading route <Link to={`/start/#${id}`}>{title}</Link>, step {place}.{' '}
						{next ? (
							<>
								Next: <Link to={next.path}>{next.label}</Link>
							</>
						) : (
							<Link to="/start/">Choose another route</Link>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}
