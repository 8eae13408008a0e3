import { DeckSheet } from '../../src/components/deck-sheet.tsx';
import { FileLink } from '../../src/components/file-link.tsx';
import { Link } from '../../src/components/link.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { PageHeader } from '../../src/components/page-header.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { atStart } from '../../src/model/numbers.ts';

const back = { path: '/creative-resources/', label: 'Creative resources' };

function DeckKit() {
	const { deckKit: sheets, sheetUse } = usePage().records.anthology;
	return (
		<>
			<PageHeader
				label="Deck kit"
				heading="The city, to scale"
				back={back}
				picture="deck-passage-sight"
				flag="M"
			>
				<p className="lead sheet-summary">
					{atStart(sheets.length)} sheets for anyone who draws the city: how wide, how high, what
					colour, made of what, with somebody standing beside it. Sizes are in metres: those in the
					World Bible or, where it has none, those our drawings share.
				</p>
				<p className="sheet-summary">
					{sheetUse.take} {sheetUse.stays}{' '}
					<Link to="/legal-information/#publishing-rights">Publishing Rights</Link> has the rest.
					The characters have <Link to="/creative-resources/model-sheets/">model sheets</Link> of
					their own.
				</p>
				<p className="take">
					<FileLink path="/downloads/lagan-drawings.zip">All drawings as SVG, in layers</FileLink>
				</p>
			</PageHeader>
			<nav className="page-section sheet-index" aria-label="Sheets">
				<ol className="cluster gap-2">
					{sheets.map(({ id, title }) => (
						<li key={id}>
							<a className="chip" href={`#${id}`}>
								{title}
							</a>
						</li>
					))}
				</ol>
			</nav>
			<div data-island="lightbox">
				{sheets.map((sheet, i) => (
					<DeckSheet key={sheet.id} sheet={sheet} number={i + 1} />
				))}
			</div>
		</>
	);
}

export default (): Page => ({
	title: 'Deck kit',
	description:
		'Sheets for artists: berths, passages, lifts, boats and dress of the floating city, drawn to scale with sizes in metres, colours and materials.',
	body: () => <DeckKit />,
	up: back.path,
	preview: {
		picture: 'vignette-lower-level',
		line: 'Berths, lifts, boats and dress, to scale, to copy.',
	},
	next: {
		path: '/creative-resources/model-sheets/',
		label: 'Model sheets: everybody, from three angles',
	},
});
