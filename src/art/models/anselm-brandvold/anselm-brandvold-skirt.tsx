import { Creases, Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { oilskin } from './anselm-brandvold-hands.tsx';

/** The oilskin below the waist, to the knee, as it hangs from a back that is bent. */
const cuts = {
	quarter: {
		d: 'M-19.4-106C-28-98-30-70-28-46-14-41 6-41 21-46 18-66 12-86 7.2-99.5Z',
		edge: 'M-19.4-106C-28-98-30-70-28-46-14-41 6-41 21-46 18-66 12-86 7.2-99.5',
		shade: 'M-60-120H-8C-12-90-16-64-15-30H-60Z',
		opening: 'M3-101C9-84 11-62 10-40',
	},
	back: {
		d: 'M-13.8-104C-16-84-21-60-23-44-10-40 10-40 23-44 21-60 16-84 13.8-104Z',
		edge: 'M-13.8-100C-16-84-21-60-23-44-10-40 10-40 23-44 21-60 16-84 13.8-100',
		shade: 'M-60-120H-7C-8-90-12-64-11-30H-60Z',
		opening: 'M1-60C1.6-54 2-48 1.6-40',
	},
};

export function Skirt({ pose }: { pose: Pose }) {
	const { d, edge, shade, opening } = pose.view === 'back' ? cuts.back : cuts.quarter;
	return (
		<Shape d={d} edge={edge} tone={oilskin} shade={shade}>
			<Seam d={opening} w={0.7} />
			<Creases
				of={[
					[-6, -41, -6, -60, -3, -74],
					[14, -42, 12, -58, 8, -68],
					[-17, -43, -17, -58, -14, -68],
				]}
				all
			/>
		</Shape>
	);
}
