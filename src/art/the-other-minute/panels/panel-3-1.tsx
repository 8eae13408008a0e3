import { palette, slate } from '../../../model/colours.ts';
import { project } from '../../bare-berth/lens.ts';
import { Passage, type PassageProps, viewOf } from '../block/passage.tsx';
import { HalimaBust } from '../cast/halima-bust.tsx';
import { Quist } from '../cast/quist.tsx';
import { Sound } from '../props/sound.tsx';
import { HalimaRim } from './rims.tsx';

const { white } = palette;

const place: PassageProps = {
	width: 864,
	height: 470,
	vanish: [520, 200],
	near: 1.5,
	first: 9,
	count: -1,
	pipeSide: 'right',
	lens: 700,
	eye: 1.8,
};
const depth = 17.6;

/** Far off, under the ninth bulb, a man; near by, Halima has heard him. */
export function Panel31() {
	const view = viewOf(place);
	const [x, y] = project(view, 0.06, 0, depth);
	return (
		<>
			<Passage {...place} />
			<path
				d={`M${x - 9} ${y - 3}L${x - 16} ${y + 34} ${x - 9} ${y + 44} ${x + 7} ${y + 44} ${x + 13} ${y + 33} ${x + 8} ${y - 3}Z`}
				fill={slate.deep}
			/>
			<Quist pose="come" x={x} y={y} scale={view.lens / depth / 100} line={1.5} />
			<Sound text="klak" x={x - 12} y={y + 66} size={12} hand="small" tilt={-4} fill={white} />
			<Sound text="klak" x={x + 12} y={y + 104} size={17} hand="small" tilt={4} fill={white} />
			<HalimaBust view="back" x={150} y={214} height={232} mood="plain" line={7}>
				<HalimaRim />
			</HalimaBust>
		</>
	);
}
