import type { Craft } from '../world/types.ts';
import { FactList } from './fact-list.tsx';
import { usePage } from './page-context.ts';
import { Inline } from './prose.tsx';

/** What to send, a card a craft; its subject line opens the letter. */
export function Crafts({ crafts }: { crafts: readonly Craft[] }) {
	const { settings, urls } = usePage();
	return (
		<ul role="list" className="crafts">
			{crafts.map(({ title, description, file, length, subject }) => (
				<li key={title} className="panel">
					<h3>{title}</h3>
					<Inline text={description} />
					<FactList
						facts={[
							['Length', length],
							['File', file],
							[
								'Subject',
								<a key="subject" href={urls.mail(settings.emails.submissions, subject)}>
									{subject}
								</a>,
							],
						]}
					/>
				</li>
			))}
		</ul>
	);
}
