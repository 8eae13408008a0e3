import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { TitledSection } from '../src/components/titled-section.tsx';
import type { Anthology } from '../src/content/anthology.ts';
import { atStart, inWords } from '../src/content/numbers.ts';
import type { Records } from '../src/content/records.ts';
import { slugify } from '../src/content/slugs.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function ThemeIdeas({ anthology }: { anthology: Anthology }) {
	const { remember, themes, themesToAvoid } = anthology;
	return (
		<>
			<PageHeader
				label="Theme ideas"
				heading={`${atStart(themes.length)} loose ends`}
				back={back}
				flag="Y"
			>
				<p className="lead">
					Each of these is something that the city is in the middle of, with a first image to start
					from. Start there, or somewhere better.
				</p>
			</PageHeader>
			<TitledSection id="explore" title="Themes to explore" className="page-section">
				<ol role="list" className="themes">
					{themes.map(({ title, description, image, subThemes }) => (
						<li key={title}>
							<div id={slugify(title)} className="theme panel">
								<h3>{title}</h3>
								<Inline text={description} />
								<div className="first-image">
									<p className="label">A first image</p>
									<Inline text={image} />
								</div>
								{subThemes && (
									<ul role="list" className="sub-themes">
										{subThemes.map((sub) => (
											<li key={sub.title}>
												<h4>{sub.title}</h4>
												<Inline text={sub.description} />
											</li>
										))}
									</ul>
								)}
							</div>
						</li>
					))}
				</ol>
			</TitledSection>
			<TitledSection id="avoid" title="Themes to avoid" className="page-section">
				<ul role="list" className="themes-to-avoid">
					{themesToAvoid.map(({ title, reason }) => (
						<li key={title} className="panel">
							<h3>{title}</h3>
							<Inline text={reason} />
						</li>
					))}
				</ul>
			</TitledSection>
			<TitledSection id="remember" title="Remember" className="page-section note panel">
				<Inline text={remember} />
			</TitledSection>
		</>
	);
}

export default ({ anthology }: Records): Page => ({
	title: 'Theme Ideas',
	description: `${anthology.themes.length} themes for stories set in Lagan, each with an image to start from, and ${anthology.themesToAvoid.length} that the anthology does not need.`,
	body: () => <ThemeIdeas anthology={anthology} />,
	isGlossed: true,
	up: back.path,
	preview: {
		picture: 'scene-lung',
		line: `${atStart(anthology.themes.length)} loose ends to pull, and ${inWords(anthology.themesToAvoid.length)} to leave alone.`,
	},
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
