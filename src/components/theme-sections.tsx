import type { Anthology } from '../world/anthology.ts';
import { slugify } from '../world/slugs.ts';
import { Inline } from './prose.tsx';
import { TitledSection } from './titled-section.tsx';

/** The themes to explore and to avoid, for the page and the EPUB. */
export function ThemeSections({ anthology }: { anthology: Anthology }) {
	const { remember, themes, themesToAvoid } = anthology;
	return (
		<>
			<TitledSection id="explore" title="Themes to explore" className="page-section">
				<ol role="list" className="themes">
					{themes.map(({ title, description, image, subThemes }) => (
						<li key={title}>
							<div id={slugify(title)} className="theme panel">
								<h3>{title}</h3>
								<Inline text={description} />
								<div className="first-image">
									<p className="label">Opening image</p>
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
