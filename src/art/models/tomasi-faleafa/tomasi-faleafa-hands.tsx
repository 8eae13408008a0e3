import { Hand } from '../../kit/body/hands.tsx';
import { Part } from '../../kit/forms.tsx';
import { likeness } from './tomasi-faleafa-likeness.ts';
import { navy } from './tomasi-faleafa-wear.tsx';
import { Hook, Kettle, Tattoo } from './tools.tsx';

const { skin } = likeness.traits;
const grip = { pose: 'grip', skin, build: 'broad', line: 4.4, near: true } as const;

/** A fist over the kettle's bail, a fist under the hook. */
export function Hands() {
	return (
		<g strokeLinejoin="round" strokeLinecap="round">
			<Hand {...grip} x={92} y={26} turn={90} size={0.62}>
				<g transform="translate(90 86)">
					<Kettle line={4.6} />
				</g>
			</Hand>
			<Part d="M62-4H124L118 28C102 34 84 34 68 28Z" tone={navy} shade="M40-30H82L86 50H40Z" line={4.6} />
			<Part d="M180 264C180 240 186 222 188 202H228C230 222 238 240 242 264Z" tone={skin} shade="M160 180H202L198 280H160Z" line={4.6}>
				<g transform="translate(208 212)">
					<Tattoo wide={64} line={4.4} />
				</g>
			</Part>
			<Hand {...grip} x={208} y={206} turn={-90} size={0.62}>
				<g transform="translate(208 146)scale(-.9 .9)">
					<Hook line={5} />
				</g>
			</Hand>
		</g>
	);
}
