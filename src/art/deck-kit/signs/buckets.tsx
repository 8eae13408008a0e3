import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView, Standing } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { FireBucket } from '../kitchen/kitchen-things.tsx';
import { makePlot } from '../kitchen/plot.ts';
import { colour, districts } from './signs-colours.ts';

/** Fire buckets: a stand of three with a corridor warden, and one from each district. */

const { ink, white } = palette;
const { bucket, bucketStand: stand } = measures.corridor.drawn;
const shoulder = measures.person.drawn.shoulder;
const perMetre = 200;
const plot = makePlot(perMetre, [60, 430]);
const { x, y, box, run, at } = plot;
const right = 2.62;
const [from, to] = [1.1, 1.1 + stand.length];
const hooks = [0.22, 0.65, 1.08].map((place) => from + place);
/** A handle stands this far over the rim. */
const grip = 0.125;
const foot = stand.bar - grip - bucket.height;

const Hung = ({ spot, tone }: { spot: Point; tone: { light: string; dark: string } }) => (
	<FireBucket at={spot} scale={perMetre / 100} paint={tone.light} shade={tone.dark} line={3} />
);

function Wall() {
	return (
		<>
			<path d={box(0, 0, right, 2)} fill={colour.cream} />
			<path d={box(0, 0, right, shoulder)} fill={colour.tar} />
			<path d={run([0, shoulder], [right, shoulder])} stroke={ink} strokeWidth="1.8" />
			<path
				d={[0.5, 1.5, 2.5].map((place) => run([place, 0], [place, 2])).join('')}
				stroke={colour.tarShade}
				strokeOpacity=".5"
				strokeWidth="1.4"
			/>
			<path d={box(0, -0.06, right, 0)} fill={colour.plate} stroke={ink} strokeWidth="3" />
			<path d={run([0, 2], [0, 0]) + run([right, 2], [right, 0])} stroke={ink} strokeWidth="3" />
			<path d={run([0, 2], [right, 2])} stroke={ink} strokeWidth="3" strokeDasharray="16 7" />
		</>
	);
}

function Stand() {
	const leg = (place: number) => run([place, 0], [place, stand.bar]) + run([place - 0.14, 0.02], [place + 0.14, 0.02]);
	const legs = leg(from + 0.02) + leg(to - 0.02);
	const bar = run([from, stand.bar], [to, stand.bar]);
	return (
		<>
			<path d={legs + bar} stroke={ink} strokeWidth="13" fill="none" />
			<path d={legs + bar} stroke={colour.iron} strokeWidth="8" fill="none" />
			<path
				d={box(from + 0.42, stand.bar + 0.03, from + 0.88, stand.bar + 0.2)}
				fill={districts[2]?.[1].light}
				stroke={ink}
				strokeWidth="3"
			/>
			<Words at={[x(from + 0.65), y(stand.bar + 0.065)]} size={19} align="middle" colour={white} weight={1.8}>
				Sand
			</Words>
			{hooks.map((place) => (
				<Hung key={place} spot={at(place, foot)} tone={districts[2]?.[1] ?? cloth.red} />
			))}
		</>
	);
}

/** What a warden found in one of them in August. */
const keys = (
	<g stroke={ink} strokeWidth="1.3" fill={colour.brass} transform="translate(0 4)">
		<circle r="4.5" fill="none" strokeWidth="3.6" />
		<circle r="4.5" fill="none" stroke={colour.brass} strokeWidth="1.4" />
		<path d="M-3 3L-7 17-4.5 18-4 15-2 15.5-1 13-2.5 12 0 4ZM2 4L4 18H7L6.5 14.5 8.5 14 7.5 11 5.5 11.5 5 3Z" />
	</g>
);

export const buckets = makeView(
	{
		size: [640, 762],
		perMetre,
		bar: { at: [60, 744], metres: 1, fields: 4 },
		alt: 'A stand of three brick-red fire buckets full of sand, from which a corridor warden has taken a bunch of keys. Below, a bucket of each district: sand, white, brick red, plum, steel grey, green.',
	},
	({ view }) => {
		const [first, row] = [84, 640];
		return (
			<>
				<Layer name="Wall">
					<Wall />
				</Layer>
				<Layer name="Stand">
					<Stand />
				</Layer>
				<Standing
					layer="Warden"
					view={view}
					at={at(0.72, 0)}
					who="draughtswoman"
					wear={makeWear({ cut: 'jacket', top: cloth.blue })}
					pose="stir"
					held={keys}
				/>
				<Dimension view={view} from={at(right, 0)} to={at(right, stand.bar)} off={-30} />
				<Dimension view={view} from={at(from, 0)} to={at(to, 0)} off={-34} />
				<Leader view={{ ...view, ground: colour.tar }} to={at(1.115, 0.96)} from={at(1.3, 0.62)} side="right" colour={colour.cream}>
					A warden’s keys
				</Leader>
				{districts.map(([name, tone], i) => {
					const middle = first + i * 94;
					return (
						<g key={name}>
							<Hung spot={[middle, row]} tone={tone} />
							<Words at={[middle, row + (i % 2 === 0 ? 28 : 54)]} size={view.letters * 0.9} align="middle">
								{name}
							</Words>
						</g>
					);
				})}
				<Dimension
					view={view}
					from={[first - (bucket.across * perMetre) / 2, row - bucket.height * perMetre]}
					to={[first + (bucket.across * perMetre) / 2, row - bucket.height * perMetre]}
					off={46}
				/>
				<Dimension view={view} from={[first + 5 * 94 + 30, row]} to={[first + 5 * 94 + 30, row - bucket.height * perMetre]} off={-22} />
			</>
		);
	},
);
