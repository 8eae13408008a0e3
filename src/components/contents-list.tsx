/**
 * A bar with the current chapter and a link to the contents. It sticks to the bottom of the window
 * while the chapter is read, on screens too narrow for the contents list.
 */
export function BackToContents({ from }: { from: string }) {
	return (
		<p className="back-to-contents" data-print="none">
			<a href="#contents">
				<span aria-hidden="true">↑</span> Contents <span>{from}</span>
			</a>
		</p>
	);
}

/** A link from the end of a part to the next. */
export function NextPart({ id, title }: { id: string; title: string }) {
	return (
		<p className="label" data-print="none">
			<a href={`#${id}`}>
				Next section: {title}
				{/* The no-break space keeps the arrow with the last word. */}
				<span aria-hidden="true">{'\u00a0↓'}</span>
			</a>
		</p>
	);
}

/**
 * The table of contents of a long page, which stays in view on wide screens. Its first link skips
 * the list.
 */
export function ContentsList(props: {
	title: string;
	items: readonly { id: string; title: string; inner?: readonly { id: string; title: string }[] }[];
	numbered?: boolean;
}) {
	const List = props.numbered ? 'ol' : 'ul';
	const [first] = props.items;
	return (
		<nav id="contents" className="contents box pad" aria-label={props.title} data-island="contents">
			{first && (
				<a href={`#${first.id}`} className="skip-link">
					Skip table of contents
				</a>
			)}
			<h2 className="label">{props.title}</h2>
			<List>
				{props.items.map(({ id, title, inner }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
						{inner && inner.length > 0 && (
							<ul>
								{inner.map((item) => (
									<li key={item.id}>
										<a href={`#${item.id}`}>{item.title}</a>
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</List>
		</nav>
	);
}
