import { cloth, skins } from '../../kit/forms.tsx';
import type { PersonProps } from './person.tsx';
import { gear } from './waterline-gear.tsx';

/** One of the gang: where they stand, how, and in what. */
export type Member = Omit<PersonProps, 'scale' | 'light' | 'line'>;

/** She gives the time: when the fist comes down they all breathe in. */
const caller: Member = {
	x: 704,
	y: 497,
	pose: {
		head: [2, -159, -6],
		turn: 1,
		trunk: [
			[-1, -144, 7],
			[-2, -133, 16],
			[-2, -110, 14],
			[-1, -82, 17],
		],
		farArm: [
			[10, -135, 6],
			[24, -158, 5.5],
			[21, -186, 4.5],
		],
		nearArm: [
			[-13, -132, 7],
			[-24, -110, 6.5],
			[-10, -92, 5],
		],
		farLeg: [
			[6, -82, 10],
			[12, -46, 8],
			[13, -6, 6],
		],
		nearLeg: [
			[-7, -82, 11],
			[-14, -45, 8.5],
			[-20, -5, 6],
		],
		toes: [1, -1],
	},
	face: { view: 'profile', skin: skins.brown, mood: 'open', children: gear.crop },
	top: cloth.orange,
	legs: cloth.black,
};

/** A cook off the night shift, who has not changed. */
const cook: Member = {
	x: 772,
	y: 501,
	pose: {
		head: [35, -122, 12],
		turn: -1,
		trunk: [
			[36, -109, 7],
			[36, -98, 17],
			[33, -76, 17],
			[26, -52, 19],
		],
		farArm: [
			[27, -98, 6],
			[4, -90, 6],
			[-20, -84, 4.5],
		],
		nearArm: [
			[40, -96, 7.5],
			[20, -84, 6.5],
			[-4, -83, 5],
		],
		farLeg: [
			[22, -52, 11],
			[-14, -46, 9],
			[-36, -6, 6],
		],
		nearLeg: [
			[30, -52, 12],
			[-2, -46, 9.5],
			[2, -5, 6.5],
		],
		toes: [-1, -1],
	},
	face: { view: 'profile', skin: skins.umber, mood: 'set', children: gear.toque },
	top: cloth.white,
	legs: cloth.grey,
};

/** The broad one, who says what everybody thinks of the time being given. */
const docker: Member = {
	x: 848,
	y: 499,
	pose: {
		head: [22, -155, -4],
		turn: 1,
		size: 25,
		trunk: [
			[20, -139, 9],
			[21, -127, 22],
			[18, -102, 23],
			[12, -76, 20],
		],
		farArm: [
			[8, -126, 7.5],
			[-8, -104, 7],
			[-26, -84, 5.5],
		],
		nearArm: [
			[36, -124, 9],
			[30, -98, 8],
			[4, -84, 6],
		],
		farLeg: [
			[6, -76, 11],
			[-16, -44, 9],
			[-26, -5, 6.5],
		],
		nearLeg: [
			[18, -76, 13],
			[16, -40, 10.5],
			[24, -5, 7],
		],
		toes: [-1, 1],
	},
	face: { view: 'quarter', skin: skins.tan, mood: 'open', children: gear.beard },
	top: cloth.green,
	legs: cloth.sand,
};

/** A broker from Deck 46 in what she had on. */
const broker: Member = {
	x: 918,
	y: 502,
	pose: {
		head: [39, -143, 20],
		turn: -1,
		trunk: [
			[37, -129, 6.5],
			[36, -118, 15],
			[27, -97, 13],
			[16, -75, 16],
		],
		farArm: [
			[28, -118, 5.5],
			[4, -101, 5],
			[-22, -85, 4],
		],
		nearArm: [
			[41, -116, 6.5],
			[20, -100, 5.5],
			[-2, -84, 4.5],
		],
		farLeg: [
			[12, -75, 9],
			[-14, -43, 7.5],
			[-34, -6, 5.5],
		],
		nearLeg: [
			[20, -75, 10],
			[8, -41, 8],
			[6, -6, 5.5],
		],
		toes: [-1, -1],
	},
	face: { view: 'profile', skin: skins.rose, mood: 'open', shut: true, ...gear.tail },
	top: cloth.plum,
	legs: cloth.plum,
	boots: cloth.red,
};

/** The one who would rather carry it: over the shoulder, and walk. */
const walker: Member = {
	x: 992,
	y: 500,
	pose: {
		head: [36, -136, 20],
		turn: 1,
		trunk: [
			[29, -123, 7],
			[25, -112, 17],
			[9, -93, 16],
			[-8, -75, 17],
		],
		farArm: [
			[34, -112, 6],
			[44, -92, 5.5],
			[44, -84, 4.5],
		],
		nearArm: [
			[22, -110, 7.5],
			[26, -86, 7],
			[40, -94, 5],
		],
		farLeg: [
			[-4, -75, 10],
			[24, -50, 8.5],
			[26, -6, 6],
		],
		nearLeg: [
			[-12, -75, 11],
			[-16, -42, 9],
			[-44, -12, 6],
		],
		toes: [1, 1],
	},
	face: { view: 'profile', skin: skins.brown, mood: 'set', ...gear.scarf },
	top: cloth.blue,
	legs: cloth.black,
};

/** He has the turns on the bollard, and gives back nothing that they win. */
export const tailer: Member = {
	x: 1106,
	y: 503,
	pose: {
		head: [-10, -99, 12],
		turn: -1,
		trunk: [
			[-5, -86, 7],
			[-1, -76, 16],
			[11, -57, 16],
			[20, -38, 18],
		],
		farArm: [
			[-9, -75, 6],
			[-20, -58, 6],
			[-34, -48, 4.5],
		],
		nearArm: [
			[4, -73, 7.5],
			[-4, -50, 7],
			[-24, -40, 5],
		],
		farLeg: [
			[16, -38, 11],
			[-12, -36, 9],
			[-15, -4, 6],
		],
		nearLeg: [
			[22, -38, 12],
			[2, -10, 9.5],
			[34, -5, 6],
		],
		toes: [-1, 1],
	},
	face: { view: 'profile', skin: skins.olive, mood: 'plain', children: gear.cap },
	top: cloth.foam,
	legs: cloth.sea,
};

export const hauling = [caller, cook, docker, broker, walker] as const;
