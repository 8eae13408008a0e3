import { HalimaBust } from '../cast/halima-bust.tsx';
import { QuistBust } from '../cast/quist-bust.tsx';
import { GatePosts, Outside } from './gate-out.tsx';
import { HalimaRim, QuistRim } from './rims.tsx';

/** On his way out, half a face over the shoulder. */
export function Panel53() {
	return (
		<>
			<Outside floor={356} lamp={[314, 212]} />
			<QuistBust view="back" headView="profile" x={180} y={266} height={116} mood="talk" line={5}>
				<QuistRim />
			</QuistBust>
			<GatePosts posts={[64, 366]} />
			<g transform="translate(423)scale(-1 1)">
				<HalimaBust view="back" x={40} y={400} height={150} line={7}>
					<HalimaRim />
				</HalimaBust>
			</g>
		</>
	);
}
