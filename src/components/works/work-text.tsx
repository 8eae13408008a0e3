import type { WorkPart, WorkPicture } from '../../model/works.ts';
import { EnlargeLink } from '../enlarge-link.tsx';
import { usePage } from '../page-context.ts';
import { PictureImage } from '../picture-image.tsx';
import { Inline, Prose } from '../prose.tsx';

/** What a picture’s anchor is made of: the name of its file without the ending. */
const nameOf = (id: string) => id.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** The beginning of a description, as the name of a link. */
const beginningOf = (words: string) => words.split(/[.,;:]/, 1)[0] ?? '';

/**
 * A picture of a work, with its caption.
 * @param props.canEnlarge whether it has a link to its file, which a lightbox around it opens
 */
export function WorkFigure(props: { picture: WorkPicture; canEnlarge?: boolean; eager?: boolean }) {
	const { id, alt, caption } = props.picture;
	const { picture, urls, anchor } = usePage();
	const found = picture(id);
	if (found === undefined) return null;
	return (
		<figure
			className={found.height > found.width ? 'panel is-tall' : 'panel'}
			id={anchor(nameOf(id))}
		>
			<PictureImage
				id={id}
				{...(alt !== undefined && { alt })}
				{...(props.eager && { eager: true })}
			/>
			{props.canEnlarge && (
				<EnlargeLink href={urls.picture(found.file)} title={beginningOf(alt ?? found.alt)} />
			)}
			{caption && <Inline text={caption} as="figcaption" />}
		</figure>
	);
}

/** The text of a work with the pictures in it. */
export function WorkText(props: { parts: readonly WorkPart[]; canEnlarge?: boolean }) {
	const { parts, canEnlarge = false } = props;
	return parts.map((part, at) =>
		'prose' in part ? (
			<Prose key={part.prose} id={part.prose} />
		) : (
			<WorkFigure key={`${at}`} picture={part.picture} canEnlarge={canEnlarge} />
		),
	);
}
