import type { ReactNode } from 'react';
import { type FlagLetter, flagMeanings, flagPicture } from '../model/flags.ts';
import type { PictureId } from '../model/picture-ids.ts';
import { CaptionedHeading } from './captioned-heading.tsx';
import { Link, type PageLink } from './link.tsx';
import { PictureImage } from './picture-image.tsx';

/** A link to the page above. */
export function BackLink({ link }: { link: PageLink }) {
	return (
		<p className="back-link" data-print="none">
			<Link to={link.path}>
				<span aria-hidden="true">←</span>
				{link.label}
			</Link>
		</p>
	);
}

/** A page's signal flag, small, with its meaning. */
export const Hoist = ({ letter }: { letter: FlagLetter }) => (
	<span className="hoist caption">
		<PictureImage id={flagPicture(letter)} alt="" className="flag" eager />
		<span>
			<span className="visually-hidden">Signal flag </span>
			{letter}: “{flagMeanings[letter]}”
		</span>
	</span>
);

/** A page's drawing, with its signal flag below. */
export function PagePicture({ picture, letter }: { picture: PictureId; letter: FlagLetter }) {
	return (
		<figure className="page-picture panel" data-print="none">
			<PictureImage id={picture} alt="" eager />
			<figcaption>
				<Hoist letter={letter} />
			</figcaption>
		</figure>
	);
}

/** The header of a page: label, heading (the page's only `<h1>`), lead, drawing and signal flag. */
export function PageHeader(props: {
	label: string;
	heading: string;
	back?: PageLink;
	picture: PictureId;
	flag: FlagLetter;
	/** Shown beside the text; the drawing is then below it. */
	aside?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<header className={props.aside ? 'page-opening has-aside' : 'page-opening'}>
			<div className="stack ragged gap-5">
				{props.back && <BackLink link={props.back} />}
				<CaptionedHeading id="page" level={1} caption={props.label} heading={props.heading} />
				{props.children}
			</div>
			{props.aside}
			<PagePicture picture={props.picture} letter={props.flag} />
		</header>
	);
}
