import { palette } from '../palette.ts';
import type { Joint, Tone } from './forms.tsx';
import { cloth, Line, skins } from './forms.tsx';
import type { PersonProps } from './people.tsx';
import { Person } from './people.tsx';
import { gear } from './waterline-gear.tsx';
import { Hawser } from './waterline-hawser.tsx';

const { ink, yellow, red } = palette;

/** Rope duty is done in one's own clothes, under the city's bib. */
function Bib({ trunk }: { trunk: readonly Joint[] }) {
	const [, chest, waist] = trunk;
	if (!chest || !waist) return null;
	return (
		<Line
			d={`M${chest[0] - 10} ${chest[1] - 7}L${waist[0] + 10} ${waist[1] + 8}M${chest[0] + 10} ${chest[1] - 5}L${waist[0] - 11} ${waist[1] + 6}`}
			width={5}
			ink={yellow}
		/>
	);
}

type Member = Omit<PersonProps, 'scale' | 'light' | 'line'>;

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
const tailer: Member = {
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

function Hand({ member }: { member: Member }) {
	return (
		<Person scale={0.9} light={-1} line={2.5} {...member}>
			<Bib trunk={member.pose.trunk} />
		</Person>
	);
}

/** A fist round the hawser, thumb under. */
function Fist({ x, y, skin }: { x: number; y: number; skin: Tone }) {
	return (
		<g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="4">
			<path d="M-7-3Q-8-7-4-7L5-6Q8-5 8-2L7 4Q6 7 2 7L-4 7Q-8 6-7 2Z" fill={skin.light} />
			<path d="M2-6L5-6Q8-5 8-2L7 4Q6 7 2 7L-4 7Q4 2 2-6Z" fill={skin.dark} strokeWidth="0" />
			<path d="M-3.500-6l-.5 7M0-6v8M4-6l-.5 7M-6 3q6 3 9 1" fill="none" strokeWidth="1.3" />
		</g>
	);
}

/** Rope duty, eleven days a year, and this is one of them. */
export function Gang() {
	return (
		<>
			{hauling.map((member) => (
				<Hand key={member.x} member={member} />
			))}
			<Hand member={tailer} />
			<Hawser />
			{grips.map(([x, y, skin]) => (
				<Fist key={x} x={x} y={y} skin={skin} />
			))}
		</>
	);
}

const grips = [
	[748, 428, skins.umber],
	[764, 426, skins.umber],
	[820, 426, skins.tan],
	[848, 426, skins.tan],
	[894, 427, skins.rose],
	[912, 428, skins.rose],
	[1034, 416, skins.brown],
	[1074, 458, skins.olive],
	[1084, 465, skins.olive],
] as const;

/** He comes unasked, at eighty-eight, and is given the kettle. */
export function KettleKeeper() {
	return (
		<Person
			x={1174}
			y={506}
			scale={0.9}
			light={-1}
			line={2.5}
			pose={{
				head: [-8, -110, 14],
				turn: -1,
				trunk: [
					[-3, -98, 7],
					[2, -87, 17],
					[6, -66, 18],
					[8, -42, 20],
				],
				farArm: [
					[-8, -86, 7],
					[-16, -64, 7],
					[-28, -56, 5],
				],
				nearArm: [
					[6, -84, 8.5],
					[6, -60, 8],
					[-22, -52, 5.5],
				],
				farLeg: [
					[4, -42, 11],
					[-24, -42, 9],
					[-24, -5, 6.5],
				],
				nearLeg: [
					[8, -40, 12],
					[-18, -40, 10],
					[-16, -4, 6.5],
				],
				toes: [-1, -1],
			}}
			face={{ view: 'profile', skin: skins.rose, children: gear.fringe }}
			top={cloth.yellow}
			legs={cloth.grey}
			boots={cloth.red}
			held={
				<g stroke={ink} strokeWidth="4">
					<path d="M-50-42L-58-50-60-48-52-34Z" fill={red} />
					<path d="M-52-34C-52-48-46-52-38-52S-24-48-24-34Q-38-30-52-34Z" fill={red} />
					<path
						d="M-38-52C-30-52-24-48-24-34Q-30-32-36-32-30-44-38-52Z"
						fill={cloth.red.dark}
						strokeWidth="0"
					/>
					<path d="M-50-50Q-38-72-26-50" fill="none" strokeWidth="2.5" />
				</g>
			}
		/>
	);
}
