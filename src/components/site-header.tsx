import type { HeaderLink } from '../content/navigation.ts';
import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/** Whether a page belongs to a link of the header. */
function isOfFamily({ path, pages = [], family = [] }: HeaderLink, route: string): boolean {
	if (route === '/') return path === '/#home';
	return [path, ...pages.map((page) => page.path), ...family].some((each) => {
		const [start = ''] = each.split('#');
		return start !== '/' && route.startsWith(start);
	});
}

/**
 * The sticky header. Without scripts its links stand in the open; where scripts run, small screens
 * fold them behind a native popover, which the menu island takes over, and show under each the pages
 * that belong to it.
 */
export function SiteHeader() {
	const { anthology, urls, route } = usePage();
	const { navigation, figures } = anthology;
	return (
		<header className="site-header">
			<Link to="/" className="site-mark">
				<PictureImage id="mark" alt="Lagan" eager />
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
								<a
									href={urls.to(link.path)}
									aria-current={isOfFamily(link, route) || undefined}
									aria-keyshortcuts={link.path === '/search/' ? '/' : undefined}
								>
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
