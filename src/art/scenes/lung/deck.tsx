import { leaf, palette, slate, teal } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { LitForm } from '../figure.tsx';

import { leafLight, railLight } from './lung-light.ts';

const { ink, white, yellow } = palette;
const basil = { light: leaf.mid, dark: teal.dark };
const steel = cloth.grey;

/** A sprig in leaf, its root at the origin, 120 units tall. */
export function BasilSymbol() {
	return (
		<defs>
			<g id="lung-basil" stroke={ink} strokeWidth="8" data-light={leafLight}>
				<path d="M-2 4C4-20-4-60-2-96L4-96C2-60 8-20 4 4Z" fill={basil.dark} />
				<path d="M2-22C14-50 44-58 62-44 56-20 26-10 2-22Z" fill={basil.light} />
				<path d="M2-22C14-50 44-58 62-44 44-44 22-38 2-22Z" fill={basil.dark} stroke="none" />
				<path d="M-1-40C-14-68-44-76-62-62-56-38-26-30-1-40Z" fill={basil.light} />
				<path d="M-1-40C-20-48-44-56-62-62-56-38-26-30-1-40Z" fill={basil.dark} stroke="none" />
				<path d="M1-70C6-100 28-112 42-104 44-82 22-66 1-70Z" fill={basil.light} />
				<path d="M0-72C-4-100-26-112-38-102-40-82-20-66 0-72Z" fill={basil.light} />
				<path d="M0-72C-14-82-28-92-38-102-40-82-20-66 0-72Z" fill={basil.dark} stroke="none" />
				<path d="M0-86C-12-102-10-120 2-128 14-118 14-102 0-86Z" fill={basil.light} />
			</g>
		</defs>
	);
}

interface SprigProps {
	x: number;
	y: number;
	turn: number;
	k: number;
}
const Sprig = ({ x, y, turn, k }: SprigProps) => <use href="#lung-basil" transform={`translate(${x} ${y})rotate(${turn})scale(${k})`} />;

/** The dusk rail, and the grating that it guards. */
export function Deck() {
	const posts = [18, 258, 478];
	const rail = 'M-10 634H484M-10 716H484M-10 800H484';
	return (
		<g stroke={ink}>
			<path d="M-10 876H492L520 1010H-10Z" fill={steel.dark} strokeWidth="9" />
			<path d="M492 876L520 1010H540L506 868Z" fill={steel.light} strokeWidth="7" />
			<Line
				d="M-10 900H496M-10 930H502M-10 964H510M60 878L-10 930M150 878L60 1000M236 878L196 1000M322 878L332 1000M408 878L470 1000"
				width={3}
				ink={slate.dark}
			/>
			<Line d={rail} width={13} />
			<Line d={rail} width={6} ink={white} />
			{posts.map((x) => (
				<path key={x} d={`M${x} 626h14V880h-14Z`} fill={white} strokeWidth="7" data-light={railLight} />
			))}
			<path d="M25 626h7V880h-7ZM265 626h7V880h-7ZM485 626h7V880h-7Z" fill={cloth.white.dark} stroke="none" />
		</g>
	);
}

const back: readonly SprigProps[] = [
	{ x: 304, y: 752, turn: -20, k: 0.6 },
	{ x: 358, y: 752, turn: -5, k: 1.24 },
	{ x: 410, y: 752, turn: 10, k: 0.92 },
	{ x: 452, y: 756, turn: 22, k: 0.86 },
];
const front: readonly SprigProps[] = [
	{ x: 290, y: 772, turn: -40, k: 0.66 },
	{ x: 330, y: 776, turn: -14, k: 0.7 },
	{ x: 380, y: 776, turn: 12, k: 0.72 },
	{ x: 428, y: 778, turn: -10, k: 0.74 },
	{ x: 470, y: 780, turn: 34, k: 0.72 },
];

/** The trough of basil, and the stem that is going next. */
export function Trough() {
	return (
		<g stroke={ink} strokeWidth="9">
			<path d="M276 800L270 962H284L296 800ZM462 806L474 980H488L486 806Z" fill={steel.light} />
			{back.map((sprig) => (
				<Sprig key={sprig.x} {...sprig} />
			))}
		</g>
	);
}

export function TroughFront() {
	return (
		<g stroke={ink} strokeWidth="9">
			{front.map((sprig) => (
				<Sprig key={sprig.x} {...sprig} />
			))}
			<LitForm d="M258 764C330 772 430 778 506 780L500 838C420 836 330 830 264 820Z" tone={cloth.wood} by={[0, -22]}>
				<Line d="M262 790C340 800 430 806 504 808" width={3.5} />
			</LitForm>
			<path d="M258 764C330 772 430 778 506 780V790C430 788 330 782 258 774Z" fill={cloth.wood.light} strokeWidth="7" />
			{/* Bunches, tied by elevens, for somebody nobody here has met. */}
			<use href="#lung-basil" transform="translate(372 950)rotate(-66)scale(.62)" />
			<use href="#lung-basil" transform="translate(360 940)rotate(-30)scale(.62)" />
			<use href="#lung-basil" transform="translate(400 946)rotate(4)scale(.66)" />
			<use href="#lung-basil" transform="translate(440 944)rotate(40)scale(.62)" />
			<use href="#lung-basil" transform="translate(418 952)rotate(72)scale(.62)" />
			<LitForm d="M312 928H478L468 1004H322Z" tone={cloth.sand} by={[-12, -4]}>
				<Line d="M310 952H480M314 978H476" width={6} ink={cloth.sand.dark} />
				<Line d="M310 956H480M314 982H476" width={3} />
			</LitForm>
			<path d="M346 928V1004M444 928V1004" strokeWidth="4" />
			<path d="M380 962h30v18h-30Z" fill={yellow} strokeWidth="5" />
		</g>
	);
}
