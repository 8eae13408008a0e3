import type { FlagLetter } from '../../model/flags.ts';
import { FlagPattern } from '../flags.tsx';
import { lights, useNight } from '../kit/night.tsx';
import { colour, weight } from './city-plan-colours.ts';
import { floodlight, lampNear, panes } from './city-plan-lights.ts';

/** The side away from the light, or a shadow that falls on what is beneath. */
export const Shade = ({ d, dark = 0.25 }: { d: string; dark?: number }) => (
	<path fill={colour.ink} fillOpacity={dark} stroke="none" d={d} />
);

/** Thin lines inside a thing. */
export const Inner = ({ d, width = weight.inner }: { d: string; width?: number }) => <path fill="none" strokeWidth={width} d={d} />;

interface DashesProps {
	/** The light it stands in by night, where that is not the drawing's. */
	light?: string | undefined;
	d: string;
	colour: string;
	width: number;
	dash: string;
	from?: number;
	round?: boolean;
}

/** What windows are drawn with: by day their own colour, by night a lamp behind them. */
export const usePanePaint = (day: string) => (useNight() ? { colour: panes.warm, light: lights.own } : { colour: day });

/** A line cut into dashes of one colour: windows in a wall, washing on a line, plants in a row. */
export const Dashes = (props: DashesProps) => (
	<path
		data-light={props.light}
		fill="none"
		stroke={props.colour}
		strokeWidth={props.width}
		strokeDasharray={props.dash}
		strokeDashoffset={props.from}
		strokeLinecap={props.round ? 'round' : 'butt'}
		d={props.d}
	/>
);

/** The same with an ink rim, for dashes that are things of their own. */
export const Dots = (props: Omit<DashesProps, 'round'>) => (
	<>
		<Dashes {...props} round colour={colour.ink} width={props.width + 5} />
		<Dashes {...props} round />
	</>
);

/** What hangs on a line: every colour once a length, each a little further on. */
type Hung = readonly (readonly [colour: string, dash: string, from: number])[];
const wash: Hung = [
	[colour.white, '9 25', 0],
	[colour.red, '5 29', -12],
	[colour.foam, '7 27', -19],
	[colour.yellow, '4 30', -28],
];
const flags: Hung = [
	[colour.yellow, '7 29', -2],
	[colour.red, '7 29', -11],
	[colour.white, '7 29', -20],
	[colour.blue, '7 29', -29],
];

function Hanging({ d, hung }: { d: string; hung: Hung }) {
	return (
		<>
			<Inner width={weight.fine} d={d} />
			<g transform="translate(0 4.5)">
				{hung.map(([hue, dash, from]) => (
					<Dashes key={hue} light={lampNear} colour={hue} width={8} dash={dash} from={from} d={d} />
				))}
			</g>
		</>
	);
}

/** Washing, by the lines that it hangs on. */
export const Washing = ({ d }: { d: string }) => <Hanging d={d} hung={wash} />;
/** Bunting, by its halyards. */
export const Bunting = ({ d }: { d: string }) => <Hanging d={d} hung={flags} />;

/** A flag on its staff, by the staff's foot. */
export function Flag(props: { of: FlagLetter; x: number; y: number; staff: number; w?: number }) {
	const { of, x, y, staff, w = 26 } = props;
	return (
		<>
			<path fill="none" d={`M${x} ${y}v${-staff}`} />
			<g data-light={floodlight} transform={`translate(${x} ${y - staff})scale(${w / 80})`}>
				<path fill="none" strokeWidth={Math.round(400 / w)} d="M0 0H80V60H0Z" />
				<g stroke="none">
					<FlagPattern letter={of} />
				</g>
			</g>
		</>
	);
}
