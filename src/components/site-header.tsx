import { Link } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

/**
 * The sticky header. Without scripts its links stand in the open; where scripts run, small screens
 * fold them behind a native popover, which the menu island takes over.
 */
export function SiteHeader() {
	const { navigation, figures } = usePage().anthology;
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
						{navigation.header.map(({ path, label }) => (
							<li key={path}>
								<Link to={path}>{label}</Link>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</header>
	);
}
