/**
 * Stands at the end of a chapter and stays at the window's foot while the chapter is read, where there
 * is no room for the contents beside it: it says where one is, and leads to all else.
 */
export function BackToContents({ from }: { from: string }) {
	return (
		<p className="back-to-contents">
			<a href="#contents">
				<span aria-hidden="true">↑</span> Contents <span>{from}</span>
			</a>
		</p>
	);
}

/** Leads from the end of a part to the next, past whatever else stands there. */
export function NextPart({ id, title }: { id: string; title: string }) {
	return (
		<p className="next-part">
			<a href={`#${id}`}>
				Next part: {title}
				{/* The arrow stays with the last word. */}
				<span aria-hidden="true">{'\u00a0↓'}</span>
			</a>
		</p>
	);
}

/**
 * Links to the sections of a page, in a box that stays in view where there is room. The list is long:
 * its first link leads past it.
 */
export function ContentsList(props: {
	title: string;
	items: readonly { id: string; title: string; inner?: readonly { id: string; title: string }[] }[];
	numbered?: boolean;
}) {
	const List = props.numbered ? 'ol' : 'ul';
	const [first] = props.items;
	return (
		<nav id="contents" className="contents" aria-label={props.title} data-island="contents">
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
