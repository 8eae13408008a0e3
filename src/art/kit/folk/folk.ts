import type { ComponentType } from 'react';
import { canvas, copper, deal, leather, palette, velvet } from '../../../model/colours.ts';
import type { HandBuild } from '../body/hands.tsx';
import type { HeadProps } from '../body/head.ts';
import { skins, type Tone } from '../forms.tsx';
import { makeHead } from './head.tsx';
import { hairTones, type Traits } from './traits.ts';

/** Ready people of the city: any of them may wear anything and do anything. */

export interface Person {
	Head: ComponentType<HeadProps>;
	skin: Tone;
	/** In centimetres. */
	height: number;
	/** Width of trunk and limbs against the average. */
	girth: number;
	/** Width of the shoulders against that. */
	shoulders: number;
	/** Chin to crown of somebody 172 cm tall. */
	head: number;
	/** How far the chin is over the collar. */
	neck?: number;
	hands: HandBuild;
}

const deep = { light: leather.mid, dark: velvet.dark };
const amber = { light: deal.light, dark: copper.mid };
const pale = { light: canvas.pale, dark: deal.light };

/** Somebody of average height and build, but for what is said of them. */
export const someone = (traits: Traits, rest: Partial<Person> = {}): Person => ({
	Head: makeHead(traits),
	skin: traits.skin,
	height: 172,
	girth: 1,
	shoulders: 1,
	head: 28,
	neck: 3.4,
	hands: 'narrow',
	...rest,
});

const person = (
	traits: Traits,
	height: number,
	girth = 1,
	hands: HandBuild = 'narrow',
	rest: Partial<Person> = {},
): Person & { traits: Traits } => ({
	traits,
	...someone(traits, { height, girth, head: 28.6, hands, ...rest }),
});

export const folk = {
	/** A broad docker of middle age, dark, grey in the beard. */
	docker: person(
		{
			skin: skins.umber,
			age: 'middle',
			hair: 'cropped',
			nose: 'broad',
			jaw: 'square',
			lips: 'full',
			beard: 'short',
			cap: 'watch-cap',
		},
		184,
		1.24,
		'broad',
		{ shoulders: 1.06 },
	),
	/** A tall young woman with cropped curls. */
	rigger: person(
		{
			skin: deep,
			age: 'young',
			hair: 'curls',
			nose: 'broad',
			jaw: 'long',
			lips: 'full',
			eyes: 'wide',
			earrings: palette.yellow,
		},
		181,
		0.92,
		'long',
		{ head: 27.8 },
	),
	/** A small round woman past fifty, a scarf over her hair. */
	baker: person(
		{
			skin: skins.olive,
			age: 'middle',
			hair: 'bun',
			nose: 'hooked',
			jaw: 'round',
			cap: 'headscarf',
			brows: 'heavy',
		},
		158,
		1.26,
		'broad',
		{ head: 28, shoulders: 0.92 },
	),
	/** A thin old man with a white beard and spectacles. */
	clerk: person(
		{
			skin: skins.tan,
			age: 'old',
			hair: 'grey-thin',
			hairTone: hairTones.white,
			nose: 'long',
			jaw: 'long',
			beard: 'full',
			glasses: true,
		},
		169,
		0.86,
		'long',
	),
	/** A little old woman, her grey hair in a bun. */
	gran: person(
		{
			skin: amber,
			age: 'old',
			hair: 'bun',
			nose: 'snub',
			jaw: 'round',
			eyes: 'narrow',
			lips: 'thin',
		},
		152,
		1.06,
		'narrow',
		{ head: 28.6, shoulders: 0.9 },
	),
	/** A child of nine or ten. */
	child: person({ skin: skins.brown, age: 'child', hair: 'mop', jaw: 'round', eyes: 'wide' }, 134, 0.94, 'narrow', {
		head: 31,
		shoulders: 0.88,
	}),
	/** A girl of eleven with plaits. */
	girl: person({ skin: skins.umber, age: 'child', hair: 'braids', jaw: 'oval', eyes: 'wide', lips: 'full' }, 142, 0.88, 'long', {
		head: 30,
		shoulders: 0.88,
	}),
	/** A young woman with straight black hair. */
	draughtswoman: person({ skin: amber, age: 'young', hair: 'bob', nose: 'snub', jaw: 'oval', eyes: 'narrow' }, 165, 0.92, 'narrow', {
		shoulders: 0.94,
	}),
	/** A red-haired man, freckled and stubbled. */
	fitter: person(
		{
			skin: pale,
			age: 'middle',
			hair: 'swept',
			hairTone: hairTones.red,
			nose: 'straight',
			jaw: 'square',
			beard: 'stubble',
		},
		178,
		1.06,
		'broad',
	),
	/** A woman in a veil. */
	weaver: person(
		{
			skin: skins.brown,
			age: 'middle',
			hair: 'long',
			nose: 'straight',
			jaw: 'oval',
			cap: 'veil',
			brows: 'heavy',
		},
		167,
		1.04,
		'narrow',
		{ shoulders: 0.94 },
	),
	/** A tall man in a turban, with a full beard. */
	pilot: person(
		{
			skin: skins.tan,
			age: 'middle',
			hair: 'cropped',
			nose: 'hooked',
			jaw: 'long',
			beard: 'full',
			cap: 'turban',
			brows: 'heavy',
		},
		185,
		1,
		'long',
	),
	/** A fair woman with long hair. */
	diver: person(
		{
			skin: skins.rose,
			age: 'young',
			hair: 'long',
			hairTone: hairTones.sand,
			nose: 'straight',
			jaw: 'oval',
		},
		174,
		0.98,
		'long',
		{ shoulders: 1.02 },
	),
	/** A bald, heavy man with a moustache. */
	cook: person(
		{
			skin: skins.olive,
			age: 'middle',
			hair: 'bald',
			nose: 'broad',
			jaw: 'round',
			beard: 'moustache',
			brows: 'heavy',
		},
		173,
		1.34,
		'broad',
		{ head: 28, shoulders: 0.96 },
	),
	/** A slight young man in a kufi. */
	tailor: person(
		{
			skin: deep,
			age: 'young',
			hair: 'cropped',
			nose: 'broad',
			jaw: 'oval',
			lips: 'full',
			cap: 'kufi',
		},
		171,
		0.88,
		'long',
	),
	/** An old sailor in a sou'wester. */
	sailor: person(
		{
			skin: skins.rose,
			age: 'old',
			hair: 'grey-thin',
			nose: 'hooked',
			jaw: 'square',
			beard: 'full',
			cap: 'souwester',
		},
		175,
		1.08,
		'broad',
	),
	/** A gardener in a straw hat. */
	gardener: person(
		{
			skin: amber,
			age: 'middle',
			hair: 'cropped',
			nose: 'straight',
			jaw: 'square',
			eyes: 'narrow',
			cap: 'straw-hat',
		},
		170,
		1.02,
		'narrow',
	),
} satisfies Record<string, Person>;

export type Who = keyof typeof folk;

/** One of them with something else on the head, or another beard. */
export const changed = (who: Who, traits: Partial<Traits>): Person => ({
	...folk[who],
	Head: makeHead({ ...folk[who].traits, ...traits }),
});
