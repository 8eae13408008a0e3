import type { ReactNode } from 'react';
import { Band, Seam, Shape } from '../body/figure.tsx';
import type { Spot } from '../body/limb.ts';
import type { Pose } from '../body/rig.tsx';
import { makePicture } from '../make-picture.tsx';
import type { Picture } from '../picture.ts';
import { cloth } from '../scenes/forms.tsx';
import { type Dress, type DressName, dress } from './dress-records.ts';
import { folkPoses } from './poses.ts';
import { fitted, Townsperson } from './townsperson.tsx';
import { makeOutfit, makeWear } from './wear/make-wear.tsx';

/** Dress of the city on standing figures, from before and from behind, on one ground line. */

const gold = { light: '#ffcb1f', dark: '#d89b10' };
const leather = { light: '#a8502c', dark: '#743014' };

/** What the near hand has, its grip as origin. */
const held: Record<NonNullable<Dress['holds']>, ReactNode> = {
	boathook: (
		<>
			<Band d="M0-108V70" width={2.4} tone={cloth.wood} />
			<Shape
				part="hook"
				d="M-1.6-104L-1.6-122 0-128 1.6-122V-116C6-117 8-113 6-108 6-111 4-112.4 1.6-111V-104Z"
				tone={cloth.grey}
				line={0.7}
			/>
		</>
	),
	string: (
		<Band
			d="M-4-2C-8 10 2 16-2 26-5 32 0 36-1 44M-4-2C8 8-2 18 5 30"
			width={1.2}
			tone={cloth.sand}
		/>
	),
	hook: (
		<>
			<Band d="M-7 0H7" width={4} tone={cloth.wood} />
			<Band d="M0 2V14C0 26 13 26 12 15" width={2.4} tone={cloth.grey} />
		</>
	),
	case: (
		<>
			<Band d="M-5 3V-1H5V3" width={1.6} tone={leather} />
			<Shape part="case" d="M-18 3H18L19 27H-19Z" tone={leather} core="M-7-10V40">
				<Seam d="M-20 10H20M-3 8H3V13H-3Z" w={0.6} />
			</Shape>
		</>
	),
};

/** What is on the sleeves: rings, gloves' cuffs, a number; placed by where the hands hang. */
function Sleeves({ pose, rings = 0, number, gloves }: Dress & { pose: Pose }) {
	const wrists: Spot[] = [pose.near.to, pose.far.to];
	const left = Math.min(...wrists.map(([x]) => x));
	return wrists.map(([x, y], i) => {
		const out = x === left ? -1 : 1;
		return (
			<g key={x}>
				{gloves && (
					<g transform={`translate(${x} ${y})rotate(${out * -4})`}>
						<Shape
							part={`glove-${i}`}
							d="M-4.6-2.6C-2-1.6 2-1.6 4.6-2.6L6 8C4 10-4 10-6 8Z"
							tone={{ light: gloves, dark: gloves }}
							line={0.8}
						/>
					</g>
				)}
				{Array.from({ length: rings }, (_, ring) => (
					<g key={ring} transform={`translate(${x} ${y - 5.4 - ring * 2.9})`}>
						<Seam d="M-5.4-.4Q0 1.4 5.4-.4" w={0.95} c={gold.light} />
					</g>
				))}
				{number && (
					<g transform={`translate(${x - out * 1.6} ${y - 31})`}>
						<Shape part={`number-${i}`} d="M-4-4.4H4V4.4H-4Z" tone={cloth.white} line={0.7}>
							<Seam d="M-2.4-2.6V2.6M.2-2.6H2.6V0H.2V2.6H2.8" w={0.7} />
						</Shape>
					</g>
				)}
			</g>
		);
	});
}

const inHand = ([x, y]: Spot, thing: ReactNode) => ({
	hand: 'grip' as const,
	level: 90,
	holds: <g transform={`translate(${x} ${y + 9})`}>{thing}</g>,
});

interface DressedProps {
	id: string;
	name: DressName;
	view: 'front' | 'back';
	x: number;
	y: number;
	scale: number;
}

/** Somebody in a dress of the city, standing. */
export function Dressed({ id, name, view, x, y, scale }: DressedProps) {
	const record = dress[name];
	const { who, wear, also, holds } = record;
	const plain = folkPoses[view === 'front' ? 'face' : 'away'];
	const body = fitted(plain, who);
	// With a hand that is named, an arm is not fitted a second time.
	const near = { hand: 'hang' as const, ...body.near };
	const whole: Pose = {
		...body,
		near: { ...near, ...(holds && inHand(near.to, held[holds])) },
		far: { hand: 'hang', ...body.far },
	};
	return (
		<Townsperson
			id={id}
			who={who}
			wear={makeOutfit({ ...makeWear(wear).garment, ...also })}
			pose={{ ...whole, over: <Sleeves {...record} pose={whole} /> }}
			x={x}
			y={y}
			scale={scale}
		/>
	);
}

/** Names in a row, each from before and from behind, feet on one line. */
export function makeDressSheet(names: readonly DressName[], alt: string): Picture {
	const step = 168;
	const [width, height] = [names.length * step * 2 + 60, 480];
	return makePicture([width, height], alt, () => (
		<>
			<path d={`M0 0H${width}V${height}H0Z`} fill="#e8d5a9" />
			<path d={`M0 436H${width}V${height}H0Z`} fill="#bfa674" />
			<path d={`M0 436H${width}`} stroke="#0b1b2b" strokeWidth="5" />
			{names.flatMap((name, i) =>
				(['front', 'back'] as const).map((view, j) => (
					<Dressed
						key={`${name}-${view}`}
						id={`dress-${name}-${view}`}
						name={name}
						view={view}
						x={112 + i * step * 2 + j * (step - 8)}
						y={452}
						scale={2.1}
					/>
				)),
			)}
		</>
	));
}

export const dressFactions = makeDressSheet(
	['foundation', 'assembly', 'nexus', 'commodore', 'venture', 'equilibrium'],
	'Six people in the dress of the six factions, each from before and from behind.',
);

export const dressRanks = makeDressSheet(
	['rating', 'lieutenant', 'captain', 'constable', 'rope-duty', 'visitor'],
	'A rating, a lieutenant and a captain of the Aegis, a constable, somebody on rope duty and a visitor, from before and from behind.',
);

export const dressTrades = makeDressSheet(
	['inspector', 'broker', 'tern-clerk', 'seed-runner', 'stevedore'],
	'An inspector of berths, a broker, a clerk of Tern, a seed-runner and a stevedore, from before and from behind.',
);
