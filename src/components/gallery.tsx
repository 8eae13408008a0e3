import type { GalleryItem } from '../model/types.ts';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/**
 * A page of comic panels. Each is a link to its picture, which the lightbox island opens
 * full-screen.
 */
export function Gallery({ items }: { items: readonly GalleryItem[] }) {
	const { picture, urls } = usePage();
	return (
		<div className="gallery" data-island="lightbox">
			<ol role="list" className="gallery-page" data-print="grid">
				{items.map(({ src, alt, caption }, index) => {
					const found = picture(src);
					return (
						found && (
							<li key={src}>
								<figure className="panel">
									<a
										href={urls.picture(found.file)}
										aria-label={`Open picture ${index + 1} of ${items.length}: ${caption}`}
										aria-describedby={`picture-${index + 1}`}
									>
										<PictureImage id={src} alt={alt} imageId={`picture-${index + 1}`} />
									</a>
									<figcaption className="caption">
										<MarkedWords text={caption} />
									</figcaption>
								</figure>
							</li>
						)
					);
				})}
			</ol>
			<div data-slot />
		</div>
	);
}
