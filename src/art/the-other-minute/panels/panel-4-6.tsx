import { linen, mauve, midnight, navy, palette, skinTone, slate } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { cloth, Form, type Joint, Limb, Line, skins } from '../../kit/forms.tsx';
import { Bead, UpturnedShadeMug } from './mug-ledge.tsx';

const { ink } = palette;
const skin = skins.rose;
const dark = { berth: midnight.mid, frame: navy.deep, low: palette.night };

/** Quist's hand sets the mug to dry. */
export function Panel46() {
	return (
		<>
			<path d="M0 0H276V552H0Z" fill={dark.berth} />
			<path d="M118 0V552M236 0V552M0 66H276M0 200H276" stroke={dark.frame} strokeWidth="20" />
			<path d="M0 470H276V552H0Z" fill={dark.low} />
			{/* The blanket's upper edge, where it was. */}
			<path d="M168 560C158 546 164 532 180 530L276 526V560Z" fill={midnight.light} />
			<path d="M226 531L250 530V560H226ZM260 529.500H268V560H260Z" fill={mauve.dark} />
			<Rib />
			<path d="M-9 414H285V474H-9Z" fill={navy.light} stroke={ink} strokeWidth="6" />
			<path d="M-9 474H285V512H-9Z" fill={slate.deep} stroke={ink} strokeWidth="6" />
			<path d="M38 493h.1M206 493h.1" stroke={ink} strokeWidth="11" />
			<UpturnedShadeMug x={138} y={452} scale={1} />
			<Bead x={222} y={462} r={7} />
			<Bead x={94} y={474} r={4.5} />
			<Hand />
			<Sleeve />
		</>
	);
}

function Rib() {
	return (
		<>
			<path d="M36 0L62 0 58 420H36Z" fill={slate.deep} stroke={ink} strokeWidth="4" />
			<path d="M-20-9H40V420H-20Z" fill={steel.light} stroke={ink} strokeWidth="7" />
			<path d="M24-6H37V417H10C14 330 30 240 24 140Z" fill={steel.shade} />
		</>
	);
}

/** From the far side of the hand to the near one: the joints, and where the nail is. */
const fingers: readonly { joints: readonly Joint[]; nail: readonly [number, number, number] }[] = [
	{
		joints: [
			[150, 118, 15],
			[190, 136, 14],
			[217, 160, 11],
			[230, 184, 8],
		],
		nail: [230, 178, -24],
	},
	{
		joints: [
			[142, 136, 17],
			[188, 162, 15.5],
			[207, 198, 12.5],
			[208, 228, 9],
		],
		nail: [211, 220, 2],
	},
	{
		joints: [
			[130, 154, 18],
			[172, 188, 16.5],
			[180, 228, 13],
			[170, 260, 9.5],
		],
		nail: [176, 251, 20],
	},
	{
		joints: [
			[112, 166, 18],
			[150, 210, 16.5],
			[149, 244, 13],
			[130, 271, 9.5],
		],
		nail: [139, 262, 36],
	},
];

function Nail({ at: [x, y, turn] }: { at: readonly [number, number, number] }) {
	return (
		<path
			transform={`translate(${x} ${y})rotate(${turn})`}
			d="M-5-8C-3-11 3-11 5-8L5 7C4 11-4 11-5 7Z"
			fill={linen.pale}
			stroke={skinTone.copper}
			strokeWidth="2"
		/>
	);
}

/** The left one: the thumb towards us. */
function Hand() {
	return (
		<>
			{fingers.map(({ joints, nail }) => {
				const [x, y, r] = joints.at(-1) ?? [0, 0, 0];
				return (
					<g key={nail[0]}>
						<circle cx={x} cy={y} r={r + 3} fill={ink} />
						<Limb joints={joints} tone={skin} line={3} edge={0.1} />
						<circle cx={x} cy={y} r={r} fill={skin.light} />
						<Nail at={nail} />
					</g>
				);
			})}
			<Form
				d="M8 56C48 34 82 40 100 58 124 76 148 92 164 110 172 122 164 138 150 144 150 154 142 162 132 164 128 176 114 182 102 178 94 178 88 182 87 190 89 210 96 224 102 240 108 252 114 264 117 275 118 287 108 293 100 290 90 286 82 274 74 262 60 240 50 216 43 192 34 172 28 156 26 138 22 112 16 88 8 56Z"
				tone={skin}
				shade="M-9 50C24 90 40 130 50 172 60 214 80 256 110 298L60 310-40 100ZM87 206C92 172 84 152 72 134 92 156 128 158 154 140L140 210Z"
				line={3}
			>
				<Line d="M92 90C108 96 120 102 130 110M80 104C94 112 106 122 114 130" width={2.4} ink={skin.dark} />
			</Form>
			<path d="M85 188C85 172 80 158 70 146 84 156 91 172 90 190L91 210 86 212Z" fill={ink} />
			<Nail at={[103, 276, -34]} />
			<Line d="M66 232C71 226 78 224 85 225M72 242C77 237 83 236 89 236" width={2.4} />
			<Line d="M142 118C148 112 156 112 160 116M132 140C138 134 146 134 150 138M112 156C120 150 128 152 132 158" width={2.6} />
			<Line d="M176 146C180 142 186 142 190 146M174 176C178 172 184 174 187 178M150 196C156 192 162 194 164 200" width={2.2} />
		</>
	);
}

function Sleeve() {
	return (
		<>
			<Form d="M-9 74L84 26 98 44 2 104-9 104Z" tone={cloth.white} shade="M-20 90L90 38 110 60 0 120Z" line={3} />
			<Form d="M-30 80L90 22 70-30H-30Z" tone={cloth.plum} shade="M-40 90L60 40 40-30H-40Z" line={3.5} />
		</>
	);
}
