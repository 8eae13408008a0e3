import { anselmBrandvold } from '../../../content/wardrobe.ts';
import { brass, steel } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { Form, Line } from '../../kit/forms.tsx';
import { skin } from './anselm-brandvold-head.tsx';
import { Fid, Rope, Strand } from './anselm-brandvold-things.tsx';

/** Anselm Brandvold's hands, splicing: one holds the lay open, the other feels the strand's age. */

export const oilskin = { light: anselmBrandvold.oilskin, dark: brass.dark };
const veins = 'M40 4C56-2 68 2 82-6M44 20C58 14 70 18 80 12M46-14C60-22 70-18 80-26';

export function Hands() {
	const hand = { skin, build: 'broad', line: 4.4, near: true } as const;
	return (
		<g transform="translate(0 8)">
			<Strand d="M96 128C88 164 96 186 84 208" end="M84 208L80 220" line={4.4} />
			<g transform="translate(112 46)rotate(6)">
				<Fid line={4.4} />
			</g>
			<g transform="translate(-14 92)rotate(9)">
				<Rope turns={13} line={4} />
			</g>
			<Strand d="M128 126C134 158 128 176 136 200" end="M136 200L139 212" line={4.4} />
			<Hand {...hand} pose="grip" x={22} y={14} turn={64} size={0.74} flip />
			<Form
				d="M-10-8C4-16 36-20 50-12 54-2 50 10 46 16 30 14 10 20-2 28-10 18-12 4-10-8Z"
				tone={oilskin}
				shade="M-20 10C10 0 30 6 60 2V40H-20Z"
				line={2.2}
			/>
			<g transform="translate(240 210)rotate(206)">
				<Hand {...hand} pose="write" turn={0} size={0.8} flip />
				<g transform="scale(.8-.8)">
					<Line d={veins} width={3} ink={steel.mid} />
				</g>
			</g>
			<Form
				d="M244 170C256 172 270 178 280 190 276 216 262 240 246 254 232 252 218 246 209 236 214 212 226 186 244 170Z"
				tone={oilskin}
				shade="M200 224C224 226 252 230 290 216V270H200Z"
				line={2.2}
			/>
		</g>
	);
}
