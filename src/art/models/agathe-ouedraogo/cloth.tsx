import { agatheOuedraogo } from '../../../content/wardrobe.ts';
import { brass, canvas as canvasTones, palette } from '../../../model/colours.ts';
/** What Agathe Ouédraogo wears: yellow, printed, under canvas. */

export const yellow = { light: agatheOuedraogo.blouse, dark: brass.dark };
export const canvas = { light: agatheOuedraogo.apron, dark: canvasTones.dark };

type Spot = readonly [x: number, y: number, turn: number];

/** The print, five centimetres high: a lens with a lens in it and six dots. */
export function Print({ at }: { at: readonly Spot[] }) {
	return at.map(([x, y, turn]) => (
		<g key={`${x} ${y}`} transform={`translate(${x} ${y})rotate(${turn})`}>
			<path d="M0-2.8C1.6-.9 1.6.9 0 2.8-1.6.9-1.6-.9 0-2.8Z" fill={palette.deep} />
			<path d="M0-1.3C.7-.5.7.5 0 1.3-.7.5-.7-.5 0-1.3Z" fill={palette.red} />
			<path
				d="M-2.3 0H-2.2M2.2 0H2.3M-1.6-1.7H-1.5M1.5-1.7H1.6M-1.6 1.7H-1.5M1.5 1.7H1.6"
				stroke={palette.deep}
				strokeWidth=".8"
				strokeLinecap="round"
			/>
		</g>
	));
}
