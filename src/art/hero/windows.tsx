import { palette, slate } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import { disc, tenth } from '../kit/shapes.ts';
import { by, dark } from './moonlight.ts';

const { yellow, red, foam } = palette;

interface PanesProps {
	x: number;
	y: number;
	/** One string for each row: `o` lit, `b` blue, `r` curtained, anything else bare wall. */
	rows: readonly string[];
	dx: number;
	dy: number;
	w?: number;
	h?: number;
}

/** The rim of a window, half of which lies outside it. */
const rim = { pane: 1.6, port: 1.8 } as const;

/** Windows, all of one colour in one path. */
export function Panes({ x, y, rows, dx, dy, w = 7, h = 11 }: PanesProps) {
	const night = useNight();
	/** By night one in four is dark, since someone sleeps there, and a few blue ones are screens. */
	const isDark = (c: string, i: number, j: number) => {
		const turn = (Math.abs(x) * 7 + i * 5 + j * 3) % 4;
		return night && ((c === 'o' && turn === 1) || (c === 'b' && turn < 2));
	};
	const [left, top] = [x - (w + rim.pane) / 2, y - rim.pane / 2];
	const outline = `h${w + rim.pane}v${h + rim.pane}h-${w + rim.pane}Z`;
	const panes = rows.flatMap((row, j) =>
		[...row].map((c, i) => ({
			kind: isDark(c, i, j) ? 'dark' : c,
			d: `M${tenth(left + i * dx)} ${tenth(top + j * dy)}${outline}`,
		})),
	);
	return kinds.map(([kind, fill, light]) => {
		const d = panes.flatMap((pane) => (pane.kind === kind ? [pane.d] : [])).join('');
		return d && <path key={kind} fill={fill} strokeWidth={rim.pane} d={d} data-light={light} />;
	});
}

/** What windows there are, and the light in them. */
const kinds = [
	['o', yellow, by.own],
	['b', foam, by.screen],
	['r', red, by.own],
	['dark', dark.line, by.own],
] as const;

/** Round windows: most are lit, and some are dark. */
export function Ports({ dots, r = 4 }: { dots: readonly (readonly [x: number, y: number, lit: boolean])[]; r?: number }) {
	const draw = (wanted: boolean) => dots.flatMap(([x, y, lit]) => (lit === wanted ? [disc(x, y, r + rim.port / 2)] : [])).join('');
	const [lit, unlit] = [draw(true), draw(false)];
	return (
		<>
			{lit && <path fill={yellow} strokeWidth={rim.port} d={lit} data-light={by.own} />}
			{unlit && <path fill={slate.mid} strokeWidth={rim.port} d={unlit} />}
		</>
	);
}
