import { linen, midnight, navy, palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Drain, Tap } from '../../bare-berth/tap.tsx';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Limb, Line, skins } from '../../kit/forms.tsx';
import { Stopwatch } from '../props/stopwatch.tsx';

const { ink } = palette;

/** To the second: the watch near, the tap far. */
export function Panel42() {
	return (
		<>
			<Berth />
			<Closing />
			<Watch />
		</>
	);
}

function Berth() {
	return (
		<>
			<path d="M0 0H423V400H0Z" fill={steel.berth} />
			<path d="M60 0V400M160 0V400M260 0V400M0 150H423M0 230H423" stroke={steel.berthFrame} strokeWidth="13" />
			<path d="M318 0H372V400H318Z" fill={midnight.light} />
			<path d="M318 0H336V400H318Z" fill={navy.deep} />
			<path d="M0 352H423V400H0Z" fill={steel.floor} />
			<path d="M236 400C246 360 456 360 470 400Z" fill={steel.pool} />
			<path d="M286 400C300 374 440 374 450 400Z" fill={steel.spot} />
			<Drain x={380} y={368} width={76} height={24} line={3} />
			<path d="M0 352H423" stroke={ink} strokeWidth="3" />
		</>
	);
}

/** Her hand, and what is bare of her arm. */
function Closing() {
	return (
		<>
			<Tap x={312} y={274} scale={0.52} pipe={[700, 300]} drop turn={8} />
			<Limb
				joints={[
					[374, 174, 19],
					[406, 170, 27],
					[462, 158, 38],
				]}
				tone={skins.tan}
				line={2.2}
				edge={0.2}
			/>
			<Hand pose="tap" skin={skins.tan} build="broad" x={378} y={174} turn={172} flip size={0.66} line={4.2} near />
			<path d="M362 160L390 155 416 180 388 190 366 192Z" fill={skins.tan.light} />
			<Form
				d="M408 128C418 124 446 120 446 120V214C430 212 414 210 408 206 400 182 400 152 408 128Z"
				tone={cloth.blue}
				shade="M380 180H450V230H380Z"
				line={2.2}
			>
				<Line d="M419 126C411 150 411 184 419 208" width={2.6} />
			</Form>
		</>
	);
}

/** His thumb is on the rim, so that all of the dial shows: two minutes and nothing over. */
function Watch() {
	const tone = skins.rose;
	return (
		<g transform="translate(-9 0)">
			<Form d="M-24 300L44 386 30 420H-40Z" tone={cloth.white} shade="M-30 380L60 420H-30Z" line={3} />
			<Hand pose="cup" skin={tone} build="narrow" x={-16} y={402} turn={-38} size={1.86} line={6} near layer="behind" />
			<Stopwatch x={150} y={270} radius={82} minutes={2} seconds={0} owner="quist" tilt={7} />
			<Limb
				joints={[
					[-12, 376, 30],
					[30, 344, 25],
					[60, 316, 20],
					[82, 300, 18],
					[98, 292, 12],
				]}
				tone={tone}
				line={3.2}
				edge={0.2}
			/>
			<path d="M90 281C98 280 104 284 106 291L98 300C92 300 88 296 87 291Z" fill={linen.light} stroke={ink} strokeWidth="2.4" />
			<Line d="M52 302C56 308 60 316 62 324M46 306C49 311 52 318 54 326" width={2.6} />
			<Form d="M-30 318L26 392 20 430H-40Z" tone={cloth.plum} shade="M-30 380L60 420H-30Z" line={3} />
		</g>
	);
}
