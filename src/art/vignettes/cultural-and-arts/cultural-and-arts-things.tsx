import { brass as brassTones, brick, canvas, copper, deal, oilskin, palette, rust, wood } from '../../../model/colours.ts';
import { Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import { cloth, n } from '../../kit/forms.tsx';

/** What people of the gallery hold, in centimetres on a figure's grid. */

const { ink } = palette;
const bare = { light: deal.pale, dark: deal.mid };
const varnish = { light: rust.mid, dark: brick.dark };
const brass = { light: oilskin.light, dark: brassTones.dark };

const belly =
	'M0 7C6 7 9.6 10 9.6 15 9.6 19 6.4 21 6.4 25 6.4 28 11.6 30 11.6 36.4 11.6 43 6 46 0 46-6 46-11.6 43-11.6 36.4-11.6 30-6.4 28-6.4 25-6.4 21-9.6 19-9.6 15-9.6 10-6 7 0 7Z';

/** A fiddle without its strings, varnished as far as its waist; its neck in the hand. */
export function Fiddle({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<Shape d="M-1.8 10L-1.6-13C-4-13-4.6-18-1-19 3.6-19 3.6-13.6 1.6-12.6L1.8 10Z" tone={bare} shade="M-6-20H-.4V12H-6Z" line={0.8}>
				<Seam d="M.6-15.6a1.6 1.6 0 1 0-2.6 1.2" w={0.6} />
			</Shape>
			<path d="M-5-10H5M-5-6H5" stroke={ink} strokeWidth="1.8" />
			<Shape d={belly} tone={bare} shade="M-14 4H-5C-4 16-9 26-5 50H-14Z">
				<path d="M-14 4H14V33C8 29 3 36-4 32L-14 35Z" fill={varnish.light} />
				<path d="M-14 4H-5C-4 14-8 22-8 33L-14 35Z" fill={varnish.dark} />
				<Seam d="M-4.4 25C-6 28-4.6 31-5.4 34M4.4 25C6 28 4.6 31 5.4 34M-3 40H3" w={0.7} />
			</Shape>
		</g>
	);
}

/** A flat brush, its tip as origin. */
export function Brush({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	const { line } = useBody();
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})`}>
			<path d="M0-5V-26" stroke={ink} strokeWidth={n(1.8 + line * 1.3)} />
			<path d="M0-5V-26" stroke={palette.red} strokeWidth="1.8" />
			<path d="M-2-6H2L2.6 0Q0 3-2.6 0Z" fill={varnish.dark} stroke={ink} strokeWidth={n(line * 0.8)} />
		</g>
	);
}

/** A slice with a bite out of it. */
export function Slice({ at: [x, y], tilt }: { at: readonly [number, number]; tilt: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(-1 1)`}>
			<Shape
				d="M-9 9V-2C-13-4-12-11-6-11H1C2-9 4-10 4-7 7-8 8-5 7-3 10-3 11-1 9 1V9Z"
				tone={{ light: canvas.pale, dark: deal.light }}
				shade="M-14-14H-6V12H-14Z"
				line={0.9}
			>
				<Seam d="M-9 9V-2C-13-4-12-11-6-11M-9 9H9" w={1.6} c={copper.dark} />
			</Shape>
		</g>
	);
}

/** A tuba, its mouthpiece at the origin and its bell over the shoulder. */
export function Tuba() {
	return (
		<>
			<Shape
				d="M-2 58C-8 30-2 8-4-6-6-18-14-22-18-26L22-34C20-28 16-22 18-8 20 12 24 30 24 52 24 66 0 70-2 58Z"
				tone={brass}
				shade="M-30-40H-4C4-20 2 20 6 74H-30Z"
			>
				<Seam d="M4 52C2 34 6 20 5 6M16 52C16 34 13 20 12 4" w={0.9} />
			</Shape>
			<Shape d="M-20-25C-14-36 14-42 25-34 22-24-12-18-20-25Z" tone={{ light: wood.dark, dark: wood.deep }} />
			<Seam d="M0 0C8 2 8 8 6 16M8 24H18M8 30H18M8 36H18" w={1.6} />
		</>
	);
}

/** A double-bass in its cover and a tuba, on the cart that takes them below at dusk. */
export function Handcart() {
	const { line } = useBody();
	return (
		<>
			<path d="M48-106L62-62" stroke={ink} strokeWidth={n(3 + line)} />
			<g transform="translate(92 -112)rotate(-9)">
				<Shape
					d="M-4-70H4L6-30C18-28 18-12 12-6 24 0 28 34 16 48 8 54-8 54-16 48-28 34-24 0-12-6-18-12-18-28-6-30Z"
					tone={cloth.plum}
					shade="M-40-80H-6L-10 60H-40Z"
				>
					<Seam d="M-12-6Q0-2 12-6M-22 30Q0 36 22 30" w={0.8} />
				</Shape>
			</g>
			<g transform="translate(134 -112)rotate(14)scale(.86)">
				<Tuba />
			</g>
			<Shape d="M56-62H160L154-38H62Z" tone={cloth.wood} shade="M40-70H80V-30H40Z" />
			<Shape d="M86-46A24 24 0 1 0 134-46A24 24 0 1 0 86-46Z" tone={cloth.black} core="M104-80V20">
				<path d="M98-24a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z" fill={cloth.sand.dark} />
			</Shape>
		</>
	);
}

/** What the fiddle maker sits on, 44 high. */
export function Stool() {
	return (
		<>
			<Shape d="M-20-44H-14L-16 0H-22Z" tone={cloth.wood} />
			<Shape d="M6-44H12L18 0H12Z" tone={cloth.wood} />
			<Shape d="M-26-50H18V-42H-26Z" tone={cloth.wood} shade="M-30-60H-14V-40H-30Z" />
		</>
	);
}
