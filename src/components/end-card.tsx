import type { ReactNode } from 'react';
import type { PictureId } from '../content/picture-ids.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';
import { SpecimenNote } from './specimen-note.tsx';

/** A work offered at the end of another. */
export interface NextWork {
	path: string;
	title: string;
	/** Kind and length. */
	kind: string;
	cover: PictureId;
}

/**
 * The end of a comic or a story: the cover of what to read next, and notes on what was read.
 * @param props.children further notes, which should be folded
 */
export function EndCard(props: {
	kind: 'comic' | 'story';
	title: string;
	next: NextWork | undefined;
	children?: ReactNode;
}) {
	const { kind, title, next } = props;
	return (
		<aside className="end-card panel" aria-label="The end">
			{next && (
				<div className="end-next">
					<PictureImage id={next.cover} alt="" />
					<div>
						<p className="label">Read next</p>
						<h2>
							<Link to={next.path}>{next.title}</Link>
						</h2>
						<p className="label">{next.kind}</p>
					</div>
				</div>
			)}
			<div className="end-about">
				<p>
					That was <cite>{title}</cite>, a {kind} by the makers of this site: a sample for Salvage
					Rights.
				</p>
				<details className="fold">
					<summary>Is it canon?</summary>
					<SpecimenNote kind={kind} />
				</details>
				{props.children}
			</div>
		</aside>
	);
}
