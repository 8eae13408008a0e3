import type { GlossaryEntry } from '../content/glossary.ts';
import { worldBibleRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';
import { Inline } from './prose.tsx';

/** The id of a term's popover. */
export const glossId = ({ id }: GlossaryEntry) => `term-${id}`;

/**
 * The definitions of the terms marked on a page, as popovers that the terms open. Browsers without
 * popovers show them as a list at the end of the page.
 */
export function Glosses() {
	const entries = usePage().takeMarkedTerms();
	if (entries.length === 0) return null;
	return (
		<div className="glosses">
			{entries.map((entry) => (
				<div key={entry.id} id={glossId(entry)} popover="auto" className="gloss box pad">
					<p className="label">
						<MarkedWords text={entry.term} />
					</p>
					<Inline text={entry.definition} />
					<p>
						<Link to={`${worldBibleRoute}#${entry.section}`}>More in the World Bible</Link>
					</p>
				</div>
			))}
		</div>
	);
}
