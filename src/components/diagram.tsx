import type { ReactNode } from 'react';
import { PictureImage } from './picture-image.tsx';

/**
 * A drawing with names laid over it, each a link to where on the page it is told.
 * @param props.picture the drawing's id
 * @param props.labels one or more `<svg className="diagram-labels">`
 * @param props.children the caption
 */
export function Diagram(props: { picture: string; labels: ReactNode; children: ReactNode }) {
	return (
		<figure className={`diagram ${props.picture}`}>
			<div className="diagram-frame">
				<PictureImage id={props.picture} alt="" />
				{props.labels}
			</div>
			<figcaption>
				<p className="label">{props.children}</p>
			</figcaption>
		</figure>
	);
}
