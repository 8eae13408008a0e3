import { type ReactNode, useId } from 'react';
import { canvas, concrete, palette, slate } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { lineAt } from '../figure.tsx';
import { Rider, Seated, Teller } from './aboard.tsx';
import { enamelLight, flankLight, trainLight } from './loop-light.ts';
import { at, scaleAt, train, tube } from './loop-space.ts';

const { ink, white, yellow, red } = palette;
/** Where the tube's skin meets the platform, and where it turns out of sight. */
const foot = -35;
const crown = 82;
const steel = cloth.grey;
/** By night the carriages are lit colder than the station. */
const coldLit = concrete.pale;

/** Its lengths, from the far end: some are glass, some have doors. */
const lengths = [
	{ d1: 1600, d2: 2000, door: false },
	{ d1: 1380, d2: 1600, door: true },
	{ d1: 1150, d2: 1380, door: false },
	{ d1: 940, d2: 1150, door: true },
	{ d1: 750, d2: 940, door: false },
	{ d1: 565, d2: 750, door: false },
	{ d1: 335, d2: 565, door: true },
	{ d1: 145, d2: 335, door: false },
];

interface LengthProps {
	d1: number;
	d2: number;
	children?: ReactNode;
}

/** What is seen of a carriage through the glass: its red flank, its stripe, a lit window. */
function Glass({ d1, d2, children }: LengthProps) {
	const id = useId();
	const gap = (d2 - d1) * 0.09;
	const pane = tube.patch(-20, 60, d1 + gap, d2 - gap);
	const window = tube.patch(14, 44, d1 + gap * 2.4, d2 - gap * 2.4);
	const line = lineAt(scaleAt((d1 + d2) / 2)) * 2;
	const lamps = useNight() ? coldLit : canvas.pale;
	return (
		<>
			<clipPath id={id}>
				<path d={pane} />
			</clipPath>
			<path d={pane} fill={red} strokeWidth={line} data-light={flankLight} />
			<g clipPath={`url(#${id})`}>
				<path d={tube.patch(foot, -6, d1, d2)} fill={cloth.red.dark} stroke="none" data-light={flankLight} />
				<path d={tube.patch(-3, 5, d1, d2)} fill={white} stroke="none" data-light={flankLight} />
				<path d={window} fill={lamps} strokeWidth={line} data-light={lights.own} />
				{children && (
					<>
						<clipPath id={`${id}-window`}>
							<path d={window} />
						</clipPath>
						<g clipPath={`url(#${id}-window)`} data-light={trainLight}>
							{children}
						</g>
					</>
				)}
				{/* The lamps' strip, in the glass. */}
				<path d={tube.patch(50, 54, d1, d2)} fill={white} stroke="none" data-light={lights.own} />
			</g>
		</>
	);
}

/** A stripe of the carriage's far side, seen through its door. */
const inside = (x: number, z1: number, z2: number, d1: number, d2: number) =>
	`M${at(x, z1, d1)}L${at(x, z1, d2)} ${at(x, z2, d2)} ${at(x, z2, d1)}Z`;

/** An open door: the outer one in the tube, its leaves drawn aside, and the inner one in the train. */
function Door({ d1, d2, children }: LengthProps) {
	const id = useId();
	const k = scaleAt((d1 + d2) / 2);
	const line = lineAt(k) * 2;
	const inset = (d2 - d1) * 0.1;
	const opening = tube.patch(foot, 37, d1 + inset, d2 - inset);
	const inner = train.patch(foot - 6, 44, d1 + inset * 0.8, d2 - inset * 0.6);
	// The far side's panes are dark by day; by night they give the carriage back to itself.
	const [lamps, panes] = useNight() ? [coldLit, slate.mid] : [canvas.pale, cloth.navy.dark];
	return (
		<g strokeWidth={line}>
			<path d={tube.patch(foot, 47, d1, d2)} fill={yellow} data-light={enamelLight} />
			<path d={tube.patch(foot, 0, d1, d2)} fill={cloth.yellow.dark} stroke="none" />
			<clipPath id={id}>
				<path d={opening} />
			</clipPath>
			<path d={opening} fill={red} />
			<g clipPath={`url(#${id})`} data-light={trainLight}>
				{/* The carriage: its far side, a strip of its floor, a window, a pole. */}
				<path d={inner} fill={lamps} data-light={lights.own} />
				<path d={`M${at(215, 0, d1 - 20)}L${at(215, 0, d2 + 20)} ${at(560, 0, d2 + 20)} ${at(560, 0, d1 - 20)}Z`} fill={cloth.wood.light} />
				<path d={inside(534, 88, 176, d2 + 60, 2600)} fill={panes} />
				<path d={inside(500, 0, 84, d2, 2600)} fill={cloth.blue.light} />
				<path d={[1.35, 1.7, 2.1, 2.6, 3.2].map((far) => `M${at(534, 76, d2 * far)}L${at(534, 190, d2 * far)}`).join('')} stroke={lamps} />
				{/* The outer leaves, as far as they have got. */}
				<path d={tube.patch(foot, 50, d1, d1 + inset * 1.5)} fill={steel.dark} data-light={flankLight} />
				<path d={tube.patch(foot, 50, d2 - inset * 2, d2)} fill={steel.light} data-light={flankLight} />
				{children}
			</g>
		</g>
	);
}

/** A flange round the tube, where one length is bolted to the next. */
function Flange({ d }: { d: number }) {
	return (
		<g strokeWidth={lineAt(scaleAt(d)) * 2}>
			<path d={tube.patch(foot, crown, d * 1.03, d * 0.965)} fill={steel.light} />
			<path d={tube.patch(foot, 8, d * 1.03, d * 0.965)} fill={steel.dark} stroke="none" />
		</g>
	);
}

/** The Loop, with a train in it. */
export function Tube() {
	return (
		<g stroke={ink}>
			<path d={tube.patch(foot, crown, 140, 2500)} fill={steel.light} strokeWidth="7" />
			<path d={tube.patch(foot, -6, 140, 2500)} fill={steel.dark} stroke="none" />
			<path d={tube.patch(68, crown, 140, 2500)} fill={cloth.foam.light} stroke="none" />
			{lengths.map(({ d1, d2, door }) => {
				const Length = door ? Door : Glass;
				return (
					<g key={d1}>
						<Length d1={d1} d2={d2}>
							{d1 === 335 && <Teller />}
							{d1 === 145 && <Rider />}
							{d1 === 565 && <Seated />}
						</Length>
						<Flange d={d1} />
					</g>
				);
			})}
		</g>
	);
}
