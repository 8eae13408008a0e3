import { concrete, palette, steel } from '../../../model/colours.ts';
import { someone } from '../../kit/folk/folk.ts';
import { folkPoses } from '../../kit/folk/poses.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { makeOutfit, makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, skins } from '../../kit/forms.tsx';
import { SceneFigure } from '../figure.tsx';
import { standing } from './loop-space.ts';
import { Cast } from './shine.tsx';

const { white, red, yellow } = palette;
const spot = standing(-176, 400);
const { k } = spot;
const grey = { light: concrete.light, dark: steel.mid };

/** A thwart out of a country boat, on the knees that it came with. */
function Thwart() {
	return (
		<>
			<Cast d="M-100 20C-60 10 70 10 126 22L120 32H-96Z" />
			<path d="M-84-30C-82-10-76 10-66 24H-78C-84 10-90-10-92-30ZM90-30C86-10 82 10 74 24H86C92 10 98-8 99-30Z" fill={cloth.wood.dark} />
			<path d="M-92-50C-30-46 40-46 94-50L102-32C40-27-40-27-100-32Z" fill={cloth.wood.light} />
			<path d="M-100-32C-40-27 40-27 102-32V-23C40-18-40-18-100-23Z" fill={cloth.blue.light} />
			<path
				d="M-100-23C-88-22-84-27-72-25-62-23-60-29-50-28H-100ZM60-24C70-20 74-30 84-26L102-25V-22L60-19Z"
				fill={cloth.wood.dark}
				stroke="none"
			/>
		</>
	);
}

/** In her hand, and what runs out of it. */
const Flask = () => (
	<>
		<path d="M13 7Q20 9 20 21" fill="none" stroke={cloth.wood.dark} strokeWidth="2.2" />
		<path d="M-13-11L-6-19 17 1 10 10Z" fill={red} strokeWidth="3.4" />
	</>
);

const at = (x: number, y: number) => ({ x: spot.x + x * k, y: spot.y + y * k, scale: 1.35 * k, line: 3, far: true, light: -1 }) as const;

const sleeper = someone(
	{ skin: skins.umber, age: 'young', hair: 'cropped', cap: 'watch-cap', capTone: cloth.red, nose: 'broad' },
	{ girth: 1.3, head: 27 },
);

/** Off the night watch, and gone before the train came in. */
const Sleeper = () => (
	<Townsperson
		who={sleeper}
		wear={makeOutfit({ ...makeWear({ cut: 'dungarees', top: cloth.navy, legs: cloth.orange }).garment })}
		pose={{ ...folkPoses.doze, over: <path d="M-8-34L8-40 11-33-4-27Z" fill={yellow} /> }}
		{...at(-24, 70)}
	/>
);

const husband = someone(
	{ skin: skins.brown, age: 'old', hair: 'cropped', beard: 'full', cap: 'kufi', capTone: cloth.white, hairTone: grey },
	{ girth: 1.2, head: 27 },
);

/** He holds his cup out and looks at the table. */
const Husband = () => (
	<Townsperson
		who={husband}
		wear={makeOutfit({ ...makeWear({ cut: 'jersey', top: cloth.white, legs: cloth.sand }).garment, vest: cloth.sea, boots: cloth.wood })}
		pose={{ ...folkPoses.stick, far: { ...folkPoses.stick.far, holds: <path d="M16-80L30 2" strokeWidth="4" stroke={cloth.wood.dark} /> } }}
		held={<path d="M-6-1H7L5 11H-4Z" fill={white} strokeWidth="3.4" />}
		{...at(90, 36)}
	/>
);

const wife = someone({ skin: skins.tan, age: 'middle', hair: 'bob', cap: 'veil', capTone: cloth.plum }, { girth: 1.24, head: 27 });

/** She pours, having looked where the cup is going to be. */
const Wife = () => (
	<Townsperson
		who={wife}
		wear={makeOutfit({
			...makeWear({ cut: 'skirt', top: cloth.foam, legs: cloth.plum, trim: cloth.yellow }).garment,
			boots: cloth.red,
			sash: cloth.plum,
		})}
		pose="pour"
		held={<Flask />}
		mood="shut"
		{...at(10, 38)}
	/>
);

/** The bench under the table, and who is on it. */
export function Bench() {
	return (
		<>
			<SceneFigure {...spot}>
				<Thwart />
			</SceneFigure>
			<Sleeper />
			<Wife />
			<Husband />
		</>
	);
}
