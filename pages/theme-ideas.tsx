import { JumpLinks } from '../src/components/jump-links.tsx';
import { usePage } from '../src/components/page-context.ts';
import { PageHeader } from '../src/components/page-header.tsx';
import { ThemeSections } from '../src/components/theme-sections.tsx';
import type { Page } from '../src/layouts/page.ts';
import { inWords } from '../src/model/numbers.ts';
import type { Records } from '../src/world/records.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function ThemeIdeas() {
	const { heading, lead } = usePage().records.anthology.pageHeads.themes;
	return (
		<>
			<PageHeader
				label="Theme ideas"
				heading={heading}
				back={back}
				picture="vignette-lower-level"
				flag="Y"
			>
				<p className="lead">{lead}</p>
			</PageHeader>
			<JumpLinks
				items={[
					{ id: 'explore', title: 'Themes to explore' },
					{ id: 'avoid', title: 'Themes to avoid' },
					{ id: 'remember', title: 'Remember' },
				]}
			/>
			<ThemeSections isFolded />
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Theme Ideas',
	description: `${anthology.themes.length} themes for stories set in Lagan, each with an image to start from, and ${anthology.themesToAvoid.length} the anthology can do without.`,
	body: () => <ThemeIdeas />,
	isGlossed: true,
	up: back.path,
	preview: {
		picture: 'scene-lung',
		line: `${anthology.pageHeads.themes.heading} to pull, and ${inWords(anthology.themesToAvoid.length)} to leave alone.`,
	},
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
