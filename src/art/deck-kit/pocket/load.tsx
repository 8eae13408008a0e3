import { useId } from 'react';
import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { n, skins } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { colour } from './pocket-colours.ts';

/** What hands say of a strand, and the strands that they say it of. */

const { ink } = palette;
const { rust, rustShade } = colour;
const per = 1250;
const hand = (measures.person.drawn.hand * per) / 200;
const strand = measures.line.drawn.strand * per;
const wrist = 286;
const [top, foot] = [396, 596];

/** A cuff of a hand that is held up. */
const Cuff = ({ x }: { x: number }) => {
	const d = `M${x - 42} ${wrist + 2}H${x + 42}L${x + 46} ${wrist + 32}H${x - 46}Z`;
	return (
		<g stroke={ink} strokeWidth="3.2">
			<path d={d} fill={rust} />
			<path d={`M${x - 42} ${wrist + 2}H${x - 16}L${x - 20} ${wrist + 32}H${x - 46}Z`} fill={rustShade} stroke="none" />
			<path d={d} fill="none" />
		</g>
	);
};

interface StrandProps {
	x: number;
	/** Which of its width still holds, from side to side. */
	holds: readonly [from: number, to: number];
}

/** A length of a strand: its yarns laid to the right, and those that have parted. */
function Strand({ x, holds: [from, to] }: StrandProps) {
	const id = useId();
	const at = (share: number) => n(x + (share - 0.5) * strand);
	const middle = (top + foot) / 2;
	/** The parted ends from one share of the width to another, above or below the middle. */
	const ends = (start: number, end: number, below: 1 | -1) =>
		Array.from({ length: 4 }, (_, i) => {
			const share = start + ((end - start) * (i + 1)) / 4;
			return `L${at(share - (end - start) / 8)} ${n(middle + below * (14 + ((i * 3) % 4) * 5))}L${at(share)} ${n(middle + below * 36)}`;
		}).join('');
	const side = [
		`M${at(0)} ${top}H${at(1)}V${middle - 36}`,
		to < 1 ? `${ends(1, to, -1)}V${middle + 36}${ends(to, 1, 1)}` : '',
		`V${foot}H${at(0)}V${middle + 36}`,
		from > 0 ? `${ends(0, from, 1)}V${middle - 36}${ends(from, 0, -1)}` : '',
		'Z',
	].join('');
	const rows = Array.from({ length: 13 }, (_, i) => top - 26 + i * 19);
	const loose = [...(to < 1 ? [1] : []), ...(from > 0 ? [-1] : [])].flatMap((way) =>
		[-1, 1].flatMap((below) =>
			[0, 1, 2].map((i) => {
				const start = way > 0 ? at(0.98 - i * 0.12) : at(0.02 + i * 0.12);
				return `M${start} ${middle + below * 34}q${way * (5 + i * 2)} ${-below * (18 - i * 3)} ${way * (20 - i * 7)} ${-below * (20 + i * 4)}`;
			}),
		),
	);
	return (
		<g>
			<clipPath id={id}>
				<path d={side} />
			</clipPath>
			<path d={loose.join('')} fill="none" stroke={ink} strokeWidth="6.5" />
			<path d={loose.join('')} fill="none" stroke={colour.rope} strokeWidth="2.8" />
			<path d={side} fill={colour.rope} stroke={ink} strokeWidth="6" />
			<g clipPath={`url(#${id})`}>
				<path d={side} fill={colour.rope} />
				<path d={`M${at(0)} ${top}H${at(0.28)}V${foot}H${at(0)}Z`} fill={colour.ropeShade} />
				<path
					d={rows.map((y) => `M${at(0)} ${y + 26}Q${x} ${y + 20} ${at(1)} ${y - 8}`).join('')}
					fill="none"
					stroke={ink}
					strokeWidth="2"
				/>
			</g>
		</g>
	);
}

const words = [
	['A ten', 150, [0, 1], 'As new'],
	['A five', 378, [0, 0.5], 'Half left'],
	['A one', 532, [0.4, 0.6], 'Telephone'],
] as const;

export const load = makeView(
	{
		size: [620, 736],
		perMetre: per,
		bar: { at: [440, 712], metres: 0.1, fields: 4 },
		alt: 'Load numbers, as hands in the rust-red cuffs of rope duty hold them up: ten fingers over a strand as good as new, five over one with half its life left, one finger over a strand that hangs by a few yarns.',
	},
	({ view }) => (
		<>
			<Layer name="Hand">
				<Hand pose="palm" skin={skins.olive} build="long" x={80} y={wrist} size={hand} turn={-90} flip line={4} near />
				<Hand pose="palm" skin={skins.olive} build="long" x={220} y={wrist} size={hand} turn={-90} line={4} near />
				<Hand pose="palm" skin={skins.umber} build="broad" x={378} y={wrist} size={hand} turn={-90} line={4} near />
				<Hand pose="point" skin={skins.rose} build="narrow" x={532} y={wrist} size={hand} turn={-90} line={4} near />
			</Layer>
			{[80, 220, 378, 532].map((x) => (
				<Cuff key={x} x={x} />
			))}
			{words.map(([name, x, holds, meaning]) => (
				<g key={name}>
					<Words at={[x, 368]} size={view.letters * 1.2} align="middle" weight={1.7}>
						{name}
					</Words>
					<Strand x={x} holds={holds} />
					<Words at={[x, foot + 68]} size={view.letters * 0.92} align="middle">
						{meaning}
					</Words>
				</g>
			))}
			<Dimension view={view} from={[150 - strand / 2, foot]} to={[150 + strand / 2, foot]} off={-26} />
		</>
	),
);
