import { CaptionedHeading } from '../src/components/captioned-heading.tsx';
import { Faces } from '../src/components/faces.tsx';
import { Link } from '../src/components/link.tsx';
import { usePage } from '../src/components/page-context.ts';
import { SearchField, searchRoute } from '../src/components/search-field.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Records } from '../src/world/records.ts';

const examples = ['comic', 'bread', 'payment', 'quiet winter', 'page template', 'tomasi'];

function Examples() {
	const { urls } = usePage();
	return (
		<p className="search-examples search-hint cluster gap-2">
			<span className="label">Try</span>{' '}
			{examples.map((example) => (
				<a
					key={example}
					className="chip"
					href={`${urls.to(searchRoute)}?${new URLSearchParams({ q: example })}`}
				>
					{example}
				</a>
			))}
		</p>
	);
}

export default ({ world }: Records): Page => ({
	title: 'Search',
	description:
		'Search every page of Lagan for a person, a place, a rule or a sentence, with or without accents.',
	body: () => (
		<div className="search-page stack gap-5 page-section" data-island="search">
			<header className="stack ragged">
				<CaptionedHeading id="page" level={1} caption="Search" heading="It is aboard somewhere" />
			</header>
			<SearchField />
			<div className="search-found stack" data-slot>
				<p className="unstarted">
					<strong>Search has not started.</strong> It needs JavaScript and a web server, and on a
					slow line a moment. Everything is listed in the <Link to="/a-to-z/">A to Z</Link>.
				</p>
			</div>
			<Examples />
			<p className="search-hint">
				Accents and typos don’t matter: “quintanila” finds the Speaker and her daughter. Not sure of
				the word? Look through the <Link to="/a-to-z/">A to Z</Link> or round the{' '}
				<Link to="/world-bible/#map">map</Link>, or <Link to="/#contact">ask us</Link>.
			</p>
			<Faces characters={world.characters} />
		</div>
	),
	preview: { line: 'Find any person, place, rule or sentence.' },
});
