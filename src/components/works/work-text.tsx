import type { WorkPart, WorkPicture } from '../../world/works.ts';
import { PictureImage } from '../picture-image.tsx';
import { Inline, Prose } from '../prose.tsx';

/** A picture of a work, with its caption. */
export function WorkFigure(props: { picture: WorkPicture; eager?: boolean }) {
	const { id, alt, caption } = props.picture;
	return (
		<figure className="panel">
			<PictureImage
				id={id}
				{...(alt !== undefined && { alt })}
				{...(props.eager && { eager: true })}
			/>
			{caption && <Inline text={caption} as="figcaption" />}
		</figure>
	);
}

/** The text of a work with the pictures in it. */
export function WorkText({ parts }: { parts: readonly WorkPart[] }) {
	return parts.map((part) =>
		'prose' in part ? (
			<Prose key={part.prose} id={part.prose} />
		) : (
			<WorkFigure key={part.picture.id} picture={part.picture} />
		),
	);
}
