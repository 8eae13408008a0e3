import type { ReactNode } from 'react';
import { Link, type PageLink } from './link.tsx';

/** A link to where the reader came from. */
export function BackLink({ link }: { link: PageLink }) {
	return (
		<p className="back-link">
			<Link to={link.path}>
				<span aria-hidden="true">←</span>
				{link.label}
			</Link>
		</p>
	);
}

/**
 * The head of a page: a plain label that says what the page is, its heading, and a lead.
 * The heading is the page's one `<h1>`.
 */
export function PageHeader(props: {
	label: string;
	heading: string;
	back?: PageLink;
	children?: ReactNode;
}) {
	return (
		<header className="page-header">
			{props.back && <BackLink link={props.back} />}
			<p className="caption">{props.label}</p>
			<h1>{props.heading}</h1>
			{props.children}
		</header>
	);
}
