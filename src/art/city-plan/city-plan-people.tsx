import type { ReactNode } from 'react';
import { smallSkins } from '../kit/body/small-skins.ts';
import { lights } from '../kit/night.tsx';
import type { Point } from '../kit/shapes.ts';
import { colour } from './city-plan-colours.ts';

const { ink, wood, plaster, yellow, white } = colour;

interface FigureProps {
	id: string;
	face: string;
	legs: string;
	arms: string;
	/** Shoulders to hem. */
	coat?: string;
	/** What is on the head, and its colour. */
	head?: readonly [hue: string, d: string];
	children?: ReactNode;
}

const jacket = 'M-4.5-7V-13Q0-17 4.5-13V-7z';
const crop = [ink, 'M-3.7-18.5a3.7 3.7 0 0 1 7.4 0z'] as const;

/** One figure about 22 metres tall, as on every map with people on it: drawn once, its coat the current colour. */
function SmallFigure({ id, face, legs, arms, coat = jacket, head = crop, children }: FigureProps) {
	return (
		<g data-light={lights.lamp} id={`city-plan-${id}`} strokeWidth="1.8">
			<path fill="none" strokeWidth="3.2" d={legs} />
			<path fill="none" strokeWidth="5" d={arms} />
			<path fill="currentColor" d={coat} />
			<path fill="none" stroke="currentColor" strokeWidth="2.6" d={arms} />
			<circle cy="-18.5" r="3.7" fill={face} />
			<path fill={head[0]} d={head[1]} />
			{children}
		</g>
	);
}

const still = 'M-2.5-1V-8M2.5-1V-8';
const walking = 'M-4.5-1L-1-8M4.5-1L1-8';
const down = 'M-4-12L-6.5-7M4-12L6.5-7';
const hailing = 'M-4-12L-6.5-7M4-12L9-20';

/** The people of the plan, each drawn once. */
export function Figures() {
	return (
		<>
			<SmallFigure id="man" face={smallSkins.brown} legs={still} arms={down} />
			<SmallFigure
				id="woman"
				face={smallSkins.fair}
				legs={still}
				arms={down}
				coat="M-3.5-14Q0-17 3.5-14L6.5-2H-6.5z"
				head={[wood, 'M-4-16V-19a4 4 0 0 1 8 0V-16L2-19H-2z']}
			/>
			<SmallFigure id="hail" face={smallSkins.tan} legs={walking} arms={hailing} />
			<SmallFigure id="carry" face={smallSkins.deep} legs={walking} arms="M-4-12L-8-16M4-12L6.5-7">
				<path fill={wood} d="M-11-25h9v8h-9z" />
			</SmallFigure>
			<SmallFigure id="docker" face={smallSkins.olive} legs={walking} arms={hailing} head={[yellow, 'M-5-18.5a5 5 0 0 1 10 0z']} />
			<SmallFigure id="officer" face={smallSkins.fair} legs={still} arms={down} head={[white, 'M-4.5-19L-5-22.5H5L4.5-19z']} />
			<SmallFigure
				id="gardener"
				face={smallSkins.deep}
				legs={still}
				arms="M-4-12L-7-7M4-12L8-9"
				head={[plaster, 'M-7-19.5H-3Q0-27 3-19.5H7L5-18H-5z']}
			/>
		</>
	);
}

export type FigureName = 'man' | 'woman' | 'hail' | 'carry' | 'docker' | 'officer' | 'gardener';

/** People in one coat, or in whatever they like, by where they stand in the drawing. */
export interface Folk {
	at: readonly Point[];
	/** Who they are, over and over; people in the street where nothing is said. */
	who?: readonly FigureName[];
	coat?: string;
}

const street: readonly FigureName[] = ['man', 'woman', 'hail', 'woman', 'carry'];
const coats = ['red', 'yellow', 'blue', 'white', 'orange', 'sea', 'plum'] as const;

export function Crowd({ folk }: { folk: readonly Folk[] }) {
	const byCoat = new Map<string, [who: string, x: number, y: number][]>();
	let i = 0;
	for (const { at, who = street, coat } of folk) {
		for (const [x, y] of at) {
			const hue = coat ?? colour[coats[i % coats.length] ?? 'red'];
			byCoat.set(hue, [...(byCoat.get(hue) ?? []), [who[i % who.length] ?? 'man', x, y]]);
			i += 1;
		}
	}
	return [...byCoat].map(([hue, people]) => (
		<g key={hue} color={hue}>
			{people.map(([who, x, y]) => (
				<use key={`${x},${y}`} href={`#city-plan-${who}`} x={x} y={y} />
			))}
		</g>
	));
}
