import type { ReactElement } from 'react';
import { sheetUse } from '../../../content/sheet-use.ts';
import type { HeadProps } from '../../kit/body/head.ts';
import type { Pose } from '../../kit/body/rig.tsx';
import type { Person } from '../../kit/folk/folk.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import type { Outfit } from '../../kit/folk/wear/make-wear.tsx';
import { Layer } from '../../kit/layer.tsx';
import { makePicture } from '../../kit/make-picture.tsx';
import { inMetres } from '../../kit/measuring/measuring.tsx';
import { nightPaper, Paper, SheetLine } from '../../kit/measuring/paper.tsx';
import { breakWords, Words } from '../../kit/measuring/words.tsx';
import type { Picture } from '../../picture.ts';

/** What a character's model sheet is drawn from; `makeModelSheet` lays all of them out alike. */
export interface ModelDrawing {
	/** Whose head it is, from every angle, and how tall and broad they are. */
	who: Person;
	wear: Outfit;
	/** At rest, from the front and the back, with what their hands always hold. */
	front: Pose;
	back: Pose;
	/** Two faces that are theirs, from left to right. */
	expressions: readonly [Face, Face];
	/** Their hands at work, in a field of 260 by 260 units. */
	Hands: () => ReactElement;
	alt: string;
}

/** A face: from where it is seen, and what it does. */
type Face = Pick<HeadProps, 'view' | 'mood' | 'look'>;

const [width, height] = [900, 1356];

/** Units of the sheet per centimetre, and where the ground is. */
const [scale, ground] = [3, 1240];

/** A head on the sheet, its chin and crown on common lines. */
function Turned(props: { who: Person; face: Face; x: number; y: number; k: number }) {
	const { who, face, x, y, k } = props;
	const { Head } = who;
	return (
		<g transform={`translate(${x} ${y})scale(${k})`} strokeLinejoin="round" strokeLinecap="round">
			<Head line={6} {...face} />
		</g>
	);
}

/** Lines across at every half metre, with the figure's own height. */
function Heights({ tall }: { tall: number }) {
	const marks = [0.5, 1, 1.5, 2];
	const top = ground - tall * scale;
	return (
		<>
			<SheetLine d={marks.map((at) => `M40 ${ground - at * 100 * scale}H860`).join('')} ink="ruling" strokeWidth="2" />
			<SheetLine d={`M0 ${ground}H${width}`} ink="ink" strokeWidth="4" />
			{marks.map((at) => (
				<Words key={at} at={[40, ground - at * 100 * scale - 8]} size={17} measures>
					{at.toFixed(1)}
				</Words>
			))}
			<SheetLine d={`M330 ${top}H570`} ink="measures" strokeWidth="2" strokeDasharray="9 7" />
			<Words at={[450, top - 10]} size={21} align="middle" measures>
				{`${inMetres(tall / 100)} m`}
			</Words>
		</>
	);
}

/** Whose sheet it is, and what may be done with it. */
function Foot({ name }: { name: string }) {
	const { take, stays } = sheetUse;
	return (
		<>
			<Words at={[40, 1276]} size={20} weight={1.6}>
				{name}
			</Words>
			{[take, ...breakWords(stays, 9.5, width - 80)].map((line, i) => (
				<Words key={line} at={[40, 1301 + i * 19]} size={9.5}>
					{line}
				</Words>
			))}
		</>
	);
}

/** Lays out a model sheet: the face from three angles, two expressions and the hands, and the figure twice on one ground. */
export function makeModelSheet(name: string, drawing: ModelDrawing): Picture {
	const { who, wear, front, back, expressions, Hands, alt } = drawing;
	const sides = ['front', 'quarter', 'profile'] as const;
	const figure = { who, wear, upright: front, y: ground, scale };
	const picture = makePicture([width, height], alt, () => (
		<>
			<Layer name="Paper">
				<Paper d={`M0 0H${width}V${height}H0Z`} />
			</Layer>
			<Layer name="Heights">
				<Heights tall={who.height} />
			</Layer>
			{sides.map((view, i) => (
				<Layer key={view} name={`Face, ${view}`}>
					<Turned who={who} face={{ view }} x={150 + i * 300} y={165} k={0.74} />
				</Layer>
			))}
			{expressions.map((face, i) => (
				<Layer key={`${face.mood}-${face.view}`} name={`Expression, ${face.mood}`}>
					<Turned who={who} face={face} x={142 + i * 246} y={479} k={0.6} />
				</Layer>
			))}
			<Layer name="Hands">
				<g transform="translate(600 360)">
					<Hands />
				</g>
			</Layer>
			<Townsperson {...figure} layer="Figure from the front" pose={front} x={220} />
			<Townsperson {...figure} layer="Figure from the back" pose={back} x={680} />
			<Layer name="Name and terms">
				<Foot name={name} />
			</Layer>
		</>
	));
	return { ...picture, night: nightPaper };
}
