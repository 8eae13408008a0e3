import { ifeomaOkwuosa } from '../../../content/wardrobe.ts';
import { brass as brassTones, canvas, crimson, leather as leatherTones, palette, rust, wood } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';
import { Piece, type ThingProps } from '../kit/piece.tsx';

/** What Ifeoma Okwuosa carries and wears: the load ledger, the coral, the mark on her sash. */

const coral = { light: ifeomaOkwuosa.coral, dark: rust.dark };
const leather = { light: ifeomaOkwuosa.ledger, dark: leatherTones.dark };
const brass = { light: ifeomaOkwuosa.gold, dark: brassTones.deep };

/** Its upper left corner as origin, 132 by 180 without its leaves. */
export function Ledger({ line, near }: ThingProps) {
	const fine = line * 0.7;
	return (
		<>
			<Piece d="M52-42H124V30H52Z" fill={canvas.pale} line={line * 0.8} />
			<Line d="M52-42C70-20 82-10 88-10 96-10 106-22 124-42" width={fine} />
			<circle cx="88" cy="-12" r="9" fill={crimson.mid} stroke={palette.ink} strokeWidth={n(fine)} />
			<Piece d="M4-8H148V176H4Z" fill={palette.white} line={line} />
			<Line d="M138-6V174M143-6V174" width={fine * 0.6} />
			<Piece d="M0 0H132V182H0Z" fill={leather.light} line={line} />
			<path d="M3 3H22V179H3Z" fill={leather.dark} />
			<Line d="M22 0V182" width={fine} />
			{near && <Line d="M31 10H122V172H31Z" width={1.8} ink={wood.mid} />}
			<Piece d="M52 26H104V56H52Z" fill={palette.paper} line={fine} />
			{near && <Line d="M62 37H94M62 46H84" width={2.6} />}
			<Piece d="M116-4H130V22H116Z" fill={brass.light} line={fine} />
		</>
	);
}

/** Beads along a line that sags between two points. */
function Beads(props: { from: number; to: number; y: number; sag: number; r: number; line: number; beads: number }) {
	const { from, to, y, sag, r, line, beads } = props;
	return Array.from({ length: beads }, (_, i) => {
		const t = i / (beads - 1);
		const [cx, cy] = [n(from + (to - from) * t), n(y + sag * 4 * t * (1 - t))];
		return (
			<g key={cx}>
				<circle cx={cx} cy={cy} r={r} fill={coral.light} stroke={palette.ink} strokeWidth={n(line)} />
				<path
					d={`M${cx} ${n(cy - r * 0.8)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 0 ${cx} ${n(cy + r * 0.8)}Q${n(cx - r * 0.8)} ${cy} ${cx} ${n(cy - r * 0.8)}Z`}
					fill={coral.dark}
				/>
			</g>
		);
	});
}

/** Two strings of coral on the breast, in centimetres; behind, what shows of one. */
export function Coral({ line, behind }: { line: number; behind?: boolean }) {
	const of = { r: 1.5, line: line * 0.5 };
	if (behind) return <Beads {...of} from={-9} to={9} y={-137} sag={1.6} beads={7} />;
	return (
		<>
			<Beads {...of} from={-9.4} to={9.4} y={-135.6} sag={6.6} beads={10} />
			<Beads {...of} from={-10.4} to={10.4} y={-134.6} sag={11} beads={12} />
		</>
	);
}

/** The brass tag of a citizen, its middle as origin, 20 to the rim. */
export function Mark({ line }: ThingProps) {
	return (
		<>
			<circle r="20" fill={brass.light} stroke={palette.ink} strokeWidth={n(line)} />
			<path d="M0-17A17 17 0 0 0 6 16C-8 12-14-6 0-17Z" fill={brass.dark} />
			<Line d="M-8 0H9M-8 8H6" width={line * 0.7} />
			<circle cy="-11" r="3" fill={palette.ink} />
		</>
	);
}
