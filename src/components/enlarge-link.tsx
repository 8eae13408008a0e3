/**
 * Opens the drawing of the figure that it stands in as large as the window, where the lightbox is at
 * work; else it leads to the drawing itself. A child of the figure, after the drawing.
 */
export function EnlargeLink({ href, title }: { href: string; title: string }) {
	return (
		<a className="enlarge" href={href} aria-label={`Enlarge: ${title}`}>
			Enlarge
		</a>
	);
}
