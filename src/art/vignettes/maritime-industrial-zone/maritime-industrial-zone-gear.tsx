import {
	brass,
	canvas,
	cobalt,
	concrete,
	copper,
	crimson,
	deal,
	dusk,
	leather,
	oilskin,
	orange,
	palette,
	slate,
	steel,
	water,
	wood,
} from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { clockLight, edgeLight, fireLight } from './maritime-industrial-zone-light.ts';

/** What stands about on the quay. */

const { ink, white, yellow } = palette;
const enamel = { light: cobalt.mid, dark: dusk.mid };
const soot = { light: steel.deep, dark: concrete.deep };
const iron = { light: leather.light, dark: leather.mid };

/** An oil drum with a fire in it. */
function Brazier() {
	return (
		<g transform="translate(160 404)">
			<Halo fill={orange.light} x={0} y={70} steps="190 .1, 130 .16" />
			<Form d="M-66-4C-40 6 40 6 66-4V206H-66Z" tone={iron} shade="M-80-10H-20V220H-80Z" line={3}>
				<Line d="M-66 44C-40 54 40 54 66 44M-66 58C-40 68 40 68 66 58" width={4} />
			</Form>
			<g data-light={lights.own} stroke={ink} strokeWidth="4">
				<path d="M-46 84h18v26h-18ZM-9 88h18v26h-18ZM28 84h18v26h-18ZM-28 126h18v26h-18ZM10 126h18v26h-18Z" fill={orange.light} />
				<path
					d="M-42 110v-12l5-8 6 10v10ZM-5 114v-10l6-10 5 8v12ZM32 110v-14l4-6 7 8v12ZM-24 152v-12l6-8 5 10v10ZM14 152v-14l4-4 7 10v8Z"
					fill={yellow}
					stroke="none"
				/>
			</g>
			<path d="M-78-14H78V0H-78Z" fill={soot.light} stroke={ink} strokeWidth="5" />
			<path d="M-78-14H-24V0H-78Z" fill={soot.dark} stroke="none" />
		</g>
	);
}

/** Where the coffee's smoke goes: up, over everybody, and along under Deck 3. */
export function Smoke() {
	return (
		<g data-light={fireLight} transform="translate(-30 22)">
			<path
				d="M336 268C320 240 348 214 336 186 324 158 292 148 298 112 300 92 312 82 314 66 290 72 268 66 264 46 240 46 226 28 236 8L240-40H430L424 6C440 22 428 44 408 44 404 62 382 70 362 62 366 92 338 98 336 122 332 146 368 158 372 192 376 226 344 240 350 268Z"
				fill={copper.mid}
				stroke={ink}
				strokeWidth="5"
			/>
			<path
				d="M338 266C322 240 350 214 338 186 326 158 294 148 300 112 302 92 314 82 316 66 292 72 270 64 266 44 242 44 228 28 238 8L242-40H306C276 4 294 30 330 34 338 66 320 96 318 118 314 148 350 160 354 192 358 220 334 240 342 266Z"
				fill={wood.dark}
			/>
		</g>
	);
}

/** The large kettle, all that the strikers of 2113 were given; tipped to its spout. */
function Kettle() {
	return (
		<g transform="translate(112 392)scale(.82)">
			<path d="M-62-84C-66-156 60-160 58-86" fill="none" stroke={ink} strokeWidth="15" />
			<path d="M-62-84C-66-156 60-160 58-86" fill="none" stroke={cloth.wood.light} strokeWidth="6" />
			<Form
				d="M-70-8C-82-54-66-92-44-98H42C62-92 74-66 76-58L108-92 128-84C118-60 98-26 72-8Z"
				tone={enamel}
				shade="M-90-110H-26C-44-70-40-30-26 0H-90ZM76-58L108-92 112-90 74-30Z"
				line={3.5}
			>
				<path d="M30-82C46-78 58-62 58-40" fill="none" stroke={cobalt.pale} strokeWidth="8" />
				<path d="M-8-60l10 6-4 10 12 4-8 12" fill="none" stroke={ink} strokeWidth="4" />
			</Form>
			<path d="M-40-98C-34-116 34-116 38-98Z" fill={enamel.dark} stroke={ink} strokeWidth="5" />
			<circle cy="-117" r="8" fill={deal.dark} stroke={ink} strokeWidth="5" />
		</g>
	);
}

export function Tea() {
	return (
		<Lit light={fireLight}>
			<Brazier />
			<Kettle />
		</Lit>
	);
}

/** What the boss stands on. */
export function Box({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`} data-light={clockLight}>
			<Form d="M-84 0H84L80 126H-80Z" tone={cloth.wood} shade="M-100-10H-30V140H-100Z" line={3}>
				<Line d="M-84 42H84M-84 84H84" width={4} />
				<path d="M-62 0V126M62 0V126" stroke={ink} strokeWidth="4" />
			</Form>
			<path d="M-92-14H92V2H-92Z" fill={deal.dark} stroke={ink} strokeWidth="5" />
		</g>
	);
}

/** A bollard, the ship on it, and a gull, which has not read the regulation. */
export function Bollard() {
	return (
		<g transform="translate(1098 560)" data-light={edgeLight}>
			<Line d="M-10-56C30-140 50-260 66-360" width={17} />
			<Line d="M-10-56C30-140 50-260 66-360" width={9} ink={canvas.light} />
			<Form
				d="M-34 40L-30-50H-48V-78C-30-90 30-90 48-78V-50H30L34 40Z"
				tone={{ light: palette.red, dark: crimson.dark }}
				shade="M-60-100H-12V60H-60Z"
				line={3.5}
			>
				<Line d="M-48-56C-20-46 20-46 48-56" width={3} />
			</Form>
			<path d="M-40-34C-20-22 20-22 40-34V-18C20-6-20-6-40-18Z" fill={canvas.light} stroke={ink} strokeWidth="4.500" />
			<path d="M-42-16C-20-4 20-4 42-16V0C20 12-20 12-42 0Z" fill={canvas.light} stroke={ink} strokeWidth="4.500" />
			<Gull />
		</g>
	);
}

function Gull() {
	return (
		<g transform="translate(-4 -84)" stroke={ink} strokeWidth="4.500">
			<path d="M-8 0V-16M6 0V-16" strokeWidth="6" stroke={cloth.orange.light} />
			<path d="M-34-66C-40-76-34-92-18-92-4-90 0-78 0-68 22-62 40-50 62-30 40-28 30-16 8-14-18-12-34-34-30-62Z" fill={white} />
			<path d="M0-52C22-54 44-44 66-28 48-26 36-24 24-22 8-26-2-36 0-52Z" fill={cloth.grey.light} />
			<path d="M-32-74L-54-66-32-64Z" fill={yellow} />
			<path d="M-22-78h.1" strokeWidth="7" strokeLinecap="round" />
		</g>
	);
}

/** A wet rope, coiled down, and what has run out of it. */
export function Coil() {
	return (
		<g data-light={edgeLight} transform="translate(952 582)">
			<ellipse cx="-10" cy="14" rx="130" ry="22" fill={water.mid} />
			<g fill={canvas.light} stroke={ink} strokeWidth="4.500">
				<ellipse cy="2" rx="84" ry="22" />
				<ellipse cy="-10" rx="78" ry="20" />
				<ellipse cy="-22" rx="72" ry="18" />
				<ellipse cy="-24" rx="36" ry="8" fill={slate.dark} />
			</g>
		</g>
	);
}

/** The fire's share of the night. */
export function FirePool() {
	return (
		<ByNight>
			<ellipse cx="240" cy="600" rx="260" ry="60" fill={oilskin.light} fillOpacity=".3" />
			<ellipse cx="640" cy="570" rx="280" ry="64" fill={brass.pale} fillOpacity=".25" />
		</ByNight>
	);
}
