import { EnlargeLink } from '../../src/components/enlarge-link.tsx';
import { Faces } from '../../src/components/faces.tsx';
import { FactList } from '../../src/components/fact-list.tsx';
import { FileLink } from '../../src/components/file-link.tsx';
import { Link } from '../../src/components/link.tsx';
import { MarkedWords } from '../../src/components/marked-words.tsx';
import { usePage } from '../../src/components/page-context.ts';
import { PageHeader } from '../../src/components/page-header.tsx';
import { PictureImage } from '../../src/components/picture-image.tsx';
import { Inline } from '../../src/components/prose.tsx';
import { Swatches } from '../../src/components/swatches.tsx';
import { TitledSection } from '../../src/components/titled-section.tsx';
import type { Page } from '../../src/layouts/page.ts';
import { nameWithoutTitle } from '../../src/model/slugify.ts';
import type { Character, Model } from '../../src/model/types.ts';
import { characterRoute } from '../../src/world/links.ts';

const back = { path: '/creative-resources/', label: 'Creative resources' };

/** A character's reference sheet, with what the drawing cannot show. */
function ModelSheet({ model, character }: { model: Model; character: Character }) {
	const { picture, urls } = usePage();
	const { id, name } = character;
	const sheet = `model-${model.character}` as const;
	const { height, bearing, expressions, hands, colours } = model;
	const found = picture(sheet);
	return (
		<TitledSection id={id} title={nameWithoutTitle(name)} className="model-sheet stack gap-3">
			<figure className="vignette frame">
				<PictureImage id={sheet} />
				{found && <EnlargeLink href={urls.picture(found.file)} title={name} />}
			</figure>
			<Inline text={bearing} className="sheet-summary" />
			<details className="fold">
				<summary>Height, faces, hands and colours</summary>
				<FactList
					facts={[
						['Height', `${(height / 100).toFixed(2)} m`],
						['First face', <MarkedWords key="first" text={expressions[0]} />],
						['Second face', <MarkedWords key="second" text={expressions[1]} />],
						['Hands', <MarkedWords key="hands" text={hands} />],
					]}
				/>
				<h3>Colours</h3>
				<Swatches colours={colours} />
			</details>
			<p>
				<Link to={characterRoute(id)}>{`About ${nameWithoutTitle(name)}`}</Link>
			</p>
		</TitledSection>
	);
}

function ModelSheets() {
	const { picture, urls, records } = usePage();
	const { world, anthology } = records;
	const row = picture('model-row');
	const sheets = anthology.models.flatMap((model) => {
		const character = world.characters.find(({ id }) => id === model.character);
		return character ? [{ model, character }] : [];
	});
	return (
		<div data-island="lightbox">
			<PageHeader
				label="Model sheets"
				heading="The same face, every time"
				back={back}
				picture="model-tomasi-faleafa"
				flag="T"
			>
				<p className="lead sheet-summary">
					Faces from three angles, figures from two, what the hands are never without, and colours
					with their values: for each character, so that two artists draw the same person.
				</p>
				<p className="sheet-summary">
					{anthology.sheetUse.take} {anthology.sheetUse.stays} The places are in the{' '}
					<Link to="/creative-resources/deck-kit/">deck kit</Link>.
				</p>
				<p className="take">
					<FileLink path="/downloads/lagan-drawings.zip">All drawings as SVG, in layers</FileLink>
				</p>
			</PageHeader>
			<div className="page-section sheet-index" data-print="none">
				<Faces
					characters={sheets.map(({ character }) => character)}
					routeOf={(id) => `/creative-resources/model-sheets/#${id}`}
				/>
			</div>
			<TitledSection id="row" title="In one row, by height" className="page-section model-row">
				<figure className="vignette frame">
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
					<section className="across" tabIndex={0} aria-label="Everybody, shortest first">
						<PictureImage id="model-row" />
					</section>
					{row && <EnlargeLink href={urls.picture(row.file)} title="In one row, by height" />}
					<figcaption className="label">
						One scale, one ground, a line at every half metre. Hats don’t count.
					</figcaption>
				</figure>
			</TitledSection>
			<div className="page-section model-sheets halves">
				{sheets.map(({ model, character }) => (
					<ModelSheet key={character.id} model={model} character={character} />
				))}
			</div>
		</div>
	);
}

export default (): Page => ({
	title: 'Model sheets',
	description:
		'The characters of Lagan for artists: faces from three angles, figures from front and back, hands, expressions, heights and colours with their values.',
	body: () => <ModelSheets />,
	up: back.path,
	preview: {
		picture: 'portrait-linh-ngo',
		line: 'Faces, figures, hands and colours of the characters, to draw from.',
	},
	next: {
		path: '/creative-resources/deck-kit/',
		label: 'Deck kit: places, to scale',
	},
});
