import { measures } from '../../../content/measures.ts';
import { canvas, palette } from '../../../model/colours.ts';
import { cloth, n } from '../../kit/forms.tsx';
import type { Depth } from '../lift/depth.ts';
import { put } from './round.ts';

const { table } = measures.loop.drawn;
const { ink, white, paper, red, sea, deep, foam, yellow, blue } = palette;

/** The tide table on its two piles, square to the platform, some way along it. */
export function TideTable({ p }: { p: Depth }) {
	const d = 3;
	const [x, y] = put(p, -3.3, 0, d);
	const k = p.k(d) / 100;
	const half = (table.width * 100) / 2;
	const head = table.height * 100;
	return (
		<g transform={`translate(${x} ${y})scale(${Math.round(k * 1000) / 1000})`} stroke={ink} strokeWidth={n(2 / k)}>
			<path d={`M${-half} 0H${half + 30}L${half + 60}-8H${-half}Z`} fill={canvas.dark} stroke="none" />
			{[-1, 1].map((side) => (
				<path key={side} d={`M${side * (half - 8) - 8} 0V${-head + 14}h16V0Z`} fill={cloth.wood.dark} />
			))}
			<path d={`M${-half + 16}-384H${half - 16}V-124H${-half + 16}Z`} fill={cloth.wood.light} />
			<path d="M-92-380H92V-294H-92Z" fill={foam} />
			<path d="M-92-336C-60-344-20-340 92-338V-294H-92Z" fill={cloth.green.dark} strokeWidth="0" />
			<path d="M-92-326H92V-294H-92Z" fill={blue} strokeWidth="0" />
			<path d="M-78-334v-20l10-8v8l10-8v8l10-8v28ZM-34-334v-36h7v36Z" fill={deep} strokeWidth="0" />
			<path d="M22-306h50l6-8-8 16H30Z" fill={white} strokeWidth="0" />
			<path d="M34-306v-12h24v12Z" fill={red} strokeWidth="0" />
			<path d="M-92-372H92" stroke={red} strokeWidth="4" />
			<path d="M-92-286H16V-132H-92ZM24-286H92V-132H24Z" fill={paper} />
			<path d="M-92-286H16V-266H-92ZM24-286H92V-266H24Z" fill={deep} strokeWidth="0" />
			<path d="M-88-282h10v12h-10Z" fill={yellow} strokeWidth="0" />
			<path
				d="M-88-196C-82-196-78-178-72-178S-58-246-48-246-34-172-24-172-10-236 0-236 8-208 12-190V-138H-88Z"
				fill={foam}
				strokeWidth="0"
			/>
			<path
				d="M-88-196C-82-196-78-178-72-178S-58-246-48-246-34-172-24-172-10-236 0-236 8-208 12-190"
				fill="none"
				stroke={sea}
				strokeWidth="6"
			/>
			<path d="M-48-254v-8M0-244v-8" stroke={red} strokeWidth="4" />
			<path
				d={[-252, -234, -216, -198, -180, -162, -146].map((row) => `M32 ${row}h14M54 ${row}h10M72 ${row}h12`).join('')}
				stroke={deep}
				strokeWidth="4"
			/>
			<path
				d={`M${-half - 12}${-head + 22}L0 ${-head}L${half + 12} ${-head + 22}V${-head + 38}L0 ${-head + 16}L${-half - 12} ${-head + 38}Z`}
				fill={cloth.wood.light}
			/>
		</g>
	);
}
