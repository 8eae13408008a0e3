import { AToZ, aToZStyles } from '../src/components/a-to-z.tsx';
import { Faces, Flags } from '../src/components/faces.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { SearchField } from '../src/components/search-field.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Records } from '../src/world/records.ts';

export default ({ world }: Records): Page => ({
	title: 'A to Z: everything in the city',
	description:
		'Everyone and everything with an entry on this site: characters, factions, districts, decks, stations, words and sections, each with a line and a link.',
	body: () => (
		<>
			<PageHeader label="A to Z" heading="Where things are" picture="deck-signs-passage" flag="O">
				<p className="lead">
					Everybody, and everything with a name. On the decks you’d ask someone on the stairs.
				</p>
				<p>
					<a href="#faces-heading">Characters</a> · <a href="#flags-heading">Factions</a> ·{' '}
					<a href="#a-to-z">A to Z</a>
				</p>
			</PageHeader>
			<div className="page-section ways-on stack">
				<Faces characters={world.characters} />
				<Flags factions={world.factions} />
				<SearchField />
			</div>
			<div className="page-section">
				<AToZ />
			</div>
		</>
	),
	styles: aToZStyles,
	preview: { line: 'Characters, places and words, A to Z.' },
	next: { path: '/world-bible/', label: 'The World Bible' },
});
