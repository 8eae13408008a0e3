import { brick, canvas, linen, navy, palette, skinTone, steel } from '../../../model/colours.ts';
import { FlagPattern } from '../../flags.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Crew } from './crew.tsx';
import { Cord, Ink, Outlined, Plate } from './pen.tsx';

/** A patrol boat of the nine, 260 long: grey, with the stripes of flag G; her bow is a fender. */

const { white, yellow, blue, ink } = palette;
const house = { light: white, dark: linen.mid };

const hull = 'M0-20C60-21 130-20 176-24 214-27 240-31 258-36L260-33C256-20 250-8 244 1 238 9 226 15 206 15H34C20 15 10 12 7 5L3-4Z';

/** Posts, and the rails that they carry. */
const rails = (from: number, to: number, step: number, y: (x: number) => number) => {
	const posts = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
	const line = (up: number) => `M${posts.map((x) => `${x} ${Math.round(y(x) - up)}`).join('L')}`;
	return `${posts.map((x) => `M${x} ${Math.round(y(x))}v-10`).join('')}${line(10)}${line(5)}`;
};
const sheer = (x: number) => -21 - Math.max(0, (x - 150) / 110) ** 1.5 * 14;

/** The mast with what it carries, from the wheelhouse's roof at y −59. */
function Mast() {
	return (
		<>
			<Cord d="M126-58L130-96" width={1.2} colour={white} />
			<Cord d="M121-78H139" width={0.9} colour={white} />
			<Outlined d="M132-84H146V-81.6H132Z" fill={white} />
			<g transform="translate(108 -95)scale(.25)">
				<FlagPattern letter="G" />
			</g>
			<Ink d="M108-95H128V-80H108ZM128-95L129.6-95" weight={0.7} />
			<Outlined d="M158-59V-64H162V-59ZM160-62L168-66V-59Z" fill={yellow} />
		</>
	);
}

export function Patrol() {
	return (
		<>
			<Mast />
			<Crew x={22} y={-21} turn={-1} does="hook" skin={skinTone.cocoa} top={steel.mid} legs={steel.mid} hat={steel.dark} />
			<Crew x={208} y={-25} does="look" skin={skinTone.tan} top={palette.deep} legs={palette.deep} hat={palette.deep} peak />
			<Plate d="M52-19V-40H112V-19Z" tone={house} shade="M46-46H58V-10H46Z" />
			<Plate d="M104-18V-45H112L116-56H168L178-44H188L192-18Z" tone={house} shade="M100-60H118V-10H100Z" />
			<Outlined d="M118-54H136V-45H115.4ZM139-54H154V-45H139ZM157-54H167L174-45H157Z" fill={navy.mid} />
			<Outlined d="M110-56Q112-60 118-60H164Q170-60 172-56Z" fill={house.light} />
			<Outlined d="M64-35a3.4 3.4 0 1 1-.1 0M80-35a3.4 3.4 0 1 1-.1 0M96-35a3.4 3.4 0 1 1-.1 0M176-38a3 3 0 1 1-.1 0" fill={navy.mid} />
			<Outlined d="M146-42H155V-20H146Z" fill={cloth.grey.light} />
			<Outlined d="M58-40V-45Q58-47 60-47H74Q76-47 76-45V-40Z" fill={white} />
			<Ink d="M67-47V-40" weight={0.5} />
			<Ink d={rails(196, 250, 9, sheer) + rails(3, 45, 7, sheer)} weight={0.6} />
			<Outlined d="M32-20V-34H35V-30H43V-34H46V-20H43V-27H35V-20Z" fill={cloth.black.light} />
			<Plate d={hull} tone={{ light: steel.mid, dark: steel.dark }} shade="M-5-6C80 2 200 0 262-24V20H-5Z">
				<path d="M208-40H221L212 4H199Z" fill={yellow} />
				<path d="M224-40H231L222 4H215Z" fill={blue} />
				<path d="M-5 0H265V20H-5Z" fill={brick.mid} />
				<path d="M-5-1.6H265V.6H-5Z" fill={ink} />
				<path d="M-5-16C60-17 130-16 176-20 214-23 240-27 262-32V-36C240-30 214-26 176-23 130-19 60-20-5-19Z" fill={ink} />
			</Plate>
			<Outlined d="M250-36.5C254-39 261-39 262-34 262-26 256-18 251-14 247-15 246-18 247-21 250-26 250-31 250-36.5Z" fill={canvas.light} />
			<Ink d="M250-33L261-36M250-29L261.6-31M249-25L260-26.6M248-21L257-22M247-18L254-17.6" weight={0.6} />
			<Outlined d="M96-20a5.4 5.4 0 1 1-.1 0" fill={cloth.red.light} />
			<Outlined d="M96-17.4a2.8 2.8 0 1 1-.1 0" fill={white} />
			<Ink d="M58-19V2M64-19V2M70-19V2M76-19V2M56-14H78M56-9H78M56-4H78" weight={0.7} ink={cloth.orange.light} />
			<Outlined d="M18 12L8 17.4H22ZM5 2H8V18H5Z" fill={cloth.grey.dark} />
		</>
	);
}

/** From above. */
export function PatrolPlan() {
	return (
		<>
			<Plate
				d="M2-27C40-31 120-32 168-31 214-28 244-14 257-2V2C244 14 214 28 168 31 120 32 40 31 2 27Z"
				tone={{ light: steel.mid, dark: steel.dark }}
			>
				<path d="M-4 0H264V36H-4Z" fill={ink} fillOpacity=".16" />
				<Ink d="M4-24C40-28 120-29 168-28 212-25 242-12 254 0 242 12 212 25 168 28 120 29 40 28 4 24Z" weight={0.6} />
				<Ink d="M50-29V29M196-27V27" weight={0.4} />
			</Plate>
			<Plate d="M52-18H112V18H52Z" tone={house} shade="M50 0H114V20H50Z" />
			<Plate d="M104-20H168Q192-16 192 0 192 16 168 20H104Z" tone={house} shade="M100 0H194V22H100Z" />
			<Outlined d="M168-18L177-15Q186-8 186 0 186 8 177 15L168 18Q176 8 176 0 176-8 168-18Z" fill={navy.mid} />
			<Outlined d="M110-18H168Q174-10 174 0 174 10 168 18H110Z" fill={white} />
			<Outlined d="M128-9H131V9H128ZM138-3H144V3H138Z" fill={cloth.grey.light} />
			<Outlined d="M58-12H76V-5H58ZM58 5H76V12H58Z" fill={white} />
			<Outlined d="M88-8H102V8H88Z" fill={cloth.grey.light} />
			<Outlined d="M36-8H42V8H36Z" fill={cloth.black.light} />
			<Outlined d="M14-6A6 6 0 1 1 14 6 6 6 0 1 1 14-6Z" fill={canvas.light} />
			<Ink d="M14-3.4A3.4 3.4 0 1 1 14 3.4 3.4 3.4 0 1 1 14-3.4M20 0L36 0" weight={0.6} />
			<Outlined d="M210-8H224V8H210Z" fill={cloth.grey.light} />
			<Outlined d="M234-3H240V3H234Z" fill={cloth.black.light} />
			<Outlined d="M244-12C254-9 260-5 260 0 260 5 254 9 244 12 250 6 252 3 252 0 252-3 250-6 244-12Z" fill={canvas.light} />
			<Ink d="M251-8L247-10M256-4L252-4.6M258 0H252M256 4L252 4.6M251 8L247 10" weight={0.6} />
		</>
	);
}
