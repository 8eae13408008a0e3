import { brick, leather, navy as navyTones, palette, rust, slate } from '../../../../model/colours.ts';
import { Band, type Build, Creases, Seam, Shape, useBody } from '../../body/figure.tsx';
import type { Glove } from '../../body/hands.tsx';
import type { HeadView } from '../../body/head.ts';
import type { Frame, Pose, Wear } from '../../body/rig.tsx';
import { cloth, type Tone } from '../../forms.tsx';
import type { Person } from '../folk.ts';
import { type Charm, OnCord } from './charms.tsx';
import { belts, bibs, buttons, closings, collars, harnesses, openings, pockets, shirtFronts, trunkOf } from './cuts.ts';
import { Skirt, type SkirtCut } from './skirt.tsx';
import { stretch } from './stretch.ts';

/** Clothes as data: what a garment is cut like, and what it makes of anybody's body. */

export interface Garment {
	top: Tone;
	legs: Tone;
	hem: 'tucked' | 'over';
	collar: keyof typeof collars;
	/** The collar's own tone, and a shirt's under an open one. */
	collarTone?: Tone;
	shirt?: Tone;
	tie?: Tone;
	/** The buttons' colour, or each one's own from the top. */
	buttoned?: string | readonly string[];
	/** Closed down the front without buttons. */
	closed?: boolean;
	pockets?: readonly (keyof typeof pockets)[];
	bib?: { tone: Tone; pocket?: boolean };
	belt?: Tone;
	/** A waistcoat, open over the top. */
	vest?: Tone;
	/** Across the breast, from the far shoulder. */
	sash?: Tone;
	/** Webbing over both shoulders and round the waist. */
	harness?: Tone;
	/** A cord round the neck, and what hangs from it on the breast. */
	cord?: { colour: string; charm: Charm };
	/** A stripe round the breast. */
	stripe?: string;
	skirt?: SkirtCut;
	/** How far the sleeve and the trouser reach; 0 rolls the sleeve up. */
	cuff: number;
	leg: number;
	/** Of the boots, where they are not black. */
	boots?: Tone;
	gloves?: Glove;
	/** Ease of sleeve and trouser against the limb. */
	loose?: number;
}

export interface Outfit {
	garment: Garment;
	/** The body, of 172 cm, of somebody who wears this, and what the rig draws on it. */
	dress: (person: Person) => { build: Build; wear: Wear };
}

const bodyOf = (person: Person, { top, legs, cuff, leg, loose = 1, boots, gloves }: Garment): Build => {
	const { girth: g, hands } = person;
	const thick = Math.sqrt(g);
	const sleeve = cuff < 0.2 ? 1.04 : loose;
	return {
		Head: person.Head,
		head: person.head,
		neck: [5.4 * thick, neckOf(person)],
		skin: person.skin,
		top,
		legs,
		arm: [30, 26.5],
		leg: [41, 41],
		sleeve: [
			7.8 * thick,
			6.9 * thick * loose,
			6.4 * thick * loose,
			6 * thick * sleeve,
			(loose > 1.2 || cuff < 0.2 ? 5.9 : 4.9) * thick * sleeve,
		],
		trouser: [8.8 * g, 7.8 * g * loose, 6.8 * thick * loose, 6.5 * thick * loose, 6.6 * thick * loose],
		cuff,
		hem: leg,
		wrist: [4.5 * thick, 3.2 * thick],
		hand: person.head > 29 ? 17.5 : 19,
		boot: person.head > 29 ? 26 : 28,
		boots,
		gloves,
		build: hands,
	};
};

/** A child's is short. */
const neckOf = ({ head, neck = 4.4 }: Person) => (head > 29 ? 2.6 : neck);

function framesOf(person: Person): Record<HeadView, Frame> {
	const { girth: g, shoulders, head } = person;
	const x = (1 + (g - 1) * 0.8) * shoulders;
	const rise = -(41.6 + neckOf(person) + head / 2);
	const front: Frame = {
		near: [-14 * x, -31.6],
		far: [14 * x, -31.6],
		nearHip: [-6 * g, 15],
		farHip: [6 * g, 15],
		head: [0, rise],
		waist: [13.4 * g, 13.4 * g],
		seat: 10 * g,
	};
	return {
		front,
		quarter: {
			...front,
			near: [-13.4 * x, -31.4],
			far: [12.6 * x, -32],
			nearHip: [-5.6 * g, 15],
			farHip: [5.4 * g, 14.6],
			head: [2.4, rise],
		},
		profile: {
			...front,
			near: [-1, -31],
			far: [3, -32.4],
			nearHip: [-1.6 * g, 15],
			farHip: [1.6 * g, 14.6],
			head: [4.6, rise + 0.4],
			waist: [10 * g, 11 * g],
			seat: 10.6 * g,
		},
		back: {
			...front,
			near: [14.6 * x, -31.4],
			far: [-14.6 * x, -31.4],
			nearHip: [6 * g, 15],
			farHip: [-6 * g, 15],
		},
	};
}

/** Without its line along the waist, where skirts of the same cloth go on. */
const open = (d: string) => d.replace(/C-[46] 6 [567] 6 /, 'M').replace('Z', '');

function Trunk({ pose, garment, person }: { pose: Pose; garment: Garment; person: Person }) {
	const { build, far } = useBody();
	const { view } = pose;
	const g = person.girth;
	const fit = (d: string) => stretch(d, g);
	const trunk = trunkOf(garment.hem, view);
	const bowed = Math.abs(pose.lean ?? 0) > 24;
	const shaded = bowed ? { shade: fit('M40-60L3-50C4-30-1-14-2 20L-4 30H40Z') } : { core: fit(trunk.core) };
	const bib = garment.bib && bibs[view];
	return (
		<>
			<Shape
				d={fit(trunk.d)}
				edge={fit(garment.skirt?.tone === 'top' ? open(trunk.d) : trunk.d)}
				tone={garment.vest ?? build.top}
				{...shaded}
			>
				{garment.vest && openings[view] && <path d={fit(openings[view])} fill={build.top.light} stroke={palette.ink} strokeWidth="1.2" />}
				{garment.stripe && <path d="M-40-18H40" stroke={garment.stripe} strokeWidth="5" />}
				<Creases of={trunk.creases.map(([a, b, c, d, e, f]) => [a * g, b, c * g, d, e * g, f])} />
				{(garment.closed || garment.buttoned) && <Seam d={fit(closings[view])} w={0.6} />}
				{garment.pockets?.map((pocket) => (
					<Seam key={pocket} d={fit(pockets[pocket][view])} w={0.55} />
				))}
				{garment.buttoned &&
					buttons[view].map(([x, y], i) => (
						<circle
							key={y}
							cx={x * g}
							cy={y}
							r="1.15"
							fill={typeof garment.buttoned === 'string' ? garment.buttoned : garment.buttoned?.[i]}
						/>
					))}
				{bib && garment.bib && <Band d={fit(bib.straps)} width={4} tone={garment.bib.tone} />}
			</Shape>
			{bib && garment.bib && (
				<Shape d={fit(bib.bib)} tone={garment.bib.tone} {...(!far && shaded)} line={0.9} within>
					{garment.bib.pocket && <Seam d={fit(bib.pocket)} w={0.55} />}
				</Shape>
			)}
			{garment.sash && <Band d={fit(view === 'back' ? 'M-12-38L14 4' : 'M11-38L-13 4')} width={5} tone={garment.sash} />}
			{garment.harness && <Band d={stretch(harnesses[view] + belts[view], g * 0.92)} width={3.6} tone={garment.harness} />}
			{garment.belt && <Band d={stretch(belts[view], g * 0.92)} width={4.4} tone={garment.belt} />}
		</>
	);
}

function Collar({ pose, garment, person }: { pose: Pose; garment: Garment; person: Person }) {
	const { build } = useBody();
	const { view } = pose;
	const fit = (d: string) => stretch(d, Math.sqrt(person.girth));
	return (
		<>
			{garment.shirt && shirtFronts[view] && (
				<Shape d={fit(shirtFronts[view])} tone={garment.shirt} line={0.8} within>
					{garment.tie && view !== 'profile' && (
						<path
							d={fit(view === 'front' ? 'M-2-37L3-37 4-17H-1Z' : 'M3.6-37L8-37 9-17H4Z')}
							fill={garment.tie.light}
							stroke={palette.ink}
							strokeWidth=".9"
						/>
					)}
				</Shape>
			)}
			{collars[garment.collar][view].map((d, i) => (
				<Shape
					key={d}
					d={fit(d)}
					tone={garment.collarTone ?? build.top}
					{...((view !== 'quarter' || i > 0) && { core: 'M-2-60V-10' })}
					line={0.9}
					within
				/>
			))}
			{garment.cord && <OnCord view={view} {...garment.cord} />}
		</>
	);
}

export function makeOutfit(garment: Garment): Outfit {
	return {
		garment,
		dress: (person) => {
			const frames = framesOf(person);
			const wear: Wear = {
				frames,
				Trunk: ({ pose }) => <Trunk pose={pose} garment={garment} person={person} />,
				Collar: ({ pose }) => <Collar pose={pose} garment={garment} person={person} />,
			};
			const { skirt } = garment;
			if (skirt) wear.Skirts = ({ pose }) => <Skirt pose={pose} frame={frames[pose.view]} cut={skirt} />;
			return { build: bodyOf(person, garment), wear };
		},
	};
}

export interface WearOptions {
	/** What somebody wears, before its colours. */
	cut: keyof typeof cutsByName;
	top?: Tone;
	legs?: Tone;
	/** The apron, the shirt under a suit, a skirt's border, a tunic's collar. */
	trim?: Tone;
	rolled?: boolean;
}

/** Clothes by a line: `makeWear({ cut: 'oilskin', top: cloth.yellow })`. */
export function makeWear({ cut, top, legs, trim, rolled }: WearOptions): Outfit {
	const dark = { light: slate.deep, dark: navyTones.deep };
	const base: Cut = cutsByName[cut];
	const garment = base(top, legs ?? base.legs ?? dark, trim);
	return makeOutfit(rolled ? { ...garment, cuff: 0 } : garment);
}

type Cut = ((top: Tone | undefined, legs: Tone, trim: Tone | undefined) => Garment) & {
	legs?: Tone;
};
const { navy, white, blue, yellow, grey, sand, plum, green } = cloth;

export const cutsByName = {
	jacket: (top = navy, legs) => ({
		top,
		legs,
		hem: 'over',
		collar: 'fold',
		closed: true,
		pockets: ['chest', 'hip'],
		cuff: 0.97,
		leg: 0.95,
	}),
	jersey: (top = green, legs, trim = undefined) => ({
		top,
		legs,
		hem: 'over',
		collar: 'round',
		cuff: 0.95,
		leg: 0.95,
		...(trim && { stripe: trim.light }),
	}),
	dungarees: (top = sand, legs) => ({
		top,
		legs,
		hem: 'tucked',
		collar: 'round',
		bib: { tone: legs, pocket: true },
		cuff: 0.95,
		leg: 0.94,
		loose: 1.06,
	}),
	apron: (top = white, legs, trim = sand) => ({
		top,
		legs,
		hem: 'tucked',
		collar: 'fold',
		closed: true,
		bib: { tone: trim },
		belt: trim,
		skirt: { reach: 1.1, flare: 1.5, tone: trim, kind: 'apron' },
		cuff: 0,
		leg: 0.95,
	}),
	oilskin: (top = yellow, legs) => ({
		top,
		legs,
		hem: 'tucked',
		collar: 'fold',
		closed: true,
		buttoned: leather.light,
		skirt: { reach: 1.18, flare: 4, tone: 'top', kind: 'coat' },
		cuff: 0.97,
		leg: 0.6,
		loose: 1.12,
	}),
	skirt: (top = white, legs, trim = undefined) => ({
		top,
		legs,
		hem: 'tucked',
		collar: 'round',
		belt: trim ?? legs,
		skirt: { reach: 1.86, flare: 4, tone: 'legs', kind: 'round', border: trim?.light },
		cuff: 0.9,
		leg: 0.95,
	}),
	suit: (top = grey, _legs, trim = plum) => ({
		top,
		legs: top,
		hem: 'over',
		collar: 'lapel',
		shirt: white,
		tie: trim,
		closed: true,
		pockets: ['hip'],
		cuff: 0.95,
		leg: 0.97,
	}),
	uniform: (top = navy, legs, trim = yellow) => ({
		top,
		legs,
		hem: 'over',
		collar: 'stand',
		collarTone: trim,
		buttoned: palette.yellow,
		belt: { light: rust.mid, dark: brick.dark },
		pockets: ['chest'],
		cuff: 0.95,
		leg: 0.96,
	}),
	robe: (top = blue, legs, trim = yellow) => ({
		top,
		legs,
		hem: 'tucked',
		collar: 'stand',
		collarTone: trim,
		closed: true,
		skirt: { reach: 1.7, flare: 7, tone: 'top', kind: 'round', border: trim.light },
		cuff: 0.86,
		leg: 0.95,
		loose: 1.25,
	}),
} satisfies Record<string, Cut>;
