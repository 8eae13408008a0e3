import { Hand } from '../../kit/body/hands.tsx';
import { Cuff, Fan, Needle } from './padmini-raghavan-things.tsx';
import { skin } from './padmini-raghavan-tones.ts';

/** Padmini Raghavan's hands: the fan of slips, and a button on its way to somebody's coat. */
export function Hands() {
	const fan = {
		id: 'hand-fan',
		pose: 'palm',
		skin,
		build: 'long',
		x: 88,
		y: 206,
		turn: -88,
		size: 0.72,
		line: 4.4,
		near: true,
	} as const;
	const sewing = {
		id: 'hand-needle',
		pose: 'write',
		skin,
		build: 'long',
		x: 212,
		y: 190,
		turn: -158,
		flip: true,
		size: 0.62,
		line: 4.4,
		near: true,
	} as const;
	return (
		<g transform="translate(8 14)scale(.92)" strokeLinejoin="round" strokeLinecap="round">
			<Hand {...fan}>
				<g transform="translate(92 162)rotate(-2)">
					<Fan line={4.4} near />
				</g>
			</Hand>
			<g transform="translate(88 212)scale(.8)">
				<Cuff line={5} />
			</g>
			<Hand {...sewing}>
				<g transform="translate(136 160)rotate(16)">
					<Needle line={4.4} near />
				</g>
			</Hand>
			<g transform="translate(218 192)rotate(-66)scale(.7)">
				<Cuff line={5} />
			</g>
		</g>
	);
}
