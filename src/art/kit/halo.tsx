import { lights, useNight } from './night.tsx';

interface HaloProps {
	x?: number;
	y?: number;
	/**
	 * "radius opacity, radius opacity", from the outermost step to the innermost; each may have a
	 * colour of its own as its third word.
	 */
	steps: string;
	/** The colour of the steps; without one, that of the group they are in. */
	fill?: string;
	/** For a halo in a group that is drawn in ink. */
	stroke?: 'none';
}

/** By night, what a lamp makes of the air round it: flat steps of light, each with its edge. */
export function Halo({ x, y, steps, fill, stroke }: HaloProps) {
	if (!useNight()) return null;
	return steps.split(', ').map((step) => {
		const [radius, opacity, own = fill] = step.split(' ');
		return <circle key={radius} cx={x} cy={y} r={radius} fill={own} fillOpacity={opacity} stroke={stroke} data-light={lights.own} />;
	});
}
