import { usePage } from './page-context.ts';

/** Where what is asked for is answered. */
export const searchRoute = '/search/';

/**
 * A field that leads to the page that finds things: a plain form, for any page. Without
 * `autocomplete="off"`: Safari empties such a field when one comes back.
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
