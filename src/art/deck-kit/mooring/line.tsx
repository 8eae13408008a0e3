import { measures } from '../../../content/measures.ts';
import { brick, canvas, hemp, linen, palette, rust, wood } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Pen, skins } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { Ink, Outlined, Plate } from '../boats/pen.tsx';
import { Lay, Section } from './rope.tsx';

/** The line itself, its seven strands, what a ten, a five and a one look like, and the knife. */

const { across, strand } = measures.line.drawn;
const { hand } = measures.person.drawn;
const perMetre = 900;
const m = (metres: number) => metres * perMetre;
const letters = 15.6;
const sleeve = { light: rust.mid, dark: brick.dark };

/** Strands as they are told by hand: how many tenths of their life are left. */
const ages = [
	{ said: 'Ten', yarns: 3, fray: 0, light: canvas.light, dark: canvas.dark },
	{ said: 'Five', yarns: 2, fray: 9, light: canvas.mid, dark: canvas.deep },
	{ said: 'One', yarns: 1, fray: 30, light: hemp.mid, dark: linen.deep },
] as const;

/** Broken yarns, which stand up. */
const hairs = (x: number, y: number, count: number) =>
	Array.from({ length: count }, (_, i) => {
		const at = x + 14 + ((i * 47) % 118);
		const [row, way] = [y + (i % 2 ? 50 : 4), i % 2 ? 1 : -1];
		return `M${at} ${row}q${4 + (i % 3) * 2} ${way * 3} ${6 + (i % 3) * 3} ${way * (8 + (i % 4) * 2)}`;
	}).join('');

/** The knife that is lent, with its number. */
function Knife({ at: [x, y] }: { at: Point }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Outlined d="M0-8H96Q112-6 118 6 108 11 96 11H0Z" fill={cloth.grey.light} line={3} />
			<Outlined d="M4-2H96Q108-1 115 5 106 2 96 2H4Z" fill={palette.white} line={0} />
			<Plate d="M-100-12Q-104-14-92-15H-6L2-11V14L-6 17H-92Q-106 14-100-12Z" tone={cloth.yellow} shade="M-110 4H10V20H-110Z" line={1.6}>
				<path d="M-70-2a5 5 0 1 1-.1 0M-18-2a5 5 0 1 1-.1 0" fill={cloth.grey.dark} />
			</Plate>
			<Words at={[-44, 6]} size={13} align="middle" colour={palette.ink}>
				12
			</Words>
			<Ink d="M-100 0q-26-4-30 10t-14 6" weight={4} ink={palette.ink} />
			<Ink d="M-100 0q-26-4-30 10t-14 6" weight={2} ink={cloth.white.light} />
		</g>
	);
}

export const line = makeView(
	{
		size: [560, 560],
		perMetre,
		letters,
		bar: { at: [436, 540], metres: 0.1, fields: 5 },
		alt: 'A mooring line cut square: six strands round a seventh, yellow with grease. Beside it a bare hand lies on a length of the line. Below, three strands, a ten, a five and a one, each more worn than the last, and a numbered knife.',
	},
	({ view }) => {
		const end: Point = [114, 152];
		const [x, y] = [268, 62];
		return (
			<Pen width={1}>
				<Layer name="Section">
					<Section at={end} radius={m(across) / 2} strand={m(strand) / 2} />
				</Layer>
				<Dimension view={view} from={[end[0] - m(across) / 2, end[1]]} to={[end[0] + m(across) / 2, end[1]]} off={-112} />
				<Dimension
					view={view}
					from={[end[0] - m(strand) / 2, end[1] - m(strand)]}
					to={[end[0] + m(strand) / 2, end[1] - m(strand)]}
					off={48}
				/>
				<Layer name="Lay of the rope">
					<Lay at={[x, y]} length={322} thick={m(across)} pitch={92} yarns={4} />
				</Layer>
				<Layer name="Hand">
					<Hand pose="flat" skin={skins.brown} build="long" x={466} y={98} turn={143} size={m(hand) / 200} line={3} near flip />
				</Layer>
				<Layer name="Sleeve">
					<Outlined d="M566-8H516L446 58Q474 82 486 126L566 66Z" fill={sleeve.light} line={3.4} />
				</Layer>
				<path d="M566 66L486 126Q482 106 473 92L566 22Z" fill={sleeve.dark} />
				<Layer name="Crease of the sleeve">
					<Ink d="M457 48Q486 72 499 116" weight={1.4} />
				</Layer>
				<Dimension view={view} from={[x, y]} to={[x, y + m(across)]} off={-20} />
				{ages.map(({ said, yarns, fray, light, dark }, i) => {
					const [sx, sy] = [22 + i * 182, 316];
					return (
						<g key={said}>
							<Lay
								at={[sx, sy]}
								length={136 - fray}
								thick={m(strand)}
								pitch={22}
								yarns={yarns}
								fray={fray}
								light={light}
								dark={dark}
								line={1.5}
							/>
							{fray > 0 && <Ink d={hairs(sx, sy, fray)} weight={1.2} ink={wood.dark} />}
							<Words at={[sx, sy + 88]} size={letters}>
								{said}
							</Words>
						</g>
					);
				})}
				<Layer name="Knife">
					<Knife at={[170, 476]} />
				</Layer>
				<Leader view={view} to={[270, 480]} from={[320, 456]}>
					Lent, and counted
				</Leader>
			</Pen>
		);
	},
);
