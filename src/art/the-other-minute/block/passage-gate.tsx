import { palette } from '../../../model/colours.ts';
import { lineFor, poly, project, type View } from '../../bare-berth/lens.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Gate } from './gate.tsx';

/** The passage's mouth: where its gate hangs, and how far it stands open. */
export interface Mouth {
	/** How far away, in metres; without it, as near as shows the first ribs between its posts. */
	z?: number;
	/** The side that the leaf hangs on. */
	hinge?: 'left' | 'right';
	/** Degrees into the passage: 0 is shut. */
	turn?: number;
	padlock?: 'shut' | 'open' | 'none';
	/** Without the bar over it, where words go; the posts then reach the deckhead. */
	open?: boolean;
}

const [post, high, leaf] = [0.68, 2.3, 1.3];

/** Two posts with a bar across, and the leaf. */
export function PassageGate({ view, mouth, near }: { view: View; mouth: Mouth; near: number }) {
	const { z = near * 0.6, hinge = 'right', turn = 78, padlock = turn > 0 ? 'open' : 'shut' } = mouth;
	const tall = mouth.open ? 3.4 : high;
	const side = hinge === 'left' ? -1 : 1;
	const a = (turn * Math.PI) / 180;
	const edge = (x: number, depth: number) => {
		const [px, top] = project(view, x, high - 0.1, depth);
		return { x: px, top, bottom: project(view, x, 0.05, depth)[1] };
	};
	const bar = (x1: number, y1: number, x2: number, y2: number) =>
		poly([project(view, x1, y1, z), project(view, x2, y1, z), project(view, x2, y2, z), project(view, x1, y2, z)]);
	const line = lineFor(view.lens / z);
	return (
		<g strokeLinejoin="round">
			<path
				d={
					bar(-post - 0.08, 0, -post, tall) +
					bar(post, 0, post + 0.08, tall) +
					(mouth.open ? '' : bar(-post - 0.08, high, post + 0.08, high + 0.07))
				}
				fill={steel.light}
				stroke={palette.ink}
				strokeWidth={line}
			/>
			<path d={bar(-post - 0.08, 0, -post - 0.05, tall) + bar(post, 0, post + 0.03, tall)} fill={steel.shade} />
			<Gate
				hinge={edge(side * (post - 0.01), z)}
				lock={edge(side * (post - 0.01 - leaf * Math.cos(a)), z + leaf * Math.sin(a))}
				size={[leaf, high - 0.15]}
				line={line}
				padlock={padlock}
				mesh={0.15}
			/>
		</g>
	);
}
