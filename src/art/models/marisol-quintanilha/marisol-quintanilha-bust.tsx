import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { cloth, Part } from '../../kit/forms.tsx';
import { wine } from './marisol-quintanilha-wear.tsx';

/** Collar and lapels under a near head, so that it need not end in a bare neck. */

interface Cut {
	shirt: string;
	jacket: readonly string[];
	collar: readonly string[];
}

const cuts: ByView<Cut | undefined> = {
	front: {
		shirt: 'M-54 180H54L30 244H-30Z',
		jacket: ['M-62 184C-80 188-94 194-106 202V244H-12L-40 214Z', 'M62 184C80 188 94 194 106 202V244H12L40 214Z'],
		collar: ['M-54 160C-46 188-26 212 0 228L-24 246C-52 234-76 212-84 184Z', 'M54 160C46 188 26 212 0 228L24 246C52 234 76 212 84 184Z'],
	},
	quarter: {
		shirt: 'M-66 180H50L50 244H-10Z',
		jacket: ['M-76 184C-84 188-90 192-96 198V244H14L-20 214Z', 'M58 184C78 190 92 196 104 206V244H36L60 214Z'],
		collar: ['M48 158C46 188 40 210 24 228L48 246C66 230 76 212 74 184Z', 'M-74 160C-60 190-28 214 24 228L-4 248C-44 236-84 214-94 182Z'],
	},
	profile: {
		shirt: 'M-40 180H66L84 244H20Z',
		jacket: ['M-70 184C-84 190-96 196-104 206V244H62L40 210Z'],
		collar: ['M-66 158C-44 192 10 212 66 172L92 216 62 244C0 240-66 216-88 182Z'],
	},
	back: undefined,
};

export function MarisolQuintanilhaBust({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	const shade = 'M-200 120H-70C-40 180-30 220-40 260H-200Z';
	return (
		<>
			<Part d={cut.shirt} tone={cloth.white} shade={shade} line={pen.line * 0.8} />
			{cut.jacket.map((d) => (
				<Part key={d} d={d} tone={wine} shade={shade} line={pen.line} />
			))}
			{cut.collar.map((d) => (
				<Part key={d} d={d} tone={cloth.white} shade={shade} line={pen.line * 0.8} />
			))}
		</>
	);
}
