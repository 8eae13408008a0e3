import { cobalt, crimson, hemp, linen, midnight, oilskin, palette } from '../model/colours.ts';
import { type FlagLetter, flagLetters, flagMeanings } from '../model/flags.ts';
import { type Field, type FlagColour, listFlagShapes, outlineFlag } from './flag-shapes.ts';
import { Layer } from './kit/layer.tsx';
import { lights, type Night, useNight } from './kit/night.tsx';
import type { Point } from './kit/shapes.ts';
import type { Picture } from './picture.ts';

/** The field that every flag is drawn on: 4:3, hoist at the left. */
const field = { width: 80, height: 60 } as const;

/** The lamp-lit hem that edges a flag by night: lighter than any page, darker than its white. */
const hem = hemp.mid;

/** Bunting under a lamp: five colours told apart as by day, and none that glares. */
const lamplit: Night = {
	light: lights.own,
	colours: {
		[palette.white]: linen.light,
		[palette.yellow]: oilskin.light,
		[palette.red]: crimson.light,
		[palette.blue]: cobalt.dark,
		[palette.ink]: midnight.dark,
	},
};

/** Rounds to a thousandth, which is finer than any screen shows. */
const short = (value: number) => Math.round(value * 1000) / 1000;

/** A polygon as path data; level and upright sides take a letter and a number each. */
function toPath(points: readonly Point[]): string {
	let [atX, atY] = [Number.NaN, Number.NaN];
	const steps = points.map((point, i) => {
		const [x, y] = [short(point[0]), short(point[1])];
		const step = i === 0 ? `M${x} ${y}` : y === atY ? `H${x}` : x === atX ? `V${y}` : `L${x} ${y}`;
		[atX, atY] = [x, y];
		return step;
	});
	return `${steps.join('')}Z`;
}

/**
 * One flag's pattern without an outline, to be set into a drawing; on 80 × 60 and in the site's
 * colours unless told otherwise.
 */
export function FlagPattern(props: { letter: FlagLetter; on?: Field; colours?: Readonly<Record<FlagColour, string>> }) {
	const { letter, on = field, colours = palette } = props;
	return listFlagShapes(letter, on).map((shape, i) =>
		'points' in shape ? (
			<path key={i} fill={colours[shape.colour]} d={toPath(shape.points)} />
		) : (
			<circle key={i} cx={shape.centre[0]} cy={shape.centre[1]} r={short(shape.radius)} fill={colours[shape.colour]} />
		),
	);
}

/** A flag with its outline, in the field's own units: ink by day, its lit hem by night. */
function OutlinedFlag({ letter, line }: { letter: FlagLetter; line: number }) {
	const night = useNight();
	return (
		<Layer name={`Flag ${letter}`}>
			<FlagPattern letter={letter} />
			<path d={toPath(outlineFlag(letter, field))} fill="none" stroke={night ? hem : palette.ink} strokeWidth={line} />
		</Layer>
	);
}

/** The site's mark: L, A, G, A, N on one line. */
function Mark() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 448 64" width="448" height="64">
			{(['L', 'A', 'G', 'A', 'N'] as const).map((letter, i) => (
				<g key={i} transform={`translate(${i * 91})`}>
					<OutlinedFlag letter={letter} line={4} />
				</g>
			))}
		</svg>
	);
}

/** A whole flag with its ink outline, as an `<svg>` of its own. */
function FlagDrawing({ letter }: { letter: FlagLetter }) {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1.5 -1.5 83 63" width="83" height="63">
			<OutlinedFlag letter={letter} line={3} />
		</svg>
	);
}

/** A flag that fills a panel edge to edge, whole: cropped, it could be another letter. */
function FlagPanel({ letter }: { letter: FlagLetter }) {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60" width="800" height="600" preserveAspectRatio="none">
			<FlagPattern letter={letter} />
		</svg>
	);
}

/** L, A, G, A, N in flags. */
export const mark: Picture = {
	width: 448,
	height: 64,
	alt: 'Lagan',
	Drawing: Mark,
	night: lamplit,
};

/** Every flag twice: `flag-a` with an outline, `panel-a` to fill a panel. */
export const flagPictures = Object.fromEntries(
	flagLetters.flatMap((letter): [string, Picture][] => {
		const alt = `Signal flag ${letter}: ${flagMeanings[letter]}.`;
		return [
			[
				`flag-${letter.toLowerCase()}`,
				{
					width: 83,
					height: 63,
					alt,
					Drawing: () => <FlagDrawing letter={letter} />,
					night: lamplit,
				},
			],
			[
				`panel-${letter.toLowerCase()}`,
				{
					width: 800,
					height: 600,
					alt,
					Drawing: () => <FlagPanel letter={letter} />,
					night: lamplit,
				},
			],
		];
	}),
) as Readonly<Record<`${'flag' | 'panel'}-${Lowercase<FlagLetter>}`, Picture>>;
