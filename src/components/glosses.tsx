import type { GlossaryEntry } from '../content/glossary.ts';
import { worldBibleRoute } from '../world/links.ts';
import { Link } from './link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';
import { Inline } from './prose.tsx';

/** The id of what explains a term on the page at hand. */
export const glossId = ({ id }: GlossaryEntry) => `term-${id}`;

/**
 * What the terms that a page has marked mean, one popover each, which the term opens. Where popovers are
 * missing they stand open, as a list at the end of the page.
 */
export function Glosses() {
	const entries = usePage().closeGlossary();
	if (entries.length === 0) return null;
	return (
		<div className="glosses">
			{entries.map((entry) => (
				<div key={entry.id} id={glossId(entry)} popover="auto" className="gloss">
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
