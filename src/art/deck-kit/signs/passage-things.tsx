import { measures } from '../../../content/measures.ts';
import { palette, slate } from '../../../model/colours.ts';
import { Words } from '../../kit/measuring/words.tsx';
import { FireBucket } from '../kitchen/kitchen-things.tsx';
import { perMetre, plot } from './passage-field.ts';
import { colour, districts } from './signs-colours.ts';

/** What hangs and stands in the passage. */

const { ink, white } = palette;
const { plate, bubble, rail } = measures.corridor.drawn;
const { x, y, box, run, at } = plot;

/** A counter on castors, which stands today on the cheaper side. */
export function Coffee() {
	const [from, to] = [3.46, 4.2];
	return (
		<g stroke={ink} strokeWidth="2.2">
			<circle cx={x(from + 0.12)} cy={y(0.06)} r="5" fill={colour.iron} />
			<circle cx={x(to - 0.12)} cy={y(0.06)} r="5" fill={colour.iron} />
			<path d={box(from, 0.13, to, 0.98)} fill={palette.sea} />
			<path d={box(from, 0.13, from + 0.18, 0.98)} fill={slate.deep} stroke="none" />
			<path d={box(from - 0.05, 0.98, to + 0.05, 1.05)} fill={colour.ash} />
			<path d={box(from + 0.4, 1.05, from + 0.66, 1.38) + box(from + 0.48, 1.38, from + 0.58, 1.46)} fill={colour.brass} />
			<path
				d={`M${at(from + 0.12, 1.05)}h9v9h-9zM${at(from + 0.28, 1.05)}h9v9h-9z`}
				transform="translate(0-9)"
				fill={white}
				strokeWidth="1.6"
			/>
			<Words at={[x(from + 0.4), y(0.5)]} size={11.5} align="middle" colour={white} weight={1.7}>
				Coffee
			</Words>
		</g>
	);
}

export function Fittings() {
	const [from, to] = [1.52, 1.52 + bubble.length];
	return (
		<g stroke={ink} strokeWidth="2">
			<path d={box(from, bubble.height, to, bubble.height + 0.14)} fill={colour.brass} />
			<path d={box(from + 0.05, bubble.height + 0.04, to - 0.05, bubble.height + 0.1)} fill={colour.glass} strokeWidth="1.2" />
			<path d={box(from + 0.39, bubble.height + 0.04, from + 0.54, bubble.height + 0.1)} fill={white} strokeWidth="1.2" />
			<path d={run([1.5, rail], [3, rail])} strokeWidth="7.5" />
			<path d={run([1.5, rail], [3, rail])} stroke={colour.ash} strokeWidth="3.6" />
			<path d={box(3.39, plate.foot, 3.39 + plate.width, plate.foot + plate.height)} fill={colour.red} />
			<path d={box(3.39, plate.foot, 3.39 + plate.width, plate.foot + 0.06)} fill={colour.redShade} stroke="none" />
			{[0.05, plate.width - 0.05].flatMap((dx) =>
				[0.06, plate.height - 0.06].map((dy) => (
					<circle key={`${dx}-${dy}`} cx={x(3.39 + dx)} cy={y(plate.foot + dy)} r="2" fill={white} strokeWidth="1" />
				)),
			)}
			<Words at={[x(3.39 + plate.width / 2), y(plate.foot + 0.12)]} size={19} align="middle" colour={white} weight={1.8}>
				640
			</Words>
			<path d={run([5.42, rail], [5.72, rail])} strokeWidth="7.5" />
			<path d={run([5.42, rail], [5.72, rail])} stroke={colour.ash} strokeWidth="3.6" />
			<path d={`M${at(5.57, rail)}V${y(0.3)}`} strokeWidth="5" />
			<path d={`M${at(5.57, rail)}V${y(0.3)}`} stroke={colour.rope} strokeWidth="2.4" />
			{Array.from({ length: 9 }, (_, i) => (
				<circle key={i} cx={x(5.57)} cy={y(0.86 - i * 0.065)} r="2.9" fill={colour.rope} strokeWidth="1.2" />
			))}
			{[
				[1.28, 0],
				[4.48, 2],
			].map(([place = 0, district = 0]) => (
				<g key={place}>
					<path d={run([place, 1.36], [place, 1.5])} strokeWidth="4" />
					<FireBucket
						at={at(place, 0.96)}
						scale={perMetre / 100}
						paint={districts[district]?.[1].light ?? ink}
						shade={districts[district]?.[1].dark ?? ink}
					/>
				</g>
			))}
		</g>
	);
}
