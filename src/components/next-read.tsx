import { Link, type PageLink } from './link.tsx';

/** The end of every page: what to read next. */
export function NextRead({ link }: { link: PageLink }) {
	return (
		<aside className="next-read" aria-label="Read next">
			<p className="label">Read next</p>
			<Link to={link.path}>
				{link.label}
				{/* The arrow stays with the last word. */}
				<span aria-hidden="true">{'\u00a0→'}</span>
			</Link>
		</aside>
	);
}
