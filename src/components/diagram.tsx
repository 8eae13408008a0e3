import type { ReactNode } from 'react';
import type { PictureId } from '../model/picture-ids.ts';
import { EnlargeLink } from './enlarge-link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

interface DiagramPlace {
	/** The id of the section that the label links to. */
	id: string;
	name: string;
}

/**
 * A drawing with labels over it that link to sections of the page.
 * @param props.picture the drawing's id
 * @param props.title what it shows, in a few words
 * @param props.labels one or more `<svg className="diagram-labels">`
 * @param props.places links that narrow screens show below the drawing in place of labels
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
		<figure className={`diagram stack ${props.picture}`}>
			<div className="diagram-frame">
				<PictureImage id={props.picture} alt="" />
				{props.labels}
			</div>
			{found && <EnlargeLink href={urls.picture(found.file)} title={props.title} />}
			{props.places && (
				<ul role="list" className="diagram-places cluster gap-2" data-print="none">
					{props.places.map(({ id, name }) => (
						<li key={name}>
							<a className="chip" href={`#${id}`}>
								{name}
							</a>
						</li>
					))}
				</ul>
			)}
			<figcaption className="label summary">{props.children}</figcaption>
		</figure>
	);
}
