import type { Vignette } from '../content/vignettes.ts';
import { EnlargeLink } from './enlarge-link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/**
 * A vignette with its caption.
 * @param props.place the title of its section
 */
export function VignetteFigure(props: { vignette: Vignette; place: string }) {
	const { picture, urls } = usePage();
	const { picture: id, caption } = props.vignette;
	const found = picture(id);
	// At full text width, a square or upright drawing would fill the window.
	const isUpright = found !== undefined && found.width < 1.3 * found.height;
	return (
		<figure className={isUpright ? 'vignette frame is-upright' : 'vignette frame'}>
			<PictureImage id={id} />
			{found && <EnlargeLink href={urls.picture(found.file)} title={props.place} />}
			<figcaption className="label">{caption}</figcaption>
		</figure>
	);
}
