import { cloth, Line, skins } from '../../kit/forms.tsx';
import { palette } from '../../kit/palette.ts';
import { Cut, Face, Figure } from '../figure.tsx';
import { Hand } from '../hands.tsx';
import { Cast } from './shine.tsx';
import { standing } from './space.ts';

const { ink, white, yellow, red } = palette;
const spot = standing(-176, 400);
const { k } = spot;
const grey = '#c9cdd0';

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

/** Off the night watch, and gone before the train came in. */
function Sleeper() {
	return (
		<>
			<path d="M-44 46C-50 50-50 60-42 62H-18C-12 58-14 52-20 50L-30 44Z" fill={cloth.black.light} />
			<Cut d="M-80-56H-46C-30-50-18-38-18-28L-28 50H-46L-40-16-78-30C-86-38-86-48-80-56Z" tone={cloth.orange} />
			<path d="M-12 54C-16 60-14 70-6 72L14 68C18 62 14 56 8 54L-2 50Z" fill={cloth.black.light} />
			<Cut d="M-84-56H-54C-42-46-34-36-34-26L5 50-12 60-56-12-84-26C-92-36-90-48-84-56Z" tone={cloth.orange} by={[-5, -4]}>
				<path d="M-28 26L-10 16-6 24-24 34Z" fill={yellow} />
				<Line d="M-56-14C-50-22-44-26-36-26" width={1.4} />
			</Cut>
			<Cut d="M-84-48C-86-70-84-92-72-102-60-108-46-104-40-94-36-80-38-62-40-48-54-42-72-42-84-48Z" tone={cloth.navy} by={[-8, 0]}>
				<path d="M-84-48C-84-58-82-66-80-72L-44-70-40-44Z" fill={cloth.orange.light} />
				<path d="M-80-72l4-32h7l-3 33ZM-54-71l-2-36h7l4 36Z" fill={cloth.orange.light} />
			</Cut>
			<Face view="quarter" x={-44} y={-112} k={k} tilt={34} size={0.25} skin={skins.umber} mood="open" shut>
				<path d="M-38-6C-44-44-24-62 6-60 30-58 42-44 40-16 50-14 54-6 48 2 30-8 4-10-14-4Z" fill={red} stroke={ink} strokeWidth="17" />
				<path d="M16-14C30-16 48-12 48 2 30-8 10-10-14-4Z" fill={cloth.red.dark} />
			</Face>
			<Cut
				d="M-80-96C-90-90-92-78-88-66-76-58-56-60-46-64L-38-74C-38-82-40-90-44-94L-52-80C-62-78-70-80-74-82Z"
				tone={cloth.navy}
				by={[-3, -4]}
			>
				<Line d="M-86-68C-76-74-62-76-50-76" width={1.5} />
			</Cut>
			<Hand kind="flat" x={-70} y={-74} turn={172} skin={skins.umber} size={0.7} />
		</>
	);
}

/** He holds his cup out and looks at the table. */
function Husband() {
	return (
		<>
			<path d="M80 28H96C106 32 110 38 106 42H80C76 38 78 32 80 28ZM102 16H116C126 20 128 26 124 30H102Z" fill={cloth.wood.dark} />
			<Cut d="M60-58C84-60 112-54 118-44 120-28 116-6 116 18H102L100-22 70-34Z" tone={cloth.sand} by={[-6, -2]} />
			<Cut
				d="M32-58H70C88-56 102-50 105-38 106-22 100-2 97 30H80L80-10C66-18 52-20 40-22 28-28 28-46 32-58Z"
				tone={cloth.sand}
				by={[-6, -3]}
			>
				<Line d="M82-34c6-2 12-2 18 2M84-12L96-10" width={1.4} />
			</Cut>
			<Cut
				d="M28-44C24-68 26-92 36-104 44-112 64-112 72-102 82-88 80-62 77-42 62-36 42-36 28-44Z"
				tone={{ light: white, dark: cloth.white.dark }}
				by={[-9, 0]}
			/>
			{/* His waistcoat, open. */}
			<Cut
				d="M36-104C44-112 48-110 50-108L46-60 48-38C40-38 33-40 28-44 24-68 26-92 36-104ZM58-110C66-110 70-106 72-102 82-88 80-62 77-42L64-38 60-64Z"
				tone={cloth.sea}
				by={[-4, 0]}
			/>
			<path d="M48-108L50-120 64-118 62-108 56-102Z" fill={skins.brown.dark} />
			<Face view="profile" x={60} y={-126} k={k} tilt={-24} size={0.26} skin={skins.brown} mood="open">
				<path d="M-16 16C-6 22 8 16 18 18L34 33C38 50 30 66 14 70-4 66-16 44-16 16Z" fill={grey} stroke={ink} strokeWidth="16" />
				<path d="M-34-14C-36-30-30-38-22-42L-16-20C-20-10-22 0-22 8Z" fill={grey} />
				<path d="M-34-28C-34-52-22-64 4-64 28-62 36-48 34-32 14-40-12-40-34-28Z" fill={white} stroke={ink} strokeWidth="16" />
			</Face>
			{/* The hand on the stick. */}
			<Line d="M96-68L120 40" width={6} />
			<Line d="M96-68L120 40" width={3} ink={cloth.wood.dark} />
			<Cut
				d="M64-106C76-108 84-98 86-88L100-74C102-66 96-60 90-60L74-74C66-84 62-98 64-106Z"
				tone={{ light: white, dark: cloth.white.dark }}
			/>
			<Hand kind="fist" x={94} y={-68} turn={20} skin={skins.brown} size={0.8} />
		</>
	);
}

/** She pours, having looked where the cup is going to be. */
function Wife() {
	return (
		<>
			<path d="M0 26H18V35C12 40 2 40-4 36ZM22 24H36C44 28 46 34 42 36H26Z" fill={cloth.red.dark} />
			<Cut
				d="M-32-58H10C24-54 38-46 40-34 42-16 36 4 36 24 26 32 4 32-4 26L0-8C-6-18-18-22-28-24-40-30-38-46-32-58Z"
				tone={cloth.plum}
				by={[-8, -3]}
			>
				<path d="M-10 16C6 24 26 24 40 14V34H-10Z" fill={yellow} />
				<Line d="M-26-42C-10-42 8-38 16-28M24-30C28-14 24 4 22 16M12-22C14-8 12 4 10 16" width={1.4} />
			</Cut>
			<Cut d="M-32-50C-36-72-38-92-28-104-20-112 2-112 12-104 20-92 18-68 15-50Z" tone={cloth.foam} by={[-7, 0]}>
				<path d="M8-110C-6-92-20-70-30-46L-14-46C-2-66 12-84 20-96Z" fill={cloth.plum.light} />
			</Cut>
			<Face
				view="quarter"
				x={-3}
				y={-120}
				k={k}
				tilt={16}
				size={0.26}
				skin={skins.tan}
				mood="smile"
				shut
				behind={
					<path
						d="M-46 50C-56 0-50-62 2-62 46-62 52-22 42 30 38 54 28 62 8 66-16 70-36 66-46 50Z"
						fill={cloth.plum.dark}
						stroke={ink}
						strokeWidth="18"
					/>
				}
			>
				<path
					d="M-46 50C-56 0-50-62 2-62 46-62 50-22 42 20 40-8 34-36 10-44-14-34-26-14-24 10-24 30-14 44 10 52 0 72-38 68-46 50Z"
					fill={cloth.plum.light}
					stroke={ink}
					strokeWidth="14"
				/>
				<path d="M10-46C-8-38-20-22-22 0-10-18 2-30 18-36 26-34 32-28 36-18 34-34 26-44 10-46Z" fill={grey} />
			</Face>
			<Cut d="M12-100C22-96 28-86 26-76 22-68 14-68 6-72L8-82 14-84C10-90 8-98 12-100Z" tone={cloth.foam} />
			{/* Flask and cup. */}
			<path d="M20-62L34-64 33-50C30-47 24-47 22-49Z" fill={white} />
			<Line d="M16-76Q26-74 27-60" width={2.2} ink={cloth.wood.dark} />
			<Cut d="M-14-96L-4-102 18-82 10-70Z" tone={cloth.red} by={[-1, -5]} />
			<Cut d="M-30-102C-40-96-46-84-46-74-42-66-30-66-20-70L-6-78-10-88-28-82C-26-88-24-92-22-96Z" tone={cloth.foam} by={[-2, -3]} />
			<Hand kind="fist" x={-8} y={-82} turn={-16} skin={skins.tan} size={0.75} />
			{/* His cup arm comes across before her knees. */}
			<Cut
				d="M48-104C36-110 30-98 26-84L24-66C26-58 32-54 38-58L46-76C50-88 52-98 48-104Z"
				tone={{ light: white, dark: cloth.white.dark }}
				by={[-4, 0]}
			/>
			<Hand kind="fist" x={33} y={-61} turn={150} skin={skins.brown} size={0.7} />
		</>
	);
}

/** The bench under the table, and who is on it. */
export function Bench() {
	return (
		<Figure {...spot}>
			<Thwart />
			<Sleeper />
			<Husband />
			<Wife />
		</Figure>
	);
}
