import type { ResourceLink } from '../model/types.ts';
import { ExternalLink } from './link.tsx';

/** Links to other sites, each with a description. */
export function LinkCards({ links }: { links: readonly (ResourceLink & { platform?: string })[] }) {
	return (
		<ul role="list" className="link-cards grid">
			{links.map(({ title, url, description, platform }) => (
				<li key={url} className="panel pad stack gap-2 small cover-link lift">
					<h3>
						<ExternalLink href={url}>{title}</ExternalLink>
					</h3>
					{platform && <p className="label">{platform}</p>}
					<p>{description}</p>
					<p className="link-host" data-print="none">
						{new URL(url).hostname.replace(/^www\./, '')}
					</p>
				</li>
			))}
		</ul>
	);
}
