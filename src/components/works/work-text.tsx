import { Fragment } from 'react';
import { pictureMark, type Work, type WorkPicture } from '../../model/works.ts';
import { EnlargeLink } from '../enlarge-link.tsx';
import { usePage } from '../page-context.ts';
import { PictureImage } from '../picture-image.tsx';
import { Inline, ProseHtml } from '../prose.tsx';

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

/** The text of a work with the pictures in it, and those after it. */
export function WorkText(props: { work: Work; canEnlarge?: boolean }) {
	const { work, canEnlarge = false } = props;
	const { prose } = usePage();
	const parts = work.text ? prose(work.text).split(pictureMark) : [];
	return Array.from({ length: Math.max(parts.length, work.pictures.length) }, (_, at) => {
		const html = parts[at]?.trim();
		const picture = work.pictures[at];
		return (
			<Fragment key={`${at}`}>
				{html && <ProseHtml html={html} />}
				{picture && <WorkFigure picture={picture} canEnlarge={canEnlarge} />}
			</Fragment>
		);
	});
}
