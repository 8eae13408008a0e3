import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Box, type Grid, paint } from './fittings.tsx';

const { door } = measures.corridor.drawn;

interface DoorProps {
	g: Grid;
	/** Where its frame meets the floor, at its left. */
	at: Point;
	c: string;
	shade: string;
	/** Below the splash line: two sills, and the letter-box at the top. */
	wet?: boolean;
}

/** A tenant’s door, in the colour that pleased them. */
export function Door({ g, at: [x, y], c, shade, wet = false }: DoorProps) {
	const { width, height, sill } = door;
	const foot = y + sill * (wet ? 2 : 1);
	const top = foot + height;
	const slit = wet ? 0.27 : 0.15;
	const slot = wet ? top - 0.24 : foot + 0.95;
	return (
		<>
			<Box g={g} at={[x - 0.07, y]} size={[width + 0.14, top - y + 0.07]} fill={paint.shade} line={2.4} />
			<Box g={g} at={[x, foot]} size={[width, height]} fill={c} shade={[0.14, shade]} line={2.4} />
			{!wet &&
				[0.14, 1.16].map((by) => <Box key={by} g={g} at={[x + 0.1, foot + by]} size={[width - 0.22, 0.74]} fill="none" line={1.6} />)}
			{Array.from({ length: wet ? 2 : 1 }, (_, i) => (
				<Box
					key={i}
					g={g}
					at={[x - 0.07 - i * 0.02, y + i * sill]}
					size={[width + 0.14 + i * 0.04, sill]}
					fill={i ? paint.steel : paint.shade}
					line={2}
				/>
			))}
			<Box g={g} at={[x + slit, slot]} size={[0.28, 0.07]} fill={paint.brass} line={1.8} />
			<Box g={g} at={[x + slit + 0.03, slot + 0.02]} size={[0.22, 0.02]} fill={palette.ink} line={0} />
			<circle
				cx={g.x(x + width - 0.08)}
				cy={g.y(foot + 1.02)}
				r={n(g.k * 0.035)}
				fill={paint.brass}
				stroke={palette.ink}
				strokeWidth="1.6"
			/>
		</>
	);
}
