import { brass, deal, leaf, linen, mauve, navy, palette, rust, slate, water } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { wallLight } from './mid-level-light.ts';
import { court, outline, project, scaleAt } from './mid-level-space.ts';

const { ink, yellow, red, white } = palette;
const { back, deck, left, right } = court;

/** Weak tea. */
const tea = brass.light;

interface DoorProps {
	x: number;
	floor: number;
	colour: string;
}

function Door({ x, floor, colour }: DoorProps) {
	return (
		<>
			<path
				d={outline([x, floor, back], [x + 0.95, floor, back], [x + 0.95, floor + 2, back], [x, floor + 2, back])}
				fill={colour}
				stroke={ink}
				strokeWidth="4"
			/>
			<path
				d={outline(
					[x + 0.2, floor + 1.15, back],
					[x + 0.75, floor + 1.15, back],
					[x + 0.75, floor + 1.75, back],
					[x + 0.2, floor + 1.75, back],
				)}
				fill={brass.light}
				stroke={ink}
				strokeWidth="3"
			/>
		</>
	);
}

function Pane({ x, floor, lit }: { x: number; floor: number; lit: boolean }) {
	const d = outline([x, floor + 0.8, back], [x + 0.9, floor + 0.8, back], [x + 0.9, floor + 1.9, back], [x, floor + 1.9, back]);
	return (
		<>
			<path d={d} fill={lit ? brass.light : navy.light} stroke={ink} strokeWidth="4" />
			{lit && (
				<ByNight>
					<path d={d} fill={brass.pale} stroke={ink} strokeWidth="4" />
				</ByNight>
			)}
			<Line d={`M${project(x + 0.45, floor + 0.8, back).join(' ')}L${project(x + 0.45, floor + 1.9, back).join(' ')}`} />
		</>
	);
}

const doors: readonly (readonly [x: number, level: 0 | 1, colour: string])[] = [
	[-3.7, 0, leaf.dark],
	[-0.9, 0, rust.mid],
	[1.9, 0, palette.sea],
	[3.9, 0, brass.mid],
	[-2.7, 1, deal.dark],
	[0.6, 1, slate.dark],
	[3.4, 1, leaf.dark],
];
const panes: readonly (readonly [x: number, level: 0 | 1, lit?: true])[] = [
	[-2.3, 0, true],
	[0.5, 0],
	[-3.9, 1, true],
	[-1.2, 1],
	[2.1, 1, true],
];

/** What opens on the court: doors, panes. */
export function Doors() {
	return (
		<g data-light={wallLight}>
			{doors.map(([x, level, colour]) => (
				<Door key={`${x}-${level}`} x={x} floor={level * (deck + 0.2)} colour={colour} />
			))}
			{panes.map(([x, level, lit = false]) => (
				<Pane key={`${x}-${level}`} x={x} floor={level * (deck + 0.2)} lit={lit} />
			))}
			<SideDoors />
		</g>
	);
}

function SideDoors() {
	const side = (x: number, z: number, wide: number, low: number, high: number) =>
		outline([x, low, z], [x, low, z + wide], [x, high, z + wide], [x, high, z]);
	return (
		<g stroke={ink} strokeWidth="4">
			<path d={side(left, 7, 1.1, 0, 2)} fill={brass.mid} />
			<path d={side(right, 8.2, 1.1, 0, 2)} fill={rust.mid} />
			<path d={side(right, 5.4, 1.5, 0.7, 1.9)} fill={navy.light} />
			<path d={side(right, 5.6, 1.1, 0.85, 1.8)} fill={water.dark} strokeWidth="0" />
		</g>
	);
}

const hung: readonly (readonly [number, number, number])[] = [
	[-3.22, 2.16, back],
	[2.38, 2.16, back],
	[1.08, deck + 2.3, back],
];

/** Round glass in a wire cage, over every second door. */
export function Lamps() {
	return hung.map(([x, y, z]) => {
		const [px, py] = project(x, y, z);
		return (
			<g key={x} transform={`translate(${px} ${py})scale(${scaleAt(z) / 80})`}>
				<Halo fill={deal.light} steps="92 .14, 58 .22, 34 .35" />
				<circle r="15" fill={tea} stroke={ink} strokeWidth="4" data-light={lights.own} />
				<circle r="7" cx="3" cy="-3" fill={linen.pale} data-light={lights.own} />
				<Line d="M0-15V15M-15 0H15M-13-8Q0-4 13-8M-13 8Q0 12 13 8" width={2.2} />
				<path d="M-10-16H10V-10H-10Z" fill={ink} />
			</g>
		);
	});
}

/** The barber's pole, by the barber's door. */
export function BarberPole() {
	const [x, y] = project(0.26, 1.9, back - 0.2);
	return (
		<g transform={`translate(${x} ${y})`} data-light={wallLight}>
			<path d="M-9-34H9V44H-9Z" fill={white} stroke={ink} strokeWidth="5" />
			<path d="M-9-18L9-30V-18L-9-6ZM-9 8L9-4V8L-9 20ZM-9 34L9 22V34L-9 44Z" fill={red} />
			<path d="M-9-34H9V44H-9Z" fill="none" stroke={ink} strokeWidth="5" />
			<path d="M-13-34a13 13 0 0 1 26 0ZM-12 44H12V52H-12Z" fill={yellow} stroke={ink} strokeWidth="4" />
		</g>
	);
}

/** The barber's own lamp, let down for the evening, where the sun was. */
export function EveningLamp() {
	return (
		<ByNight>
			<path d="M492 128L120 600H900L528 128Z" fill={tea} fillOpacity=".16" />
			<ellipse cx="500" cy="568" rx="330" ry="62" fill={tea} fillOpacity=".4" />
			<g transform="translate(510 112)">
				<Halo fill={deal.light} steps="110 .14, 72 .22, 44 .35" />
				<path d="M0-130V-24" stroke={ink} strokeWidth="5" />
				<circle r="22" fill={linen.pale} stroke={ink} strokeWidth="5" />
				<Line d="M0-22V22M-22 0H22M-19-11Q0-5 19-11M-19 11Q0 17 19 11" width={2.6} />
				<path d="M-14-25H14V-16H-14Z" fill={ink} />
			</g>
		</ByNight>
	);
}

/** Whoever is in, against the lamp: two at supper, one who reads. */
export function AtHome() {
	return (
		<ByNight>
			<path
				d="M292 132V112Q300 100 310 104 300 94 308 84 320 80 324 90 324 100 318 104 326 106 328 132ZM334 132V114Q338 104 346 104 338 92 346 86 356 84 358 94 356 102 352 104V132ZM716 132V116Q720 104 730 102 722 92 730 84 742 82 744 92 744 100 738 102 748 108 750 132Z"
				fill={mauve.dark}
			/>
		</ByNight>
	);
}
