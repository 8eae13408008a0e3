import { brass, cobalt, concrete, dusk, linen, oilskin, orchid, palette, water } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { band, floorOf, spacing } from './lung-space.ts';

/** What is only there by night in the Lung. */

/** Day coming up behind the hives, in four flat steps, and the stars that are left. */
export function Dawn() {
	const stars = 'M226 40h.1M300 72h.1M352 26h.1M414 46h.1M468 20h.1M604 34h.1M640 84h.1M190 96h.1';
	return (
		<ByNight>
			<path d="M0 0H800V400H0Z" fill={dusk.mid} />
			<ellipse cx="424" cy="238" rx="330" ry="190" fill={cobalt.mid} />
			<ellipse cx="430" cy="246" rx="240" ry="134" fill={water.mid} />
			<ellipse cx="434" cy="252" rx="172" ry="88" fill={palette.foam} />
			<ellipse cx="436" cy="252" rx="118" ry="52" fill={linen.pale} />
			<path d={stars} stroke={concrete.pale} strokeWidth="3.4" strokeLinecap="round" />
			<path d="M537 60l4-13 4 13 13 4-13 4-4 13-4-13-13-4Z" fill={palette.white} />
		</ByNight>
	);
}

/** A tier's floor and wall in the grow-lamps' rose. */
export function Grown({ level }: { level: number }) {
	const h = floorOf(level);
	return (
		<ByNight>
			<path d={band(1.2, h, 1.2, h + spacing)} fill={orchid.deep} stroke="none" />
			<path d={band(1.2, h, 1.2, h + spacing * 0.55)} fill={orchid.dark} stroke="none" />
		</ByNight>
	);
}

/** A grow-lamp's glow and the light that it throws down, about a lamp 20 units tall. */
export function Beam() {
	return (
		<ByNight>
			<path d="M-7 14L-30 84H30L7 14Z" fill={orchid.light} fillOpacity=".22" stroke="none" />
			<path d="M-4 14L-14 84H14L4 14Z" fill={orchid.pale} fillOpacity=".25" stroke="none" />
			<circle cy="14" r="19" fill={orchid.light} fillOpacity=".3" stroke="none" />
		</ByNight>
	);
}

interface Place {
	x: number;
	y: number;
	/** Degrees from upright, and units of the picture per centimetre. */
	lean?: number;
	k: number;
}

/** Two flat steps of lantern light round whoever works by it; where two meet, it is one light. */
export function Lanterns({ places }: { places: readonly Place[] }) {
	const discs = (r: number) =>
		places
			.map(({ x, y, lean = 0, k }) => {
				const turn = (lean * Math.PI) / 180;
				const [cx, cy, size] = [x + 96 * k * Math.sin(turn), y - 96 * k * Math.cos(turn), r * k];
				return `M${n(cx - size)} ${n(cy)}a${n(size)} ${n(size)} 0 1 0 ${n(size * 2)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-size * 2)} 0Z`;
			})
			.join('');
	return (
		places.length > 0 && (
			<ByNight>
				<path d={discs(104)} fill={oilskin.light} opacity=".15" stroke="none" />
				<path d={discs(62)} fill={oilskin.light} opacity=".42" stroke="none" />
			</ByNight>
		)
	);
}

/** The lantern itself, at somebody's belt. */
export function Belt() {
	return (
		<ByNight>
			<path d="M17-64h12v16h-12Z" fill={brass.pale} strokeWidth="5" />
		</ByNight>
	);
}

/** The lamp that the cradle carries under its rail: the keeper cuts by it too. */
export function CradleLamp() {
	return (
		<ByNight>
			<Lanterns places={[{ x: 542, y: 652, k: 0.5 }]} />
			<path d="M546 560V584" stroke={palette.ink} strokeWidth="5" />
			<path d="M528 600Q542 574 556 600V618H528Z" fill={linen.pale} stroke={palette.ink} strokeWidth="6" />
			<path d="M528 600Q542 574 556 600Z" fill={cloth.grey.dark} stroke={palette.ink} strokeWidth="5" />
		</ByNight>
	);
}

const drops =
	'M300 700h.1M337 664h.1M352 612h.1M392 655h.1M452 655h.1M458 735h.1M304 742h.1M418 706h.1M488 742h.1M366 700h.1M500 690h.1M328 880h.1M420 870h.1M468 900h.1M378 500h.1M411 513h.1';

/** What the leaves have breathed out, in the lamp. */
export function Dew() {
	return (
		<ByNight>
			<path d={drops} stroke={palette.white} strokeWidth="5" strokeLinecap="round" />
		</ByNight>
	);
}
