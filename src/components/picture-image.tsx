import type { PictureFile } from '../model/built.ts';
import type { PictureId } from '../model/picture-ids.ts';
import { usePage } from './page-context.ts';

/** Matches dark mode on screens only, as paper is white. */
const byNight = 'screen and (prefers-color-scheme: dark)';

/**
 * A picture as an `<img>` with its intrinsic size, in the day or night version. It is loaded lazily
 * unless `eager`.
 * @param props.alt replaces the drawing's own alt text; '' marks it as decoration
 * @param props.sizes for a picture in several widths, how wide it is shown; by default as the text
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
	sizes?: string;
}) {
	const { picture, urls } = usePage();
	const found = picture(props.id);
	if (found === undefined) return null;
	const { sizes = '(width < 60rem) 100vw, 60rem' } = props;
	const listWidths = ({ widths }: PictureFile) =>
		widths && {
			srcSet: widths.map(({ file, width }) => `${urls.picture(file)} ${width}w`).join(', '),
			// Browsers that know `auto` take the width at which a lazy picture is shown.
			sizes: props.eager ? sizes : `auto, ${sizes}`,
		};
	const sources = [...(props.choices ?? []), { id: props.id, media: undefined }].flatMap(
		({ id, media }) => {
			const chosen = picture(id) ?? found;
			const { file, nightFile, width, height } = chosen;
			const size = { width, height };
			return [
				...(nightFile
					? [
							{
								srcSet: urls.picture(nightFile),
								media: media ? `${byNight} and ${media}` : byNight,
								...size,
							},
						]
					: []),
				...(media ? [{ srcSet: urls.picture(file), ...listWidths(chosen), media, ...size }] : []),
			];
		},
	);
	const image = (
		<img
			id={props.imageId}
			className={
				[props.className, found.isDimmed && 'is-dimmed'].filter(Boolean).join(' ') || undefined
			}
			src={urls.picture(found.file)}
			alt={props.alt ?? found.alt}
			width={found.width}
			height={found.height}
			decoding="async"
			{...listWidths(found)}
			// React adds a preload link for an image that has neither attribute.
			{...(props.eager ? { fetchPriority: 'low' } : { loading: 'lazy' })}
		/>
	);
	if (sources.length === 0) return image;
	return (
		<picture>
			{sources.map((source) => (
				<source key={source.srcSet} {...source} />
			))}
			{image}
		</picture>
	);
}
