import type { ReactNode } from 'react';
import { type FlagLetter, flagMeanings, flagPicture } from '../content/flags.ts';
import type { PictureId } from '../content/picture-ids.ts';
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

/** The flag that a page flies, small, with its meaning. */
export const Hoist = ({ letter }: { letter: FlagLetter }) => (
	<span className="hoist caption">
		<PictureImage id={flagPicture(letter)} alt="" className="flag" eager />
		<span>
			<span className="visually-hidden">Signal flag </span>
			{letter}: “{flagMeanings[letter]}”
		</span>
	</span>
);

/** The page's own drawing, and below it the flag that the page flies, small, with its meaning. */
export function PagePicture({ picture, letter }: { picture: PictureId; letter: FlagLetter }) {
	return (
		<figure className="page-picture panel">
			<PictureImage id={picture} alt="" eager />
			<figcaption>
				<Hoist letter={letter} />
			</figcaption>
		</figure>
	);
}

/**
 * The head of a page: a plain label that says what the page is, its heading, a lead, and a drawing
 * with the flag that the page flies. The heading is the page's one `<h1>`.
 */
export function PageHeader(props: {
	label: string;
	heading: string;
	back?: PageLink;
	picture: PictureId;
	flag: FlagLetter;
	/** Stands beside the text, and the drawing below that. */
	aside?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<header className={props.aside ? 'page-opening has-aside' : 'page-opening'}>
			<div>
				{props.back && <BackLink link={props.back} />}
				<CaptionedHeading id="page" level={1} caption={props.label} heading={props.heading} />
				{props.children}
			</div>
			{props.aside}
			<PagePicture picture={props.picture} letter={props.flag} />
		</header>
	);
}
