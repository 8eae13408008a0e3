import { denim, palette, slate } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Tap } from '../../bare-berth/tap.tsx';
import { Figure } from '../../kit/body/figure.tsx';
import { Hand } from '../../kit/body/hands.tsx';
import { Leg } from '../../kit/body/leg.tsx';
import { cloth, Form, Limb, Line, Pen, skins } from '../../kit/forms.tsx';
import { halimaBuild } from '../cast/halima.tsx';
import { Stopwatch } from '../props/stopwatch.tsx';

const { ink, foam, white } = palette;

/** The same tap from the berth's side: one hand learns it, and one pair of boots need not look. */
export function Panel67() {
	return (
		<>
			<Across />
			<Boots />
			<Tap x={596} y={142} scale={0.54} pipe={[1200, 600]} turn={-7} />
			<Drop />
			<Swing />
			<Shutting />
		</>
	);
}

/** The passage beyond the pipe, from knee height: its floor, and the other row of berths. */
function Across() {
	return (
		<>
			<path d="M0 0H864V190H0Z" fill={steel.berth} />
			<path d="M40 0V190M214 0V190M300 0V190M490 0V190M580 0V190M770 0V190M0 34H864M0 106H864" stroke={steel.berthFrame} strokeWidth="12" />
			<path d="M0 156H864V190H0Z" fill={steel.berthFloor} />
			<path d="M0 188H864V258H0Z" fill={steel.floor} />
			<path
				d="M96 258C106 214 146 192 286 190 430 192 466 214 478 258ZM506 258C520 210 560 190 680 190 800 190 840 210 856 258Z"
				fill={steel.pool}
			/>
			<path
				d="M156 258C172 222 212 206 288 206 372 206 404 222 420 258ZM566 258C578 222 618 206 680 206 748 206 786 222 798 258Z"
				fill={steel.spot}
			/>
			{[130, 440, 732].map((x) => (
				<g key={x}>
					<path d={`M${x + 36}-9h24V188h-24Z`} fill={slate.deep} stroke={ink} strokeWidth="3" />
					<path d={`M${x}-9h40V190h-40Z`} fill={slate.light} stroke={ink} strokeWidth="3" />
					<path d={`M${x + 2}-9h13V188h-13Z`} fill={denim.dark} />
				</g>
			))}
			<path d="M0 190H864M0 200H864" stroke={ink} strokeWidth="3" />
			<path d="M232 200L196 258M524 200L520 258M818 200L850 258" stroke={steel.seam} strokeWidth="3" />
		</>
	);
}

/** Halima goes on. */
function Boots() {
	return (
		<>
			<path d="M-20 244C20 232 200 232 224 242 200 254 10 256-20 252Z" fill={steel.seam} />
			<Figure pose="walk" x={114} y={248} scale={3.1} line={5} turn={-1} build={halimaBuild}>
				<Leg from={[2, -80]} to={[-24, -20]} heel={34} boot="side" />
				<Leg from={[-1, -80]} to={[22, -11]} heel={-14} boot="side" />
			</Figure>
		</>
	);
}

function Drop() {
	return (
		<>
			<path
				d="M667 205C676 220 682 227 681 237 679 249 655 249 653 237 652 227 658 220 667 205Z"
				fill={foam}
				stroke={ink}
				strokeWidth="4"
			/>
			<path d="M660 235C659 229 661 224 664 220" fill="none" stroke={white} strokeWidth="3.5" />
		</>
	);
}

/** It hangs from a neck that is bent over the tap, and has not come to rest. */
function Swing() {
	return (
		<Stopwatch
			x={462}
			y={142}
			radius={62}
			seconds={55}
			owner="kit"
			tilt={9}
			cord="M-5-152C-10-200-14-260-18-330M5-152C12-200 24-260 34-330"
		/>
	);
}

/** A long hand, a thin wrist, a sleeve a hand too short. */
function Shutting() {
	return (
		<Pen width={2.6}>
			<Limb
				joints={[
					[676, 44, 15],
					[716, 32, 17],
					[760, 26, 20],
					[820, 18, 23],
				]}
				tone={skins.umber}
				edge={0.2}
			/>
			<Hand pose="tap" skin={skins.umber} build="long" x={684} y={38} turn={150} flip size={0.72} line={5} near />
			{/* One skin over the wrist, and its bone. */}
			<path d="M664 36L694 20 722 22 722 38 700 44 680 48Z" fill={skins.umber.light} />
			<path d="M706 24Q713 26 713 33" fill="none" stroke={ink} strokeWidth="2.4" />
			<Form d="M752-6C760 16 764 44 772 72L880 80V-20Z" tone={cloth.orange} shade="M756 46C800 56 840 50 880 44V100H750Z">
				<Line d="M770-10C776 20 780 46 788 74M864 16C842 22 824 22 808 14" width={3} />
			</Form>
		</Pen>
	);
}
