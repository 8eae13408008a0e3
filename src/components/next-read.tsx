import { Link, type PageLink } from './link.tsx';

/** The end of every page: what to read next; and, on pages that newcomers land on, where to start. */
export function NextRead({ link, start }: { link: PageLink; start: boolean }) {
	return (
		<aside className="next-read" aria-label="Read next">
			<p className="label">Read next</p>
			<Link to={link.path}>
				{link.label}
				{/* The arrow stays with the last word. */}
				<span aria-hidden="true">{'\u00a0→'}</span>
			</Link>
			{start && (
				<p className="label">
					New to the city? <Link to="/start/">Start here</Link>
				</p>
			)}
		</aside>
	);
}
