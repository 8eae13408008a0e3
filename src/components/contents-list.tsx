import type { ReactNode } from 'react';

/** Links to the sections of a page, in a box that stays in view where there is room. */
export function ContentsList(props: {
	title: string;
	items: readonly { id: string; title: string; inner?: readonly { id: string; title: string }[] }[];
	numbered?: boolean;
	children?: ReactNode;
}) {
	const List = props.numbered ? 'ol' : 'ul';
	return (
		<nav className="contents" aria-label={props.title} data-island="contents">
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
			{props.children}
		</nav>
	);
}
