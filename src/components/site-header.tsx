import type { HeaderLink } from '../content/navigation.ts';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/** Whether a route belongs to a header link. */
function isOfFamily({ path, pages = [], family = [] }: HeaderLink, route: string): boolean {
	if (route === '/') return path === '/#home';
	return [path, ...pages.map((page) => page.path), ...family].some((known) => {
		const [start = ''] = known.split('#');
		return start !== '/' && route.startsWith(start);
	});
}

/**
 * The sticky header. Without scripts all its links are visible; with scripts, small screens fold
 * them into a popover that the menu island controls, and list each link's pages below it.
 * @param props.hidesOnScroll whether it leaves when the reader scrolls down, and returns on scrolling up
 */
export function SiteHeader({ hidesOnScroll }: { hidesOnScroll?: boolean | undefined }) {
	const { settings, records, urls, route } = usePage();
	const { navigation, figures } = records.anthology;
	return (
		<header className={hidesOnScroll ? 'site-header leaving' : 'site-header'} data-print="none">
			<Link to="/" className="site-mark">
				<PictureImage id="mark" alt={settings.name} eager />
			</Link>
			<div
				className="site-menu"
				data-island="header"
				data-threshold={figures.interface.headerScrollPx}
			>
				<div className="menu-slot" data-slot>
					<button type="button" className="menu-toggle" popoverTarget="site-nav">
						Menu
					</button>
				</div>
				<nav id="site-nav" className="site-nav" aria-label="Main" popover="auto">
					<ul>
						{navigation.header.map((link) => (
							<li key={link.path}>
								<a href={urls.to(link.path)} aria-current={isOfFamily(link, route) || undefined}>
									{link.label}
								</a>
								{link.pages && (
									<ul>
										{link.pages.map(({ path, label }) => (
											<li key={path}>
												<Link to={path}>{label}</Link>
											</li>
										))}
									</ul>
								)}
							</li>
						))}
					</ul>
				</nav>
			</div>
		</header>
	);
}
