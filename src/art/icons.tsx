import type { ReactElement } from 'react';
import { palette } from '../model/colours.ts';
import type { Picture } from './picture.ts';

/** An icon of 24 × 24 in one light line, for the dark footer. */
function icon(alt: string, drawing: ReactElement): Picture {
	return {
		width: 24,
		height: 24,
		alt,
		Drawing: () => (
			<svg
				xmlns="http://www.w3.org/2000/svg"
				viewBox="0 0 24 24"
				width="24"
				height="24"
				fill="none"
				stroke={palette.white}
				strokeWidth="2"
				strokeLinejoin="round"
			>
				{drawing}
			</svg>
		),
	};
}

/** The glyphs of the social links. */
export const icons = {
	'icon-microblog': icon('Speech bubble', <path d="M3 4H21V16H12L7 21V16H3Z" />),
	'icon-fediverse': icon(
		'Boats tied to one another',
		<>
			<path d="M8 7H16M6.5 9.6L10.5 16.4M17.5 9.6L13.5 16.4" />
			<circle cx="5" cy="7" r="3" />
			<circle cx="19" cy="7" r="3" />
			<circle cx="12" cy="19" r="3" />
		</>,
	),
} satisfies Readonly<Record<string, Picture>>;
