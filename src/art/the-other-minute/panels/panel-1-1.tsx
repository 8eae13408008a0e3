import { canvas, linen, midnight, palette, slate } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { Part, Pen, skins } from '../../kit/forms.tsx';
import { Passage } from '../block/passage.tsx';
import { HalimaBust } from '../cast/halima-bust.tsx';
import { KitBust } from '../cast/kit-bust.tsx';
import { ClosedLedger } from '../props/ledger.tsx';
import { Keys } from '../props/tools.tsx';

/** The first look down Block K, past the two who have the round. */
export function Panel11() {
	return (
		<>
			<Passage width={864} height={660} vanish={[512, 408]} near={2.7} lens={800} eye={1.5} gate={{ turn: 76, open: true }} />
			<Lintel />
			<g transform="rotate(5 706 660)">
				<HalimaArms />
				<HalimaBust view="back" x={706} y={428} height={176} turn={-1} line={7}>
					<Rim d="M206 218C254 216 296 268 314 352 324 430 328 500 332 560" />
				</HalimaBust>
			</g>
			<Ledger />
			<KitBust view="back" x={150} y={344} height={160} line={7} tilt={-15}>
				<Rim d="M176 336C216 336 248 374 259 442 269 520 273 580 275 640" />
			</KitBust>
		</>
	);
}

/** What the bulbs ahead leave on a shoulder. */
const Rim = ({ d }: { d: string }) => <path d={d} fill="none" stroke={canvas.light} strokeWidth="9" strokeOpacity=".85" />;

/** The bulkhead over the gate: dark, for a title. */
function Lintel() {
	return (
		<>
			<path d="M-9-9H873V92H-9Z" fill={midnight.mid} stroke={palette.ink} strokeWidth="5" />
			<path d="M-9 78H873V90H-9Z" fill={slate.deep} />
			<path d="M330 78H694L660 90H364Z" fill={linen.dark} />
			<path
				d="M26 62h.1M114 62h.1M202 62h.1M290 62h.1M378 62h.1M466 62h.1M554 62h.1M642 62h.1M730 62h.1M818 62h.1"
				stroke={midnight.light}
				strokeWidth="8"
			/>
		</>
	);
}

/** One arm against the gate; in the other hand the keys. */
function HalimaArms() {
	const fist = {
		id: 'panel-1-1-fist',
		pose: 'grip',
		skin: skins.tan,
		build: 'broad',
		x: 476,
		y: 640,
		turn: -84,
		size: 0.6,
		line: 5.5,
		near: true,
	} as const;
	return (
		<Pen width={6.5}>
			<Part d="M452 636L498 638 542 720H440Z" tone={skins.tan} shade="M440 618L468 628 480 730H430Z" />
			<Hand {...fist}>
				<Keys id="panel-1-1-keys" x={450} y={562} scale={0.46} tilt={6} />
			</Hand>
			<Part d="M801 532L840 518 900 600V700L860 660Z" tone={skins.tan} shade="M850 530L900 610V720L830 640Z" />
			<Hand pose="flat" skin={skins.tan} build="broad" x={822} y={524} turn={-112} size={0.58} line={5.5} flip near />
		</Pen>
	);
}

/** The ledger in Kit's long hand, and a wrist that the sleeve does not reach. */
function Ledger() {
	const hand = {
		id: 'panel-1-1-hand',
		pose: 'over',
		skin: skins.umber,
		build: 'long',
		x: 356,
		y: 662,
		turn: -118,
		size: 0.66,
		line: 5.5,
		near: true,
	} as const;
	return (
		<Hand {...hand}>
			<ClosedLedger x={292} y={560} scale={0.6} tilt={9} />
		</Hand>
	);
}
