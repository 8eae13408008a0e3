import { brass, brick, canvas, copper, deal, midnight, palette, rust, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Lit } from '../kit/lit.tsx';
import { disc } from '../kit/shapes.ts';
import { Block, Rail } from './blocks.tsx';
import { type Bust, Busts } from './busts.tsx';
import { Inner, line, type Patch, Patches, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { white, red, deep, yellow, ink, foam, blue } = palette;

const queue: readonly Bust[] = [
	[-190, -57, 'deep', 'black', 'orange'],
	[-180, -58, 'fair', 'grey', 'green'],
	[-171, -57, 'tan', 'red', 'foam'],
	[-161, -58, 'brown', 'yellow', 'plum'],
	[-151, -57, 'rose', 'ginger', 'blue'],
	[-142, -58, 'deep', 'white', 'red'],
	[-132, -57, 'olive', 'black', 'khaki'],
];

/** The bread hall on Deck 7: the board, the oven, and the queue for both. */
function Hall() {
	return (
		<>
			<path fill={brick.dark} strokeWidth="2.2" d="M-198-60V-88q4-6 12-6h98q10 0 12 6v28Z" />
			<path fill={ink} strokeWidth="1.4" d="M-196-91h46v17h-46Z" />
			<path fill="none" stroke={white} strokeWidth="2" d="M-192-87h9M-180-87h4M-192-82.5h7M-180-82.5h4M-192-78h9M-180-78h4" />
			<path fill="none" stroke={yellow} strokeWidth="2" d="M-168-87h3M-162-87h3M-168-82.5h3M-162-82.5h3M-168-78h3M-162-78h3" />
			<Busts all={queue} size={0.86} />
			<path fill={rust.mid} strokeWidth="1.8" d="M-112-60V-80q14-12 30 0v20Z" />
			<path data-light={by.own} fill={yellow} strokeWidth="1.6" d="M-105-66v-6q8-9 16 0v6Z" />
			<People all={[[-118, -58, 0.72, 'work', 'brown', 'tuft', 'white', 'white', 'slate', { stout: 1.5, hem: 3 }]]} />
			<path fill={deal.dark} strokeWidth="1.6" d="M-140-70h28v12h-28Z" />
			<path fill={brass.mid} strokeWidth="1.2" d="M-138-70q3-6 7 0ZM-130-70q3-6 7 0ZM-122-70q3-6 7 0Z" />
			<path fill="none" strokeWidth="1.4" d="M-110-72l14 0" />
			<Shade d="M-82-88v28h6v-28q-2-6-12-6q6 0 6 6Z" />
		</>
	);
}

/** The trolleys of the cargo line: white for food, brown for soil, yellow for post. */
const trolleys = [
	[-194, white],
	[-166, white],
	[-136, deal.dark],
	[-104, yellow],
] as const;

/** The cargo line under Deck 4. Nobody may ride, and by eight most have, on the brown ones. */
function CargoLine() {
	return (
		<>
			<path fill={midnight.light} strokeWidth="2" d="M-198-50h122v28h-122Z" />
			<path fill="none" stroke={slate.pale} strokeWidth="1.4" d="M-196-24H-78M-196-42H-78" />
			<Patches
				strokeWidth={1.6}
				all={trolleys.flatMap(([x, fill]): Patch[] => [
					[fill, `M${x}-38h22l-2 10h-18Z`],
					[slate.mid, disc(x + 5, -26, 2) + disc(x + 17, -26, 2)],
				])}
			/>
			<path fill={brass.mid} strokeWidth="1" d="M-192-38q3-5 6 0ZM-185-38q3-5 6 0ZM-164-38q3-5 6 0ZM-157-38q3-5 6 0Z" />
			<path fill={red} strokeWidth="1.1" d="M-130-42q8-3 14 3h-14Z" />
			<circle cx="-133" cy="-42" r="2.8" fill={copper.dark} strokeWidth="1.1" />
			<path fill="none" stroke={blue} strokeWidth="2.4" d="M-117-40l6-1" />
			<path fill={white} strokeWidth="1" d="M-102-38v-4h8v4ZM-93-38v-5h7v5Z" />
			<Shade d="M-198-50h122v4h-118v24h-4Z" />
		</>
	);
}

/** From the bread to the rails that take it up. */
export function BreadHall() {
	return (
		<>
			<Block x={-204} y={-100} w={134} h={82} fill={canvas.pale} roof={canvas.mid} />
			<Lit light={by.low}>
				<Hall />
			</Lit>
			<Lit light={by.lamp}>
				<CargoLine />
			</Lit>
			<path fill={foam} fillOpacity=".9" strokeWidth="1.4" d="M-98-104v-10h7v10Z" />
			<People
				all={[
					[-142, -102, 0.6, 'hips', 'rose', 'bald', 'grey', 'slate', 'ink'],
					[-118, -102, -0.58, 'sit', 'deep', 'cap', 'yellow', 'blue', 'khaki'],
				]}
			/>
			<path fill={deep} strokeWidth="1.2" d="M-124-102h12v-5h-12Z" />
			<Rail x={-204} to={-72} y={-100} h={5} />
			<Inner width={line.fine} d="M-96-116q-4-5 0-9t0-8M-92-116q-3-4 0-7" />
		</>
	);
}
