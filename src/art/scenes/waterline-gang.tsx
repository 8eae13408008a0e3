import { FlagPattern } from '../flags.tsx';
import { palette } from '../palette.ts';
import type { Joint } from './forms.tsx';
import { cloth, Line, skins } from './forms.tsx';
import type { PersonProps, Pose } from './people.tsx';
import { Person } from './people.tsx';

const { ink, white, yellow, red, foam } = palette;
const stone = { light: '#e2dccb', dark: '#b4ad9a', wet: '#5d7176' };
const hair = { grey: '#c9cdd0', red: '#a8471f' };

/** The breakwater that the gang works from, with its light and its steps. */
export function Mole() {
	return (
		<g stroke={ink} strokeWidth="9">
			<path d="M640 512Q650 492 690 490L1210 484V598L700 590Q648 588 636 560Z" fill={stone.dark} />
			<path d="M640 512Q650 492 690 490L1210 484V526L700 522Q646 524 640 512Z" fill={stone.light} />
			<path
				d="M636 560Q648 574 700 576L1210 582V600L700 592Q648 590 636 560Z"
				fill={stone.wet}
				strokeWidth="4"
			/>
			<Line d="M760 524v50M880 525v52M1000 525v53M1120 526v54M700 549l500 5" width={3} />
			<path
				d="M650 566q-20 10-40 4M690 596q40 8 90 4M860 600q60 8 110 0M1040 604q60 6 120 0"
				stroke={foam}
				strokeWidth="4"
				fill="none"
			/>
			{/* The light at the end of the mole, still lit. */}
			<path d="M648 504L656 408H684L694 504Q670 512 648 504Z" fill={white} />
			<path d="M651 470L653.5 440H687L690 470Q670 476 651 470Z" fill={red} strokeWidth="3" />
			<path d="M674 408H684L694 504Q686 508 678 508Z" fill={ink} opacity=".22" strokeWidth="0" />
			<path d="M646 408h48v-8h-48ZM656 400v-22h28v22Z" fill={yellow} strokeWidth="7" />
			<path d="M652 378Q670 356 688 378Z" fill={red} strokeWidth="7" />
			{/* The roller that the line comes in over. */}
			<path d="M706 514v-24h34v24Z" fill={cloth.grey.dark} strokeWidth="7" />
			<circle cx="723" cy="490" r="14" fill={cloth.grey.light} strokeWidth="7" />
			<circle cx="723" cy="490" r="3" fill={ink} strokeWidth="0" />
		</g>
	);
}

/** The far end of the line: what is marked and tied is not abandoned. */
export function Buoy() {
	return (
		<g stroke={ink} strokeWidth="8">
			<Line d="M722 477Q660 512 612 532" width={11} />
			<Line d="M722 477Q660 512 612 532" width={5} ink={cloth.sand.light} />
			<path d="M596 520V446" strokeWidth="5" />
			<g transform="translate(598 446)scale(.5 .48)">
				<path d="M0 0H80V60H0Z" strokeWidth="14" />
				<FlagPattern letter="L" />
			</g>
			<path d="M566 552C566 516 580 514 598 514S630 516 630 552Q598 566 566 552Z" fill={yellow} />
			<path
				d="M602 514C622 514 630 518 630 552Q616 558 604 559 612 536 602 514Z"
				fill={cloth.yellow.dark}
				strokeWidth="0"
			/>
			<path d="M566 536Q598 548 630 536V546Q598 558 566 546Z" fill={ink} strokeWidth="0" />
			<path d="M552 560q24 12 46 8t52-6" stroke={foam} strokeWidth="4" fill="none" />
		</g>
	);
}

const scale = 0.78;
type Member = Pick<PersonProps, 'x' | 'pose' | 'face' | 'top' | 'legs'> & Partial<PersonProps>;

/** Rope duty is done in one's own clothes, under the city's bib. */
function Bib({ trunk }: { trunk: readonly Joint[] }) {
	const [, chest, waist] = trunk;
	if (!chest || !waist) return null;
	return (
		<Line
			d={`M${chest[0] - 9} ${chest[1] - 6}L${waist[0] + 8} ${waist[1] + 8}M${chest[0] + 9} ${chest[1] - 4}L${waist[0] - 10} ${waist[1] + 6}`}
			width={6}
			ink={yellow}
		/>
	);
}

const haulLow: Pose = {
	head: [6, -134, 8],
	turn: -1,
	trunk: [
		[12, -120, 7],
		[15, -110, 17],
		[26, -90, 16],
		[34, -70, 17],
	],
	farArm: [
		[6, -110, 6],
		[-14, -98, 6],
		[-30, -86, 4.5],
	],
	nearArm: [
		[18, -108, 7],
		[2, -88, 7],
		[-12, -84, 5],
	],
	farLeg: [
		[32, -70, 9],
		[4, -56, 8],
		[-12, -6, 6],
	],
	nearLeg: [
		[36, -70, 10],
		[26, -36, 8],
		[40, -6, 6],
	],
	toes: [-1, -1],
};
const haulBack: Pose = {
	head: [34, -146, 24],
	turn: -1,
	trunk: [
		[32, -130, 7],
		[32, -120, 16],
		[24, -98, 14],
		[14, -76, 16],
	],
	farArm: [
		[26, -120, 5.5],
		[8, -104, 5.5],
		[-10, -88, 4],
	],
	nearArm: [
		[36, -118, 6.5],
		[22, -96, 6],
		[4, -84, 4.5],
	],
	farLeg: [
		[10, -76, 9],
		[-14, -44, 8],
		[-28, -6, 6],
	],
	nearLeg: [
		[18, -76, 10],
		[4, -42, 8],
		[-4, -6, 6],
	],
	toes: [-1, -1],
};
const haulTurned: Pose = {
	head: [24, -152, -6],
	turn: 1,
	trunk: [
		[20, -137, 8],
		[20, -126, 20],
		[18, -102, 21],
		[14, -78, 19],
	],
	farArm: [
		[10, -126, 7],
		[-6, -106, 6.5],
		[-22, -88, 5],
	],
	nearArm: [
		[30, -124, 8],
		[30, -98, 7.5],
		[10, -84, 5],
	],
	farLeg: [
		[8, -78, 10],
		[-14, -44, 9],
		[-20, -6, 6],
	],
	nearLeg: [
		[20, -78, 11],
		[24, -42, 9],
		[36, -6, 6],
	],
	toes: [-1, 1],
};
const tailing: Pose = {
	head: [-12, -120, 20],
	turn: 1,
	trunk: [
		[-18, -108, 7],
		[-22, -98, 16],
		[-38, -86, 15],
		[-52, -76, 17],
	],
	farArm: [
		[-12, -98, 6],
		[0, -78, 6],
		[10, -60, 4.5],
	],
	nearArm: [
		[-24, -96, 7],
		[-20, -70, 6.5],
		[-2, -52, 5],
	],
	farLeg: [
		[-50, -74, 9],
		[-34, -44, 8],
		[-36, -6, 6],
	],
	nearLeg: [
		[-54, -74, 10],
		[-52, -40, 8],
		[-64, -6, 6],
	],
	toes: [1, 1],
};
const calling: Pose = {
	head: [0, -160, -8],
	turn: 1,
	trunk: [
		[-2, -144, 7],
		[-2, -133, 16],
		[-1, -110, 15],
		[0, -84, 17],
	],
	farArm: [
		[8, -134, 6],
		[22, -156, 6],
		[20, -182, 4.5],
	],
	nearArm: [
		[-11, -132, 7],
		[-22, -112, 6.5],
		[-8, -96, 5],
	],
	farLeg: [
		[6, -84, 9],
		[10, -46, 8],
		[12, -6, 6],
	],
	nearLeg: [
		[-6, -84, 10],
		[-10, -46, 8],
		[-14, -5, 6],
	],
	toes: [1, 1],
};

const crop = 'M-34 6C-46-30-28-58 6-56 30-54 34-42 32-30 14-34 2-22-6-6-12 10-26 14-34 6Z';

const members: Member[] = [
	{
		x: 806,
		pose: haulLow,
		face: {
			view: 'profile',
			skin: skins.umber,
			mood: 'set',
			children: (
				<path
					d="M-36-14C-40-56 30-70 34-24 8-34-14-26-36-14Z"
					fill={cloth.sea.light}
					stroke={ink}
					strokeWidth="24"
				/>
			),
		},
		top: cloth.white,
		legs: cloth.navy,
	},
	{
		x: 868,
		pose: haulBack,
		face: {
			view: 'profile',
			skin: skins.rose,
			mood: 'open',
			shut: true,
			behind: (
				<path
					d="M-20-20C-50-20-70 10-60 50-44 30-30 30-16 30Z"
					fill={hair.red}
					stroke={ink}
					strokeWidth="22"
				/>
			),
			children: <path d={crop} fill={hair.red} stroke={ink} strokeWidth="14" />,
		},
		top: cloth.plum,
		legs: cloth.grey,
		boots: cloth.red,
	},
	{
		x: 938,
		pose: haulTurned,
		face: {
			view: 'quarter',
			skin: skins.tan,
			mood: 'open',
			children: (
				<>
					<path
						d="M-34 4C-34-30-10-30 30-28L34-36C20-54-24-58-34-20Z"
						fill={hair.grey}
						stroke={ink}
						strokeWidth="18"
					/>
					<path d="M2 22q10-8 20-1" fill="none" stroke={hair.grey} strokeWidth="9" />
				</>
			),
		},
		top: cloth.green,
		legs: cloth.sand,
	},
	{
		x: 1008,
		pose: {
			...haulBack,
			head: [30, -158, 10],
			trunk: [
				[28, -143, 7],
				[28, -132, 18],
				[22, -106, 15],
				[16, -80, 17],
			],
			nearArm: [
				[34, -130, 7],
				[30, -102, 6.5],
				[8, -84, 5],
			],
			farArm: [
				[20, -132, 6],
				[6, -108, 6],
				[-10, -88, 4.5],
			],
			farLeg: [
				[10, -80, 9],
				[-2, -46, 8],
				[-22, -6, 6],
			],
			nearLeg: [
				[20, -80, 10],
				[26, -44, 8],
				[18, -6, 6],
			],
		},
		face: {
			view: 'profile',
			skin: skins.brown,
			mood: 'set',
			behind: (
				<path
					d="M-30-10C-50 10-44 40-30 52L-4 46Z"
					fill={cloth.blue.dark}
					stroke={ink}
					strokeWidth="20"
				/>
			),
			children: (
				<path
					d="M-34 30C-54-40-20-66 10-60 34-56 38-36 30-28 10-36 2-20 4 4 6 30-4 48-20 50Z"
					fill={cloth.blue.light}
					stroke={ink}
					strokeWidth="20"
				/>
			),
		},
		top: cloth.blue,
		legs: cloth.black,
	},
	{
		x: 1108,
		pose: tailing,
		face: {
			view: 'profile',
			skin: skins.olive,
			mood: 'plain',
			children: (
				<path
					d="M-44-20C-40-58 20-70 36-34L56-24 30-22C6-28-20-26-44-20Z"
					fill={red}
					stroke={ink}
					strokeWidth="24"
				/>
			),
		},
		top: cloth.grey,
		legs: cloth.sea,
	},
	{
		x: 746,
		pose: calling,
		face: {
			view: 'profile',
			skin: skins.brown,
			mood: 'open',
			children: (
				<path
					d="M-36 0C-50-34-36-60-8-58-6-80 26-78 22-56 36-50 34-38 32-30 12-32 0-20-6-4-14 10-30 10-36 0Z"
					fill={ink}
				/>
			),
		},
		top: cloth.red,
		legs: cloth.black,
	},
];

/** Rope duty, eleven days a year, and this is one of them. */
export function Gang() {
	return (
		<>
			<path
				d="M1128 508v-34h-8v-14h56v14h-8v34Z"
				fill={cloth.black.light}
				stroke={ink}
				strokeWidth="8"
			/>
			<Line d="M724 476L790 448 1060 446 1130 486h36l-36 10h36" width={11} />
			<Line d="M724 476L790 448 1060 446 1130 486h36l-36 10h36" width={5} ink={cloth.sand.light} />
			{members.map((member, i) => (
				<Person
					key={member.x}
					y={506 + (i % 2) * 5}
					scale={scale}
					light={-1}
					line={2.6}
					{...member}
				>
					<Bib trunk={member.pose.trunk} />
				</Person>
			))}
		</>
	);
}
