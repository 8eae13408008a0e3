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

/** What `work.md` says of a work that readers may not use without asking. */
const reserved = 'All rights reserved.';

/**
 * The makers of a work’s pictures, where they are others, and what readers may do with it.
 * @param props.inWords whether reserved rights are put as what readers may do all the same, with a link
 */
export function Licence({ work, inWords }: { work: Work; inWords?: boolean }) {
	const licence = licences[work.licence];
	const makers = formatNames(work);
	const pictures = new Set(listCredits(work));
	pictures.delete(makers);
	return (
		<p className="label">
			{pictures.size > 0 && `Pictures: ${[...pictures].join(', ')}. `}
			{inWords && work.licence === reserved ? (
				<>
					Quote it with its source, print it for yourself, pass on its address:{' '}
					<Link to="/legal-information/#readers">no need to ask</Link>.
				</>
			) : licence ? (
				<a href={licence} rel="license">
					{work.licence}
				</a>
			) : (
				<Inline text={work.licence} as="span" />
			)}
		</p>
	);
}
