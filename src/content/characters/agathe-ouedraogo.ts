import type { Character } from '../types.ts';

export const agatheOuedraogo = {
	id: 'agathe-ouedraogo',
	name: 'Keeper Agathe Ouédraogo',
	role: 'Head Gardener of the Lung',
	faction: 'Equilibrium',
	description:
		'Keeps eleven tiers of gardens that anyone may visit and one room of seed that is down as rope. She has opposed the opening of the berths in public, with figures, and in private has yet to find a figure that makes her easy.',
	portrait: 'portrait-agathe-ouedraogo',
	age: 70,
	gender: 'woman',
	predecessor: 'Keeper Simon Haddad',
	achievements: [
		'Took the locks off Tier Three in January 2084 without leave. Leave was given in 2086, backdated, and she returned it.',
		'Brought all eleven tiers into bearing at once in 2107, for the first time since two of them were given over to beds for the people of Derelict.',
		'Bred Lung Short, a rice that ripens under lamps at half the usual height, and named it for the pipes that it has to fit beneath.',
		'Has trained 140 apprentices, of whom nine have stolen from her, six usefully.',
		'Spoke for four minutes against the seed clause of the Provision Agreement, and lost by the whole house.',
		'Has kept some 3,900 kinds of seed alive for seventeen years in a room that does not exist.',
	],
	personalityTraits: [
		'Gives orders as remarks',
		'Never sits in a warm room first',
		'Uncharitable about flowers',
		'Labels everything, not always truthfully',
		'Keeps one of everything',
		'Falls asleep in meetings, and votes correctly',
		'Counts other people’s breakfasts',
	],
	goals: [
		'Feed four in ten from the tiers by 2125, at prices that she will discuss when she gets there.',
		'Lodge a second set of the jars in Jetsam, with a cook who thinks that they are spices.',
		'Defeat the berths bill on yields alone, and not be asked about doors.',
		'Have it entered somewhere, by [[yevgenia-sarkisian]] or by her, that there was a warm room.',
		'She has begun sending [[wren-achterberg]] to Deck −33 for rope. Nobody has needed any. Last month she mentioned where the light switch is.',
	],
} satisfies Character;
