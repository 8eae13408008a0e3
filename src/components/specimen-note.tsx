import { Link } from './link.tsx';

/** Says that what one reads decides nothing for others who write, and how to be read here too. */
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
