import type { ReactNode } from 'react';
import { dress as tones } from '../../../content/wardrobe.ts';
import { brick, rust } from '../../../model/colours.ts';
import { Band, Seam, Shape } from '../body/figure.tsx';
import type { Spot } from '../body/limb.ts';
import type { Pose } from '../body/rig.tsx';
import { cloth, n } from '../forms.tsx';
import { type Dress, type DressName, dress } from './dress-records.ts';
import { folkPoses } from './poses.ts';
import { fitted, Townsperson } from './townsperson.tsx';
import { makeOutfit, makeWear } from './wear/make-wear.tsx';

/** Dress of the city on a standing figure, from before or from behind. */

const leather = { light: rust.mid, dark: brick.dark };

/** What the near hand has, its grip as origin. */
const held: Record<NonNullable<Dress['holds']>, ReactNode> = {
	boathook: (
		<>
			<Band d="M0-78V70" width={2.4} tone={cloth.wood} />
			<Shape d="M-1.6-74L-1.6-92 0-98 1.6-92V-86C6-87 8-83 6-78 6-81 4-82.4 1.6-81V-74Z" tone={cloth.grey} line={0.7} />
		</>
	),
	string: <Band d="M-4-2C-8 10 2 16-2 26-5 32 0 36-1 44M-4-2C8 8-2 18 5 30" width={1.2} tone={cloth.sand} />,
	hook: (
		<>
			<Band d="M-7 0H7" width={4} tone={cloth.wood} />
			<Band d="M0 2V14C0 26 13 26 12 15" width={2.4} tone={cloth.grey} />
		</>
	),
	case: (
		<>
			<Band d="M-5 3V-1H5V3" width={1.6} tone={leather} />
			<Shape d="M-18 3H18L19 27H-19Z" tone={leather} core="M-7-10V40">
				<Seam d="M-20 10H20M-3 8H3V13H-3Z" w={0.6} />
			</Shape>
		</>
	),
};

/** What is on the sleeves: rings, gloves' cuffs, a number; placed by where the hands hang. */
function Sleeves({ pose, rings = 0, number, also }: Dress & { pose: Pose }) {
	const wrists: Spot[] = [pose.near.to, pose.far.to];
	const gloves = also?.gloves;
	const left = Math.min(...wrists.map(([x]) => x));
	return wrists.map(([x, y]) => {
		const out = x === left ? -1 : 1;
		// Seen from before, the arm on the right hangs aslant.
		const slant = pose.view === 'front' && out > 0 ? 1 : 0;
		return (
			<g key={x}>
				{gloves && (
					<g transform={`translate(${x} ${y})rotate(${out * -4})`}>
						<Shape d="M-4.6-2.6C-2-1.6 2-1.6 4.6-2.6L6 8C4 10-4 10-6 8Z" tone={gloves.tone} core="M0-10V20" line={0.8} />
					</g>
				)}
				{rings > 0 && (
					<g transform={`translate(${x - slant} ${y - 5.4})rotate(${slant * -7})`}>
						<Seam
							d={Array.from({ length: rings }, (_, i) => `M-5.4 ${n(-0.4 - 2.9 * i)}q5.4 1.8 10.8 0`).join('')}
							w={0.95}
							c={tones.gold.light}
						/>
					</g>
				)}
				{number && (
					<g transform={`translate(${x - out * 1.6} ${y - 31})`}>
						<Shape d="M-4-4.4H4V4.4H-4Z" tone={cloth.white} line={0.7}>
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
	name: DressName;
	view: 'front' | 'back';
	x: number;
	y: number;
	scale: number;
	/** The outline in units of the drawing, whatever the scale. */
	line?: number;
}

/** Somebody in a dress of the city, standing. */
export function Dressed({ name, view, x, y, scale, line }: DressedProps) {
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
			layer={`${name.replace('-', ' ')} from the ${view}`}
			who={who}
			wear={makeOutfit({ ...makeWear(wear).garment, ...also })}
			pose={{ ...whole, over: <Sleeves {...record} pose={whole} /> }}
			upright={plain}
			x={x}
			y={y}
			scale={scale}
			{...(line !== undefined && { line })}
		/>
	);
}
