import { slugify } from '../model/slugify.ts';
import type { Theme } from '../model/types.ts';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';
import { Inline } from './prose.tsx';
import { TitledSection } from './titled-section.tsx';

type SubThemeList = NonNullable<Theme['subThemes']>;

function SubThemes({ items }: { items: SubThemeList }) {
	return (
		<ul role="list" className="sub-themes stack gap-3 small">
			{items.map(({ title, description }) => (
				<li key={title}>
					<h4>{title}</h4>
					<Inline text={description} />
				</li>
			))}
		</ul>
	);
}

/** What to do next about a theme. */
function Beginning({ theme }: { theme: string }) {
	const { settings, urls } = usePage();
	return (
		<p className="cluster links label">
			<a href={urls.mail(settings.emails.editorial, `Theme: ${theme}`)}>
				Ask the editors about “{theme}”
			</a>
			<Link to="/submission-guidelines/#short-version">What to send</Link>
		</p>
	);
}

/**
 * The themes to explore and to avoid, for the page and the EPUB.
 * @param props.isFolded for the page: with drawings, sub-themes folded below their titles, and what to
 * do next
 */
export function ThemeSections({ isFolded = false }: { isFolded?: boolean }) {
	const { remember, themes, themesToAvoid } = usePage().records.anthology;
	return (
		<>
			<TitledSection id="explore" title="Themes to explore" className="page-section">
				<ol role="list" className="themes grid">
					{themes.map(({ title, description, image, picture, crop, subThemes }) => (
						<li key={title}>
							<div id={slugify(title)} className="theme panel roomy stack">
								<h3>{title}</h3>
								{isFolded && (
									<PictureImage
										id={picture}
										alt=""
										className={crop ? `bleed is-${crop}` : 'bleed'}
									/>
								)}
								<Inline text={description} />
								<div className="first-image">
									<p className="label">Opening image</p>
									<Inline text={image} />
								</div>
								{subThemes && !isFolded && <SubThemes items={subThemes} />}
								{subThemes && isFolded && (
									<details className="fold">
										<summary>{subThemes.map((sub) => sub.title).join(' · ')}</summary>
										<SubThemes items={subThemes} />
									</details>
								)}
								{isFolded && <Beginning theme={title} />}
							</div>
						</li>
					))}
				</ol>
			</TitledSection>
			<TitledSection id="avoid" title="Themes to avoid" className="page-section">
				<ul role="list" className="themes-to-avoid grid">
					{themesToAvoid.map(({ title, reason }) => (
						<li key={title} className="panel pad stack gap-2 small">
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
