import { CaptionedHeading } from '../src/components/captioned-heading.tsx';
import { Link } from '../src/components/link.tsx';
import { SearchField } from '../src/components/search-field.tsx';
import type { Page } from '../src/layouts/page.ts';

export default (): Page => ({
	title: 'Find',
	description:
		'Find a person, a place, a rule or a sentence on any page of Lagan, with or without its accents.',
	body: () => (
		<div className="search-page page-section" data-island="search">
			<header>
				<CaptionedHeading id="page" level={1} caption="Find" heading="It is aboard somewhere" />
			</header>
			<SearchField />
			<p className="search-hint">
				Accents and small slips do not matter: “quintanila” finds the Speaker and her daughter, and
				“payment” what is paid. Or look through the <Link to="/index/">index</Link>, A to Z.
			</p>
			<noscript>
				<p className="search-hint">
					<strong>Finding takes a script, and none runs here.</strong> The list has it all.
				</p>
			</noscript>
			<div className="search-found" data-slot />
		</div>
	),
	preview: { line: 'Any person, place, rule or sentence of the city.' },
});
