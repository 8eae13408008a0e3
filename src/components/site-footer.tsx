import { ExternalLink, Link, MailLink } from './link.tsx';
import { usePage } from './page-context.ts';
import { PictureImage } from './picture-image.tsx';

function LinkList(props: { title: string; links: readonly { path: string; label: string }[] }) {
	return (
		<nav aria-label={props.title}>
			<h2 className="label">{props.title}</h2>
			<ul>
				{props.links.map(({ path, label }) => (
					<li key={label}>
						<Link to={path}>{label}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function SiteFooter() {
	const { settings, records } = usePage();
	const { navigation, figures, legal } = records.anthology;
	return (
		<footer className="site-footer">
			<div className="site-footer-about stack gap-3" data-print="none">
				<PictureImage id="mark" alt="" />
				{/* No `<cite>`: most pages would load the italic font for it. */}
				<p>
					{settings.name}, a floating city, and {settings.anthology}, the anthology set in it.
				</p>
				<p>
					<MailLink address={settings.emails.general} />
				</p>
				<p>“Still tied.” “Still here.”</p>
			</div>
			<LinkList title="Quick Links" links={navigation.quickLinks} />
			<LinkList title="Join Us" links={navigation.joinUs} />
			<LinkList title="Explore" links={navigation.explore} />
			<div data-print="none">
				<h2 className="label">Social profiles</h2>
				<ul role="list">
					{settings.social.map(({ name, icon, url }) => (
						<li key={url}>
							<ExternalLink href={url}>
								<PictureImage id={icon} alt="" />
								{name}
							</ExternalLink>
						</li>
					))}
				</ul>
			</div>
			<div className="copyright">
				<p>{legal.readers.inBrief}</p>
				<p className="cluster">
					© {figures.interface.copyrightYear} The {settings.name} project. Code: MIT License.{' '}
					<span data-print="none">
						<Link to="/legal-information/#readers">Rights in full</Link>
					</span>
				</p>
			</div>
		</footer>
	);
}
