import { Fragment } from 'react';
import { type Credit, formatNames, type Work, type WorkPicture } from '../../model/works.ts';
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

/** Every picture of a work that says who made it. */
const listCredited = ({ opening, parts }: Work): WorkPicture[] =>
	[opening, ...parts.map((part) => ('picture' in part ? part.picture : undefined))].filter(
		(picture) => picture?.credit !== undefined,
	) as WorkPicture[];

/** The makers of a work’s pictures, where they are others, and what readers may do with it. */
export function Licence({ work }: { work: Work }) {
	const makers = formatNames(work);
	const pictures = new Set(listCredited(work).flatMap(({ credit = '' }) => credit));
	pictures.delete(makers);
	return (
		<p className="label">
			{pictures.size > 0 && `Pictures: ${[...pictures].join(', ')}. `}
			<Inline text={work.licence} as="span" />
		</p>
	);
}
