import type { PictureId } from '../content/picture-ids.ts';
import { usePage } from './page-context.ts';

/** Holds for readers who prefer a dark look, on a screen: paper is white at any hour. */
const byNight = 'screen and (prefers-color-scheme: dark)';

/**
 * A drawing as an image of known size, by day or by night as the reader prefers: the browser loads
 * one file. It loads when it comes near the window unless `eager`.
 * `alt` replaces the drawing's own words; '' marks it as decoration.
 * @param props.choices other compositions of the same subject: the first whose media condition
 * holds is shown instead. A condition is one bracketed whole, so that it can be joined to others.
 */
export function PictureImage(props: {
	id: PictureId;
	alt?: string;
	eager?: boolean;
	className?: string;
	/** The element's id, for what the drawing's words describe. */
	imageId?: string;
	choices?: readonly { id: PictureId; media: string }[];
}) {
	const { picture, urls } = usePage();
	const found = picture(props.id);
	if (found === undefined) return null;
	const sources = [...(props.choices ?? []), { id: props.id, media: undefined }].flatMap(
		({ id, media }) => {
			const { file, nightFile, width, height } = picture(id) ?? found;
			const size = { width, height };
			return [
				...(nightFile
					? [{ file: nightFile, media: media ? `${byNight} and ${media}` : byNight, ...size }]
					: []),
				...(media ? [{ file, media, ...size }] : []),
			];
		},
	);
	const image = (
		<img
			id={props.imageId}
			className={props.className}
			src={urls.picture(found.file)}
			alt={props.alt ?? found.alt}
			width={found.width}
			height={found.height}
			decoding="async"
			// Without either attribute React would add a preload link for the image.
			{...(props.eager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
		/>
	);
	if (sources.length === 0) return image;
	return (
		<picture>
			{sources.map(({ file, ...source }) => (
				<source key={file} srcSet={urls.picture(file)} {...source} />
			))}
			{image}
		</picture>
	);
}
