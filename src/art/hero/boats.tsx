import { brass, brick, canvas, deal, orange, palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Cord } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import { useNight } from '../kit/night.tsx';
import { type Bust, Busts } from './busts.tsx';
import { Flag, Inner, Shade } from './hero-parts.tsx';
import { by, dark } from './moonlight.ts';

const { ink, white, blue, deep, yellow, red, sea, foam } = palette;

/** The diving boat: flag A is up, so somebody is below. */
function DiveBoat() {
	return (
		<>
			<Flag letter="A" x={-316} y={-66} staff={54} w={30} wind={4} />
			<path fill={white} strokeWidth="2.2" d="M-340-8V-34h20l5 9v17Z" />
			<path data-light={by.lamp} fill={foam} strokeWidth="1.4" d="M-336-30h10v9h-10Z" />
			<path fill={red} strokeWidth="1.4" d="M-324-20a4 4 0 1 0 .1 0" />
			<People
				all={[
					[-360, -4, -0.84, 'haul', 'brown', 'cap', 'orange', 'yellow', 'sea'],
					[-346, -5, -0.76, 'lean', 'fair', 'long', 'brown', 'red', 'deep'],
				]}
			/>
			<path fill={red} strokeWidth="3.4" d="M-386-12l84 2 6-3-8 22h-72Z" />
			<path fill={white} stroke="none" d="M-383-8l79 2-2 4-75-2Z" />
			<Shade d="M-322-10l26-3-8 22h-24Z" />
		</>
	);
}

/** Someone who rows to work, with a second paddle for whomever he may meet. */
function Skiff() {
	return (
		<>
			<People all={[[-152, -2, -0.8, 'row', 'tan', 'turban', 'white', 'plum', 'ink']]} />
			<Inner width={2} d="M-156-14l18 20M-158-13l-18 18M-170-7l22-5" />
			<path fill={deal.dark} strokeWidth="2.6" d="M-176-6q20 7 44-2-3 17-16 17h-14q-11-1-14-15Z" />
			<Shade d="M-146-4q8-1 14-4-3 17-16 17 5-6 2-13Z" />
		</>
	);
}

/** A drifter home with her nets, and who clears them. */
function Drifter() {
	return (
		<>
			<Inner width={2.2} d="M-22-8v-44M-22-48l-26 26" />
			<path fill={white} strokeWidth="2.2" d="M-38-8v-22h18v22Z" />
			<path data-light={by.own} fill={useNight() ? yellow : sea} strokeWidth="1.2" d="M-35-27h4v6h-4ZM-28-27h4v6h-4Z" />
			<People all={[[-62, -5, 0.78, 'work', 'deep', 'scarf', 'pink', 'green', 'ink', { hem: 4 }]]} />
			<path fill={canvas.mid} strokeWidth="1.2" d="M-56-20q10 4 10 14h-12Z" />
			<Inner width={0.8} d="M-57-15l9 8M-50-17l-7 9" />
			<path fill={blue} strokeWidth="3.4" d="M-82-14q6 8 40 8l46-5q0 14-14 21h-54q-16-7-18-24Z" />
			<path fill="none" stroke={yellow} strokeWidth="2.4" d="M-76-2q16 4 78-1" />
			<Shade d="M-16-9l20-2q0 14-14 21h-16q10-7 10-19Z" />
		</>
	);
}

const riders: readonly Bust[] = [
	[34, -6, 'brown', 'black', 'yellow'],
	[47, -6, 'fair', 'ginger', 'green'],
	[61, -6, 'deep', 'white', 'red'],
	[78, -6, 'olive', 'black', 'white'],
	[91, -6, 'rose', 'grey', 'plum'],
	[105, -6, 'tan', 'blue', 'orange'],
];

/** The water-bus, open at the sides: Knot, Redshank, Turnstone or the second Dunlin. */
function WaterBus() {
	return (
		<>
			<path data-light={by.lamp} fill={useNight() ? canvas.pale : foam} strokeWidth="2" d="M24-6v-17h92l10 17Z" />
			<Busts all={riders} size={0.84} />
			<Inner d="M41-23v17M69-23v17M98-23v17" width={1.6} />
			<path data-light={by.lamp} fill={yellow} strokeWidth="2.4" d="M18-23v-6h100l5 6Z" />
			<path fill={white} strokeWidth="3.4" d="M12-8h124q-2 12-14 18H28q-13-6-16-18Z" />
			<path fill={yellow} stroke="none" d="M15-3h118l-2 5H17Z" />
			<Shade d="M112-8h24q-2 12-14 18h-18q8-6 8-18Z" />
		</>
	);
}

/** A flour barge on the weather side, and the hand who talks the sling down. */
function Barge() {
	return (
		<>
			<g strokeWidth="1.6">
				<path fill={white} d="M204-8q-2-10 6-10t6 10ZM216-8q-2-10 6-10t6 10Z" />
				<path fill={brass.mid} d="M268-8v-13h20v13Z" />
			</g>
			<People all={[[246, -4, 0.8, 'cheer', 'olive', 'helmet', 'red', 'yellow', 'ink']]} />
			<Cord width={2.4} colour={yellow} d="M335-24V-92L286-84" />
			<Inner width={1.4} d="M286-84V-50M286-50l-7 6M286-50l7 6" />
			<path fill={white} strokeWidth="1.6" d="M276-32q-3-12 5-12t5 12ZM286-32q-3-12 5-12t5 12Z" />
			<path fill={brick.mid} strokeWidth="3.4" d="M192-8h108l-5 18h-96Z" />
			<Shade d="M276-8h24l-5 18h-25Z" />
			<Inner d="M196-1h101" width={1.4} />
		</>
	);
}

/** All that lies along the quay. */
export function Boats() {
	return (
		<>
			<DiveBoat />
			<Skiff />
			<Drifter />
			<WaterBus />
			<Barge />
			<Cord width={1.4} colour={canvas.light} d="M-68-16q-10-2-12 6M150-18q-8 10-16 12M-302-10q8 0 16-8" />
		</>
	);
}

/** A boat that has come a long way, and is told to wait. */
export function WaitingBoat() {
	return (
		<>
			<ByNight>
				<circle cy="-34" r="15" fill={orange.light} fillOpacity=".3" stroke="none" />
				<path stroke={dark.rim} d="M0-8v-24" />
				<circle cy="-34" r="4.5" fill={yellow} strokeWidth="1.4" />
			</ByNight>
			<Busts
				all={[
					[-22, -4, 'deep', 'yellow', 'orange'],
					[-10, -5, 'brown', 'black', 'plum'],
					[2, -5, 'tan', 'red', 'foam'],
					[14, -5, 'deep', 'white', 'green'],
					[25, -4, 'olive', 'black', 'red'],
				]}
				size={0.9}
			/>
			<path fill={brass.mid} strokeWidth="3" d="M-36-10q34 8 74-1-4 18-16 22h-44q-12-6-14-21Z" />
			<path fill="none" stroke={white} strokeWidth="2" d="M-32-3q30 5 66-1" />
			<Shade d="M16-7q12-1 22-4-4 18-16 22H8q10-8 8-18Z" />
		</>
	);
}

/** A coaster hull down on the horizon; she goes left. */
export function FarShip() {
	return (
		<g strokeWidth="1.6">
			<path fill={white} d="M20-4v-12h14v12Z" />
			<path fill={red} d="M24-16v-7h5v7Z" />
			<path fill={slate.dark} d="M-34-7l8 2h66l-3 8h-64Z" />
			<Inner width={1.2} d="M-10-5v-16M-10-20L12-6" />
			<path data-light={by.own} fill={yellow} strokeWidth="1.2" d="M-4-6h10v-6h-10Z" />
		</g>
	);
}

/** A line’s own buoy, yellow and numbered. Whoever makes fast to it must be heard. */
export function LineBuoy({ x, line }: { x: number; line: string }) {
	return (
		<>
			<path fill="none" stroke={canvas.light} strokeWidth="1.4" d={line} />
			<path data-light={by.own} fill={yellow} strokeWidth="2.2" d={`M${x - 8}-4l4-12h8l4 12-3 8h-10Z`} />
			<path fill={ink} stroke="none" d={`M${x - 3}-12h2v6h-2ZM${x + 1}-12h2v6h-2Z`} />
			<path fill={deep} stroke="none" d={`M${x + 4}-16l4 12-3 8h-4l2-8-3-12Z`} />
		</>
	);
}
