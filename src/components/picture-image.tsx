import { usePage } from './page-context.ts';

/**
 * A drawing as an image of known size. It loads when it comes near the window unless `eager`.
 * `alt` replaces the drawing's own words; '' marks it as decoration.
 */
export function PictureImage(props: {
	id: string;
	alt?: string;
	eager?: boolean;
	className?: string;
}) {
	const { picture, urls } = usePage();
	const found = picture(props.id);
	if (found === undefined) return null;
	return (
		<img
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
}
