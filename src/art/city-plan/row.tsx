import { lights, useNight } from '../kit/night.tsx';
import type { Point } from '../kit/shapes.ts';
import { colour, weight } from './city-plan-colours.ts';
import { Dashes, Shade } from './city-plan-parts.tsx';
import { put } from './plot.ts';

/** A kind of house in a row, by its measures and colours. */
export interface House {
	width: number;
	height: number;
	wall: string;
	roof: string;
	/** How high the ridge stands over the eaves; a flat roof has none. */
	ridge?: number;
	/** The colour of the windows, or none. */
	lights?: string;
	/** What a flat roof has in it, as bands of a colour: skylights, lightwells. */
	bands?: { colour: string; dash: string; share: number };
}

export type Houses = Readonly<Record<string, House>>;

interface RowProps {
	/** One letter a house; a space leaves a plot of 12 metres empty. */
	plan: string;
	houses: Houses;
	depth: number;
	gap?: number;
	/** Degrees by which the street falls away from east. */
	turn?: number;
	/** The light of the street's lamps, by night. */
	light: string;
	/** What its windows and skylights are lit with, by night. */
	pane: string;
}

const whole = Math.round;

/** Path data without what it can be read without. */
const tight = (d: string) => d.replaceAll(' -', '-').replaceAll('l0-', 'v-');

/** Gathers paths by what they are drawn with, so that a row takes few strokes. */
function gather<Key>() {
	const found = new Map<Key, string>();
	return {
		add(key: Key, d: string) {
			found.set(key, (found.get(key) ?? '') + d);
		},
		map: <Result,>(draw: (key: Key, d: string, i: number) => Result) => [...found].map(([key, d], i) => draw(key, d, i)),
	};
}

/**
 * Houses along a street, seen from the south, from the front left foot of the first. They are drawn
 * upright and level, to be sheared along the street: so their paths stay alike and the file small.
 */
export function Row({ plan, houses, depth, gap = 4, turn = 0, light, pane }: RowProps) {
	const night = useNight();
	const angle = (turn * Math.PI) / 180;
	const [du, dy] = [whole(depth * Math.tan(angle)), whole(-depth / Math.cos(angle))];
	const fills = { walls: gather<string>(), slopes: gather<string>(), roofs: gather<string>() };
	const windows = gather<string>();
	const bands = gather<NonNullable<House['bands']>>();
	let [shadow, shade, ends] = ['', '', ''];
	let u = 0;
	for (const letter of plan) {
		const house = houses[letter];
		if (!house) {
			u += 12;
			continue;
		}
		const { width: w, height: h, ridge: r = 0, lights } = house;
		const [su, sv] = [whole(h * 0.9), whole(h * (0.4 - 0.9 * Math.tan(angle)))];
		shadow += `M${u} 0l${su} ${sv}h${w}l${du} ${dy}l${-su} ${-sv}l${-du} ${-dy}z`;
		fills.walls.add(house.wall, `M${u} 0v${-h}h${w}v${h}z`);
		if (turn !== 0) ends += `M${turn > 0 ? u + w : u} 0v${-h}l${du} ${dy}v${h}z`;
		if (lights) windows.add(lights, `M${u + 4} ${-whole(h / 2)}h${w - 6}`);
		const [mu, my] = [whole(du / 2), whole(dy / 2) - r];
		const far = `M${u + mu} ${my - h}l${du - mu} ${dy - my}h${w}l${mu - du} ${my - dy}z`;
		if (r > 0) {
			fills.slopes.add(house.roof, far);
			fills.roofs.add(house.roof, `M${u} ${-h}l${mu} ${my}h${w}l${-mu} ${-my}z`);
			shade += far;
		} else fills.roofs.add(house.roof, `M${u} ${-h}l${du} ${dy}h${w}l${-du} ${-dy}z`);
		if (house.bands) bands.add(house.bands, `M${u + mu + 5} ${my - h}h${w - 8}`);
		u += w + gap;
	}
	const fill = (kind: keyof typeof fills) => fills[kind].map((hue, d) => <path key={hue} fill={hue} d={tight(d)} />);
	return (
		<g data-light={light} strokeWidth={weight.inner}>
			<Shade d={tight(shadow)} />
			{fill('slopes')}
			{ends && <path fill={turn > 0 ? colour.night : colour.rope} d={tight(ends)} />}
			{fill('walls')}
			{windows.map((hue, d) => (
				<Dashes key={hue} light={lights.own} colour={night ? pane : hue} width={5} dash="4 5" d={d} />
			))}
			{fill('roofs')}
			{shade && <Shade d={tight(shade)} dark={0.2} />}
			{bands.map((band, d, i) => (
				<Dashes key={i} light={lights.own} colour={night ? pane : band.colour} width={whole(depth * band.share)} dash={band.dash} d={d} />
			))}
		</g>
	);
}

/** A row that is drawn once and laid in many streets. */
export const RowPattern = ({ id, ...row }: RowProps & { id: string }) => (
	<g id={`city-plan-${id}`}>
		<Row {...row} />
	</g>
);

/** Streets of a row: the front left foot of each in metres, the lift of its ground, its turn. */
export function Streets(props: { lift: number; rows: readonly (readonly [id: string, at: Point, turn?: number])[] }) {
	return props.rows.map(([id, at, turn = 0]) => {
		const [x, y] = put(at, props.lift);
		const shear = whole(Math.tan((turn * Math.PI) / 180) * 100) / 100;
		return (
			<use key={`${x},${y}`} href={`#city-plan-${id}`} transform={shear ? `matrix(1 ${shear} 0 1 ${x} ${y})` : `translate(${x} ${y})`} />
		);
	});
}
