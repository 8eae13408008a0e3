import type { ReactNode } from 'react';
import { CaptionedHeading, captionedBy } from './captioned-heading.tsx';
import { usePage } from './page-context.ts';

/**
 * A section of the landing page, with a plain label before its heading. Its content is animated
 * when it scrolls into view.
 */
export function Deck(props: {
	id: string;
	label: string;
	heading: string;
	className?: string;
	children: ReactNode;
}) {
	const { id } = props;
	const { figures } = usePage().records.anthology;
	return (
		<section
			id={id}
			className={`deck ${props.className ?? ''}`.trim()}
			aria-labelledby={captionedBy(id)}
		>
			<div
				className="deck-content"
				data-island="reveal"
				data-threshold={figures.interface.revealThreshold}
			>
				<header className="deck-heading stack ragged">
					<CaptionedHeading id={id} level={2} caption={props.label} heading={props.heading} />
				</header>
				{props.children}
			</div>
		</section>
	);
}
