import type { ReactNode } from 'react';
import type { PictureId } from '../content/picture-ids.ts';
import { Link } from './link.tsx';
import { PictureImage } from './picture-image.tsx';
import { SpecimenNote } from './specimen-note.tsx';

/** A work of the shelf as the end of another offers it. */
export interface NextWork {
	path: string;
	title: string;
	/** What it is, and how long. */
	kind: string;
	cover: PictureId;
}

/**
 * The end of a comic or a story: what it was, what to read next by its cover, and folded what is said
 * about it.
 * @param props.children more lines that open
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
