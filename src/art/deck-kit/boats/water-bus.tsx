import {
	brass,
	brick,
	canvas,
	clay,
	concrete,
	deal,
	leaf,
	leather,
	linen,
	midnight,
	navy,
	oilskin,
	orange,
	palette,
	plum,
	rust,
	skinTone,
	slate,
	steel,
	water,
	wood as woodTones,
} from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Crew } from './crew.tsx';
import { Cord, Ink, Outlined, Plate } from './pen.tsx';

/** The water-bus, 160 long: open at the sides, a bell, and an air of bilge and oranges. */

const { white, yellow, ink } = palette;
const wood = cloth.wood.light;

const benches = [14, 29, 44, 59, 90, 105];
const riders = [
	[woodTones.deep, palette.red, navy.mid, midnight.light],
	[clay.dark, leaf.dark, steel.dark, rust.mid],
	[leather.dark, palette.yellow, plum.mid, palette.white],
	[deal.light, plum.mid, midnight.light, palette.sea],
	[deal.dark, orange.light, slate.dark, concrete.light],
] as const;

export function WaterBus() {
	return (
		<>
			<path d="M10-29H134V-6H10Z" fill={palette.foam} />
			<path d="M10-29H134V-25H10Z" fill={water.mid} />
			<Outlined d="M66-9H82V-26H66Z" fill={palette.foam} line={0} />
			{benches.map((x) => (
				<Outlined key={x} d={`M${x - 3}-6V-14.6H${x - 1.8}V-9H${x + 5}V-6Z`} fill={wood} />
			))}
			{riders.map(([skin, top, legs, hat], i) => (
				<Crew key={top} x={(benches[i] ?? 0) + 1.6} y={-9} sits skin={skin} top={top} legs={legs} hat={hat} />
			))}
			<Crew x={124} y={-7} does="steer" skin={skinTone.brown} top={orange.light} legs={navy.mid} hat={palette.white} />
			<Outlined d="M127-7V-17H135L137-7Z" fill={slate.mid} />
			<Ink d="M134-18a2.6 2.6 0 1 1-.1 5" weight={0.8} />
			<Cord d="M10-6V-29M36-6V-29M66-6V-29M82-6V-29M112-6V-29" width={1} colour={white} />
			<Cord d="M137-7L133-29" width={1} colour={white} />
			<Plate d="M4-29H141L139-33C110-34.6 40-34.6 7-33Z" tone={{ light: yellow, dark: oilskin.dark }} shade="M0-30.6H150V-27H0Z" />
			<Outlined d="M140-29.4V-28Q142-26.6 142.4-24H137.6Q138-26.6 140-28" fill={brass.mid} />
			<Outlined d="M96-34.4V-39H126V-34.4Z" fill={white} />
			<path d="M103-35l2-1.6q2-2 5-1.4l1.6-.6 5 1-5 .2q-.6 1.4-3 1.8l.2 .8h-.6l-.6-.8Z" fill={palette.deep} />
			<Outlined d="M70-34.4V-37H78V-34.4ZM18-34.2V-36.6H52V-34.2Z" fill={cloth.orange.light} />
			<Plate
				d="M1-9.6H66V-6H82V-9.6H136C146-10.4 154-11.6 160-14 157-4 151 3 143 6 138 8 130 8.4 120 8.4H22C12 8.4 6 6 4 1Z"
				tone={{ light: white, dark: linen.mid }}
				shade="M-2-2C60 0 130-1 162-10V14H-2Z"
			>
				<path d="M-2-5.6H136C146-6.4 154-7.6 162-10V-7C154-4.4 146-3 136-2.4H-2Z" fill={yellow} />
				<path d="M-2 .8H164V10H-2Z" fill={brick.mid} />
				<path d="M-2-.4H164V1H-2Z" fill={ink} />
			</Plate>
			{[24, 48, 100, 124].map((x) => (
				<Outlined key={x} d={`M${x}-8.4a3.3 3.3 0 1 1-.1 0M${x}-6.7a1.6 1.6 0 1 0 .1 0`} fill={midnight.light} />
			))}
			<Outlined d="M8 9.6L2 11.6H14ZM1.6 3H3.6V12H1.6Z" fill={cloth.grey.dark} />
		</>
	);
}

/** From above, her roof taken off. */
export function WaterBusPlan() {
	const bench = (x: number) => `M${x}-18H${x + 6}V-4H${x}ZM${x} 4H${x + 6}V18H${x}Z`;
	const jackets = benches.map((x) => `M${x + 1.4}-16h3v4h-3ZM${x + 1.4} 12h3v4h-3Z`).join('');
	return (
		<>
			<Plate
				d="M2-18C10-20.4 30-21 60-21H112C136-21 152-11 160 0 152 11 136 21 112 21H60C30 21 10 20.4 2 18Z"
				tone={{ light: white, dark: linen.mid }}
			>
				<path d="M6-16C14-18 30-18.4 60-18.4H112C132-18.4 145-9 151 0 145 9 132 18.4 112 18.4H60C30 18.4 14 18 6 16Z" fill={canvas.light} />
				<path d="M0 0H160V24H0Z" fill={ink} fillOpacity=".14" />
				<path d="M66-22H82V-18.4H66ZM66 18.4H82V22H66Z" fill={canvas.light} />
				<Ink d="M6-16C14-18 30-18.4 60-18.4H112C132-18.4 145-9 151 0 145 9 132 18.4 112 18.4H60C30 18.4 14 18 6 16Z" weight={0.5} />
			</Plate>
			<Outlined d={benches.map((x) => bench(x - 3)).join('')} fill={wood} />
			<path d={jackets} fill={cloth.orange.light} />
			<Outlined d="M129-8H137V8H129Z" fill={slate.mid} />
			<Outlined d="M122-2A2 2 0 1 1 122 2 2 2 0 1 1 122-2Z" fill={wood} />
			<Outlined d="M150-2A2 2 0 1 1 150 2 2 2 0 1 1 150-2Z" fill={brass.mid} />
			<Outlined d="M66-21.6H82V-20H66ZM66 20H82V21.6H66Z" fill={yellow} />
		</>
	);
}
