import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/**
 * One subject in several compositions, of which the browser loads only the one that suits its
 * window: the first of `choices` whose media query holds, or else the drawing `id`. The words are
 * those of `id`. The `<picture>` itself makes no box.
 */
export function PictureChoice(props: {
	id: string;
	choices: readonly { id: string; media: string }[];
	eager?: boolean;
	className?: string;
}) {
	const { picture, urls } = usePage();
	const { choices, ...image } = props;
	return (
		<picture>
			{choices.map(({ id, media }) => {
				const found = picture(id);
				if (found === undefined) return null;
				const { file, width, height } = found;
				return (
					<source
						key={id}
						media={media}
						srcSet={urls.picture(file)}
						width={width}
						height={height}
					/>
				);
			})}
			<PictureImage {...image} />
		</picture>
	);
}
