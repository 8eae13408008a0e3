import type { Character } from '../../model/types.ts';

export const agatheOuedraogo = {
	id: 'agathe-ouedraogo',
	name: 'Keeper Agathe Ouédraogo',
	role: 'Head Gardener of the Lung',
	faction: 'Equilibrium',
	description:
		'Keeps eleven tiers of gardens anyone may visit and one room of seed that is listed as rope. She opposes the opening of the berths in public, with figures, and in private is still looking for a figure that will set her mind at rest.',
	portrait: 'portrait-agathe-ouedraogo',
	stance:
		'Keep them shut until the hull can feed those who come. She says so with figures, and hopes nobody asks about doors.',
	form: 'rules',
	age: 70,
	gender: 'woman',
	predecessor: 'Keeper Simon Haddad',
	achievements: [
		'Tier Three, January 2084: locks taken off without leave. Leave given 2086, backdated. Returned to sender.',
		'All eleven tiers in bearing, 2107, for the first time since two of them were beds for the people of Derelict. Keep the label; it may not happen again.',
		'Lung Short, a rice: ripens under lamps at half the height, and is named for the pipes it has to fit beneath.',
		'Apprentices trained to the end: 140. Of these stole from her: ten. Usefully: six.',
		'Provision Agreement, 2097, clause against saving seed: spoke four minutes, won no votes. Some 3,900 kinds have been kept alive since then, in jars, at four degrees, in a room on [[submerged-level|Deck −33]]. The label says “rope, spare”.',
	],
	personalityTraits: [
		'Gives orders as remarks',
		'Never sits in a warm room first',
		'Uncharitable about flowers',
		'Labels everything, not always truthfully',
		'Keeps one of everything',
		'Falls asleep in meetings, and votes correctly',
		'Puts food into other people’s pockets',
	],
	goals: [
		'Four meals in ten grown aboard by 2125. Prices to be discussed when we get there.',
		'A second set of the jars in Jetsam, with a cook who thinks that they are spices.',
		'The berths bill beaten on yields alone, and no more said about doors.',
		'[[wren-achterberg|Wren]], wanting what is on Deck −33 before it has to be explained. Sent down for rope nobody needs. Told, last month, where the light switch is.',
		'Something to say to [[yevgenia-sarkisian]] by 14 January, now that one of them has said it.',
	],
	speech: [
		{
			text: 'Count, count. My Yaaba had such a guest, for the guinea fowl … That evening he was picking his teeth. Sit, now, and have the total.',
			where: 'to an inspector of seed',
		},
		{
			text: 'Tier Four, onions, eight thousand two hundred and six kilos. Tier Five, mint. Mint also is a kind of answer.',
			where: 'to Inês Quintanilha, a week after the Well',
		},
		{
			text: 'There is a coat behind that door, a big one. It belongs to whoever is cold … No. Keep the name, it will be of use to you outside.',
			where: 'to a stranger at the foot of the shaft, in January',
		},
		{
			text: 'In January you go up to Five. These leeks will manage. They were leeks before you, and your name they are still learning.',
			where: 'to a gardener who has said “my leeks”',
		},
		{
			text: 'That pear was about to fall. Now it has fallen. Barka. Eat it here.',
			where: 'to Wren, with the stalk still in her fingers',
		},
	],
} satisfies Character;
