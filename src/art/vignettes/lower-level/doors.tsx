import { brass, clay, cobalt, concrete, dusk, leaf, palette, rust, steel } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { panel, run, walls } from './lower-level-space.ts';

const { ink } = palette;
const { left } = walls;

interface DoorProps {
	near: number;
	far: number;
	colour: string;
	/** Where the letter-box was before the line was moved: a patch in another paint. */
	patch?: string;
	/** Its leaf stands open on a room. */
	open?: boolean;
}

/** A tenant's door: over two sills, its letter-box at the top. */
function Door({ near, far, colour, patch, open }: DoorProps) {
	const within = (share: number) => near + (far - near) * share;
	const line = near * 2.6;
	return (
		<g stroke={ink} strokeWidth={line}>
			<path d={panel(left, 22, 214, near * 1.02, far * 0.98)} fill={cloth.grey.dark} />
			<path d={panel(left, 38, 204, near, far)} fill={open ? concrete.deep : colour} />
			{!open && (
				<>
					<path d={panel(left, 184, 193, within(0.25), within(0.72))} fill={brass.mid} strokeWidth={line * 0.7} />
					{patch && <path d={panel(left, 92, 103, within(0.22), within(0.75))} fill={patch} strokeWidth={line * 0.4} />}
					<path d={run([left, 120, within(0.86)], [left, 112, within(0.86)])} strokeWidth={line * 1.6} />
				</>
			)}
			<path d={panel(left, 0, 20, near * 1.05, far * 0.95)} fill={cloth.grey.light} />
			<path d={panel(left, 20, 38, near, far)} fill={steel.light} />
		</g>
	);
}

export function Doors() {
	return (
		<>
			<Door near={1.66} far={1.34} colour={leaf.dark} patch={leaf.mid} />
			<Door near={1.14} far={0.95} colour={cobalt.dark} patch={dusk.light} />
			<Door near={0.84} far={0.735} colour={rust.mid} patch={clay.dark} />
			<Door near={0.665} far={0.6} colour={brass.mid} />
			<Line d={run([left, 224, 1.84], [left, 224, 0.54])} width={2} />
		</>
	);
}
