import type { FlagLetter } from '../../model/flags.ts';
import { FlagPattern } from '../flags.tsx';
import { type Colour, type Hue, paint } from './cross-section-colours.ts';
import { floodlight } from './cross-section-lights.ts';
import { toSteps } from './steps.ts';

const find = (hue: Hue) => (hue.startsWith('#') ? hue : paint[hue as Colour]);

/** Line weights: the outline of the city, its walls, and what stands in its rooms. */
export const line = { heavy: 5, wall: 3, plain: 1.4 } as const;

/** What may stand in another light than its drawing, by night. */
interface Lit {
	light?: string | undefined;
}

/** The side away from the light. */
export const Shade = ({ d, dark = 0.22 }: { d: string; dark?: number }) => (
	<path d={toSteps(d)} fill={paint.ink} fillOpacity={dark} stroke="none" />
);

/** Ink without fill; its width and colour are the group's where nothing is said. */
export const Line = ({ d, width, ink, light }: Lit & { d: string; width?: number; ink?: Hue }) => (
	<path
		data-light={light}
		d={toSteps(d)}
		fill="none"
		{...(width !== undefined && { strokeWidth: width })}
		{...(ink && { stroke: find(ink) })}
	/>
);

/** Flat colour in a line of ink. */
export const Outlined = ({ d, fill, line, light }: Lit & { d: string; fill: Hue; line?: number }) => (
	<path data-light={light} d={toSteps(d)} fill={find(fill)} {...(line !== undefined && { strokeWidth: line })} />
);

/** Something flat without an outline: light, paint, water. */
export const Flat = ({ d, fill, clear, light }: Lit & { d: string; fill: Hue; clear?: number }) => (
	<path data-light={light} d={toSteps(d)} fill={find(fill)} stroke="none" {...(clear !== undefined && { fillOpacity: clear })} />
);

/** Filled shapes, those of one colour in one path: later colours lie over earlier ones. */
export function Things(props: Lit & { all: readonly (readonly [fill: Colour, d: string])[] }) {
	const { all, light } = props;
	const paths = new Map<Colour, string>();
	for (const [fill, d] of all) paths.set(fill, (paths.get(fill) ?? '') + d);
	return [...paths].map(([fill, d]) => <Outlined key={fill} fill={fill} d={d} light={light} />);
}

/** A line of one colour on ink: rope, steel, pipe. */
export const Cord = (props: Lit & { d: string; colour: Colour; width?: number }) => {
	const { d, colour, width = line.wall, light } = props;
	return (
		<>
			<Line width={width + 2} d={d} />
			<Line width={width} ink={colour} d={d} light={light} />
		</>
	);
};

/** A flag on its staff: where the truck and the foot of the staff are, and how wide it is. */
export function Flag(p: { letter: FlagLetter; x: number; y: number; foot: number; w: number }) {
	return (
		<>
			<Line width={line.wall} d={`M${p.x} ${p.y - 4}V${p.foot}`} />
			<g data-light={floodlight} transform={`translate(${p.x} ${p.y}) skewY(5) scale(${p.w / 80})`}>
				<g stroke="none">
					<FlagPattern letter={p.letter} />
				</g>
				<path fill="none" strokeWidth="4" d="M0 0H80V60H0Z" />
			</g>
		</>
	);
}

/** A box from one corner to the other, as path data. */
export const box = (x: number, y: number, to: number, foot: number) => `M${x} ${y}H${to}V${foot}H${x}Z`;

/** A disc, as path data. */
export const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1${-2 * r} 0Z`;
