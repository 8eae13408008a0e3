import type { DeckSheet as DeckSheetRecord } from '../model/types.ts';
import { pageOfDeckSheet, templatePlace } from '../world/plate-numbers.ts';
import { EnlargeLink } from './enlarge-link.tsx';
import { FactList } from './fact-list.tsx';
import { FileLink } from './file-link.tsx';
import { MarkedWords } from './marked-words.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline, InlineList } from './prose.tsx';
import { Swatches } from './swatches.tsx';
import { TitledSection } from './titled-section.tsx';

function ViewFigure({ view }: { view: DeckSheetRecord['views'][number] }) {
	const { picture, urls } = usePage();
	const found = picture(view.picture);
	return (
		<figure className="vignette frame">
			<PictureImage id={view.picture} />
			{found && <EnlargeLink href={urls.picture(found.file)} title={view.title} />}
			<figcaption className="label">
				<MarkedWords text={view.title} />
			</figcaption>
		</figure>
	);
}

/**
 * A reference sheet of the deck kit: drawings, sizes, colours and materials.
 * @param props.number its number among the sheets, from 1
 */
export function DeckSheet({ sheet, number }: { sheet: DeckSheetRecord; number: number }) {
	const { id, title, summary, views, sizes, colours, materials, never } = sheet;
	return (
		<TitledSection id={id} title={title} className="page-section deck-sheet">
			<Inline text={summary} className="summary sheet-summary" />
			{/* Reader views remove a `<div>` full of pictures as advertising; a `<section>` stays. */}
			<section className="views split" data-print="grid" data-count={views.length}>
				{views.map((view) => (
					<ViewFigure key={view.picture} view={view} />
				))}
			</section>
			<details className="fold">
				<summary>Sizes, colours, materials, and what is never drawn</summary>
				<div className="sheet-words grid">
					<div>
						<h3>Sizes</h3>
						<FactList className="sheet-sizes" facts={sizes.map(({ of, size }) => [of, size])} />
					</div>
					<div>
						<h3>Colours</h3>
						<Swatches colours={colours} />
					</div>
					<div>
						<h3>Materials</h3>
						<FactList facts={materials.map(({ of, from }) => [of, from])} />
					</div>
					<div className="never">
						<h3>Never</h3>
						<InlineList items={never} className="bare" />
					</div>
				</div>
			</details>
			<p className="take">
				<FileLink path={templatePlace(pageOfDeckSheet(number))}>
					This sheet in the PDF<span className="visually-hidden">: {title}</span>
				</FileLink>
			</p>
		</TitledSection>
	);
}
