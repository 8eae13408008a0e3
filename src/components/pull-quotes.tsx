import type { World } from '../world/world.ts';
import { Inline } from './prose.tsx';

/** Quotations about a part of the World Bible. */
export const PullQuotes = ({ of, world }: { of: string; world: World }) =>
	world.pullQuotes
		.filter(({ section }) => section === of)
		.map(({ text, name, from }) => (
			<figure key={text} className="pull-quote">
				<blockquote>
					<p>
						“<Inline text={text} as="span" />”
					</p>
				</blockquote>
				<figcaption className="label">
					{name}, {from}
				</figcaption>
			</figure>
		));
