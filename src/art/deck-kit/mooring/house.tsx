import { measures } from '../../../content/measures.ts';
import { canvas, concrete, deal, leaf, midnight, palette, slate, steel } from '../../../model/colours.ts';
import { Dressed } from '../../kit/folk/dress.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { Berthed, Cord, Ink, Outlined, Plate } from '../boats/pen.tsx';
import { Clamp, Drum, Furniture, Loft, Shelter, Things } from './mooring-gear.tsx';
import { Rope } from './rope.tsx';

/** The head of a line on Deck 3: clamp under its roof, winch house, and who sleeps over it. */

const { clamp, house, across } = measures.line.drawn;
const perMetre = 44;
const m = (metres: number) => metres * perMetre;
const letters = 15.6;
const [rim, floor, plan] = [86, 262, 446] as const;
/** From the rim to the clamp's middle and to the house, in metres. */
const [grip, wall] = [1.5, 3.7] as const;
const feet = 0.1;
const left = rim + m(wall);
/** The deck, from above. */
const mist = concrete.light;

/** Over the rim and through the clamp to the drum. */
const led = (y: number) => `M${rim - 10} 316V${y + 26}Q${rim - 10} ${y} ${rim + 16} ${y}H${left + 40}`;

function Section() {
	const roof = floor - m(feet + house.height);
	const deck = floor - m(measures.deck.height);
	return (
		<>
			<path d={`M0 ${deck - 10}H560V${deck + 8}H0Z`} fill={slate.mid} stroke={palette.ink} strokeWidth="3.4" />
			<path d={`M${rim} ${floor}H560V${floor + 14}H${rim + 14}V316H${rim}Z`} fill={slate.dark} stroke={palette.ink} strokeWidth="3.4" />
			<path
				d={`M${left} ${roof}H${left + m(house.depth)}V${floor - m(feet)}H${left}Z`}
				fill={canvas.pale}
				stroke={palette.ink}
				strokeWidth="4"
			/>
			<path d={`M${left} ${floor - 66}h${m(house.depth)}v${66 - m(feet)}h${-m(house.depth)}z`} fill={deal.dark} />
			<Berthed view={{ perMetre, letters }} at={[left, floor - m(feet)]} line={1.3}>
				<Outlined d="M2-.4H6V1H2ZM28-.4H32V1H28ZM54-.4H58V1H54Z" fill={midnight.light} />
				<Things />
				<Plate d="M58.2-22H60.6V-1.6H58.2Z" tone={cloth.green} />
			</Berthed>
			<Berthed view={{ perMetre, letters }} at={[left, roof]} line={1.3}>
				<Loft />
			</Berthed>
		</>
	);
}

function Plan() {
	const view = { perMetre, letters };
	const [top, bottom] = [plan - m(house.width) / 2, plan + m(house.width) / 2];
	return (
		<>
			<path d={`M${rim} ${top - 22}H560V${bottom + 22}H${rim}Z`} fill={mist} />
			<path d={`M${rim} ${top - 22}V${bottom + 22}`} stroke={palette.ink} strokeWidth="4" />
			<path d={`M${left} ${top}H${left + m(house.depth)}V${bottom}H${left}Z`} fill={canvas.pale} stroke={palette.ink} strokeWidth="6" />
			<path d={`M${left + m(house.depth)} ${plan - 20}v40`} stroke={leaf.dark} strokeWidth="7" />
			<Rope d={`M${rim - 10} ${plan}H${left + 50}`} width={m(across)} line={1.3} />
			<Berthed view={view} at={[left, plan]} line={1.3}>
				<Outlined d="M4-7H16V7H4Z" fill={cloth.green.light} />
				<Outlined d="M5.4-5H14.6V5H5.4Z" fill={canvas.light} />
				<Ink d="M7.4-5V5M9.4-5V5M11.4-5V5M13-5V5" weight={0.6} />
				<Outlined d="M26-19H38V-12H26ZM52-19H59V-17H52Z" fill={cloth.wood.light} />
				<Outlined d="M28-18H35V-13.4H28Z" fill={palette.white} line={0.6} />
				<Outlined d="M41-19H50V-11H41Z" fill={midnight.light} />
				<Outlined d="M45.4-18A3 3 0 1 1 45.4-12 3 3 0 1 1 45.4-18Z" fill={cloth.grey.light} />
				<Cord d="M24 18.4H44M24 14H44" width={0.8} colour={cloth.wood.light} />
				<Ink d="M27 14V18.4M31 14V18.4M35 14V18.4M39 14V18.4M43 14V18.4" weight={1} />
			</Berthed>
			<Berthed view={view} at={[rim + m(grip), plan]} line={1.3}>
				<Plate d="M-6-5H6V5H-6Z" tone={{ light: slate.mid, dark: slate.dark }} shade="M-7 1H7V6H-7Z" />
				<Outlined d="M0-4A4 4 0 1 1 0 4 4 4 0 1 1 0-4ZM0-3A3 3 0 1 0 0 3 3 3 0 1 0 0-3Z" fill={cloth.red.light} />
				<Ink d="M-3 0H3M0-3V3" weight={0.8} />
			</Berthed>
			<path d={`M${rim - 4} ${plan - 62}h164v124h-164z`} fill="none" stroke={palette.red} strokeWidth="2" strokeDasharray="8 5" />
		</>
	);
}

export const winchHouse = makeView(
	{
		size: [560, 632],
		perMetre,
		letters,
		bar: { at: [436, 612], metres: 2, fields: 4 },
		alt: 'Section and plan of a winch house on Deck 3. The line comes up the outside, over the rim, through a clamp under a roof without walls, and into the house, where a keeper writes the log beside the framed figures. Somebody on rope duty serves the clamp, and somebody sleeps over the house.',
	},
	({ view }) => {
		const right = left + m(house.depth);
		const base = floor - m(feet);
		const onDeck = { ...view, ground: mist };
		return (
			<>
				<Layer name="Section">
					<Section />
				</Layer>
				<Layer name="Rope">
					<Rope d={led(floor - m(0.8))} width={m(across)} line={1.3} />
				</Layer>
				<path
					d={`M${rim - 2} ${floor + 2}V${floor - 10}Q${rim} ${floor - 26} ${rim + 18} ${floor - 27}V${floor + 2}Z`}
					fill={steel.mid}
					stroke={palette.ink}
					strokeWidth="2.4"
				/>
				<Layer name="Shelter">
					<Berthed view={view} at={[rim, floor]} line={1.3}>
						<Shelter />
					</Berthed>
				</Layer>
				<Layer name="Clamp">
					<Berthed view={view} at={[rim + m(grip), floor]} line={1.3}>
						<Clamp />
					</Berthed>
				</Layer>
				<Layer name="Drum">
					<Berthed view={view} at={[left + 44, base - m(0.84)]} line={1.3}>
						<Drum />
					</Berthed>
				</Layer>
				<Dressed name="rope-duty" view="front" x={rim + m(grip) + 44} y={floor} scale={perMetre / 100} line={1.3} />
				<Standing
					layer="Keeper of the winch"
					view={view}
					at={[left + m(2.2), base]}
					line={1.3}
					who="gran"
					wear={makeWear({ cut: 'jersey', top: cloth.green })}
					pose="write"
				/>
				<Layer name="Furniture">
					<Berthed view={view} at={[left, base]} line={1.3}>
						<Furniture />
					</Berthed>
				</Layer>
				<Layer name="Plan">
					<Plan />
				</Layer>
				<Dimension view={view} from={[right, base]} to={[right, base - m(house.height)]} off={-22} />
				<Dimension view={view} from={[left, plan + m(house.width) / 2]} to={[right, plan + m(house.width) / 2]} off={-42} />
				<Dimension view={onDeck} from={[right, plan + m(house.width) / 2]} to={[right, plan - m(house.width) / 2]} off={-22} />
				<Dimension
					view={onDeck}
					from={[rim + m(grip - clamp.width / 2), plan + 22]}
					to={[rim + m(grip + clamp.width / 2), plan + 22]}
					off={-72}
				/>
				<Leader view={view} to={[rim + m(grip) - 20, plan + 14]} from={[82, plan + 70]} side="left">
					Clamp
				</Leader>
				<Leader view={view} to={[rim + 84, floor - 125]} from={[232, 28]} side="left">
					No door, ever
				</Leader>
				<Leader view={view} to={[left + m(3.5), base - 96]} from={[474, 28]} side="left">
					Old figures
				</Leader>
			</>
		);
	},
);
