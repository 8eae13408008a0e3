/** @jsxImportSource preact */
import { Component, type VNode } from 'preact';
import { type IslandProps, mount, need } from './mount.ts';
import type { Search, SearchResult } from './search/reader.ts';

/** The index, which its own script has opened. */
declare const search: Search;

/** How many results a phone shows above its keyboard: a key changes those, and the others after the next frame. */
const inSight = 2;

/** After how many milliseconds without a key a reader is told what was found. */
const pause = 700;

/**
 * Answers with every key what is typed into the host's field: where it stands, and the sentence. The
 * address follows, so that it can be kept, and that the way back leads to the same results.
 */
export class SearchPage extends Component<
	IslandProps,
	{ question: string; shown: number; said: string }
> {
	#field = need<HTMLInputElement>(this.props.host, '[name=q]');
	#texts = need<HTMLTemplateElement>(document, '[data-texts]').content.children;
	/** The files of sentences that were asked for, and how many are on their way. */
	#asked = new Set<number>();
	#coming = 0;
	#rows: (VNode | undefined)[] = [];
	#timers: ReturnType<typeof setTimeout>[] = [];
	override state = { question: '', shown: inSight, said: '' };

	#ask = () => {
		this.#timers.forEach(clearTimeout);
		this.#timers = [
			setTimeout(() => this.setState({ shown: Infinity }), 50),
			setTimeout(this.#settle, pause),
		];
		this.setState({ question: this.#field.value, shown: inSight });
	};
	/** Says how much was found, and puts the question into the address. */
	#settle = () => {
		const { question } = this.state;
		this.setState({ said: question && `${search.find(question).total || 'Nothing'} found` });
		history.replaceState(null, '', `?${new URLSearchParams(question && { q: question })}`);
	};

	override componentDidMount() {
		const field = this.#field;
		// What was typed before this script came is the later question.
		field.value ||= new URLSearchParams(location.search).get('q') ?? '';
		field.oninput = this.#ask;
		// Whoever follows a result leaves the field first.
		field.onchange = this.#settle;
		field.onkeydown = ({ key }) => {
			if (key === 'Escape') field.value = '';
			if (key === 'Escape') this.#ask();
		};
		(field.form as HTMLFormElement).onsubmit = (event) => {
			event.preventDefault();
			this.#settle();
		};
		if (field.value) this.#ask();
	}

	/** A result's sentence; asks for the file that it is in. */
	#quote({ text, quote }: SearchResult) {
		const script = this.#texts[text];
		if (script && !this.#asked.has(text)) {
			this.#asked.add(text);
			this.#coming++;
			const own = document.importNode(script) as HTMLScriptElement;
			// All at once: each change of the page costs as much as a key.
			own.onload = own.onerror = () => --this.#coming > 0 || this.setState({});
			document.head.append(own);
		}
		return quote()?.map((part, i) => (i % 2 ? <mark>{part}</mark> : part));
	}

	override render(_: IslandProps, { question, shown, said }: SearchPage['state']) {
		const { results, total, nearest } = search.find(question);
		// What stays the same element is not looked at: the rows out of sight wait.
		this.#rows = results.map((result, i) =>
			i < shown ? (
				<li>
					<a href={result.href}>
						{result.title}
						{result.page && <span class="label"> {result.page}</span>}
					</a>
					<p>{this.#quote(result)}</p>
				</li>
			) : (
				this.#rows[i]
			),
		);
		return [
			<p class="visually-hidden" role="status">
				{said}
			</p>,
			question && (
				<p class="label" aria-hidden>
					{total > results.length ? `The first ${results.length} of ${total}` : total || 'Nothing'}{' '}
					found
				</p>
			),
			nearest && (
				<p>
					The nearest word is <a href={`?q=${nearest}`}>{nearest}</a>.
				</p>
			),
			<ol role="list">{this.#rows}</ol>,
		];
	}
}

mount('search', SearchPage);
