import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { folk, type Person } from '../../kit/folk/folk.ts';
import { makeWear, type Outfit } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n, skins } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { near, perMetre, plot, room, tall } from './drum-field.ts';
import { Drum, opening, Slip, Tin } from './drum-things.tsx';

/** The Lot's drum and tin, and the child who draws. */

const { x, at } = plot;
const { length, across, axle, hatch } = room.drum;
const stool = length + 0.42;

/** The legs and arms of somebody so young are shorter than a grown body's by this much of it. */
const short = 17 / 172;
const drawer: Person = {
	...folk.child,
	height: tall / (1 - short),
	head: 36,
	girth: 1.06,
};
const grown = makeWear({ cut: 'jersey', top: cloth.red, legs: cloth.navy });
const best: Outfit = {
	...grown,
	dress: (person) => {
		const { build, wear } = grown.dress(person);
		return { build: { ...build, leg: [32.5, 32.5], arm: [25, 22] }, wear };
	},
};

/** An arm in the drum to the wrist, and the face turned away from it, as the clerk asked. */
const drawing = {
	view: 'quarter',
	waist: [-2, -88],
	lean: 4,
	near: { to: [-18, -76] },
	far: { to: [43, -126], over: true, seam: 1, hand: 'hang', level: 4 },
	nearLeg: { to: [-9, -10.5], boot: 'quarter' },
	farLeg: { to: [14, -13], boot: 'quarter' },
	head: { tilt: -8 },
} as const satisfies Pose;

const hand = (measures.person.drawn.hand * (tall / 172) * near) / 200;
const slip = { at: [322, 84] as const, turn: -5 };

export const drum = makeView(
	{
		size: [640, 694],
		perMetre,
		bar: { at: [30, 670], metres: 0.5, fields: 5 },
		alt: 'The Lot: a child in a red jersey has an arm in the hatch of a blue herring drum that lies on a wooden cradle with a crank. Beside it a tin with a herring on it holds the numbers. Above, enlarged five times, a small hand holds up a slip that reads 1206; another reads 418.',
	},
	({ view }) => {
		const closer = { ...view, perMetre: near };
		const [sx, sy] = slip.at;
		const [wide, high] = [room.slip.width * near, room.slip.height * near];
		const wrist = [n(sx + 14 - 165 * hand), n(sy + high * 0.55 - 27 * hand)] as const;
		const sleeve = `M-4 ${n(wrist[1] - 52)}L${n(wrist[0] + 8)} ${n(wrist[1] - 38)}V${n(wrist[1] + 38)}L-4 ${n(wrist[1] + 52)}Z`;
		return (
			<>
				<Layer name="Drum">
					<Drum />
				</Layer>
				<Layer name="Tin">
					<Tin from={stool} />
				</Layer>
				<Standing layer="Girl who draws" view={view} at={at(-0.17, 0)} who={drawer} wear={best} pose={drawing} />
				{(['behind', 'before'] as const).map((layer) => (
					<g key={layer}>
						{layer === 'before' && <Slip at={[sx, sy]} per={near} number="1206" turn={slip.turn} />}
						<Hand
							pose="write"
							skin={skins.brown}
							build="narrow"
							x={wrist[0]}
							y={wrist[1]}
							size={n(hand * 100) / 100}
							line={4}
							layer={layer}
							near
						/>
					</g>
				))}
				<g stroke={palette.ink} strokeWidth="4" strokeLinejoin="round">
					<path d={sleeve} fill={cloth.red.light} />
					<path
						d={`M-4 ${n(wrist[1] + 8)}L${n(wrist[0] + 8)} ${n(wrist[1] + 6)}V${n(wrist[1] + 38)}L-4 ${n(wrist[1] + 52)}Z`}
						fill={cloth.red.dark}
						stroke="none"
					/>
					<path d={sleeve} fill="none" />
				</g>
				{['Five times', 'as near'].map((row, i) => (
					<Words key={row} at={[sx + wide + 18, sy + 8 + i * 30]} size={view.letters}>
						{row}
					</Words>
				))}
				<Dimension view={closer} from={[sx, sy + high]} to={[sx + wide, sy + high]} off={-26} />
				<Dimension view={view} from={at(0, axle + across / 2)} to={at(length, axle + across / 2)} off={24} />
				<Dimension view={view} from={at(length, axle - across / 2)} to={at(length, axle + across / 2)} off={-64} />
				<Dimension view={view} from={at(-0.17, 0)} to={at(-0.17, tall / 100)} off={70} />
				<Layer name="Slip">
					<Slip at={[440, 176]} per={near} number="418" turn={4} />
				</Layer>
				<Leader view={view} to={at(stool + room.tin.across / 2, 0.74)} from={[x(stool + room.tin.across / 2) - 16, 260]} side="left">
					Numbers
				</Leader>
				<Leader view={view} to={at(opening.from + hatch * 0.8, opening.foot + 0.02)} from={[x(0.26), 250]} side="right">
					Pages
				</Leader>
			</>
		);
	},
);
