import { navy } from '../../model/colours.ts';
import { useNight } from '../kit/night.tsx';
import { box, disc, Line, line, Outlined, Things } from './cross-section-kit.tsx';
import { litPane } from './cross-section-lights.ts';
import { Crew } from './folk.tsx';
import { floorOf } from './scale.ts';

/** Where the ring is cut: once on the weather side and once on the lee. */
const centre = floorOf(10) - 6;

/** What is drawn at both cuts. */
const atBoth = (draw: (x: number) => string) => [535, 1124].map(draw).join('');

/** The tube and the nose of a train in it, twice. */
const Tubes = () => {
	const night = useNight();
	return (
		<>
			<Outlined fill={night ? navy.light : 'steel'} line={line.wall} d={atBoth((x) => disc(x, centre, 25))} />
			<Things
				all={[
					['ink', atBoth((x) => disc(x, centre, 20))],
					['red', atBoth((x) => `M${x - 14} ${centre + 12}v-16q2-11 14-11t14 11v16Z`)],
					[night ? 'white' : 'foam', atBoth((x) => `M${x - 10} ${centre + 1}v-5q2-7 10-7t10 7v5Z`)],
				]}
			/>
			<Line width={night ? line.heavy : line.wall} ink="yellow" d={atBoth((x) => `M${x - 9} ${centre + 7}h0m18 0h0`)} />
			<Line width={line.wall} ink="white" d={atBoth((x) => `M${x - 4} ${centre + 7}h8`)} />
		</>
	);
};

/** The Axion Loop on Deck 10, in section at both sides, with a platform at the western one. */
export function Loop() {
	return (
		<>
			<Outlined fill={useNight() ? litPane : 'mist'} line={line.wall} d={box(506, 610, 606, 723)} />
			<Outlined fill="white" d={box(506, 707, 606, 723)} />
			<Outlined fill="yellow" d={box(562, 702, 606, 707)} />
			<Outlined fill="deep" d={box(544, 614, 602, 636)} />
			<Line ink="yellow" d="M549 619h8M561 619h12M577 619h6M549 624h6M559 624h8M573 624h14M549 631q6-8 12 0t12 0 12 0 12-1" />
			<Crew
				all={[
					['show', 574, 702, 'fair', 'crop', 'grey', 'green', { coat: true }],
					['hip', 593, 702, 'brown', 'afro', 'black', 'orange', { left: true }],
				]}
			/>
			<Outlined fill="rust" line={line.wall} d={box(1098, 610, 1150, 723)} />
			<Line d="M1098 636h52M1098 710h52M1124 610v30M1124 704v19" />
			<Tubes />
		</>
	);
}
