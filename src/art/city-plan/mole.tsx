import { lights } from '../kit/night.tsx';
import type { Point } from '../kit/shapes.ts';
import { mole } from '../survey.ts';
import { colour, weight } from './city-plan-colours.ts';
import { Dashes, Flag, Inner, Shade, usePanePaint } from './city-plan-parts.tsx';
import { lifts, raise, trace } from './plot.ts';

const { ink, white, yellow, red, foam, haze, mist, steel, slate, blue } = colour;

/** The mole's line moved sideways, to the lee where positive. */
const beside = (by: number) =>
	mole.line.map(([x, y], i): Point => {
		const [a, b] = [mole.line[i - 1] ?? [x, y - 1], mole.line[i + 1] ?? [x, y + 1]];
		const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
		return [x + ((b[1] - a[1]) / length) * by, y - ((b[0] - a[0]) / length) * by];
	});

const half = mole.width / 2;
const deck = [...beside(-half), ...beside(half).reverse()];
const { walls, roof } = raise(deck, lifts.water, lifts.rim);
const parapet = trace(beside(-half + 2), 3);

/** The lamp at the mole's end. */
function MoleLamp() {
	return (
		<>
			<Shade d="M-632-84l44 14 6-8-40-16z" />
			<path fill={white} strokeWidth="2.6" d="M-650-82L-646-146H-632L-628-82Q-639-76-650-82z" />
			<path fill={red} stroke="none" d="M-648-96L-647-112H-631L-630-96zM-646-128L-645-144H-633L-632-128z" />
			<path data-light={lights.own} fill={yellow} strokeWidth="2.6" d="M-647-146V-160H-631V-146z" />
			<path fill={slate} strokeWidth="2.6" d="M-651-158L-639-172-627-158z" />
		</>
	);
}

/** Breakwater Station: five decks, with the flag that asks for a pilot. */
function Station() {
	return (
		<>
			<Shade d="M-638 88l40 14V62l-18-22z" />
			<path fill={mist} d="M-676 88V42H-638V88z" />
			<Dashes {...usePanePaint(ink)} width={4} dash="6 4" d="M-672 48H-641M-672 57H-641M-672 66H-641M-672 75H-641M-672 83H-641" />
			<path fill={haze} d="M-676 42V8H-638V42z" />
			<path fill={steel} strokeWidth="2.4" d="M-670 30V6H-650V30z" />
			<path fill={foam} strokeWidth="2.4" d="M-670 18V6H-650V18z" />
			<Flag of="G" x={-646} y={26} staff={58} w={36} />
		</>
	);
}

/** A patrol boat made fast, seen from above: its deck, and its wheelhouse. */
const hull = 'q9 10 9 22v26q-9 4-18 0v-26q0-12 9-22z';
const house = 'm-6 26h12v-10q-6-4-12 0zm0 0v10h12v-10';

export function Mole() {
	return (
		<>
			<path fill={slate} strokeWidth="5" d={walls} />
			<path fill={haze} strokeWidth="5" d={roof} />
			<g fill="none">
				<path strokeWidth="8" d={parapet} />
				<path stroke={white} strokeWidth="4" d={parapet} />
				<path data-light={lights.glow} stroke={yellow} strokeWidth="4" d={trace(beside(half - 5))} />
			</g>
			<MoleLamp />
			<Station />
			<path fill={blue} strokeWidth="2.4" d="M-648 146q6-20 13-4l4 20q-7 6-13 0z" />
			<Inner d="M-641 134l5 30" width={weight.fine} />
			<g strokeWidth="2.6">
				<path fill={steel} d={`M-613-66${hull}M-621 70${hull}M-616 122${hull}`} />
				<path fill={white} d={`M-613-66${house}M-621 70${house}M-616 122${house}`} />
				<path fill="none" stroke={yellow} strokeWidth="3" d="M-618-52h10M-626 84h10M-621 136h10" />
			</g>
		</>
	);
}
