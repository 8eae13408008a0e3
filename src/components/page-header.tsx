import type { ReactNode } from 'react';
import { type FlagLetter, flagMeanings, panelPicture } from '../content/flags.ts';
import { CaptionedHeading } from './captioned-heading.tsx';
import { Link, type PageLink } from './link.tsx';
import { PictureImage } from './picture-image.tsx';

/** A link to where the reader came from. */
export function BackLink({ link }: { link: PageLink }) {
	return (
		<p className="back-link">
			<Link to={link.path}>
				<span aria-hidden="true">←</span>
				{link.label}
			</Link>
		</p>
	);
}

/** A flag as large as its page has room for, with what it says. */
function PageFlag({ letter }: { letter: FlagLetter }) {
	return (
		<figure className="page-flag panel">
			<PictureImage id={panelPicture(letter)} alt="" eager />
			<figcaption className="caption">
				<span className="visually-hidden">Signal flag </span>
				{letter}: “{flagMeanings[letter]}”
			</figcaption>
		</figure>
	);
}

/**
 * The head of a page: a plain label that says what the page is, its heading, a lead, and the flag
 * that the page flies. The heading is the page's one `<h1>`.
 */
export function PageHeader(props: {
	label: string;
	heading: string;
	back?: PageLink;
	flag: FlagLetter;
	children?: ReactNode;
}) {
	return (
		<header className="page-opening">
			<div>
				{props.back && <BackLink link={props.back} />}
				<CaptionedHeading id="page" level={1} caption={props.label} heading={props.heading} />
				{props.children}
			</div>
			<PageFlag letter={props.flag} />
		</header>
	);
}
