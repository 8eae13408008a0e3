import { Link, type PageLink } from './link.tsx';
import { usePage } from './page-context.ts';

/** The link of a step to another: its address names the route, so that the next page goes on with it. */
export const stepLink = (path: string, route: string) =>
	path.includes('#') ? path : `${path}#by-${route}`;

/**
 * Where reading goes on, at the end of a page. The reading routes that the page is a step of have
 * a link each; styles show that of the route in the address, or else the page's own.
 * @param props.link the page's own; a page that ends with a card of its own has none
 * @param props.at the page's route
 */
export function NextRead({ link, at }: { link: PageLink | undefined; at: string }) {
	const { paths } = usePage().anthology;
	const ways = paths.flatMap(({ id, title, steps }) => {
		const index = steps.findIndex(({ path }) => path === at);
		if (index === -1) return [];
		const step = steps[index + 1];
		const next = step
			? { path: stepLink(step.path, id), label: step.label }
			: { path: '/start/', label: 'Choose another route' };
		return { id, title, place: `step ${index + 1} of ${steps.length}`, next };
	});
	if (link === undefined && ways.length === 0) return null;
	return (
		<>
			{ways.map(({ id }) => (
				<span key={id} id={`by-${id}`} className="by" />
			))}
			<aside className={link ? 'next-read' : 'next-read by-route'} aria-label="Read next">
				{link && (
					<div className="next-own">
						<p className="label">Read next</p>
						<NextLink {...link} />
					</div>
				)}
				{ways.map(({ id, title, place, next }) => (
					<div key={id} className={`next-by by-${id}`}>
						<p className="label">
							<Link to={`/start/#${id}`}>{title}</Link>, {place}. Next:
						</p>
						<NextLink {...next} />
					</div>
				))}
			</aside>
		</>
	);
}

function NextLink({ path, label }: PageLink) {
	return (
		<Link to={path} className="next-link">
			{label}
			{/* The arrow stays with the last word. */}
			<span aria-hidden="true">{'\u00a0→'}</span>
		</Link>
	);
}
