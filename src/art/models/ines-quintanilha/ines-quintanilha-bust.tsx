import { palette, slate } from '../../../model/colours.ts';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { cloth, Line, Part } from '../../kit/forms.tsx';
import { teal } from './ines-quintanilha-tones.ts';

/** Jacket, shirt and the headphones that hang round her neck, under a near head. */

interface Cut {
	shirt: string;
	jacket: readonly string[];
	/** The band, as far as it shows, and the cups. */
	band: string;
	cups: readonly (readonly [x: number, y: number, rx: number, lean: number])[];
}

const cuts: ByView<Cut | undefined> = {
	front: {
		shirt: 'M-52 176L0 226 52 176 64 244H-64Z',
		jacket: ['M-56 180C-74 184-86 190-94 198V244H-44Z', 'M56 180C74 184 86 190 94 198V244H44Z'],
		band: 'M-54 152C-62 164-66 178-66 190M54 152C62 164 66 178 66 190',
		cups: [
			[-66, 206, 27, 8],
			[66, 206, 27, -8],
		],
	},
	quarter: {
		shirt: 'M-60 176L24 226 46 172 66 244H-40Z',
		jacket: ['M-72 180C-82 184-88 190-92 198V244H-14Z', 'M48 180C72 184 88 192 98 202V244H58Z'],
		band: 'M-70 148C-76 160-76 176-70 190M46 152C56 164 62 176 64 190',
		cups: [
			[-66, 206, 27, 10],
			[66, 206, 22, -8],
		],
	},
	profile: {
		shirt: 'M0 180L30 190 50 244H0Z',
		jacket: ['M-88 178C-100 184-106 192-108 200V244H44L20 190Z'],
		band: 'M-84 146C-70 158-44 168-24 188',
		cups: [[-8, 208, 32, 4]],
	},
	back: undefined,
};

export function InesQuintanilhaBust({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	const { line } = pen;
	const shade = 'M-200 120H-56C-30 180-24 220-34 260H-200Z';
	return (
		<>
			<Part d={cut.shirt} tone={cloth.foam} shade={shade} line={line * 0.8} />
			{cut.jacket.map((d) => (
				<Part key={d} d={d} tone={teal} shade={shade} line={line} />
			))}
		</>
	);
}

/** They hang round her neck, over the hair: she is not listening to anyone. */
export function Headphones({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	const { line } = pen;
	return (
		<>
			<Line d={cut.band} width={18 + line} />
			<Line d={cut.band} width={16} ink={palette.red} />
			{cut.cups.map(([x, y, rx, lean]) => (
				<g key={x} transform={`translate(${x} ${y})rotate(${lean})`}>
					<ellipse rx={rx} ry="34" fill={slate.deep} stroke={palette.ink} strokeWidth={line} />
					<ellipse rx={rx * 0.62} ry="21" fill={palette.ink} />
					<ellipse rx={rx * 0.4} ry="13" fill={palette.red} />
				</g>
			))}
		</>
	);
}
