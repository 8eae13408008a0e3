import type { Tie } from '../../model/tie-kinds.ts';
import type { Character } from '../../model/types.ts';

/** The ring of faces (centre and radii) in the drawing's units. The viewBox is twice its centre. */
export interface Ring {
	x: number;
	y: number;
	across: number;
	up: number;
}

/** The gap between factions, as a share of the distance between people of one faction. */
const gap = 0.45;

/** How far ropes bend towards the centre (0 to 1), and the distance between ropes of one pair. */
const [pull, apart] = [0.62, 46];

type Spot = readonly [x: number, y: number];

/** A character's position on the ring. */
export interface PlacedPerson {
	person: Character;
	x: number;
	y: number;
}

/** A tie with its path data. */
export interface PlacedTie {
	tie: Tie;
	path: string;
}

const round = (value: number) => Math.round(value);

/** Measures the ring: it grows with the people, so that names keep clear of the next face. */
export function measureRing(people: number): Ring {
	const growth = 1 + 0.12 * Math.max(0, people - 13);
	const [across, up] = [round(490 * growth), round(470 * growth)];
	return { x: across + 110, y: up + 145, across, up };
}

/** Places people around the ring in the given order, with gaps between factions. */
export function placePeople(people: readonly Character[], ring: Ring): PlacedPerson[] {
	const isNew = (i: number) => people[i]?.faction !== people.at(i - 1)?.faction;
	const steps = people.map((_, i) => (isNew(i) ? 1 + gap : 1));
	const whole = steps.reduce((sum, step) => sum + step, 0);
	let done = 0;
	return people.map((person, i) => {
		done += steps[i] ?? 1;
		const angle = ((done - 1) / whole) * 2 * Math.PI - Math.PI / 2;
		return {
			person,
			x: round(ring.x + Math.cos(angle) * ring.across),
			y: round(ring.y + Math.sin(angle) * ring.up),
		};
	});
}

/**
 * Path data of a rope that bends towards the centre of the ring; `aside` offsets it from other
 * ropes of the same pair.
 */
function drawRope([x1, y1]: Spot, [x2, y2]: Spot, aside: number, ring: Ring): string {
	const length = Math.hypot(x2 - x1, y2 - y1) || 1;
	const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
	const bend: Spot = [
		round(mx + (ring.x - mx) * pull - ((y2 - y1) / length) * aside),
		round(my + (ring.y - my) * pull + ((x2 - x1) / length) * aside),
	];
	return `M${x1} ${y1}Q${bend.join(' ')} ${x2} ${y2}`;
}

/**
 * Computes the rope of each tie. Ropes of one pair lie side by side; a tie with an unknown person
 * is left out.
 */
export function placeTies(
	ties: readonly Tie[],
	placed: readonly PlacedPerson[],
	ring: Ring,
): PlacedTie[] {
	const spots = new Map<string, Spot>(placed.map(({ person, x, y }) => [person.id, [x, y]]));
	const pairOf = ({ between }: Tie) => between.join(' ');
	return ties.flatMap((tie) => {
		const [from, to] = tie.between.map((id) => spots.get(id));
		if (from === undefined || to === undefined) return [];
		const ofPair = ties.filter((other) => pairOf(other) === pairOf(tie));
		const aside = (ofPair.indexOf(tie) - (ofPair.length - 1) / 2) * apart;
		return { tie, path: drawRope(from, to, aside, ring) };
	});
}
