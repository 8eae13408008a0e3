import { anselmBrandvold } from '../../../content/wardrobe.ts';
import { copper, deal, palette } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';

/** What Anselm Brandvold works with: laid rope, its strands, and the fid that opens it. */

export const hemp = { light: anselmBrandvold.hemp, dark: deal.dark };
const wood = { light: anselmBrandvold.fid, dark: copper.dark };

const steps = (count: number) => Array.from({ length: count }, (_, i) => i * 18);

/** Laid rope along the x axis, 28 thick, so many turns of 18. */
export function Rope({ turns, line }: { turns: number; line: number }) {
	const of = (d: (x: number) => string) => steps(turns).map(d).join('');
	return (
		<>
			<path
				d={of(
					(x) =>
						`M${x}-14C${x + 7}-20 ${x + 15}-20 ${x + 19}-14 ${x + 23}-4 ${x + 29} 6 ${x + 37} 14 ${x + 31} 20 ${x + 23} 20 ${x + 18} 14 ${x + 8} 6 ${x + 4}-6 ${x}-14Z`,
				)}
				fill={hemp.light}
				stroke={palette.ink}
				strokeWidth={n(line)}
				strokeLinejoin="round"
			/>
			<path
				d={of(
					(x) =>
						`M${x + 34} 16C${x + 26} 17 ${x + 22} 17 ${x + 18} 14 ${x + 13} 10 ${x + 10} 6 ${x + 8} 2 ${x + 14} 8 ${x + 22} 12 ${x + 34} 16Z`,
				)}
				fill={hemp.dark}
			/>
		</>
	);
}

/** One strand on its own, whipped red at the end so that it cannot part. */
export function Strand({ d, end, line }: { d: string; end: string; line: number }) {
	return (
		<>
			<Line d={d + end.replace('M', 'L')} width={11 + line * 1.8} />
			<Line d={d} width={11} ink={hemp.light} />
			<path d={d} fill="none" stroke={hemp.dark} strokeWidth="11" strokeDasharray="2.4 7" strokeLinecap="butt" />
			<Line d={end} width={11} ink={anselmBrandvold.whipping} />
		</>
	);
}

/** Point down, 120 long, its head as origin. */
export function Fid({ line }: { line: number }) {
	return (
		<>
			<path
				d="M-14-4C-14-20 14-20 14-4 17 6 14 14 13 22L5 106 0 120-5 106-13 22C-14 14-17 6-14-4Z"
				fill={wood.light}
				stroke={palette.ink}
				strokeWidth={n(line)}
				strokeLinejoin="round"
			/>
			<path d="M4-14C14-12 15 6 12 18L4 108 0 116Z" fill={wood.dark} />
			<Line d="M-13 12Q0 18 13 12" width={line * 0.7} />
		</>
	);
}
