import { brass, brick, deal, linen, midnight, navy, palette, slate, wood } from '../../../model/colours.ts';
import { Form, Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { clockLight } from './maritime-industrial-zone-light.ts';

/** What has come in: a freighter, bow on, and what she lands first. */

const { ink, white, foam, red, yellow } = palette;
const black = { light: slate.deep, dark: midnight.mid };

/** Wheelhouse and funnel, over the bow and behind it. */
function Upperworks() {
	return (
		<g stroke={ink} strokeWidth="5">
			<path d="M1100 0H1200V110H1100Z" fill={white} />
			<path d="M1100 0H1128V110H1100Z" fill={linen.mid} stroke="none" />
			<path d="M1100 34H1200M1100 70H1200M1100 0V110" fill="none" />
			<path d="M1138 44h22v18h-22ZM1174 44h22v18h-22ZM1138 80h22v16h-22ZM1174 80h22v16h-22Z" fill={navy.deep} />
			<ByNight>
				<path d="M1138 44h22v18h-22ZM1174 80h22v16h-22Z" fill={brass.pale} />
			</ByNight>
		</g>
	);
}

/** The crate that hums, in its sling, over the harbour. */
function Crate() {
	return (
		<>
			<Line d="M1118 132L826-12" width={16} />
			<Line d="M1118 132L826-12" width={8} ink={yellow} />
			<g transform="translate(856 0)">
				<Line d="M0 0V36M0 36L-42 72M0 36L42 72" width={4} />
				<g transform="translate(1 106)rotate(-4)">
					<Form d="M-46-36H46V36H-46Z" tone={{ light: deal.mid, dark: wood.dark }} shade="M-60-40H-16V50H-60Z" line={3}>
						<Line d="M-46-36L46 36M46-36L-46 36" width={13} />
						<Line d="M-44-35L44 35M44-35L-44 35" width={7} ink={deal.light} />
					</Form>
				</g>
				<g fill="none" stroke={useNight() ? foam : ink} strokeWidth="5" strokeLinecap="round">
					<path d="M-60 78c-8 8-8 16 0 24s8 16 0 24M-78 84c-6 7-6 13 0 19s6 13 0 19" />
					<path d="M62 78c8 8 8 16 0 24s-8 16 0 24M80 84c6 7 6 13 0 19s-6 13 0 19" />
				</g>
			</g>
		</>
	);
}

export function Ship() {
	return (
		<>
			<Upperworks />
			<Form
				d="M880 196C960 172 1050 130 1104 76 1140 96 1180 104 1210 106V500L1128 506C1040 486 940 452 890 430Z"
				tone={black}
				shade="M860 60H1104C1108 200 1116 360 1130 520H860Z"
			>
				<path d="M870 396C950 430 1060 462 1130 470L1210 462V520H870Z" fill={brick.dark} />
				<path d="M1124 470L1210 462V520H1130Z" fill={brick.mid} />
				<Line d="M870 396C950 430 1060 462 1124 470L1210 462" width={4} />
				<Line d="M1104 76C1110 220 1118 380 1130 506" width={4.5} />
				<Line d="M880 226C960 204 1050 164 1106 112 1140 130 1180 138 1210 140" width={3} />
			</Form>
			<g stroke={ink} strokeWidth="4.500">
				<path d="M1026 226l18-10 4 22-16 8Z" fill={ink} />
				<path d="M1160 190l18 2-2 22-16-2Z" fill={ink} />
				<path d="M1036 232V272M1016 262C1018 286 1056 286 1058 258M1036 272V288" fill="none" strokeWidth="9" />
			</g>
			<path d="M884 198C962 174 1050 132 1104 80" fill="none" stroke={red} strokeWidth="5" data-light={lights.lamp} />
			<ByNight transform="translate(1104 74)">
				<Halo fill={brass.pale} steps="84 .14, 46 .3" />
				<circle r="13" fill={linen.pale} stroke={ink} strokeWidth="5" />
			</ByNight>
			<Lit light={clockLight}>
				<Crate />
			</Lit>
		</>
	);
}
