import { palette } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { LitForm, SceneFace, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';
import { standing } from './loop-space.ts';
import { Cast } from './shine.tsx';

const { ink, white, yellow, red } = palette;

/** Still inside, and telling whoever is getting off. */
export function Teller() {
	const spot = standing(232, 500);
	return (
		<SceneFigure {...spot}>
			<LitForm d="M-44-40C-50-86-52-118-42-130-30-140-8-140 4-130 14-110 14-80 12-40Z" tone={cloth.green} />
			<path d="M-26-136L-28-150-12-150-8-136-16-128Z" fill={skins.olive.dark} />
			<SceneFace view="profile" x={-14} y={-158} k={spot.k} tilt={12} size={0.28} skin={skins.olive} mood="open">
				<path d="M-36 8C-46-30-34-60 6-58 26-58 36-46 34-28 22-24 8-34-2-30-10-20-8-4-14 8-20 16-32 16-36 8Z" fill={ink} />
			</SceneFace>
		</SceneFigure>
	);
}

/** A boy in the near carriage, nose and palm to the glass. */
export function Rider() {
	return (
		<g transform="translate(762 446)scale(1.9)" strokeWidth="3.4">
			<LitForm d="M-26 40C-28-4-18-12-8-14H10C22-12 30 0 30 40Z" tone={cloth.sea} />
			<SceneFace view="quarter" x={-2} y={-27} k={1.9} turn={-1} tilt={-6} size={0.28} skin={skins.brown} mood="smile">
				<path d="M-34 6C-48-24-36-58 4-60 36-58 44-34 36-14 26-22 24-30 20-36 4-28-14-28-24-18-26-8-28 0-34 6Z" fill={ink} />
			</SceneFace>
			<SceneHand kind="flat" x={-22} y={4} turn={-96} skin={skins.brown} size={0.7} />
		</g>
	);
}

/** Seated, further along: two heads and a newspaper. */
export function Seated() {
	return (
		<g strokeWidth="4.6">
			<path d="M502 372C502 352 508 344 518 344S534 350 536 376Z" fill={cloth.sand.light} />
			<circle cx="519" cy="332" r="10.5" fill={skins.brown.light} />
			<path d="M509 332C506 316 532 314 530 328L519 326Z" fill={ink} />
			<path d="M522 352L544 344 546 370 526 378Z" fill={white} />
			<Line d="M527 357l12-4M528 363l12-4" width={1.6} />
		</g>
	);
}

/** The guard, who may not give the right-away until the last corner of the table is down. */
export function Guard() {
	const spot = standing(214, 520);
	return (
		<SceneFigure {...spot}>
			<LitForm d="M-18-92L14-92C18-60 18-30 18 2H2L-2-46-12 2H-28C-26-30-24-60-18-92Z" tone={cloth.black} />
			<LitForm
				d="M-44-126C-40-138-26-144-12-140-2-134 2-120 6-104 12-88 18-74 22-62 6-54-14-54-26-60-26-84-36-106-44-126Z"
				tone={cloth.navy}
				by={[-8, -1]}
			>
				<path d="M-30-92L8-96 10-88-28-84Z" fill={cloth.black.light} />
				<path d="M-24-126h.1M-20-112h.1M-16-98h.1" stroke={yellow} strokeWidth="4" strokeLinecap="round" />
			</LitForm>
			<path d="M-34-138L-36-148-20-150-18-140Z" fill={skins.umber.dark} />
			<SceneFace
				view="profile"
				x={-34}
				y={-158}
				k={spot.k}
				turn={-1}
				tilt={10}
				size={0.26}
				skin={skins.umber}
				behind={<path d="M-34 0C-52 10-54 34-40 40-24 40-22 22-22 10Z" fill={ink} stroke={ink} strokeWidth="8" />}
			>
				<path d="M-34 4C-40-20-34-32-20-34-10-24-12-6-20 4Z" fill={ink} />
				<path d="M-38-20C-44-44-34-60-10-62L30-60C38-52 40-40 36-30Z" fill={red} stroke={ink} strokeWidth="17" />
				<path d="M-38-20L36-30 56-18C40-12 20-14-38-8Z" fill={ink} />
				<path d="M30 18L50 14 52 24 38 28Z" fill={yellow} stroke={ink} strokeWidth="10" />
			</SceneFace>
			{/* The disc, held low for now. */}
			<Line d="M-66-94L-74-122" width={5} />
			<circle cx="-77" cy="-134" r="15" fill={cloth.green.light} />
			<circle cx="-77" cy="-134" r="8.5" fill={white} stroke="none" />
			<LitForm
				d="M-34-138C-22-138-20-126-26-116L-38-98C-44-90-52-90-58-94L-68-98-64-110-50-108C-48-120-44-134-34-138Z"
				tone={cloth.navy}
				by={[-3, -2]}
			/>
			<SceneHand kind="fist" x={-63} y={-104} turn={196} skin={skins.umber} size={0.75} flip />
		</SceneFigure>
	);
}

/** Off with the night's last basket, and stopped in the doorway by what she is told. */
export function Alighting() {
	const spot = standing(187, 370);
	return (
		<SceneFigure {...spot}>
			<Cast d="M-46 4C-20-6 40-4 62 4L40 14H-40Z" />
			<path d="M-34-22H-15L-15 3H-42C-46-4-36-8-34-10Z" fill={cloth.green.dark} />
			<path d="M10-26L28-28 34-6C35 4 31 7 24 7H4C2 0 10-4 11-10Z" fill={cloth.green.dark} />
			<LitForm d="M-22-98H24C32-70 38-44 40-22 24-14-18-12-42-20-38-48-30-76-22-98Z" tone={cloth.blue} by={[-9, 0]} />
			<LitForm d="M-22-98H6C10-70 6-40 2-18-14-13-30-15-42-20-38-48-30-76-22-98Z" tone={cloth.foam}>
				<Line d="M-20-60L-28-24M-6-70L-8-20" width={1.2} />
			</LitForm>
			<LitForm d="M-22-94C-28-112-32-128-24-136-12-146 14-144 22-136 28-122 28-108 24-92Z" tone={cloth.plum} by={[-9, 0]}>
				<path d="M-28-110C-14-104 12-104 28-110L26-90H-26Z" fill={cloth.foam.light} />
				<Line d="M-28-110C-14-104 12-104 28-110" width={1.4} />
			</LitForm>
			<path d="M-12-138L-10-152 6-152 8-139-2-130Z" fill={skins.brown.dark} />
			<SceneFace view="quarter" x={-3} y={-158} k={spot.k} turn={-1} tilt={6} size={0.27} skin={skins.brown} mood="open">
				<path d="M-36 0C-46-30-36-58 0-62 34-64 44-40 38-22 20-38-14-36-24-22Z" fill={yellow} stroke={ink} strokeWidth="16" />
				<path d="M-36 0C-46-30-36-58-6-62-24-46-28-34-24-22Z" fill={cloth.yellow.dark} />
				<path d="M-30-34L-54-44-50-22-62-6-34-14Z" fill={yellow} stroke={ink} strokeWidth="14" />
				<Line d="M-28-40Q4-60 38-34" width={5} />
			</SceneFace>
			{/* The hand that goes to her collar. */}
			<LitForm
				d="M16-138C28-140 38-126 44-108 44-98 36-94 28-96L4-114 10-124 24-116C16-122 10-132 16-138Z"
				tone={cloth.plum}
				by={[-3, -2]}
			/>
			<SceneHand kind="flat" x={8} y={-117} turn={202} skin={skins.brown} size={0.75} />
			{/* The basket on her other hip. */}
			<path
				d="M-60-106C-66-118-72-120-76-130-68-128-64-126-62-122-62-128-60-132-56-134-56-124-54-116-52-106ZM-44-106C-42-118-46-124-44-132-40-128-38-124-37-120-34-124-30-126-24-126-30-118-34-114-34-106Z"
				fill={cloth.foam.light}
			/>
			<LitForm d="M-74-108H-18L-26-80C-40-76-56-76-66-80Z" tone={cloth.wood} by={[-5, -3]}>
				<Line d="M-76-99H-18M-72-90H-22M-60-108L-56-78M-46-108V-76M-32-108L-36-78" width={1.2} />
			</LitForm>
			<LitForm
				d="M-22-138C-32-138-40-126-46-114L-54-98C-52-88-44-86-38-88L-30-104-16-122C-14-130-16-136-22-138Z"
				tone={cloth.plum}
				by={[-3, 0]}
			/>
			<SceneHand kind="fist" x={-44} y={-92} turn={76} skin={skins.brown} size={0.85} />
		</SceneFigure>
	);
}
