import { usePage } from './page-context.ts';
import { Inline } from './prose.tsx';

/** Quotations about a part of the World Bible. */
export const PullQuotes = ({ of }: { of: string }) =>
	usePage()
		.records.world.pullQuotes.filter(({ section }) => section === of)
		.map(({ text, name, from }) => (
			<figure key={text} className="pull-quote stack gap-2">
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
