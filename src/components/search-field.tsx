import { usePage } from './page-context.ts';

/** The route of the search page. */
export const searchRoute = '/search/';

/**
 * A search field for any page, which submits to the search page without scripts. It has no
 * `autocomplete="off"`: with it, Safari empties the field when the reader goes back.
 */
export function SearchField() {
	const { urls } = usePage();
	return (
		<search>
			<form className="search-form" method="get" action={urls.to(searchRoute)}>
				<label htmlFor="search-question">A name, a place, a rule, a word</label>
				<input
					id="search-question"
					name="q"
					type="search"
					enterKeyHint="search"
					autoCapitalize="off"
					spellCheck={false}
				/>
				<button type="submit" className="button">
					Search
				</button>
			</form>
		</search>
	);
}
