import type { ReactNode } from 'react';
import { concrete, palette, rust } from '../../../model/colours.ts';
import type { Tone } from '../../kit/forms.tsx';
import { cloth, n, skins } from '../../kit/forms.tsx';
import { lineAt } from '../figure.tsx';
import { lantern } from './lung-light.ts';
import { Belt, Lanterns } from './lung-night.tsx';
import { floorOf, standing } from './lung-space.ts';

const { ink, white, yellow, red, foam } = palette;
const straw = cloth.sand.light;

interface Gardener {
	level: number;
	angle: number;
	skin: Tone;
	cloth: Tone;
	/** Trunk, then arms, in centimetres; then where the head is. */
	body: string;
	arms: string;
	head: readonly [x: number, y: number];
	/** Hair, hat or veil, around a head of radius 13 at the origin. */
	hat: string;
	hatTone: string;
	/** What they work with, before and behind them. */
	before?: ReactNode;
	behind?: ReactNode;
	radius?: number;
}

const cap = 'M-14-2C-16-20 14-20 14-4L22-1-12 0Z';
const crop = 'M-14 2C-18-18 16-20 14-4L4-8-8-6Z';
const brim = 'M-26-2C-10-10 10-10 26-2 16 4-16 4-26-2ZM-12-4C-12-20 12-20 12-4Z';
const scarf = 'M-15 8C-20-22 20-22 15 4L6-6-8-6-8 12Z';
const bun = 'M-14 4C-18-18 16-20 14-4L2-8-8 6ZM-12-10a8 8 0 1 1-8-8Z';

const gardeners: readonly Gardener[] = [
	// Over the edge, after the lowest grapes.
	{
		level: 4,
		angle: -27,
		skin: skins.brown,
		cloth: cloth.red,
		radius: 1.02,
		body: 'M-20-60C-20-100 0-124 22-122 34-114 30-96 22-84L20-60Z',
		arms: 'M16-118L36-92 40-58 30-58 24-86 6-104Z',
		head: [34, -128],
		hat: scarf,
		hatTone: white,
	},
	{
		level: 4,
		angle: 22,
		skin: skins.rose,
		cloth: cloth.blue,
		body: 'M-20-60C-24-110-18-136-4-140H8C22-134 24-100 20-60Z',
		arms: 'M12-136L30-150 22-172 12-168 16-152 0-138Z',
		head: [-2, -156],
		hat: brim,
		hatTone: straw,
		behind: <path d="M-24-204H36L28-170H-16Z" fill={cloth.wood.light} />,
	},
	{
		level: 3,
		angle: 12,
		skin: skins.tan,
		cloth: cloth.orange,
		body: 'M-20-50C-22-110-20-134-6-140H8C22-134 22-100 20-50Z',
		arms: 'M-14-136L-28-114-18-108-2-126ZM4-138L24-170 32-165 16-130Z',
		head: [4, -152],
		hat: bun,
		hatTone: ink,
	},
	// The can, and the water out of it.
	{
		level: 2,
		angle: -48,
		skin: skins.olive,
		cloth: cloth.yellow,
		body: 'M-20-50C-24-104-22-132-8-140H8C22-132 22-100 18-50Z',
		arms: 'M4-136L34-120 50-128 54-118 34-106-4-116Z',
		head: [6, -154],
		hat: brim,
		hatTone: straw,
		before: (
			<>
				<path d="M46-130H74V-100H46Z" fill={cloth.grey.light} />
				<path d="M74-112L96-132 100-124 76-102Z" fill={cloth.grey.light} />
				<path d="M98-128q14 20 12 60M102-130q24 20 24 58" stroke={foam} strokeWidth="5" fill="none" />
			</>
		),
	},
	// Lunch in the sun, legs over the edge.
	{
		level: 2,
		angle: 16,
		skin: skins.umber,
		cloth: cloth.foam,
		radius: 1,
		body: 'M-18-44C-22-84-16-108-2-112H8C22-106 22-80 18-44Z',
		arms: 'M8-108L28-92 14-118 6-112 16-96-2-96Z',
		head: [2, -126],
		hat: cap,
		hatTone: red,
		before: (
			<>
				<path d="M-18-46H18L24-8 26 26H12L8-14-2-16-4 26H-18L-16-10Z" fill={cloth.navy.light} />
				<path d="M10 24H30V34H10ZM-20 24H0V34H-20Z" fill={cloth.wood.light} />
			</>
		),
	},
	{
		level: 2,
		angle: 61,
		skin: skins.rose,
		cloth: cloth.green,
		body: 'M-22-50C-26-80-10-118 12-124 26-122 30-108 24-94L16-50Z',
		arms: 'M12-118L42-96 52-74 42-70 32-88 2-104Z',
		head: [28, -134],
		hat: crop,
		hatTone: rust.mid,
	},
	// On a ladder, at the top of the canes.
	{
		level: 1,
		angle: -73,
		skin: skins.umber,
		cloth: cloth.orange,
		body: 'M-20-90C-22-140-16-168-2-172H10C22-166 24-130 20-90L18-50H2L0-84-6-50H-20Z',
		arms: 'M-6-168L-34-196-28-206 8-176ZM10-158L36-164 34-176 4-168Z',
		head: [8, -194],
		hat: crop,
		hatTone: ink,
		behind: (
			<path
				d="M-46 14L-30-206M46 14L30-206M-42-30H42M-38-80H38M-36-124H36M-32-172H32"
				stroke={cloth.wood.light}
				strokeWidth="9"
				fill="none"
			/>
		),
	},
	// Two who have stopped, one with her elbows on the edge.
	{
		level: 1,
		angle: -20,
		skin: skins.brown,
		cloth: cloth.white,
		body: 'M-22-50C-22-84-18-110-2-118H12C26-110 24-84 22-50Z',
		arms: 'M8-114L36-84 32-64-6-62-8-72 20-76 4-100Z',
		head: [10, -134],
		hat: scarf,
		hatTone: cloth.sea.light,
	},
	{
		level: 1,
		angle: -11,
		skin: skins.rose,
		cloth: cloth.red,
		body: 'M-20-50C-24-110-18-136-6-142H8C22-136 22-100 20-50Z',
		arms: 'M-10-138L-34-116-44-140-36-144-30-128-4-142Z',
		head: [-4, -156],
		hat: crop,
		hatTone: concrete.light,
	},
	// The hose.
	{
		level: 1,
		angle: 26,
		skin: skins.tan,
		cloth: cloth.navy,
		body: 'M-20-50C-24-110-20-134-8-140H8C22-134 24-100 20-50Z',
		arms: 'M-8-136L-34-118-52-122-54-112-32-106 2-120Z',
		head: [-6, -154],
		hat: cap,
		hatTone: yellow,
		before: <path d="M-52-118C-80-126-96-112-104-84M-52-116C-72-118-84-104-88-80" stroke={foam} strokeWidth="5" fill="none" />,
	},
	// One with a yard broom, one among the leeks.
	{
		level: 0,
		angle: 3.5,
		skin: skins.umber,
		cloth: cloth.orange,
		body: 'M-18-40C-22-100-14-130 0-138H12C26-130 24-96 20-40Z',
		arms: 'M6-134L-22-112-40-110-38-100-16-100 16-118Z',
		head: [-4, -152],
		hat: bun,
		hatTone: ink,
		before: <path d="M-20-150L-52-30" stroke={cloth.wood.light} strokeWidth="8" />,
	},
	{
		level: 0,
		angle: 11,
		skin: skins.olive,
		cloth: cloth.blue,
		body: 'M-24-40C-28-90-10-122 10-128 26-126 28-108 22-96L14-40Z',
		arms: 'M8-124L36-92 60-84 58-74 30-80-4-108Z',
		head: [26, -138],
		hat: brim,
		hatTone: straw,
	},
	// Carrying beans down the sunny side.
	{
		level: 3,
		angle: 40,
		skin: skins.brown,
		cloth: cloth.white,
		body: 'M-20-50C-24-110-20-134-6-140H10C24-134 24-100 20-50Z',
		arms: 'M-10-136L-24-110 14-92 16-102-6-112 4-136Z',
		head: [2, -154],
		hat: brim,
		hatTone: yellow,
		before: <path d="M4-116H44L38-86H10Z" fill={cloth.wood.light} />,
	},
	{
		level: 3,
		angle: -40,
		skin: skins.olive,
		cloth: cloth.plum,
		body: 'M-20-50C-22-110-20-134-6-140H8C22-134 22-100 20-50Z',
		arms: 'M-12-136L-26-164-18-170-2-138ZM6-138L26-160 32-154 16-130Z',
		head: [2, -154],
		hat: bun,
		hatTone: rust.mid,
	},
];

/** Everyone at work on a tier. */
export function Gardeners({ level }: { level: number }) {
	const placed = gardeners
		.filter((gardener) => gardener.level === level)
		.map((gardener) => {
			const { x, y, lean, scale } = standing(gardener.angle, gardener.radius ?? 1.05, floorOf(level));
			return { gardener, x, y, lean, k: Math.round(scale * 18) / 100 };
		});
	return (
		<>
			<Lanterns places={placed} />
			{placed.map(({ gardener, x, y, lean, k }) => (
				<g
					key={gardener.angle}
					transform={`translate(${n(x)} ${n(y)})rotate(${Math.round(lean)})scale(${k})`}
					stroke={ink}
					strokeWidth={n((2 * lineAt(k)) / k)}
					data-light={lantern}
				>
					{gardener.behind}
					<path d={gardener.body} fill={gardener.cloth.light} />
					<g transform={`translate(${gardener.head.join(' ')})`}>
						<circle r="13" fill={gardener.skin.light} />
						<path d={gardener.hat} fill={gardener.hatTone} />
					</g>
					<path d={gardener.arms} fill={gardener.cloth.dark} />
					{gardener.before}
					<Belt />
				</g>
			))}
		</>
	);
}

/** Where people stand, no plant does. */
export const taken = (level: number) => gardeners.filter((gardener) => gardener.level === level).map(({ angle }) => angle);
