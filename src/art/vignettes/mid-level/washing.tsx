import { concrete, crimson, orange, palette } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { galleryLight } from './mid-level-light.ts';

const { ink, red, white, blue } = palette;

/** A line of washing across the well. */
export function Washing() {
	return (
		<g data-light={galleryLight} stroke={ink} strokeWidth="4">
			<path d="M0 38Q300 132 566-10" fill="none" strokeWidth="4" />
			<path d="M48 52L118 68 112 150 40 132Z" fill={white} />
			<path d="M40 132L46 76 64 116 112 138V150Z" fill={concrete.light} strokeWidth="0" />
			<path d="M150 76L172 80Q186 88 200 83L224 84 250 108 232 124 222 116 220 158 158 152 160 110 146 116 130 96Z" fill={red} />
			<path d="M160 110L178 92 176 154 158 152Z" fill={crimson.dark} strokeWidth="0" />
			<path d="M276 80L326 70 336 150 314 152 304 104 300 154 278 156Z" fill={blue} />
			<path d="M276 80L292 77 288 156 278 156Z" fill={palette.deep} strokeWidth="0" />
			<path d="M366 60L436 34 444 96 374 122Z" fill={orange.light} />
			<path d="M374 122L368 76 396 98 444 84V96Z" fill={orange.dark} strokeWidth="0" />
			<Line d="M48 46v14M116 60v14M152 70v12M222 76v14M278 74v14M324 64v12M368 54v12M434 28v14" width={5} />
		</g>
	);
}
