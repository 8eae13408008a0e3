import { brick, canvas, clay, concrete, coral, linen, palette, slate, water } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { Painted } from '../block/painted.tsx';

const { ink, white, red } = palette;
const board = cloth.green;
const paper = { light: white, dark: linen.light };

interface LedgerProps {
	x: number;
	y: number;
	/** At 1, 420 wide when it is open, 200 by 270 when it is closed. */
	scale?: number;
	tilt?: number;
}

/** The green ledger, closed, seen on its front board. */
export function ClosedLedger({ x, y, scale = 1, tilt = 0 }: LedgerProps) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${scale})`}>
			<Form d="M-92-116L120-124 130 138-84 148Z" tone={{ light: board.dark, dark: board.dark }} line={5} />
			<Form d="M-92-126L114-130 122 128-86 138Z" tone={paper} line={3}>
				<Line d="M110-120L117 126M106-120L112 126M-80 132L118 123" width={2} ink={concrete.mid} />
			</Form>
			<Form
				d="M-100-134L98-138C102-50 104 40 104 120L-94 128C-100 40-102-50-100-134Z"
				tone={board}
				shade="M-120-150H-62C-60-40-58 60-52 140H-120ZM60 140L120 40V150Z"
				line={5}
			>
				<path d="M-66-140L-58 130" stroke={ink} strokeWidth="3" />
				<path d="M98-140L64-138 100-96ZM104 122L68 124 104 82Z" fill={brick.mid} stroke={ink} strokeWidth="3.5" />
				<path d="M-40-88L70-91 72-34-38-30Z" fill={white} stroke={ink} strokeWidth="3.5" />
			</Form>
			<Painted text="K" x={16} y={-61} height={34} ink={ink} brush={2.6} />
		</g>
	);
}

interface OpenLedgerProps extends LedgerProps {
	/** What is written on the right page, line after line: the tap, and its minutes. */
	rows?: readonly (readonly [tap: string, minutes: string])[];
	/** How the hand writes: in ink, or yet to be written. */
	lead?: string;
}

/** The ledger open, its columns ruled: the tap on the left of each, what it ran on the right. */
export function OpenLedger(props: OpenLedgerProps) {
	const { x, y, scale = 1, tilt = 0, rows = [['K 1', '2']], lead = slate.deep } = props;
	const lines = Array.from({ length: 9 }, (_, i) => -84 + i * 26);
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${scale})`}>
			<Form
				d="M-216-132L-6-122 6-122 216-132C220-40 222 60 220 156L8 166H-8L-220 156C-222 60-220-40-216-132Z"
				tone={board}
				shade="M-230 130H230V180H-230Z"
				line={5}
			/>
			<Form
				d="M-206-128L0-116 206-128C210-40 212 60 210 148L0 158-210 148C-212 60-210-40-206-128Z"
				tone={{ light: linen.mid, dark: linen.mid }}
				line={3}
			>
				<Line d="M-204-60V146M204-60V146M-208 143L0 152 208 143" width={2} ink={concrete.mid} />
			</Form>
			<Form
				d="M0-118C-40-144-130-146-202-130-206-40-206 50-204 138-130 124-50 128 0 150Z"
				tone={paper}
				shade="M-50-160C-30-60-30 60-40 160H20V-160Z"
				line={3.5}
			>
				<g fill="none">
					<path d={lines.map((at) => `M-210 ${at + 6}Q-90 ${at - 10} 0 ${at + 16}`).join('')} stroke={water.mid} strokeWidth="2" />
					<path d="M-96-150V150M-20-150V150" stroke={red} strokeWidth="2.5" />
				</g>
			</Form>
			<Form
				d="M0-118C40-144 130-146 202-130 206-40 206 50 204 138 130 124 50 128 0 150Z"
				tone={paper}
				shade="M-20-160H16C12-60 12 60 14 160H-20Z"
				line={3.5}
			>
				<g fill="none">
					<path d={lines.map((at) => `M0 ${at + 16}Q90 ${at - 10} 210 ${at + 6}`).join('')} stroke={water.mid} strokeWidth="2" />
					<path d="M112-150V150M186-150V150M24-108Q110-128 200-112" stroke={red} strokeWidth="2.5" />
				</g>
			</Form>
			{rows.map(([tap, minutes], i) => {
				const at = -72 + i * 26;
				return (
					<g key={tap}>
						<Painted text={tap} x={66} y={at - 8} height={18} ink={lead} brush={2.2} narrow={0.9} />
						<Painted text={minutes} x={125} y={at - 10} height={18} ink={lead} brush={2.2} />
						{minutes && <Minutes x={137} y={at - 5} ink={lead} />}
					</g>
				);
			})}
		</g>
	);
}

/** "min", as a pencil writes it. */
function Minutes({ x, y, ink: lead }: { x: number; y: number; ink: string }) {
	return (
		<path
			d={`M${x} ${y}v-8q4-5 5 1v7q0 0 0-7 4-6 5 0v7l3-3 2-6v9m0-13h.1m3 13v-8q5-6 6 1v7`}
			fill="none"
			stroke={lead}
			strokeWidth="2.3"
			strokeLinecap="round"
		/>
	);
}

/** A pencil, its point at the place given, leaning as it is held. */
export function Pencil({ x, y, scale = 1, tilt = 35 }: LedgerProps) {
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${scale})`}>
			<Form d="M0 0L14-44-14-44Z" tone={canvas} shade="M-20-50H-2L0 4H-20Z">
				<path d="M-6-16L6-16 0 4Z" fill={ink} />
			</Form>
			<Form d="M14-44Q7-52 4-44-2-54-6-45-10-52-14-44L-14-204H14Z" tone={cloth.yellow} shade="M-20-210H-5V-40H-20Z">
				<Line d="M5-46V-204" width={2.5} />
				<path d="M9-150L16-154V-142L10-138ZM8-112L15-114V-104Z" fill={canvas.light} />
			</Form>
			<Form d="M-14-204L-14-222H14V-204Z" tone={cloth.grey} shade="M-20-230H-4V-200H-20Z" />
			<Form
				d="M-13-222C-14-240-8-246 0-246 8-246 14-240 13-222Z"
				tone={{ light: clay.mid, dark: coral.dark }}
				shade="M-20-250H-4V-220H-20Z"
			/>
		</g>
	);
}
