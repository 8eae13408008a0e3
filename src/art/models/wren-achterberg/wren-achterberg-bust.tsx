import { moss } from '../../../model/colours.ts';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Line, Part } from '../../kit/forms.tsx';
import { smock, strap } from './wren-achterberg-tones.ts';

/** The smock, its hood down, and the strap, under a near head. */

const cuts: ByView<{ behind: string; body: string; strap: string; hood: string; seam: string } | undefined> = {
	front: {
		behind: 'M-76 150C-90 120-50 104 0 104 50 104 90 120 76 150L60 200H-60Z',
		body: 'M-60 186C-80 192-98 200-104 210L-108 246H108L104 210C98 200 80 192 60 186Z',
		strap: 'M62 190L92 196C76 216 58 232 40 246H6C30 232 48 212 62 190Z',
		hood: 'M-82 140C-70 176-36 196 0 200 36 196 70 176 82 140 100 166 88 204 50 218 20 226-20 226-50 218-88 204-100 166-82 140Z',
		seam: 'M-62 196C-40 210-20 214-8 214M62 196C40 210 20 214 8 214',
	},
	quarter: {
		behind: 'M-100 150C-110 114-60 100-10 104 40 110 70 120 66 150L40 200H-70Z',
		body: 'M-72 186C-90 194-96 204-98 214L-100 246H104L100 212C92 200 72 192 50 186Z',
		strap: 'M66 190L88 198C76 218 62 232 48 246H22C44 230 58 210 66 190Z',
		hood: 'M-108 136C-92 178-48 198 0 200 34 196 60 176 68 144 90 168 82 204 44 218 10 228-46 224-78 210-116 196-126 162-108 136Z',
		seam: 'M-86 190C-64 206-40 212-20 212M56 192C40 206 26 212 14 214',
	},
	profile: {
		behind: 'M-112 150C-126 110-80 96-40 104L30 150V200H-80Z',
		body: 'M-86 186C-100 196-104 206-106 216V246H92C90 220 64 194 30 184Z',
		strap: 'M20 196L48 196C58 214 66 232 70 246H42C38 230 30 212 20 196Z',
		hood: 'M-120 132C-106 176-60 200-14 200 20 196 40 176 44 150 66 170 66 202 34 216-6 230-66 222-96 206-132 188-138 158-120 132Z',
		seam: 'M-104 186C-84 204-56 212-34 212',
	},
	back: undefined,
};

const shade = 'M-200 60H-56C-50 150-46 220-44 260H-200Z';

export function HoodBehind({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	const inside = { light: moss.dark, dark: moss.dark };
	return <Part d={cut.behind} tone={inside} shade={shade} line={pen.line} />;
}

export function WrenAchterbergBust({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	const { line } = pen;
	return (
		<>
			<Part d={cut.body} tone={smock} shade={shade} line={line} />
			<Part d={cut.strap} tone={strap} shade="" line={line * 0.8} />
			<Part d={cut.hood} tone={smock} shade={shade} line={line}>
				<Line d={cut.seam} width={4} ink={moss.dark} />
			</Part>
		</>
	);
}
