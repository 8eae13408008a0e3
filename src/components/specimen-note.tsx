import type { Work } from '../model/works.ts';
import { Link } from './link.tsx';

/** Whether a work is canon, with links to the canon list and the guidelines. */
export function SpecimenNote({ work }: { work: Work }) {
	return (
		<p className="specimen-note label">
			{work.isCanon
				? 'It is canon: what happens in it happened. '
				: 'It isn’t canon: your story can contradict it. '}
			See <Link to="/canon/">what is fixed</Link>, and{' '}
			<Link to="/submission-guidelines/">how to send yours</Link>.
		</p>
	);
}
