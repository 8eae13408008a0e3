/** @jsxImportSource preact */
import { Component, Fragment } from 'preact';
import { type IslandProps, mount, need } from './mount.ts';
import { openSearch } from './search/open-search.ts';

const index = need<HTMLLinkElement>(document, '[data-search-index]');
const search = await openSearch(await (await fetch(index.href)).json());

/** Says what was found, or what was found instead. */
function describe(query: string): string {
	const { total, results, missing, nearest, isPartial } = search(query);
	const words = missing.map((word) => `“${word}”`).join(', ');
	if (total === 0) return `Nothing for ${words || `“${query.trim()}”`}, and nothing near it.`;
	if (missing.length > 0) return `Nothing for ${words}. Nearest: ${nearest}`;
	if (isPartial) return 'Nothing has all these words. Nearest:';
	if (total > results.length) return `${total} results, the first ${results.length} below`;
	return total === 1 ? '1 result' : `${total} results`;
}

/** Milliseconds after the last key until the number of results is announced. */
const pause = 700;

/**
 * Shows results for the host's field on every key, with their best sentence. The query is also put
 * into the address, so that it can be saved and returned to.
 */
export class SearchPage extends Component<IslandProps, { query: string; announced: string }> {
	#field = need<HTMLInputElement>(this.props.host, '[name=q]');
	#timer: ReturnType<typeof setTimeout> | undefined;
	override state = { query: '', announced: '' };

	#ask = () => {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(this.#settle, pause);
		this.setState({ query: this.#field.value });
	};
	/** Announces the number of results, and puts the query into the address. */
	#settle = () => {
		const { query } = this.state;
		this.setState({ announced: query.trim() && describe(query) });
		history.replaceState(null, '', `?${new URLSearchParams(query && { q: query })}`);
	};

	override componentDidMount() {
		const field = this.#field;
		// Text typed before this script ran wins over the address.
		field.value ||= new URLSearchParams(location.search).get('q') ?? '';
		field.oninput = this.#ask;
		// Following a result blurs the field first.
		field.onchange = this.#settle;
		field.onkeydown = ({ key }) => {
			if (key !== 'Escape') return;
			field.value = '';
			this.#ask();
		};
		(field.form as HTMLFormElement).onsubmit = (event) => {
			event.preventDefault();
			this.#settle();
		};
		if (field.value) this.#ask();
	}

	override render(_: IslandProps, { query, announced }: SearchPage['state']) {
		const { results } = search(query);
		return [
			<p class="visually-hidden" role="status">
				<span key={announced}>{announced}</span>
			</p>,
			<Fragment key={query}>
				{query.trim() && (
					<p class="label" aria-hidden>
						{describe(query)}
					</p>
				)}
				<ol role="list" class="stack">
					{results.map(({ href, title, page, quote }) => (
						<li key={href} class="ruled">
							<a href={href}>
								{title}
								{page && <span class="label"> {page}</span>}
							</a>
							{quote.length > 0 && (
								<p>{quote.map((part, i) => (i % 2 ? <mark>{part}</mark> : part))}</p>
							)}
						</li>
					))}
				</ol>
			</Fragment>,
		];
	}
}

mount('search', SearchPage);
