import type { Vignette } from '../content/vignettes.ts';
import { PictureImage } from './picture-image.tsx';

/** A vignette with its caption in a corner; both are told apart from the text by a frame. */
export function VignetteFigure({ vignette: { picture, caption } }: { vignette: Vignette }) {
	return (
		<figure className="vignette">
			<PictureImage id={picture} />
			<figcaption className="label">{caption}</figcaption>
		</figure>
	);
}
