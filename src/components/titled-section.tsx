import type { ReactNode } from 'react';

/** A section of a page under a heading of the second level; the id is its anchor. */
export function TitledSection(props: {
	id: string;
	title: string;
	className?: string;
	children: ReactNode;
}) {
	const headingId = `${props.id}-heading`;
	return (
		<section id={props.id} className={props.className} aria-labelledby={headingId}>
			<h2 id={headingId}>{props.title}</h2>
			{props.children}
		</section>
	);
}
