import {
	brass,
	brick,
	concrete,
	coral,
	leather,
	linen,
	palette,
	rust,
	skinTone,
	slate,
	steel,
	velvet,
	wood,
} from '../../../model/colours.ts';
import type { HeadProps, HeadView, Mood } from '../body/head.ts';
import { penOf } from '../body/head-parts.tsx';
import type { Spot } from '../body/limb.ts';
import { n, type Tone, through } from '../forms.tsx';
import { mix } from '../mix.ts';

/** What tells one head of the city from another, and the pen that all its parts are drawn with. */

export const ages = ['child', 'young', 'middle', 'old'] as const;

export interface Traits {
	skin: Tone;
	age: (typeof ages)[number];
	hair: 'cropped' | 'curls' | 'afro' | 'waves' | 'bun' | 'braids' | 'bald' | 'long' | 'bob' | 'mop' | 'swept' | 'grey-thin';
	hairTone?: Tone;
	cap?: 'watch-cap' | 'headscarf' | 'veil' | 'turban' | 'souwester' | 'flat-cap' | 'peaked-cap' | 'helmet' | 'straw-hat' | 'kufi';
	capTone?: Tone;
	nose?: keyof typeof noses;
	jaw?: keyof typeof jaws;
	eyes?: keyof typeof eyes;
	brows?: keyof typeof brows;
	lips?: keyof typeof lips;
	beard?: (typeof beards)[number] | undefined;
	glasses?: boolean;
	earrings?: string;
}

export const hairTones = {
	black: { light: concrete.deep, dark: palette.night },
	brown: { light: leather.mid, dark: velvet.dark },
	chestnut: { light: skinTone.umber, dark: leather.mid },
	sand: { light: wood.light, dark: brass.deep },
	red: { light: rust.mid, dark: brick.dark },
	grey: { light: steel.light, dark: slate.light },
	white: { light: concrete.pale, dark: steel.light },
} satisfies Record<string, Tone>;

/** How far a face is widened at the cheeks, at the jaw's corner and at the chin. */
export const jaws = {
	oval: [1, 1, 1],
	square: [1.02, 1.16, 1.3],
	round: [1.1, 1.13, 1],
	long: [0.94, 0.9, 0.92],
	heavy: [1.11, 1.3, 1.34],
	lean: [0.96, 0.84, 0.8],
} as const;

/** How far a nose stands out, how low it ends, its bridge, and how broad its wings are. */
interface Nose {
	out: number;
	low: number;
	bridge: number;
	wide: number;
}

export const noses = {
	straight: { out: 2, low: 0, bridge: 0, wide: 20 },
	broad: { out: -2, low: 1, bridge: -3, wide: 29 },
	hooked: { out: 9, low: 5, bridge: 9, wide: 20 },
	snub: { out: 0, low: -7, bridge: -5, wide: 20 },
	long: { out: 11, low: 9, bridge: 2, wide: 18 },
	bulb: { out: 7, low: 3, bridge: -4, wide: 25 },
} satisfies Record<string, Nose>;

/** Half its width, and how far its upper and its lower lid are from its middle. */
type Eye = readonly [wide: number, up: number, down: number];

export const eyes = {
	plain: [22, 14, 9],
	wide: [24, 17, 11],
	narrow: [23, 10, 6],
	hooded: [24, 13, 10],
} as const satisfies Record<string, Eye>;

/** How thick brows are, and how full lips. */
export const brows = { plain: 7.5, heavy: 12, fine: 5 };
export const lips = { plain: 1, full: 1.5, thin: 0.5 };

export const beards = ['stubble', 'short', 'full', 'moustache'] as const;

/** How far eyes are open, how far brows are raised, and how far their inner ends are above that. */
export const bearings: Record<Mood, { open: number; lift: number; inner: number }> = {
	plain: { open: 0.8, lift: 0, inner: 0 },
	talk: { open: 0.86, lift: 4, inner: 0 },
	wry: { open: 0.64, lift: 2, inner: -2 },
	glance: { open: 0.92, lift: 4, inner: 2 },
	shut: { open: 0, lift: -3, inner: 0 },
	awake: { open: 1, lift: 11, inner: 3 },
	drink: { open: 0.6, lift: 1, inner: 0 },
	smile: { open: 0.7, lift: 3, inner: 1 },
	grin: { open: 0.6, lift: 6, inner: 0 },
	worry: { open: 0.96, lift: 4, inner: 11 },
	stern: { open: 0.72, lift: -3, inner: -8 },
	strain: { open: 0.5, lift: -5, inner: -9 },
};

/** Points of an outline with the jaw that the face has; x is measured from the middle of its bones. */
const warp = (jaw: keyof typeof jaws, child: boolean) => {
	const [cheek, corner, chin] = jaws[jaw];
	const soft = child ? 0.06 : 0;
	return (points: readonly Spot[], middle = 0): Spot[] =>
		points.map(([x, y]) => {
			const c = Math.max(0, Math.min(1, (y + 20) / 45));
			const j = Math.max(0, Math.min(1, (y - 40) / 50));
			const k = Math.max(0, Math.min(1, (y - 100) / 35));
			const wide = 1 + (cheek - 1 + soft) * c;
			const low = wide + (corner - wide) * j;
			return [middle + (x - middle) * (low + (chin - low) * k), y];
		});
};

export function folkPen(props: HeadProps, traits: Traits) {
	const pen = penOf(props);
	const { skin, age, jaw = 'oval', nose = 'straight' } = traits;
	const child = age === 'child';
	const old = age === 'old';
	const hair = traits.hairTone ?? (old ? hairTones.grey : hairTones.black);
	const deep = Number.parseInt(skin.light.slice(1, 3), 16) < 130;
	const { open, lift, inner } = bearings[pen.mood];
	const hooded = traits.eyes === 'hooded';
	const form: Nose = { ...noses[child ? 'snub' : nose] };
	const eye: Eye = child ? [25, 19, 12] : eyes[traits.eyes ?? (old && !traits.glasses ? 'narrow' : 'plain')];
	return {
		...pen,
		line: pen.line * (pen.near ? 0.9 : 0.76),
		/** Too small for a portrait's detail, large enough for a brush. */
		brushed: !pen.near && pen.line < 30,
		view: props.view,
		traits,
		skin,
		hair,
		child,
		old,
		/** Eyes, nose and mouth sit lower in a child's face. */
		down: child ? 10 : 0,
		nose: child ? { ...form, wide: 17 } : form,
		eye,
		open: open * (old ? 0.9 : 1) * (hooded ? 0.8 : 1),
		lift,
		inner,
		jaw: warp(jaw, child),
		drop: pen.mood === 'talk' || pen.mood === 'grin' ? 7 : pen.mood === 'awake' ? 3 : 0,
		browTone: deep ? palette.night : mix(hair.dark, skinTone.jet, hair === hairTones.white ? 0 : 0.3),
		lidTone: mix(skin.light, skin.dark, 0.55),
		flush: mix(skin.light, deep ? brick.mid : coral.light, 0.2),
		/** Where light lies on hair. */
		sheen: mix(hair.light, linen.pale, 0.2),
		shine: mix(skin.light, linen.pale, deep ? 0.14 : 0.22),
		lip: mix(skin.dark, brick.mid, 0.34),
		iris: deep || hair === hairTones.black ? velvet.dark : concrete.dark,
		covered: traits.cap !== undefined,
		/** The face is cast into shade below the brim. */
		brimmed: traits.cap !== undefined && !['kufi', 'turban', 'veil'].includes(traits.cap),
	};
}

export type FolkPen = ReturnType<typeof folkPen>;
export interface PartProps {
	pen: FolkPen;
}
export type ByView<T> = Record<HeadView, T>;

/** A closed outline, smooth through all its points. */
export function round(points: readonly Spot[]) {
	const last = points.at(-1) ?? [0, 0];
	const [a = last, b = last] = points;
	// One more point at each end, of which the curve to the first is left out.
	const whole = through([last, ...points, a, b]).split('C');
	return `M${n(a[0])} ${n(a[1])}C${whole.slice(2, -1).join('C')}Z`;
}
