import type { ReactNode } from 'react';
import { figures } from '../content/figures.ts';

/**
 * A section of the landing page: a deck of the city. Its heading is in the world's voice; the plain
 * label before it says what the section is. Its content arrives when it comes into the window.
 */
export function Deck(props: {
	id: string;
	label: string;
	heading: string;
	className?: string;
	children: ReactNode;
}) {
	const headingId = `${props.id}-heading`;
	return (
		<section
			id={props.id}
			className={`deck ${props.className ?? ''}`.trim()}
			aria-labelledby={headingId}
		>
			<div
				className="deck-content"
				data-island="reveal"
				data-threshold={figures.interface.revealThreshold}
			>
				<header className="deck-header">
					<p className="caption">{props.label}</p>
					<h2 id={headingId}>{props.heading}</h2>
				</header>
				{props.children}
			</div>
		</section>
	);
}
