/**
 * A link to a figure's drawing, which the lightbox opens over the page when scripts run. It must be
 * a child of the `<figure>`, after the drawing.
 */
export function EnlargeLink({ href, title }: { href: string; title: string }) {
	return (
		<a
			className="enlarge"
			data-print="none"
			href={href}
			aria-label={`Enlarge the picture: ${title}`}
		>
			Enlarge
		</a>
	);
}
