import { brass, leather, linen, moss, orange, palette, rust, teal } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { benchLight, floorLight } from './cultural-and-arts-light.ts';
import { at, face, wall } from './cultural-and-arts-space.ts';

/** What hangs before the shops: fiddles to dry, a bill for the play, sand for fires. */

const { ink, white, red, blue } = palette;

/** A fiddle as it hangs from its scroll, its shoulders at the origin. */
function Fiddles() {
	const hung = [
		[rust.mid, 'translate(24 112)rotate(2)'],
		[brass.mid, 'translate(92 96)rotate(-3)'],
		[rust.dark, 'translate(160 112)rotate(2)'],
	] as const;
	return (
		<g data-light={benchLight}>
			<path d="M-10 26L200 34" stroke={ink} strokeWidth="8" />
			{hung.map(([fill, place]) => (
				<g key={place} transform={place} stroke={ink} strokeWidth="4.5">
					<path d="M-3 4V-62Q-8-70 0-74 8-70 3-62V4Z" fill={leather.mid} />
					<path
						d="M0 0C14 0 21 7 21 17 21 26 14 30 14 39 14 46 26 52 26 66 26 82 14 88 0 88-14 88-26 82-26 66-26 52-14 46-14 39-14 30-21 26-21 17-21 7-14 0 0 0Z"
						fill={fill}
					/>
					<path
						d="M0 0C-14 0-21 7-21 17-21 26-14 30-14 39-14 46-26 52-26 66-26 82-14 88-4 88-16 74-6 52-4 40-6 26-10 14 0 0Z"
						fill={ink}
						fillOpacity=".25"
						stroke="none"
					/>
					<path d="M-3-4H3V40H-3Z" fill={ink} stroke="none" />
					<path d="M-9 42q-4 8 0 16M9 42q4 8 0 16M-5 66H5" fill="none" strokeWidth="3" />
				</g>
			))}
		</g>
	);
}

/** Tonight at the Bow Door: a ferry with her bow up. */
function Bill() {
	const z = [5.08, 5.5] as const;
	const sheet = face([wall, 1.5, z[0]], [wall, 2.45, z[0]], [wall, 2.45, z[1]], [wall, 1.5, z[1]]);
	return (
		<g data-light={floorLight}>
			<path d={sheet} fill={blue} stroke={ink} strokeWidth="4" />
			<path
				d={`M${at(wall, 1.72, 5.14)}L${at(wall, 2, 5.14)} ${at(wall, 2.2, 5.24)} ${at(wall, 2, 5.34)} ${at(wall, 1.95, 5.44)} ${at(wall, 1.72, 5.4)}Z`}
				fill={red}
				stroke={white}
				strokeWidth="3"
			/>
			<path d={`M${at(wall, 1.62, 5.12)}L${at(wall, 1.62, 5.46)}`} stroke={white} strokeWidth="4" />
			<path d="M216 278H248L244 320H222Z" fill={cloth.plum.light} stroke={ink} strokeWidth="5" />
			<path d="M216 278H228L230 320H222Z" fill={cloth.plum.dark} />
			<path d="M216 278Q232 250 248 278" fill="none" stroke={ink} strokeWidth="4" />
		</g>
	);
}

/** The bench's lamp, which burns all day. */
export function BenchLamp() {
	const night = useNight();
	return (
		<g transform="translate(246 128)" data-light={lights.own}>
			{night && <Halo steps={`120 .14 ${orange.light}, 70 .3 ${brass.light}`} />}
			<path d="M0-22V-150" stroke={ink} strokeWidth="6" />
			<path d="M-12 8A13 13 0 0 0 12 8Z" fill={linen.pale} stroke={ink} strokeWidth="4" />
			<path d="M-36 10C-32-12-12-16-8-26H8C12-16 32-12 36 10Z" fill={teal.deep} stroke={ink} strokeWidth="5.5" />
			<path d="M-36 10C-32-12-12-16-8-26H0C-12-12-18-4-18 10Z" fill={moss.dark} />
		</g>
	);
}

export function ShopFronts() {
	return (
		<>
			<Fiddles />
			<Bill />
		</>
	);
}
