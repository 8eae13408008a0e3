import { smallSkins } from '../kit/body/small-skins.ts';
import { lights } from '../kit/night.tsx';
import { type Colour, paint } from './cross-section-colours.ts';
import { disc } from './cross-section-kit.tsx';
import { type Pose, type PoseName, poses } from './cross-section-poses.ts';
import { toSteps } from './steps.ts';

// Each body, hat and coat is drawn once and used again, which a body of src/art/kit/body cannot be: it is dressed as it is drawn.

/** What is on the head, about its centre, facing right. */
const hats = {
	crop: 'M-4 1A4.5 4.5 0 0 1 4-2L1-2-2-1-2 1Z',
	bun: 'M-4 1-7-1V-4L-4-5A4.5 4.5 0 0 1 4-2L0-2-3 1Z',
	long: 'M-5 7Q-6-4 0-5A4.5 4.5 0 0 1 4-2L0-2Q-2 2-1 6Z',
	afro: 'M-3 3Q-7 1-6-3-3-8 2-6 6-5 4-2L0-2-2 0Z',
	cap: 'M-5 0A4.5 4.5 0 0 1 4-2L7-2V0Z',
	scarf: 'M-5 6Q-6-5 0-5A4.5 4.5 0 0 1 4-2L2-2 1 3 3 6Z',
	brim: 'M-8-1 8-2V-4H4L3-7H-3L-4-3Z',
	helmet: 'M-5-1A4.5 4.5 0 0 1 5-1L6 0H-5Z',
	turban: 'M-5 0Q-6-7 0-7 6-7 5-2 0-4-5 0Z',
	bald: 'M-4 1-4-2-2 0-2 3Z',
	tuft: 'M-4 1Q-6-4-2-5L0-7 2-5 4-2-2-1Z',
} as const;

/** What is worn below each colour of coat or shirt. */
const outfits = {
	blue: 'ink',
	deep: 'deep',
	foam: 'khaki',
	green: 'khaki',
	ink: 'ink',
	khaki: 'slate',
	leaf: 'night',
	orange: 'blue',
	oxide: 'ink',
	pink: 'plum',
	plum: 'ink',
	red: 'blue',
	sea: 'khaki',
	slate: 'ink',
	white: 'slate',
	wood: 'khaki',
	yellow: 'plum',
} as const satisfies Partial<Record<Colour, Colour>>;

interface More {
	/** Faces left. */
	left?: boolean;
	s?: number;
	/** Wears a skirt, a coat or an apron. */
	coat?: boolean;
	/** Is broader than most. */
	stout?: boolean;
}

/** Somebody: what they do and where their feet are, face, head, and clothes. */
export type Somebody = readonly [
	pose: PoseName,
	x: number,
	y: number,
	skin: keyof typeof smallSkins,
	hat: keyof typeof hats,
	hair: Colour,
	top: keyof typeof outfits,
	more?: More,
];

const id = (name: string) => `cross-section-${name}`;

/** How high hips and shoulders are, and how far the shoulders lean. */
const measure = ({ drop = 0, lean = 0 }: Pose) => ({ hip: drop - 16, neck: drop - 27, lean });

/** Where the middle of a head is when its owner stands. */
const brow = -33;

/** How far ahead of the hips the head is. */
const ahead = (lean: number) => lean + Math.sign(lean);

/** A body in a pose. Whoever uses it brings the skin as its fill, the legs as its stroke and the top as its colour. */
function Body({ name, pose }: { name: string; pose: Pose }) {
	const { far, near, farLeg, nearLeg } = pose;
	const { hip, neck, lean } = measure(pose);
	const farArm = toSteps(`M${lean + 1} ${neck + 1}L${far.join(' ')}`);
	const nearArm = toSteps(`M${lean - 2} ${neck + 1}L${near.join(' ')}`);
	const farThigh = toSteps(`M2 ${hip}L${farLeg.join(' ')}`);
	const legs = toSteps(`M2 ${hip}L${farLeg.join(' ')}M-1 ${hip}L${nearLeg.join(' ')}`);
	const torso = `M${lean - 4} ${neck}Q${lean} ${neck - 3} ${lean + 4} ${neck}L4 ${hip + 1}H-4Z`;
	const [nose, front] = [ahead(lean) + 4, neck - 7];
	const face = `M${nose} ${front}l2 2-2 1A4.5 4.5 0 1 1 ${nose} ${front}Zm-2 1h0`;
	const hands = [far, near].map(([, , x, y]) => disc(x, y, 1.5)).join('');
	const shoes = `M${farLeg[2]}-1h2M${nearLeg[2]}-1h2`;
	const { ink } = paint;
	return (
		<g id={id(name)}>
			<g fill="none">
				<path stroke={ink} strokeWidth="5" d={farArm + legs} />
				<path stroke="currentColor" strokeWidth="3" d={farArm} />
				<path strokeWidth="3" d={legs} />
				<path stroke={ink} strokeOpacity=".22" strokeWidth="3" d={farArm + farThigh} />
			</g>
			<g stroke={ink}>
				<path strokeWidth="3" d={shoes} />
				<path fill="currentColor" d={toSteps(torso)} />
				<path d={toSteps(face)} />
				<path fill="none" strokeWidth="5" d={nearArm} />
				<path fill="none" stroke="currentColor" strokeWidth="3" d={nearArm} />
				<path stroke="none" d={toSteps(hands)} />
			</g>
		</g>
	);
}

/** Every pose, hat and coat once, for the people of the drawing to be made of. */
export const Wardrobe = () => (
	<defs>
		{Object.entries(poses).map(([name, pose]) => (
			<Body key={name} name={name} pose={pose} />
		))}
		{Object.entries(hats).map(([name, d]) => (
			<path key={name} id={id(name)} transform={`translate(0 ${brow})`} d={d} />
		))}
		<path id={id('coat')} d="M-4-18H4L6-8H-5Z" />
	</defs>
);

function Person({ of }: { of: Somebody }) {
	const [name, x, y, skin, hat, hair, top, more = {}] = of;
	const { neck, lean } = measure(poses[name]);
	const { left = false, s = 1, coat, stout } = more;
	const wide = Math.round((left ? -s : s) * (stout ? 12 : 10)) / 10;
	return (
		<g transform={`translate(${x} ${y})${wide === 1 && s === 1 ? '' : `scale(${wide} ${s})`}`}>
			<use data-light={lights.own} href={`#${id(name)}`} fill={smallSkins[skin]} color={paint[top]} stroke={paint[outfits[top]]} />
			{coat && <use data-light={lights.own} href={`#${id('coat')}`} fill={paint[top]} />}
			<use
				data-light={lights.own}
				href={`#${id(hat)}`}
				fill={paint[hair]}
				{...(lean !== 0 && { x: ahead(lean) })}
				{...(neck !== -27 && { y: neck + 27 })}
			/>
		</g>
	);
}

/** People, from the farthest to the nearest. */
export const Crew = ({ all }: { all: readonly Somebody[] }) => all.map((of) => <Person key={`${of[1]} ${of[2]}`} of={of} />);
