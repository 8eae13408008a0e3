import type { ReactNode } from 'react';
import { brass, canvas, clay, oilskin, palette, rust, slate } from '../../../model/colours.ts';
import { cloth, Line, n } from '../../kit/forms.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { flapLight, streetLight } from './biosphere-gardens-light.ts';
import { along, field, wallAt } from './biosphere-gardens-space.ts';

/** The vents at the foot of the wall, open, and the street that is on their other side. */

const { ink, white, yellow } = palette;

/** Each vent, from one pier to the next. */
const vents = [
	[806, 896],
	[922, 1030],
	[1062, 1200],
] as const;
const top = 0.84;

interface DoorProps {
	from: number;
	to: number;
	paint: string;
}

/** A door of the street, open, with the lamp lit in the room behind. */
function Door({ from, to, paint }: DoorProps) {
	const leaf = from + (to - from) * 0.3;
	return (
		<>
			<path d={field(from - 5, to + 5, 0.06, 0.66, 1)} fill={cloth.sand.light} />
			<path d={field(from, to, 0.06, 0.62, 1)} fill={canvas.pale} />
			<path
				d={`M${from} ${n(wallAt(from, 0.06))}L${n(leaf)} ${n(wallAt(leaf, -0.02))}V${n(wallAt(leaf, 0.6))}L${from} ${n(wallAt(from, 0.62))}Z`}
				fill={paint}
			/>
		</>
	);
}

function Street({ children }: { children: ReactNode }) {
	return (
		<g stroke={ink} strokeWidth="4.500">
			<path d={field(800, 1220, 0, 0.9, 4)} fill={clay.mid} />
			<path d={field(800, 1220, 0, 0.07, 4)} fill={canvas.mid} />
			<Door from={838} to={884} paint={cloth.blue.light} />
			<Door from={962} to={1016} paint={rust.mid} />
			<Door from={1106} to={1176} paint={cloth.green.light} />
			{children}
		</g>
	);
}

/** A flap that hangs by its upper edge, drawn in and up by its chain. */
function Flap({ from, to }: { from: number; to: number }) {
	const [a, b] = [from - 12, to - 2];
	const lower = 0.72;
	return (
		<g stroke={ink} strokeWidth="5" data-light={flapLight}>
			<Line
				d={`M${a + 20} ${n(wallAt(a, lower) + 14)}L${a + 34} ${n(wallAt(a, 1))}M${b - 14} ${n(wallAt(b, lower) + 14)}L${b - 4} ${n(wallAt(b, 1))}`}
				width={4}
			/>
			<path
				d={`M${from} ${n(wallAt(from, top))}L${to} ${n(wallAt(to, top))} ${b} ${n(wallAt(b, lower) + 16)} ${a} ${n(wallAt(a, lower) + 12)}Z`}
				fill={yellow}
			/>
			<path
				d={`M${from} ${n(wallAt(from, top))}L${n(from + (to - from) * 0.3)} ${n(wallAt(from, top) - 3)} ${n(a + (b - a) * 0.3)} ${n(wallAt(a, lower) + 12)} ${a} ${n(wallAt(a, lower) + 12)}Z`}
				fill={oilskin.dark}
				stroke="none"
			/>
		</g>
	);
}

export function Vents({ children }: { children?: ReactNode }) {
	const piers = [
		[780, 806],
		[896, 922],
		[1030, 1062],
	] as const;
	return (
		<>
			<Lit light={streetLight}>
				<Street>{children}</Street>
			</Lit>
			<g stroke={ink} strokeWidth="5">
				<path d={field(790, 1220, top, 1, 4)} fill={palette.sea} />
				{piers.map(([from, to]) => (
					<g key={from}>
						<path d={field(from, to, -0.02, 1, 1)} fill={slate.pale} />
						<path d={field(from, from + 9, -0.02, 1, 1)} fill={slate.mid} stroke="none" />
					</g>
				))}
			</g>
			{vents.map(([from, to]) => (
				<Flap key={from} from={from} to={to} />
			))}
			<Line d={`M${along(700, 1220, 0.97, 4)}`} width={15} />
			<Line d={`M${along(700, 1220, 0.97, 4)}`} width={6} ink={cloth.grey.light} />
		</>
	);
}

/** The street's light on the floor, and the air that comes in with it. */
export function Draught() {
	return (
		<>
			<g fill={white} fillOpacity=".4">
				<path d="M806 330L896 344 660 470 470 480Z" />
				<path d="M922 348L1030 372 760 560 540 560Z" />
				<path d="M1062 382L1200 420 1010 620H800Z" />
			</g>
			<ByNight>
				<path
					d="M806 330L896 344 660 470 470 480ZM922 348L1030 372 760 560 540 560ZM1062 382L1200 420 1010 620H800Z"
					fill={brass.light}
					fillOpacity=".5"
				/>
			</ByNight>
		</>
	);
}

/** The air itself: mist, from the vents across the floor and up the shaft. */
export function Mist() {
	return (
		<g fill={white} fillOpacity=".34" data-light={lights.overcast}>
			<path d="M1010 346C900 372 790 396 708 340 640 290 690 200 640 120 620 84 600 40 604-10H668C660 44 694 70 708 120 734 210 706 276 758 310 820 350 920 346 1010 346Z" />
			<path d="M884 296C810 330 744 300 744 240 744 180 730 120 694 60L690-10H734C732 44 774 110 778 180 784 250 826 288 884 296Z" />
		</g>
	);
}
