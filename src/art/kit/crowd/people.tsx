import { dress } from '../../../content/wardrobe.ts';
import { canvas, clay, concrete, leaf, leather, linen, orange, palette, plum, rust, slate } from '../../../model/colours.ts';
import { smallSkins } from '../body/small-skins.ts';
import { lights } from '../night.tsx';
import { disc, type Point, tenth } from '../shapes.ts';
import { drawCoat, drawHand, drawLegs, readLimb } from './limbs.ts';
import { type Pose, poses } from './poses.ts';

const { ink, white, blue, deep, yellow, red, sea, foam } = palette;

// Four shapes a person: a drawing has up to 137 of them, and a body of src/art/body weighs as much as thirty.

/** Colours of hair and of clothes, by short names. */
export const dye = {
	black: palette.night,
	brown: leather.mid,
	ginger: rust.mid,
	grey: concrete.light,
	straw: canvas.mid,
	orange: orange.light,
	green: leaf.dark,
	plum: plum.mid,
	khaki: linen.dark,
	pink: clay.mid,
	slate: slate.dark,
	crew: dress.crew.light,
	white,
	blue,
	deep,
	yellow,
	red,
	sea,
	foam,
	ink,
} as const;

/** What is on the head: where its outline begins, from the middle of the head, and how it goes on. */
const heads = {
	crop: { from: [-4, 0.6], d: 'a4 4 0 0 1 7.6-2.4l-3-.2-3 1.6-.4 1.4' },
	bun: { from: [-4, 1], d: 'a4 4 0 0 1 .4-2.9 2.2 2.2 0 1 1 1.5-1.6 4 4 0 0 1 5.7 1.5h-3.6l-3 3' },
	long: { from: [-4.6, 6.5], d: 'q-1-11.5 4.6-11.3 4.2 0 3.9 2.9l-3.9 .1-2.6 3.4q0 3.4 1.6 4.7' },
	afro: { from: [-2.8, 3.2], d: 'q-2.6-.2-3-4.8a5.6 5.4 0 1 1 10.6 1.2l-1.5-1.7-3.3-.3-2.4 1.8' },
	cap: { from: [-4.4, -0.6], d: 'a4.4 4.4 0 0 1 8.4-1.2l3 1.2v1h-11.4' },
	scarf: { from: [-5, 6.4], d: 'v-7.4q.4-4 5-4 3.2 0 3.8 2.6l-2.4 1-.4 4.4 2.2 3.4' },
	brim: { from: [-7.4, -0.6], d: 'l14.8-1v-1l-3.6-.2-1.2-3.4h-5.2l-1.4 3.8-3.4 .8' },
	helmet: { from: [-5.2, -0.4], d: 'a4.8 4.8 0 0 1 9.8-.5l1.2 .5v1h-11' },
	turban: { from: [-4.8, -0.4], d: 'q-1.2-6 4.8-6.6 5.6 .4 4.6 5.4-4.6-2.2-9.4 1.2' },
	bald: { from: [-4, 1], d: 'l.4-2 1.2 1.6v1.8' },
	tuft: { from: [-4, 0.4], d: 'q-1.6-4.4 2.6-4.8l1.4-2 1.6 1.8 2.4 2.4-6.6 1.6' },
	beard: {
		from: [-4, 0.6],
		d: 'a4 4 0 0 1 7.6-2.4l-3-.2-3 1.6 .4 1 3 1 2.6-1q.4 4.4-3 4-3.6-.6-4.6-4',
	},
} as const satisfies Record<string, { from: Point; d: string }>;

type Head = keyof typeof heads;
export type Dye = keyof typeof dye;

interface Build {
	/** A hem below the hips: coat, skirt or apron. */
	hem?: number;
	/** Shoulder width over the usual. */
	stout?: number;
}

/**
 * Somebody: where the feet stand, the size (a person is about 31 units tall at 1 and faces right;
 * a negative size faces left), what they are doing, and what they look like.
 */
type Figure = readonly [
	x: number,
	y: number,
	size: number,
	pose: keyof typeof poses,
	skin: keyof typeof smallSkins,
	head: Head,
	hair: Dye,
	top: Dye,
	legs: Dye,
	build?: Build,
];

/** Hair or a hat, and the eye, which both are drawn over the face. */
function drawHead(head: Head, x: number, y: number): string {
	const {
		from: [left, top],
		d,
	} = heads[head];
	return `M${tenth(x + left)} ${tenth(y + top)}${d}zm${tenth(1.8 - left)} ${tenth(-0.2 - top)}h0`;
}

interface LitProps {
	/** The light that falls on them by night, whatever their place has. */
	light?: string;
	/** The outline, at size 1. */
	line?: number;
}

/** Somebody in four shapes, from the farthest: legs; coat and arms; face and hands; hair and eye. */
function Person({ of, light = lights.lamp, line = 1.3 }: LitProps & { of: Figure }) {
	const [x, y, size, poseName, face, head, hair, top, legs, build] = of;
	const { arms, legs: stance, lean = 0 }: Pose = poses[poseName];
	const { hem = 0, stout = 0 } = build ?? {};
	const [far, near] = arms;
	const middle = tenth(lean * 1.3);
	const [, [reach]] = readLimb(far);
	/** A far hand that hangs is behind the coat. */
	const farHand = reach > 4 ? drawHand(far) : '';
	return (
		<g strokeWidth={line} transform={`translate(${x} ${y})scale(${size < 0 ? `${size} ${-size}` : size})`} data-light={light}>
			<path fill={dye[legs]} d={drawLegs(stance)} />
			<path fill={dye[top]} d={drawCoat({ lean, wide: 3.4 + stout, hem }, arms)} />
			<path fill={smallSkins[face]} d={`${farHand}${disc(middle, -26, 3.8)}${drawHand(near)}`} />
			<path fill={dye[hair]} d={drawHead(head, middle, -26)} />
		</g>
	);
}

/** People at work, farthest first. */
export const People = ({ all, ...lit }: LitProps & { all: readonly Figure[] }) =>
	all.map((of) => <Person key={`${of[0]} ${of[1]}`} of={of} {...lit} />);
