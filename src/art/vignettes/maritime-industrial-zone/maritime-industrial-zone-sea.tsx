import { brass, concrete, dusk, navy, palette, slate } from '../../../model/colours.ts';
import { FlagPattern } from '../../flags.tsx';
import { Line } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { stationLight } from './maritime-industrial-zone-light.ts';

/** What lies off the quays: the sky, the mole with Breakwater Station, and flat water. */

const { ink, white, paper, foam, yellow, deep } = palette;

/** The afternoon over the weather side, and the night. */
function Sky() {
	return (
		<>
			<path d="M380 0H1200V410H380Z" fill={foam} />
			<path d="M380 236C560 196 700 232 860 206 1000 184 1100 200 1200 176V410H380Z" fill={concrete.pale} />
			<path d="M380 322C540 296 760 318 920 296 1040 280 1120 292 1200 276V410H380Z" fill={paper} />
			<path d="M560 152C600 132 640 142 668 130 700 112 752 116 772 138 806 132 830 146 836 160 760 152 640 166 560 152Z" fill={white} />
			<ByNight>
				<path d="M380 0H1200V410H380Z" fill={palette.ink} />
				<path d="M380 236C560 196 700 232 860 206 1000 184 1100 200 1200 176V410H380Z" fill={navy.deep} />
				<path d="M380 322C540 296 760 318 920 296 1040 280 1120 292 1200 276V410H380Z" fill={dusk.dark} />
				<path
					d="M560 152C600 132 640 142 668 130 700 112 752 116 772 138 806 132 830 146 836 160 760 152 640 166 560 152Z"
					fill={navy.mid}
				/>
				<path
					d="M800 60h.1M868 128h.1M786 210h.1M1010 46h.1M858 30h.1M1150 60h.1M950 150h.1M930 240h.1M740 250h.1"
					stroke={concrete.pale}
					strokeWidth="5"
					strokeLinecap="round"
				/>
			</ByNight>
		</>
	);
}

const decks = [0, 1, 2, 3, 4] as const;

/** The station's decks from the lowest: the uppermost, all glass, stands out. */
const deckPath = (i: number) => {
	const [half, y] = [i === 4 ? 62 : 54, 376 - i * 23];
	return `M${770 - half} ${y - 23}H${770 + half}V${y}H${770 - half}Z`;
};

/** Breakwater Station, which looks in as much as out. */
function Station() {
	const panes = decks.map((i) => `M${i === 4 ? 714 : 724} ${365 - i * 23}h${i === 4 ? 114 : 92}`).join('');
	return (
		<g stroke={ink} strokeWidth="4.500">
			<path d="M748 376V388M796 376V388M772 268V196" />
			<path d={decks.map(deckPath).join('')} fill={concrete.light} />
			<path
				d={decks.map((i) => `M${i === 4 ? 708 : 716} ${376 - i * 23}H748v-23H${i === 4 ? 708 : 716}Z`).join('')}
				fill={slate.pale}
				stroke="none"
			/>
			<path d={decks.map(deckPath).join('')} fill="none" />
			<path d={panes} strokeWidth="8" strokeDasharray="9 7" stroke={deep} />
			<ByNight>
				<path d={panes} strokeWidth="8" strokeDasharray="9 7" stroke={brass.pale} />
			</ByNight>
			<g transform="translate(775 196)" data-light={stationLight}>
				<path d="M0 0H68V46H0Z" />
				<g stroke="none">
					<FlagPattern letter="G" on={{ width: 68, height: 46 }} />
				</g>
			</g>
		</g>
	);
}

/** The breakwater, a kilometre of it, and the line that no boat of the city's crosses. */
function Mole() {
	return (
		<>
			<path d="M540 384H1200V408H540Z" fill={slate.dark} stroke={ink} strokeWidth="4.500" />
			<Line d="M540 389H1200" width={4} ink={yellow} />
		</>
	);
}

export function Sea() {
	return (
		<>
			<Sky />
			<Station />
			<Mole />
			<path d="M540 404H1200V600H540Z" fill={navy.deep} />
			<path d="M660 424H760M700 440H840M640 412H690M880 428H960" stroke={deep} strokeWidth="4" />
		</>
	);
}
