import type { ReactNode } from 'react';
import { canvas, deal, navy, palette, wood } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { handLampFar, handLampPool, hullDim } from './breakwater-light.ts';
import { fog } from './fog.tsx';

const { ink, white, yellow, blue, foam } = palette;
const plank = { light: deal.mid, dark: wood.dark };

/** The eye that is painted on bows so that a boat can see where she is not let in. */
function BowEye() {
	return (
		<g stroke={ink} strokeWidth="6" data-light={handLampFar}>
			<path d="M770 668C782 640 812 630 836 640 822 664 798 676 770 668Z" fill={white} />
			<path d="M794 654a12 12 0 1 0 24-6 12 12 0 1 0-24 6" fill={blue} strokeWidth="4" />
			<circle cx="808" cy="650" r="5" fill={ink} strokeWidth="0" />
			<Line d="M764 656C780 630 814 616 842 628" width={5} />
		</g>
	);
}

/** The near boat: who sits in it goes between its far side and its near one. */
export function NearBoat({ children }: { children: ReactNode }) {
	return (
		<>
			<g stroke={ink} strokeWidth="9" data-light={handLampPool}>
				<path d="M-20 676C200 676 440 650 640 616 740 598 810 584 868 560L880 610 700 740-20 780Z" fill={wood.deep} />
				<path
					d="M-20 676C200 676 440 650 640 616 740 598 810 584 868 560L872 574C810 600 740 614 640 632 440 668 200 694-20 694Z"
					fill={cloth.green.light}
					strokeWidth="6"
				/>
			</g>
			{children}
			<Lit light={hullDim} rim={{ light: wood.light, from: [6, 1] }}>
				<Form
					d="M-20 734C200 736 420 720 600 686 720 660 810 616 876 556 872 640 846 740 806 830H-20Z"
					tone={plank}
					shade="M-20 790C200 792 300 790 420 778 460 740 440 720 470 700L-20 700ZM-20 780H500C640 790 740 770 790 740 810 790 800 820 790 840H-20Z"
					line={5}
				>
					<path
						d="M-20 734C200 736 420 720 600 686 720 660 810 616 876 556L875 584C812 640 722 686 602 712 420 746 200 762-20 760Z"
						fill={cloth.green.light}
						stroke={ink}
						strokeWidth="6"
					/>
					<path d="M-20 734C200 736 300 732 420 718L440 742C300 758 200 762-20 760Z" fill={cloth.green.dark} />
					<Line
						d="M-20 790C200 792 424 776 606 742 724 716 806 672 868 618M610 774C724 750 800 712 858 664M620 806C720 784 790 750 842 712"
						width={3}
					/>
					<path d="M540 752l54-10 8 40-56 10Z" fill={cloth.grey.light} stroke={ink} strokeWidth="6" />
					<Line d="M548 760h.1M590 752h.1M554 784h.1M594 776h.1" width={5} />
					<path
						d="M-20 734C200 736 420 720 600 686 720 660 810 616 876 556"
						fill="none"
						stroke={white}
						strokeWidth="9"
						data-light={handLampPool}
					/>
				</Form>
			</Lit>
			<BowEye />
			<path d="M826 800Q870 786 920 796M812 780Q850 762 890 768" fill="none" stroke={foam} strokeWidth="5" strokeLinecap="round" />
		</>
	);
}

const floats = [
	[446, 449, 4],
	[464, 456, 5],
	[490, 466, 6],
	[524, 478, 8],
	[572, 493, 10],
	[824, 578, 20],
	[918, 612, 24],
	[1024, 654, 30],
	[1146, 708, 38],
] as const;

/** The yellow line on the water: floats on a rope, out of the fog and past us. */
export function Boom() {
	return (
		<g stroke={ink}>
			<Line d="M876 640h72M892 650h40M974 688h92M990 700h56M1090 754h112M1106 770h70" width={5} ink={cloth.yellow.dark} />
			<Line d={`M440 446${floats.map(([x, y]) => `L${x} ${y}`).join('')}L1260 762`} width={4} />
			{floats.map(([x, y, r]) => (
				<g key={x} strokeWidth={Math.max(3, Math.round(r / 3.5))} stroke={r < 11 ? fog.line : ink}>
					<path
						d={`M${x - r * 2} ${y + r * 0.5}q${r * 2} ${r} ${r * 4} 0-${r} ${-r * 0.6}-${r * 2} ${-r * 0.6}-${r} 0-${r * 2} ${r * 0.6}Z`}
						fill={navy.light}
						strokeWidth="0"
					/>
					<ellipse cx={x} cy={y} rx={Math.round(r * 1.3)} ry={r} fill={r < 11 ? canvas.light : yellow} />
					{r > 7 && (
						<path
							d={`M${Math.round(x + r * 1.24)} ${y}q0 ${r}-${Math.round(r * 1.24)} ${r}t-${Math.round(r * 1.1)}-${Math.round(r * 0.6)}q${r * 2} ${Math.round(r * 0.3)} ${Math.round(r * 2.3)}-${Math.round(r * 0.4)}Z`}
							fill={cloth.yellow.dark}
							strokeWidth="0"
						/>
					)}
				</g>
			))}
		</g>
	);
}

/** The only one who may cross it. */
export function FloatGull() {
	return (
		<g stroke={ink} strokeWidth="6" transform="translate(1022 576)">
			<path d="M-4 50V34M8 50V34" stroke={cloth.orange.dark} strokeWidth="4" />
			<path d="M-52 34C-36 32-26 20-8 14-8-2 12-10 24 0 30 6 30 12 28 18 26 36 10 46-12 44-30 44-44 40-52 34Z" fill={white} />
			<path d="M-52 34C-36 32-26 20-8 14-14 28-6 40 8 43 0 45-30 44-52 34Z" fill={cloth.white.dark} strokeWidth="0" />
			<path d="M-58 36C-36 30-22 14 2 24-4 40-32 44-58 36Z" fill={cloth.grey.light} strokeWidth="4" />
			<path d="M-60 36l20-7-6 11Z" fill={ink} strokeWidth="0" />
			<path d="M28 2L44 8 29 12Z" fill={yellow} strokeWidth="4" />
			<circle cx="20" cy="4" r="2.8" fill={ink} strokeWidth="0" />
		</g>
	);
}
