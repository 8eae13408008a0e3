import { PageHeader } from '../src/components/page-header.tsx';
import { Inline } from '../src/components/prose.tsx';
import { remember, themes, themesToAvoid } from '../src/content/themes.ts';
import type { Page } from '../src/layouts/page.ts';

const back = { path: '/resources/', label: 'Anthology resources' };

function ThemeIdeas() {
	return (
		<>
			<PageHeader label="Theme ideas" heading="Thirteen loose ends" back={back}>
				<p className="lead">
					Each of these is a knot that the city has not untied. Each comes with a first image; start
					there, or somewhere better.
				</p>
			</PageHeader>
			<section className="page-section" aria-labelledby="explore-heading">
				<h2 id="explore-heading">Themes to explore</h2>
				<ol className="themes">
					{themes.map(({ title, description, image, subThemes }) => (
						<li key={title} className="theme panel">
							<h3>{title}</h3>
							<Inline text={description} />
							<div className="first-image">
								<p className="label">A first image</p>
								<Inline text={image} />
							</div>
							{subThemes && (
								<ul className="sub-themes">
									{subThemes.map((sub) => (
										<li key={sub.title}>
											<h4>{sub.title}</h4>
											<Inline text={sub.description} />
										</li>
									))}
								</ul>
							)}
						</li>
					))}
				</ol>
			</section>
			<section className="page-section" aria-labelledby="avoid-heading">
				<h2 id="avoid-heading">Themes to avoid</h2>
				<ul className="themes-to-avoid">
					{themesToAvoid.map(({ title, reason }) => (
						<li key={title} className="panel">
							<h3>{title}</h3>
							<Inline text={reason} />
						</li>
					))}
				</ul>
			</section>
			<section className="page-section note panel" aria-labelledby="remember-heading">
				<h2 id="remember-heading">Remember</h2>
				<Inline text={remember} />
			</section>
		</>
	);
}

export default (): Page => ({
	title: 'Theme Ideas',
	description: `${themes.length} themes for stories set in Lagan, each with an image to start from, and ${themesToAvoid.length} that the anthology does not need.`,
	body: <ThemeIdeas />,
	next: { path: '/submission-guidelines/', label: 'Submission guidelines' },
});
