/** Links to the parts of a page, in a row below its header. */
export function JumpLinks({ items }: { items: readonly { id: string; title: string }[] }) {
	return (
		<nav id="contents" className="jump-links" aria-label="On this page">
			<ul role="list" className="cluster links">
				{items.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
