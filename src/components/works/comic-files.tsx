import type { ComicPageFile } from '../../model/works.ts';
import { ComicPageAsScript } from '../comic.tsx';
import { EnlargeLink } from '../enlarge-link.tsx';
import { usePage } from '../page-context.ts';
import { PictureImage } from '../picture-image.tsx';

/** A comic whose pages are files: each page, which opens large, with its words below it. */
export function ComicFiles({ pages }: { pages: readonly ComicPageFile[] }) {
	const { picture, urls } = usePage();
	return (
		<div className="comic-files" data-island="lightbox">
			<ol role="list" className="stack">
				{pages.map(({ picture: id, panels }, page) => {
					const name = `Page ${page + 1}`;
					const found = picture(id);
					return (
						found && (
							<li key={id} id={`page-${page + 1}`}>
								<figure>
									<PictureImage id={id} eager={page === 0} />
									<EnlargeLink href={urls.picture(found.file)} title={name} />
									<figcaption className="label">
										{name} of {pages.length}
									</figcaption>
								</figure>
								<details className="fold">
									<summary>{name} as a script</summary>
									<div className="script panel stack">
										<ComicPageAsScript panels={panels} page={page} level={2} />
									</div>
								</details>
							</li>
						)
					);
				})}
			</ol>
			<div data-slot />
		</div>
	);
}
