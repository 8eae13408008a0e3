import { FileLink } from '../src/components/file-link.tsx';
import { Link } from '../src/components/link.tsx';
import { LinkCards } from '../src/components/link-cards.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Page } from '../src/layouts/page.ts';
import type { Anthology } from '../src/world/anthology.ts';
import { atStart, inWords } from '../src/world/numbers.ts';
import type { Records } from '../src/world/records.ts';
import { sheetNumbers, templatePlace } from '../src/world/sheet-numbers.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

/** The two drawings to take away, each on its sheet of one PDF. */
function Downloads() {
	return (
		<ul role="list" className="downloads">
			<li className="panel">
				<h3>
					<FileLink path={templatePlace(sheetNumbers.template)}>Comic page template (PDF)</FileLink>
				</h3>
				<p>
					The page at print size and as a board at one and a half times that, with bleed, trim and
					live area in non-repro blue. Sheets 1 and 2.
				</p>
			</li>
			<li className="panel">
				<h3>
					<FileLink path={templatePlace(sheetNumbers.framework)}>
						Framework model, as a drawing (PDF)
					</FileLink>
				</h3>
				<p>
					The city’s structural frame in section and in plan, with its dimensions, to build a model
					from. It is a drawing in the same PDF, and no 3D file. Sheets 3 and 4.
				</p>
			</li>
		</ul>
	);
}

function CreativeResources({ anthology }: { anthology: Anthology }) {
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
					{atStart(anthology.writerLinks.length)} links for people who write,{' '}
					{inWords(anthology.artistLinks.length)} for people who draw, sheets of the city and its
					people, and two drawings of our own to take away. The links open in a new tab.
				</p>
			</PageHeader>
			<TitledSection id="writers" title="For writers" className="page-section">
				<LinkCards links={anthology.writerLinks} />
			</TitledSection>
			<TitledSection id="artists" title="For artists" className="page-section">
				<LinkCards links={anthology.artistLinks} />
			</TitledSection>
			<TitledSection id="sheets" title="Sheets for artists" className="page-section take-sheets">
				<ul role="list" className="downloads">
					<li className="panel">
						<h3>
							<Link to="/creative-resources/deck-kit/">The deck kit</Link>
						</h3>
						<p className="sheet-summary">
							Where people stand in this city, to scale: sizes in metres, colours with their values,
							what things are made of, and what no picture may show.
						</p>
					</li>
					<li className="panel">
						<h3>
							<Link to="/creative-resources/model-sheets/">Model sheets</Link>
						</h3>
						<p className="sheet-summary">
							Who stands there: faces from three sides, figures from two, hands with what they are
							never without, and everybody in one row by height.
						</p>
					</li>
				</ul>
			</TitledSection>
			<TitledSection id="downloads" title="Downloads" className="page-section">
				<Downloads />
				<p>
					The call in short and all other files are <Link to="/downloads/">to take away</Link> from
					one page.
				</p>
			</TitledSection>
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Creative Resources',
	description:
		'Links for writers and artists, a comic page template in two sizes, and the framework drawing of the city to build on.',
	body: () => <CreativeResources anthology={anthology} />,
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
