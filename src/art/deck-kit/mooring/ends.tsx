import { measures } from '../../../content/measures.ts';
import { leaf, midnight, oilskin, palette, slate, steel as steelTones } from '../../../model/colours.ts';
import { Dressed } from '../../kit/folk/dress.tsx';
import { cloth, n, Pen } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Berthed, Cord, Ink, Outlined, Plate, Sea } from '../boats/pen.tsx';
import { HardSuit } from './diver.tsx';
import { Rope } from './rope.tsx';

/** Where one takes hold of a line: the steel mouth in the hull, and the buoy in the mooring field. */

const { mouth, buoy, across } = measures.line.drawn;
const perMetre = 54;
const m = (metres: number) => metres * perMetre;
const letters = 15.6;
/** The plating's outer face, the mouth's middle, and the buoy's. */
const [skin, bend] = [196, 214] as const;
const [ride, sea] = [420, 250] as const;
const steel = { light: steelTones.mid, dark: steelTones.dark };

/** The plating, with the bell-mouthed casting that a line bends in. */
function Mouth() {
	const half = m(mouth) / 2;
	// The opening lies square to the line, which comes in at half a right angle.
	const [ox, oy] = [half * 0.72, half * 0.69];
	const [cx, cy] = [skin - 111, bend + 108];
	const x = skin - 26;
	return (
		<Pen width={1}>
			<path d={`M${skin} 0H280V520H${skin}Z`} fill={slate.dark} />
			<path d="M226 0V520M250 0V520" stroke={palette.ink} strokeWidth="1.2" />
			<path d={`M${skin} 0V520`} stroke={palette.ink} strokeWidth="6" />
			<path d={`M${skin} 118H280M${skin} 340H280`} stroke={palette.ink} strokeWidth="2" />
			<Rope d={`M${x + 8} -4V${bend - 60}`} width={m(across)} line={1.4} />
			<Rope d={`M-6 ${bend + 190}L${x - 66} ${bend + 88}`} width={m(across)} line={1.4} />
			<Plate
				d={`M${skin} ${bend - 84}H${x - 6}Q${x - 12} ${bend - 74} ${x - 8} ${bend - 64}V${bend - 10}Q${x - 14} ${bend + 26} ${x - 60} ${bend + 52}Q${x - 88} ${bend + 58} ${n(cx - ox)} ${n(cy - oy)}L${n(cx + ox)} ${n(cy + oy)}Q${x - 54} ${bend + 116} ${x - 38} ${bend + 98}Q${x + 14} ${bend + 70} ${skin} ${bend + 78}Z`}
				tone={steel}
				shade={`M${skin - 6} ${bend - 100}V${bend + 10}Q${x - 20} ${bend + 60} ${x - 90} ${bend + 100}V${bend + 130}H${skin + 10}V${bend - 100}Z`}
				line={1.7}
			/>
			<Outlined
				d={`M${n(cx - ox)} ${n(cy - oy)}Q${n(cx - 16)} ${n(cy + 14)} ${n(cx + ox)} ${n(cy + oy)}Q${n(cx + 10)} ${n(cy - 10)} ${n(cx - ox)} ${n(cy - oy)}Z`}
				fill={midnight.light}
				line={2.6}
			/>
			<Ink d={`M${x - 60} ${bend + 52}Q${x - 54} ${bend + 84} ${x - 38} ${bend + 98}M${x - 8} ${bend - 64}H${skin}`} weight={1.8} />
			<path d={[-70, -40, -10, 20, 50].map((y) => `M${skin - 8} ${bend + y}h.1`).join('')} stroke={palette.ink} strokeWidth="8" />
		</Pen>
	);
}

function Buoy() {
	return (
		<>
			<Cord d="M-6-9V-27M6-9V-27" width={0.7} colour={cloth.grey.light} />
			<Cord d="M-8-20H8" width={0.6} colour={cloth.grey.light} />
			<Cord d="M0-26V-32" width={0.8} colour={cloth.grey.light} />
			<Outlined d="M-7-28.4H7V-26.4H-7Z" fill={cloth.grey.dark} />
			<Outlined d="M-1.7-36H1.7L2.2-32H-2.2Z" fill={palette.foam} />
			<Outlined d="M-2.2-36Q0-38.4 2.2-36Z" fill={cloth.grey.dark} />
			<Plate
				d="M-12-7.4Q-12-9.4-10-9.4H10Q12-9.4 12-7.4V3Q12 5 10.6 5.6L4 9H-4L-10.6 5.6Q-12 5-12 3Z"
				tone={{ light: palette.yellow, dark: oilskin.dark }}
				shade="M-14-12H-5.6Q-8 0-4 12H-14Z"
			>
				<Ink d="M-13-5.4H13M-13 2H13" weight={0.6} />
				<path d="M-13 2H13V12H-13Z" fill={leaf.dark} fillOpacity=".35" />
			</Plate>
			<Cord d="M-13.4 0Q0 3 13.4 0" width={0.9} colour={midnight.light} />
			<Outlined d="M-11.4-1.4a1.4 1.4 0 1 1-.1 0M11.5-1.4a1.4 1.4 0 1 1-.1 0M0-.2a1.4 1.4 0 1 1-.1 0" fill={cloth.grey.light} />
			<Outlined d="M-1.6 9H1.6V12H-1.6Z" fill={cloth.grey.dark} />
		</>
	);
}

export const ends = makeView(
	{
		size: [560, 560],
		perMetre,
		letters,
		bar: { at: [424, 538], metres: 2, fields: 4 },
		alt: 'Left, deep down, the steel mouth in the hull’s plating in which a line bends upwards, with a diver in a yellow hard suit holding up five fingers. Right, a yellow numbered buoy of the mooring field, with somebody on rope duty standing on it.',
	},
	({ view }) => {
		const paint = `M0 0H280V520H0Z`;
		return (
			<>
				<path d={paint} fill={slate.pale} />
				<Layer name="Mouth">
					<Mouth />
				</Layer>
				<path d="M0 478H196L184 500H0Z" fill={slate.mid} stroke={palette.ink} strokeWidth="2.6" />
				<Layer name="Hard suit">
					<Berthed view={view} at={[74, 478]} line={1.5}>
						<HardSuit />
					</Berthed>
				</Layer>
				<path d="M280 0V520" stroke={palette.ink} strokeWidth="2" />
				<Layer name="Sea">
					<Sea x={280} y={sea} width={280} depth={270} />
				</Layer>
				<Layer name="Rope">
					<Rope d={`M${ride} ${sea + 62}Q${ride + 4} 420 ${ride - 30} 517`} width={m(across) * 0.6} line={1.4} />
				</Layer>
				<Layer name="Buoy">
					<Berthed view={view} at={[ride, sea]} line={1.7}>
						<Buoy />
					</Berthed>
				</Layer>
				<Dressed name="rope-duty" view="back" x={ride + 2} y={sea - 50} scale={perMetre / 100} line={1.4} />
				<Words at={[ride, sea - 15]} size={24} align="middle" weight={2} colour={palette.ink}>
					41
				</Words>
				<Dimension view={view} from={[ride - m(buoy) / 2, sea + 8]} to={[ride + m(buoy) / 2, sea + 8]} off={-86} />
				<Leader view={view} to={[ride + 62, sea - 4]} from={[486, 186]}>
					Ring
				</Leader>
				<Leader view={{ ...view, ground: slate.pale }} to={[skin - 104, bend + 96]} from={[22, 196]} side="right">
					{['Mouth,', `${mouth.toFixed(2)} m`]}
				</Leader>
			</>
		);
	},
);
