import type { ReactNode } from 'react';
import { MarkedWords } from './marked-words.tsx';

/** A section under an `<h2>`; the id is its anchor. */
export function TitledSection(props: {
	id: string;
	title: string;
	className?: string;
	children: ReactNode;
}) {
	const headingId = `${props.id}-heading`;
	return (
		<section id={props.id} className={props.className} aria-labelledby={headingId}>
			<h2 id={headingId}>
				<MarkedWords text={props.title} />
			</h2>
			{props.children}
		</section>
	);
}
