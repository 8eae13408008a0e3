import { Fragment } from 'react';
import { type Credit, formatNames, licences, type Work } from '../../model/works.ts';
import { Link } from '../link.tsx';
import { Inline } from '../prose.tsx';

/** “Words A, pictures B”, each name with a link to its line on the page of contributors. */
export function ByLine({ by }: { by: readonly Credit[] }) {
	return (
		<p className="label">
			{by.map(({ contributor: { slug, name }, role }, i) => (
				<Fragment key={`${slug} ${role}`}>
					{i > 0 && ' · '}
					{role.replace(/^./, (letter) => letter.toUpperCase())}:{' '}
					<Link to={`/contributors/#${slug}`}>{name}</Link>
				</Fragment>
			))}
		</p>
	);
}

/** The makers of a work's pictures. */
const listCredits = ({ opening, pictures }: Work): string[] =>
	[...(opening ? [opening] : []), ...pictures].flatMap(({ credit = [] }) => credit);

/** The makers of a work’s pictures, where they are others, and what readers may do with it. */
export function Licence({ work }: { work: Work }) {
	const licence = licences[work.licence];
	const makers = formatNames(work);
	const pictures = new Set(listCredits(work));
	pictures.delete(makers);
	return (
		<p className="label">
			{pictures.size > 0 && `Pictures: ${[...pictures].join(', ')}. `}
			{licence ? (
				<a href={licence} rel="license">
					{work.licence}
				</a>
			) : (
				<Inline text={work.licence} as="span" />
			)}
		</p>
	);
}
