import { idrisBenhaddou } from '../../../content/wardrobe.ts';
import { linen, palette, slate, steel, teal } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Piece, type ThingProps } from '../kit/piece.tsx';

/** What Idris Benhaddou carries: binoculars, and something small with a plug on it. */

const rubber = idrisBenhaddou.binoculars;

const tubes = [
	{
		d: 'M-68-38L-22-48 0 6C6 28 0 50-14 66L-62 70C-78 50-82 24-76 4Z',
		dark: 'M-40-42L-22-46-2 6C4 28-2 48-15 64L-26 66Z',
		gleam: 'M-67-22C-71 2-71 28-64 46',
	},
	{
		d: 'M14-54L60-64 82-10C88 12 82 34 68 50L20 56C6 36 0 10 8-10Z',
		dark: 'M42-58L60-62 80-10C86 12 80 32 67 48L56 50Z',
		gleam: 'M15-38C11-14 11 12 18 30',
	},
];

/** The middle of the bridge as origin, ten units to the centimetre; the eyes' end is up. */
export function Binoculars({ line, near }: ThingProps) {
	const fine = line * 0.7;
	return (
		<>
			{tubes.map(({ d, dark, gleam }) => (
				<g key={d}>
					<Piece d={d} fill={rubber} line={line} />
					<path d={dark} fill={palette.ink} />
					<Line d={gleam} width={near ? 5 : 9} ink={slate.light} />
				</g>
			))}
			<Piece d="M-20-28L16-36 24 8-10 16Z" fill={rubber} line={line * 0.8} />
			<Piece d="M-14-48C-10-60 8-64 12-52L16-30-10-24Z" fill={steel.mid} line={line * 0.8} />
			{near && <Line d="M-7-54L-3-28M0-57L5-30M6-57L11-32" width={2} />}
			<Piece d="M-72-36L-78-54-26-66-18-48Z" fill={palette.ink} line={line * 0.7} />
			<Piece d="M10-52L4-70 56-82 64-64Z" fill={palette.ink} line={line * 0.7} />
			<Line d="M-70-51C-56-56-44-59-32-61M12-68C26-73 38-76 52-78" width={near ? 3 : 6} ink={slate.light} />
			<Piece d="M-60 67C-48 58-26 56-14 66-22 76-46 78-60 67Z" fill={teal.light} line={fine} />
			<Piece d="M21 54C33 45 56 41 69 48 61 61 36 65 21 54Z" fill={teal.light} line={fine} />
		</>
	);
}

/** Out of a pocket, its mouth as origin, ten units to the centimetre. */
export function Plug({ line }: ThingProps) {
	const flex = 'M0-8C0 8 12 20 26 12 40 4 34-14 22-10 14-6 16 6 20 20';
	return (
		<>
			<Line d={flex} width={5 + line * 1.6} />
			<Line d={flex} width={5} ink={palette.white} />
			<g transform="translate(0-34)rotate(-12)">
				<Line d="M-10-22V-34M10-22V-34" width={4 + line * 1.6} />
				<Line d="M-10-22V-34M10-22V-34" width={4} ink={idrisBenhaddou.gold} />
				<Piece d="M-22-20H22L18 6C16 18 8 24 0 24-8 24-16 18-18 6Z" fill={palette.white} line={line} />
				<path d="M6-18H20L16 6C14 14 10 20 5 21Z" fill={linen.mid} />
			</g>
		</>
	);
}
