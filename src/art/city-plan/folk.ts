import { dress } from '../../content/wardrobe.ts';
import { colour } from './city-plan-colours.ts';
import type { Folk } from './city-plan-people.tsx';

/** Everybody ashore. */
export const ashore: readonly Folk[] = [
	// The hook call: hands go up.
	{
		who: ['docker'],
		at: [
			[-498, 112],
			[-484, 108],
			[-470, 112],
			[-512, -62],
			[-496, -66],
			[-482, -60],
			[-504, -178],
			[-488, -174],
		],
	},
	// Officers on the mole, and those who were late with an orange pass.
	{
		coat: dress.officer.light,
		who: ['officer'],
		at: [
			[-652, 108],
			[-656, -18],
			[-652, -44],
		],
	},
	{
		coat: colour.orange,
		at: [
			[-634, 190],
			[-626, 204],
			[-640, 204],
		],
	},
	// Gardeners.
	{
		who: ['gardener'],
		at: [
			[484, 64],
			[330, -40],
			[310, 18],
			[252, 66],
			[228, 62],
			[496, -88],
		],
	},
	// Engineers in white, who explain.
	{
		coat: colour.white,
		at: [
			[300, -476],
			[452, -334],
			[470, -346],
			[84, -372],
		],
	},
	{
		at: [
			// A theatre queue.
			[-350, -258],
			[-338, -252],
			[-326, -258],
			[-314, -252],
			[-440, -372],
			[-200, -372],
			[-60, -376],
			// The concourse.
			[-64, -50],
			[-40, -44],
			[18, -48],
			[70, -46],
			[110, -30],
			[190, -20],
			[206, -60],
			[-40, 70],
			[-190, 66],
			[-196, -62],
			// Going home.
			[-150, 178],
			[-120, 182],
			[14, 176],
			[186, 178],
			[-200, 250],
			[-168, 254],
			[-20, 262],
			[150, 262],
			[190, 262],
			[-262, 392],
			[330, 320],
			[390, 262],
			[-190, 428],
			[-40, 434],
			[70, 434],
			[216, 428],
			[-100, 486],
			[124, 490],
			[-280, 470],
			[384, 424],
			// The market.
			[-92, 340],
			[-58, 342],
			[-14, 344],
			[34, 342],
			[88, 340],
			[116, 330],
			// Rope duty.
			[-518, 256],
			[-510, 270],
			[-502, 284],
			[-494, 298],
			// The lee steps.
			[520, -14],
			[530, 8],
			[518, 34],
		],
	},
];
