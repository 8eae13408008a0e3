import type { PictureId } from '../content/picture-ids.ts';
import { usePage } from './page-context.ts';

/** Matches dark mode on screens only, as paper is white. */
const byNight = 'screen and (prefers-color-scheme: dark)';

/**
 * A drawing as an `<img>` with its intrinsic size, in the day or night version. It is loaded lazily
 * unless `eager`.
 * @param props.alt replaces the drawing's own alt text; '' marks it as decoration
 * @param props.choices other versions of the drawing: the first whose media condition matches is
 * shown. A condition must be in brackets, so that it can be combined with others.
 */
export function PictureImage(props: {
	id: PictureId;
	alt?: string;
	eager?: boolean;
	className?: string;
	/** The element's id, for `aria-describedby`. */
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
	const { widths, isDimmed } = found;
	const image = (
		<img
			id={props.imageId}
			className={[props.className, isDimmed && 'is-dimmed'].filter(Boolean).join(' ') || undefined}
			src={urls.picture(found.file)}
			alt={props.alt ?? found.alt}
			width={found.width}
			height={found.height}
			decoding="async"
			{...(widths && {
				srcSet: widths.map(({ file, width }) => `${urls.picture(file)} ${width}w`).join(', '),
				// Browsers that know `auto` take the width at which a lazy picture is shown.
				sizes: props.eager ? '(width < 60rem) 100vw, 60rem' : 'auto, (width < 60rem) 100vw, 60rem',
			})}
			// React adds a preload link for an image that has neither attribute.
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
