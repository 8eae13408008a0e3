import type { Speech } from '../model/types.ts';
import { MarkedWords } from './marked-words.tsx';
import { Inline } from './prose.tsx';

/** Quotations of a character, each with its occasion. */
export function Speeches({ speeches }: { speeches: readonly Speech[] }) {
	return (
		<ul role="list" className="speeches stack">
			{speeches.map(({ text, where }) => (
				<li key={text}>
					<figure>
						<blockquote>
							<p>
								“<Inline text={text} as="span" />”
							</p>
						</blockquote>
						<figcaption className="label-xs">
							<MarkedWords text={where} />
						</figcaption>
					</figure>
				</li>
			))}
		</ul>
	);
}
