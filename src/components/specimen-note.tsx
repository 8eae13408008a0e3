import { Link } from './link.tsx';

/** A note that a sample is not canon, with links to the canon list and the guidelines. */
export function SpecimenNote({ kind }: { kind: 'comic' | 'story' | 'paper' }) {
	return (
		<p className="specimen-note label">
			{kind === 'paper'
				? 'A paper of the city, made for this site. '
				: `A sample ${kind} for Salvage Rights. `}
			It isn’t canon: your story can contradict it. See <Link to="/canon/">what is fixed</Link>, and{' '}
			<Link to="/submission-guidelines/">how to send yours</Link>.
		</p>
	);
}
