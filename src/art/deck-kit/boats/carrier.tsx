import { brick, canvas, midnight, navy, palette, slate } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Cord, Ink, Outlined, Plate } from './pen.tsx';

/** A carrier, 1200 long: an old car ferry, her name painted out, with skiffs stacked where cars stood. */

const { white, ink } = palette;
const hullTone = { light: slate.dark, dark: midnight.light };
const house = { light: canvas.pale, dark: canvas.dark };

const row = (from: number, to: number, step: number, d: string) =>
	Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => `M${from + i * step} ${d}`).join('');

const hull =
	'M4-84C200-88 500-88 900-90 1010-94 1120-104 1198-122 1196-84 1176-40 1150-6 1150 10 1160 16 1156 30 1150 46 1130 52 1090 52H90C60 50 40 40 36 20L30-20 8-30Z';

/** Streaks of rust under scuppers. */
const streaks = [90, 214, 330, 462, 610, 744, 880, 1010].map((x, i) => `M${x}-70l4 0-1 ${38 + (i % 3) * 14}Z`).join('');

/** A skiff on its davits, and one on its way down. */
function Falls() {
	return (
		<>
			<Cord d="M318-178V-208L350-214M398-178V-208L366-214" width={4} colour={cloth.orange.light} />
			<Ink d="M336-210V-34M384-212V-34" weight={0.5} />
			<Outlined d="M334-36Q360-28 386-40 382-24 374-20H342Z" fill={cloth.wood.light} />
		</>
	);
}

export function Carrier() {
	return (
		<>
			<Cord d="M930-196V-258M906-236H954" width={5} colour={white} />
			<Cord d="M1130-112V-176" width={4} colour={white} />
			<Ink d="M930-258L1130-174M930-258L640-210" weight={0.4} />
			<Plate d="M96-84V-132H1010L1046-92V-84Z" tone={house} shade="M80-140H150V-80H80ZM80-92H1060V-80H80Z" />
			<Plate d="M150-130V-172H966L990-130Z" tone={house} shade="M140-176H210V-126H140Z" />
			<Plate d="M790-170V-214H934L950-170Z" tone={house} shade="M780-220H826V-166H780Z" />
			<path d={row(170, 1000, 26, '-118h12v12h-12z') + row(226, 770, 26, '-160h12v12h-12z')} fill={navy.mid} />
			<Outlined d="M832-206H932L936-190H832Z" fill={navy.mid} />
			<Outlined d="M780-214H946V-221H780Z" fill={white} />
			<Plate d="M520-170L530-252Q570-260 612-252L618-170Z" tone={{ light: midnight.light, dark: ink }} shade="M510-264H552V-160H510Z">
				<path d="M500-226H630V-204H500Z" fill={brick.mid} />
			</Plate>
			<Outlined d="M548-256V-260H566V-256ZM578-256V-260H596V-256Z" fill={ink} />
			<Plate d={hull} tone={hullTone} shade="M0-20C300-8 900-8 1200-80V60H0Z">
				<path d="M0 0H1200V60H0Z" fill={brick.mid} />
				<path d="M0-3H1200V3H0Z" fill={ink} />
				<path d={streaks} fill={brick.mid} />
				<path d="M948-80H1068V-60H948Z" fill={slate.mid} />
				<path d={row(120, 900, 40, '-62a5 5 0 1 1-.1 0')} fill={ink} />
				<Ink d="M1108-120L1100 30M0-44C300-42 900-42 1190-60" weight={0.5} />
			</Plate>
			<Falls />
			<Outlined d="M1134-84l10 0 0 14-8 8-8-8 0-4" fill={ink} line={0.4} />
			<Outlined d="M60 20L40 44H96ZM30 10H44V50H30Z" fill={cloth.grey.dark} />
			<path
				d={`${row(240, 300, 11, '-172v-11h5v11z')}${row(410, 500, 9, '-172v-11h5v11z')}${row(640, 760, 12, '-172v-11h5v11z')}`}
				fill={cloth.plum.dark}
			/>
			<path d={row(245, 300, 22, '-172v-11h5v11z') + row(646, 760, 24, '-172v-11h5v11z')} fill={cloth.orange.light} />
			<Ink d="M150-180H786" weight={0.5} />
			<Outlined
				d="M196-134V-146Q240-138 290-148L284-134ZM196-146V-156Q240-148 290-158L286-147Q240-138 196-146Z"
				fill={cloth.wood.light}
				line={0.5}
			/>
		</>
	);
}
