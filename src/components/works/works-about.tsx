import { usePage } from '../page-context.ts';
import { TitledSection } from '../titled-section.tsx';
import { WorkList } from './work-list.tsx';

/** The works in which a person or a faction appears; nothing when there are none. */
export function WorksAbout({ slug }: { slug: string }) {
	const works = usePage().records.shelf.works.filter(({ about }) => about.includes(slug));
	if (works.length === 0) return null;
	return (
		<TitledSection id="works" title="Works">
			<WorkList works={works} />
		</TitledSection>
	);
}
