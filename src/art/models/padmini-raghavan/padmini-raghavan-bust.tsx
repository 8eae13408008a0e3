import { padminiRaghavan } from '../../../content/wardrobe.ts';
import type { ByView, PartProps } from '../../kit/folk/traits.ts';
import { Line, Part } from '../../kit/forms.tsx';
import { orange, silk } from './padmini-raghavan-tones.ts';

/** The silk and its band, under a near head. */

const shade = 'M-200 100H-46C-34 160-40 220-36 280H-200Z';

const cuts: ByView<{ coat: string; band: string; edge: string } | undefined> = {
	front: {
		coat: 'M-56 180C-74 188-88 194-100 204L-104 246H104L100 204C88 194 74 188 56 180Z',
		band: 'M-60 168C-30 204 30 204 60 168L70 190C56 212 38 222 20 226V246H-18V226C-36 222-56 212-70 190Z',
		edge: 'M-64 178C-32 214 32 214 64 178M-10 228V246M12 228V246',
	},
	quarter: {
		coat: 'M-72 178C-84 183-88 188-91 196L-94 246H104L100 206C88 194 68 188 46 178Z',
		band: 'M-76 164C-48 206 18 208 46 168L58 190C52 210 46 220 38 226L42 246H4L2 228C-30 222-66 206-86 184Z',
		edge: 'M-80 174C-48 214 20 218 52 178M12 230L14 246M30 228L33 246',
	},
	profile: {
		coat: 'M-86 176C-98 186-104 196-106 210V246H94C92 224 64 196 30 178Z',
		band: 'M-88 162C-60 200 6 206 32 166L52 190C56 204 60 220 64 246H40C40 238 36 226 30 216-10 224-70 204-98 182Z',
		edge: 'M-92 172C-60 210 10 214 42 178',
	},
	back: undefined,
};

export function PadminiRaghavanBust({ pen }: PartProps) {
	const cut = cuts[pen.view];
	if (!pen.near || !cut) return null;
	return (
		<>
			<Part d={cut.coat} tone={silk} shade={shade} line={pen.line} />
			<Part d={cut.band} tone={orange} shade={shade} line={pen.line * 0.8}>
				<Line d={cut.edge} width={3.4} ink={padminiRaghavan.gold} />
			</Part>
		</>
	);
}
