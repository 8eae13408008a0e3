import type { ReactNode } from 'react';
import type { PictureId } from '../content/picture-ids.ts';
import { EnlargeLink } from './enlarge-link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/** A place on the page that a diagram leads to. */
export interface DiagramPlace {
	/** The id of its section. */
	id: string;
	name: string;
}

/**
 * A drawing with names laid over it, each a link to where on the page it is told.
 * @param props.picture the drawing's id
 * @param props.title what it shows, in a few words
 * @param props.labels one or more `<svg className="diagram-labels">` over the drawing
 * @param props.places what a narrow screen has no room to name on the drawing, and lists below it
 * @param props.children the caption
 */
export function Diagram(props: {
	picture: PictureId;
	title: string;
	labels: ReactNode;
	places?: readonly DiagramPlace[];
	children: ReactNode;
}) {
	const { picture, urls } = usePage();
	const found = picture(props.picture);
	return (
		<figure className={`diagram ${props.picture}`}>
			<div className="diagram-frame">
				<PictureImage id={props.picture} alt="" />
				{props.labels}
			</div>
			{found && <EnlargeLink href={urls.picture(found.file)} title={props.title} />}
			{props.places && (
				<ul role="list" className="diagram-places">
					{props.places.map(({ id, name }) => (
						<li key={name}>
							<a href={`#${id}`}>{name}</a>
						</li>
					))}
				</ul>
			)}
			<figcaption className="label">{props.children}</figcaption>
		</figure>
	);
}
