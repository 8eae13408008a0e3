import { brass, canvas, cobalt, dusk, linen, palette, rust, slate } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { useNight } from '../../kit/night.tsx';
import { galleryLight } from './mid-level-light.ts';
import { outline } from './mid-level-space.ts';

const { ink, white } = palette;

/** The mirror's corners, from the upper left, clockwise. */
const face = 'M862 78L962 36 940 162 844 196Z';
const pool = outline([-3.1, 0, 2.9], [0.5, 0, 2.9], [1.7, 0, 5.4], [-1.9, 0, 5.4]);

/** What the chair and the barber keep off the floor. */
const shadows = 'M290 548H120L60 600H720L690 574H520L470 560ZM640 548L700 534 780 520 740 552Z';

/** Noon in December, on the floor of Deck 19. */
export function Pool() {
	if (useNight()) return null;
	return (
		<>
			<path d={pool} fill={brass.pale} />
			<path d={shadows} fill={canvas.dark} />
		</>
	);
}

/** The light on its way: down the well to the mirror, and from it to the floor. */
export function Beam() {
	if (useNight()) return null;
	return (
		<>
			<path d="M796-10H904L962 36 844 196Z" fill={linen.pale} fillOpacity=".55" />
			<path d="M862 78L962 36 940 162 799 487 716 600H-60Z" fill={linen.pale} fillOpacity=".34" />
		</>
	);
}

/** A sheet of looking-glass in a yoke, outside the rail. */
export function Mirror() {
	const night = useNight();
	return (
		<g data-light={galleryLight}>
			<path d="M976 200L1000 84M900 120L1004 114" stroke={ink} strokeWidth="12" />
			<path d="M976 200L1000 84M900 120L1004 114" stroke={rust.mid} strokeWidth="5" />
			<path d="M870 74L970 32 948 166 850 202Z" fill={slate.dark} stroke={ink} strokeWidth="6" />
			<path d={face} fill={night ? dusk.mid : white} stroke={ink} strokeWidth="5" />
			{night ? (
				<Line d="M872 166L938 76M894 164L934 108" width={5} ink={cobalt.light} />
			) : (
				<path d="M862 78L896 64 862 190 844 196Z" fill={brass.pale} />
			)}
		</g>
	);
}
