import { clay, concrete, navy, palette, slate, steel, water } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { straw } from './breakwater-lamps.tsx';

/** The fog's own greys, from the thick of it to what stands near. */
export const fog = {
	pale: concrete.pale,
	light: steel.pale,
	middle: concrete.light,
	deep: steel.light,
	water: steel.mid,
	near: water.dark,
	far: navy.light,
	line: slate.dark,
} as const;

/** Halftone: where one step of fog goes over into the next. */
export function Dots() {
	return (
		<defs>
			<pattern id="breakwater-dots" width="12" height="12" patternUnits="userSpaceOnUse">
				<circle cx="3" cy="3" r="2.6" fill={fog.pale} />
				<circle cx="9" cy="9" r="2.6" fill={fog.pale} />
			</pattern>
			<pattern id="breakwater-lamp" width="14" height="14" patternUnits="userSpaceOnUse">
				<circle cx="3.5" cy="3.5" r="2.8" fill={palette.yellow} data-light={lights.own} />
				<circle cx="10.5" cy="10.5" r="2.8" fill={palette.yellow} data-light={lights.own} />
			</pattern>
		</defs>
	);
}

/** The sky that there is not, the city that there may be, and the water. */
export function Backdrop() {
	return (
		<>
			<path d="M0 0H1200V440H0Z" fill={fog.light} />
			<path d="M0 170H46V112H96V78H120V120H150V190H196V146H238V232H286V196H330V270H378V310H430V440H0Z" fill={fog.middle} opacity=".55" />
			<path d="M0 250H70V214H112V256H176V232H214V300H270V280H306V340H360V440H0Z" fill={fog.middle} opacity=".6" />
			<path d="M0 330C60 300 150 318 210 340S360 366 470 392V440H0Z" fill="url(#breakwater-dots)" />
			<path d="M0 352C90 330 170 350 250 364S420 380 500 394 590 404 660 408V440H0Z" fill={fog.pale} />
			<path d="M0 424H1200V800H0Z" fill={fog.middle} />
			<path d="M0 446C240 436 520 452 760 446S1080 452 1200 448V800H0Z" fill={fog.deep} />
			<path d="M0 500C260 484 560 512 800 500S1100 520 1200 512V800H0Z" fill={fog.water} />
			<path d="M0 610C320 584 780 640 1200 612V800H0Z" fill={fog.near} />
			<path d="M0 402C160 392 330 420 560 412S900 420 1000 412V434C800 444 300 428 0 440Z" fill={fog.pale} />
			<Line d="M920 660h60M940 700h110M900 746h120M1090 640h70M1060 780h110M860 640h30" width={5} ink={fog.water} />
			<Line d="M40 520h60M250 506h40M560 520h70M700 522h60M820 540h46" width={3} ink={fog.deep} />
		</>
	);
}

/** The bank that lies on the water between those who wait and what they wait for. */
export function Bank() {
	return (
		<>
			<path
				d="M-10 470C90 452 200 474 320 466S520 476 640 470 800 482 870 474L840 492C700 500 300 486-10 494Z"
				fill="url(#breakwater-dots)"
				opacity=".8"
			/>
			<path
				d="M-10 486C100 470 220 490 340 482S560 490 660 486 760 494 800 490C700 508 520 498 400 504S120 500-10 506Z"
				fill={fog.pale}
				opacity=".75"
			/>
		</>
	);
}

/** The light on the mole's head: rings and dots are the fog that it lights. */
export function FogLamp() {
	return (
		<g transform="translate(447 294)">
			<ByNight fill={straw}>
				<Halo x={0} y={0} steps="330 0.07, 240 0.1, 170 0.13" />
			</ByNight>
			<circle r="112" fill="url(#breakwater-lamp)" opacity=".45" />
			<circle r="72" fill={palette.yellow} opacity=".25" data-light={lights.own} />
			<circle r="42" fill={palette.white} opacity=".75" data-light={lights.own} />
			<path d="M-11 20H11L18 118H-18Z" fill={fog.pale} stroke={fog.near} strokeWidth="4" />
			<path d="M-13 46H13L15 70H-15Z" fill={clay.dark} />
			<path d="M-10-12H10V16H-10Z" fill={palette.yellow} stroke={fog.line} strokeWidth="4" data-light={lights.own} />
			<path d="M-18 16H18V23H-18ZM-13-12Q0-30 13-12Z" fill={fog.water} stroke={fog.line} strokeWidth="4" />
		</g>
	);
}
