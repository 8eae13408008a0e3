import { Fragment } from 'react';
import { Link, type PageLink } from './link.tsx';
import { usePage } from './page-context.ts';

/**
 * A link to a step of a reading route. The fragment names the route, so that the next page
 * continues it; a step that has a fragment already keeps its own.
 */
export const stepLink = (path: string, route: string) =>
	path.includes('#') ? path : `${path}#by-${route}`;

/**
 * What to read next, at the end of a page. It has a link for each reading route that includes the
 * page; styles show the one named in the address, or else the page's own link.
 * @param props.link the page's own link; undefined on pages that end with a card
 * @param props.at the page's route
 */
export function NextRead({ link, at }: { link: PageLink | undefined; at: string }) {
	const { paths } = usePage().records.anthology;
	const routes = paths.flatMap(({ id, title, steps }) => {
		const index = steps.findIndex(({ path }) => path === at);
		if (index === -1) return [];
		const step = steps[index + 1];
		const next = step
			? { path: stepLink(step.path, id), label: step.label }
			: { path: '/start/', label: 'Choose another route' };
		return { id, title, place: `step ${index + 1} of ${steps.length}`, next };
	});
	if (link === undefined && routes.length === 0) return null;
	return (
		<aside
			className={link ? 'next-read' : 'next-read by-route'}
			data-print="none"
			aria-label="Read next"
		>
			{link && (
				<div className="next-own">
					<p className="label">Read next</p>
					<NextLink {...link} />
				</div>
			)}
			{routes.map(({ id, title, place, next }) => (
				<Fragment key={id}>
					<span id={`by-${id}`} className="by" />
					<div className="next-by">
						<p className="label">
							<Link to={`/start/#${id}`}>{title}</Link>, {place}. Next:
						</p>
						<NextLink {...next} />
					</div>
				</Fragment>
			))}
		</aside>
	);
}

function NextLink({ path, label }: PageLink) {
	return (
		<Link to={path} className="next-link display">
			{label}
			{/* The no-break space keeps the arrow with the last word. */}
			<span aria-hidden="true">{'\u00a0→'}</span>
		</Link>
	);
}
