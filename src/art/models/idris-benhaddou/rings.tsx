import { dress } from '../../../content/wardrobe.ts';
import { Seam } from '../../kit/body/figure.tsx';

/** A captain's three rings, on the cuff of either sleeve. */

export const gold = dress.gold.light;

/** The lowest as origin; the arm hangs. */
export function Rings() {
	return [0, -2.2, -4.4].map((y) => <Seam key={y} d={`M-6.4 ${y}q6.4 1.8 12.8 0`} w={0.75} c={gold} />);
}
