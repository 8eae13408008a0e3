import type { Vignette } from '../content/vignettes.ts';
import { EnlargeLink } from './enlarge-link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/**
 * A vignette with its line below it.
 * @param props.place what its section is called
 */
export function VignetteFigure(props: { vignette: Vignette; place: string }) {
	const { picture, urls } = usePage();
	const { picture: id, caption } = props.vignette;
	const found = picture(id);
	return (
		<figure className="vignette">
			<PictureImage id={id} />
			{found && <EnlargeLink href={urls.picture(found.file)} title={`${props.place}, drawn`} />}
			<figcaption className="label">{caption}</figcaption>
		</figure>
	);
}
