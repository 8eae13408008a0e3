import { brass, canvas, copper, leather, linen, palette, rust, slate, steel as steelTones, wood } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { Checks, Flame, Stair } from './way-out.tsx';

const { ink } = palette;
const paint = {
	cream: canvas.light,
	creamDim: canvas.dark,
	tar: copper.dark,
	tarDim: leather.mid,
	roof: wood.mid,
};
const steel = { light: steelTones.mid, dark: steelTones.dark };

/** The back wall and the roof of it, seen from low down. */
function Shell() {
	return (
		<>
			<path d="M0 0H1200V600H0Z" fill={paint.roof} />
			<path d="M0 134H1200V530H0Z" fill={paint.creamDim} />
			<path d="M420 134H760Q800 330 700 530H420Z" fill={paint.cream} />
			<path d="M0 378H1200V530H0Z" fill={paint.tarDim} />
			<path d="M420 378H758Q744 470 700 530H420Z" fill={paint.tar} />
			<path d="M0 530H1200V600H0Z" fill={slate.light} />
			<path d="M560 530H900L1010 600H480Z" fill={steelTones.mid} />
			<Line d="M0 530H1200M300 600L430 530M560 600L580 530M820 600L780 530M1080 600L980 530" width={2.6} />
			<Line d="M0 378H1200" width={3} />
			<Line d="M0 134H1200" width={4} />
			{/* Beams of the deck above, that come towards us and apart. */}
			{[
				[430, 470, 330, 396],
				[600, 634, 590, 644],
				[760, 796, 830, 896],
				[930, 968, 1090, 1170],
			].map(([a, b, c, d]) => (
				<path key={a} d={`M${a} 134H${b}L${d}-6H${c}Z`} fill={leather.light} stroke={ink} strokeWidth="4" />
			))}
		</>
	);
}

/** The lock: a round door that opens towards us, so that the sea shuts it. */
function Lock() {
	const bolts = Array.from({ length: 12 }, (_, i) => {
		const a = (i / 12) * Math.PI * 2 + 0.26;
		return `M${Math.round(Math.cos(a) * 117)} ${Math.round(Math.sin(a) * 117)}h.1`;
	}).join('');
	return (
		<g transform="translate(596 330)">
			<circle r="134" fill={steel.dark} stroke={ink} strokeWidth="6" />
			<path d="M-60-120A134 134 0 0 1 134 0A134 134 0 0 1 60 120A150 150 0 0 0-60-120Z" fill={steel.light} />
			<circle r="134" fill="none" stroke={ink} strokeWidth="6" />
			<path d={bolts} stroke={ink} strokeWidth="15" />
			<circle r="100" fill={steelTones.pale} stroke={ink} strokeWidth="6" />
			<path d="M-34-94A100 100 0 0 0 30 95A150 150 0 0 1-34-94Z" fill={steelTones.light} />
			<circle r="100" fill="none" stroke={ink} strokeWidth="6" />
			<g fill="none">
				<circle r="46" stroke={ink} strokeWidth="20" />
				<path d="M0-46V46M-40-23L40 23M-40 23L40-23" stroke={ink} strokeWidth="14" />
				<circle r="46" stroke={palette.red} strokeWidth="11" />
				<path d="M0-46V46M-40-23L40 23M-40 23L40-23" stroke={palette.red} strokeWidth="6" />
			</g>
			<circle r="15" fill={palette.red} stroke={ink} strokeWidth="5" />
			<Line d="M-30 100C-34 120-28 150-32 186M26 98C30 130 22 150 26 190" width={6} ink={palette.foam} />
		</g>
	);
}

/** The lamp of the working watch, in its cage. */
function DrumRoomLamp() {
	return (
		<g transform="translate(902 30)">
			<Halo y={40} fill={brass.light} steps="330 0.1, 220 0.12, 130 0.16, 74 0.22" />
			<Line d="M0-40V0" width={9} />
			<path d="M-34 0H34L40 22H-40Z" fill={steel.dark} stroke={ink} strokeWidth="5" />
			<path d="M-32 22H32C32 52 18 70 0 70S-32 52-32 22Z" fill={linen.pale} stroke={ink} data-light={lights.own} strokeWidth="5" />
			<Line d="M-33 42Q0 52 33 42M-12 24C-14 48-8 62-4 68M12 24C14 48 8 62 4 68" width={3} />
		</g>
	);
}

/** The Hot Main, half-way through its new coat; the pot hangs where its painter left it. */
function HotMain() {
	return (
		<>
			<path d="M0 92H1210" stroke={ink} strokeWidth="44" />
			<path d="M0 92H1210" stroke={rust.mid} strokeWidth="33" />
			<path d="M0 102H1210" stroke={rust.dark} strokeWidth="13" strokeLinecap="butt" />
			<path d="M984 75H1210V108.500H990C980 100 998 94 986 88 978 84 990 80 984 75Z" fill={steelTones.mid} />
			<path d="M990 96H1210V108.500H990Z" fill={steelTones.dark} />
			<path d="M470 68H500V116H470ZM826 68H856V116H826Z" fill={rust.dark} stroke={ink} strokeWidth="5" />
			<g transform="translate(1000 118)">
				<Line d="M-16 24C-14-14 14-14 16 24" width={3.5} />
				<Line d="M4 20L22-16" width={9} />
				<Line d="M4 20L22-16" width={4} ink={cloth.wood.light} />
				<path d="M-19 22H19L16 56H-16Z" fill={steel.light} stroke={ink} strokeWidth="5" />
				<path d="M-19 22H19L18 32C12 34 12 42 8 42S4 32 0 32-6 38-10 36-14 30-18 32Z" fill={rust.mid} />
			</g>
		</>
	);
}

export function Room() {
	return (
		<>
			<Shell />
			<Lock />
			<HotMain />
			<DrumRoomLamp />
			<Stair />
			<Lit light={lights.lantern}>
				<Checks />
			</Lit>
			<Flame />
		</>
	);
}
