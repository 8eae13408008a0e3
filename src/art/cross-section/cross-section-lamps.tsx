import { useNight } from '../kit/night.tsx';
import { Line } from './cross-section-kit.tsx';

/** Lamps out of doors, from the towers down to the quays: on walks, and wherever somebody is. */
const posts =
	'M622 284h0m27-3h0m27 3h0m74-38h0m288-70h0m27 0h0m28 4h0m-478 26h0m76-54h0m641 568h0M352 738h0M322 742h0M242 756h0M322 626h0M166 746h0';

/** By night: a lamp at each post, in two steps of its light. */
export const Lamps = () =>
	useNight() && (
		<>
			<g strokeOpacity=".24">
				<Line width={48} ink="orange" d={posts} />
				<Line width={26} ink="orange" d={posts} />
			</g>
			<Line width={11} ink="yellow" d={posts} />
			<Line width={6} ink="white" d={posts} />
		</>
	);
