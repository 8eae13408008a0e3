import { deal } from '../../../model/colours.ts';
import { Cord, Ink, Outlined } from './pen.tsx';

/** People of boats as tall as they are, ten units to the metre: few strokes, for small scales. */

/** Where both arms go from the shoulder: elbow and hand. */
const arms = {
	stand: 'M.2-13.6L1.4-10.8.9-8.2',
	steer: 'M.4-13.4L2.6-11 5-11.6',
	look: 'M.3-13.4L3-13.2 2.4-15.6',
	point: 'M.3-13.6L4-14.4 7-15.2',
	haul: 'M.3-13.4L2.6-11.4 5.4-12.2',
	hook: 'M.3-13.4L2.6-11.4 3.6-13.4',
} as const;

interface CrewProps {
	/** Between the feet; of somebody who sits, where. */
	x: number;
	y: number;
	does?: keyof typeof arms;
	sits?: boolean;
	turn?: 1 | -1;
	skin: string;
	top: string;
	legs: string;
	/** Hair, or what is worn over it. */
	hat: string;
	peak?: boolean;
}

/** Somebody of 1.75 m. */
export function Crew(props: CrewProps) {
	const { x, y, does = 'stand', sits, turn = 1, skin, top, legs, hat, peak } = props;
	return (
		<g transform={`translate(${x} ${sits ? y + 8.4 : y})${turn < 0 ? 'scale(-1 1)' : ''}`}>
			<Outlined d={sits ? 'M-2.3-9.6H4.6Q5.8-9.6 5.8-8.2V-3.6H3.8V-6.8H-2.3Z' : 'M-2.4 0L-1.9-9H1.9L2.7 0H.9L.1-6.4-.5 0Z'} fill={legs} />
			<Outlined d="M-2.3-8.4L-2.7-13.2Q-2.3-14.9 0-14.9 2.3-14.9 2.5-13.2L2.1-8.4Z" fill={top} />
			<Outlined d="M0-17.6A1.5 1.6 0 1 1 0-14.4 1.5 1.6 0 1 1 0-17.6Z" fill={skin} />
			<Outlined
				d={peak ? 'M-1.6-16.4Q-1.4-18 .2-18 1.6-17.8 1.5-16.7L2.7-16.2Z' : 'M-1.6-15.6Q-2-18 .1-18 1.8-17.9 1.5-16.5L-.4-16.4-1-15Z'}
				fill={hat}
				line={0.6}
			/>
			{does === 'hook' && <Cord d="M4-22V0M4-22q1.8 .2 1.6 2.2" width={0.4} colour={deal.mid} />}
			<Cord d={arms[does]} width={1.3} colour={top} />
			{does === 'look' && <Ink d="M1.6-15.9H3.8" weight={2} />}
		</g>
	);
}
