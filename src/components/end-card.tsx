import type { ReactNode } from 'react';
import { formatNames, type Work, workKinds, workRoute } from '../model/works.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';
import { useKind } from './reading-time.ts';
import { SpecimenNote } from './specimen-note.tsx';
import { Licence } from './works/credits.tsx';

/**
 * The end of a work: the cover of what to read next, and notes on what was read.
 * @param props.next the work to read next, if it is one
 * @param props.children further notes, which should be folded
 */
export function EndCard(props: { work: Work; next: Work | undefined; children?: ReactNode }) {
	const { work, next } = props;
	const formatKind = useKind();
	return (
		<aside className="end-card panel split" aria-label="The end">
			{next && (
				<div className="end-next row cover-link" data-print="none">
					{next.cover && <PictureImage id={next.cover} alt="" />}
					<div>
						<p className="label">Read next</p>
						<h2>
							<Link to={workRoute(next.slug)}>{next.title}</Link>
						</h2>
						<p className="label">{formatKind(next)}</p>
					</div>
				</div>
			)}
			<div className="end-about pad small">
				<p className="that-was">
					That was <cite>{work.title}</cite>, {workKinds[work.kind].one.toLowerCase()} by{' '}
					{formatNames(work).replace(/^The /, 'the ')}.
				</p>
				<Licence work={work} />
				<details className="fold">
					<summary>Is it canon?</summary>
					<SpecimenNote work={work} />
				</details>
				{props.children}
			</div>
		</aside>
	);
}
