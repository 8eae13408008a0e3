import { palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';

/** What a thing that somebody carries is drawn with. */

export interface ThingProps {
	/** The outline in the thing's own units. */
	line: number;
	/** With what only a near thing shows. */
	near?: boolean;
}

/** Flat colour inside its outline. */
export function Piece({ d, fill, line }: { d: string; fill: string; line: number }) {
	return <path d={d} fill={fill} stroke={palette.ink} strokeWidth={n(line)} strokeLinejoin="round" />;
}
