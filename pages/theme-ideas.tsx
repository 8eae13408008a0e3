import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { ThemeSections } from '../src/components/theme-sections.tsx';
import type { Page } from '../src/layouts/page.ts';
import { atStart, inWords } from '../src/model/numbers.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function ThemeIdeas() {
	const { themes } = usePage().records.anthology;
	return (
		<>
			<PageHeader
				label="Theme ideas"
				heading={`${atStart(themes.length)} loose ends`}
				back={back}
				picture="vignette-lower-level"
				flag="Y"
			>
				<p className="lead">
					Each of these is something the city is in the middle of, with an opening image. Start
					there, or somewhere better.
				</p>
			</PageHeader>
			<ThemeSections isFolded />
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Theme Ideas',
	description: `${anthology.themes.length} themes for stories set in Lagan, each with an image to start from, and ${anthology.themesToAvoid.length} that the anthology does not need.`,
	body: () => <ThemeIdeas />,
	isGlossed: true,
	up: back.path,
	preview: {
		picture: 'scene-lung',
		line: `${atStart(anthology.themes.length)} loose ends to pull, and ${inWords(anthology.themesToAvoid.length)} to leave alone.`,
	},
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
