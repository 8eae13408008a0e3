import type { ReactNode } from 'react';
import { FileLink } from '../src/components/file-link.tsx';
import { JumpLinks } from '../src/components/jump-links.tsx';
import { Link } from '../src/components/link.tsx';
import { LinkCards } from '../src/components/link-cards.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { PictureImage } from '../src/components/picture-image.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import { formatSize, inWords } from '../src/model/numbers.ts';
import type { PictureId } from '../src/model/picture-ids.ts';
import { plateNumbers, templatePlace } from '../src/world/plate-numbers.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** A link to the manuscript template, with the format and size of the file. */
function ManuscriptLink({ path }: { path: string }) {
	const file = usePage().publications.find((each) => each.path === path);
	return (
		<FileLink path={path}>
			Manuscript template{file && ` (${file.format}, ${formatSize(file.size)})`}
		</FileLink>
	);
}

/** A card for one of the site's own resources. */
function OwnCard(props: { picture: PictureId; title: ReactNode; children: ReactNode }) {
	return (
		<li className="panel pad stack gap-2 small cover-link lift">
			<PictureImage id={props.picture} alt="" className="bleed" />
			<h3>{props.title}</h3>
			<p className="sheet-summary">{props.children}</p>
		</li>
	);
}

function CreativeResources() {
	const { writerLinks, artistLinks } = usePage().records.anthology;
	return (
		<>
			<PageHeader
				label="Creative resources"
				heading="Tools on the bench"
				back={back}
				picture="vignette-cultural-and-arts"
				flag="B"
			>
				<p className="lead">
					Our own templates, the deck kit and the model sheets, with {inWords(writerLinks.length)}{' '}
					links for writers and {inWords(artistLinks.length)} for artists.
				</p>
				<JumpLinks
					items={[
						{ id: 'writers', title: 'For writers' },
						{ id: 'artists', title: 'For artists' },
						{ id: 'downloads', title: 'Downloads' },
						{ id: 'sheets', title: 'Deck kit and model sheets' },
					]}
				/>
			</PageHeader>
			<TitledSection id="downloads" title="Downloads" className="page-section">
				<ul role="list" className="downloads grid">
					<OwnCard
						picture="making-thumbnails"
						title={
							<FileLink path={templatePlace(plateNumbers.template)}>
								Comic page template (PDF)
							</FileLink>
						}
					>
						The page at print size, and at one and a half times that size to draw on, with bleed,
						trim and live area in non-repro blue. Sheets 1 and 2.
					</OwnCard>
					<OwnCard
						picture="cross-section"
						title={
							<FileLink path={templatePlace(plateNumbers.framework)}>
								Framework model, as a drawing (PDF)
							</FileLink>
						}
					>
						The city’s structural frame in section and in plan, with its dimensions, to build a
						model from. It’s a drawing in the same PDF, not a 3D file. Sheets 3 and 4.
					</OwnCard>
					<OwnCard
						picture="deck-desk-watch"
						title={<ManuscriptLink path="/downloads/lagan-manuscript.docx" />}
					>
						A title page, then pages with the margins, spacing, header and page numbers we ask for.
						Type over the sample text.
					</OwnCard>
				</ul>
				<p>
					For LibreOffice: <ManuscriptLink path="/downloads/lagan-manuscript.odt" />. All our files
					are on the <Link to="/downloads/">downloads page</Link>.
				</p>
			</TitledSection>
			<TitledSection
				id="sheets"
				title="Deck kit and model sheets"
				className="page-section take-sheets"
			>
				<ul role="list" className="downloads grid">
					<OwnCard
						picture="deck-lift-car"
						title={<Link to="/creative-resources/deck-kit/">Deck kit</Link>}
					>
						Places, to scale: sizes in metres, colours with their values, what things are made of,
						and what no picture may show.
					</OwnCard>
					<OwnCard
						picture="model-row"
						title={<Link to="/creative-resources/model-sheets/">Model sheets</Link>}
					>
						Characters: faces from three angles, figures front and back, what each pair of hands
						always holds, and everybody in one row by height.
					</OwnCard>
				</ul>
			</TitledSection>
			<TitledSection id="writers" title="For writers" className="page-section">
				<LinkCards links={writerLinks} />
			</TitledSection>
			<TitledSection id="artists" title="For artists" className="page-section">
				<LinkCards links={artistLinks} />
			</TitledSection>
		</>
	);
}

export default (): Page => ({
	title: 'Creative Resources',
	description:
		'Links for writers and artists, a comic page template in two sizes, a manuscript template, and the framework drawing of the city to build on.',
	body: () => <CreativeResources />,
	up: back.path,
	preview: {
		picture: 'scene-submerged-window',
		line: 'A comic template, the city’s frame, and tools for writers and artists.',
	},
	next: {
		path: '/additional-resources/',
		label: 'Additional resources: readings, forums, questions',
	},
});
