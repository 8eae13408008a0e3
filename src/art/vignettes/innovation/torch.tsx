import { brass, palette } from '../../../model/colours.ts';
import { Halo } from '../../kit/halo.tsx';
import { lights } from '../../kit/night.tsx';
import { arcLight } from './innovation-light.ts';
import { Welder } from './innovation-people.tsx';

/** The night shift puts a magnet into its place under the car. */
export function Torch() {
	return (
		<>
			<Halo x={898} y={428} fill={arcLight} steps="120 .14, 74 .2, 38 .35" />
			<g data-light={arcLight}>
				<Welder />
			</g>
			<g data-light={lights.own}>
				<path
					d="M898 396L904 420 926 410 910 428 934 438 908 438 914 462 898 444 880 462 888 438 862 440 886 428 868 410 892 420Z"
					fill={palette.white}
				/>
				<path d="M884 470l-6 14M906 474l4 18M924 462l14 12" stroke={brass.pale} strokeWidth="4" strokeLinecap="round" />
			</g>
		</>
	);
}
