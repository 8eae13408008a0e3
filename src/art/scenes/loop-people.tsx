import { palette } from '../palette.ts';
import { cloth, Limb, Line, skins } from './forms.tsx';
import { Child, Cleaner, Reader, stand } from './loop-near.tsx';
import type { Pose } from './people.tsx';
import { Person } from './people.tsx';

const { ink, white, yellow } = palette;
const grey = '#c9cdd0';

/** Flat shadows, thrown to the left, away from the train's lamps. */
function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
	return (
		<path
			d={`M${x + width * 0.35} ${y - 6}L${x - width} ${y - 10}q-20 10 0 18L${x + width * 0.3} ${y + 12}q20-8 0-18Z`}
			fill="#b7a582"
		/>
	);
}

const waiting: Pose = {
	head: [3, -161],
	trunk: [
		[0, -145, 7],
		[0, -134, 17],
		[0, -112, 15],
		[0, -86, 15],
	],
	farArm: [
		[10, -134, 6],
		[17, -112, 6],
		[12, -92, 4.5],
	],
	nearArm: [
		[-10, -134, 7],
		[-18, -110, 6],
		[-17, -86, 4.5],
	],
	farLeg: [
		[6, -86, 8],
		[8, -46, 7],
		[8, -6, 5.5],
	],
	nearLeg: [
		[-6, -86, 9],
		[-7, -46, 7],
		[-9, -5, 5.5],
	],
	toes: [1, 1],
};

/** A fitter with her bag at her feet. */
function Fitter() {
	return (
		<Person
			{...stand(486, 652)}
			pose={{
				...waiting,
				head: [5, -163, 4],
				nearArm: [
					[-9, -134, 7.5],
					[-15, -112, 7],
					[8, -106, 5],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.brown,
				mood: 'set',
				children: (
					<>
						<path d="M-34-4L-40 26-18 30-10-14Z" fill={ink} />
						<path
							d="M-42-18C-42-52-16-62 4-62 30-62 38-42 38-28L50-20 34-18Z"
							fill={yellow}
							stroke={ink}
							strokeWidth="30"
						/>
						<Line d="M-2-60V-24" width={9} />
					</>
				),
			}}
			top={cloth.grey}
			legs={cloth.navy}
			boots={cloth.wood}
			held={
				<>
					<path d="M-44-22h30l4 26h-38Z" fill={cloth.wood.dark} stroke={ink} strokeWidth="5" />
					<Line d="M-38-22q9-14 18 0" width={3} />
				</>
			}
		>
			<path d="M-14-130L2-96 8-98-8-138Z" fill={cloth.orange.light} stroke={ink} strokeWidth="3" />
		</Person>
	);
}

/** A clerk in a headscarf, who reads her slate until the doors open. */
function Clerk() {
	return (
		<Person
			{...stand(418, 606)}
			pose={{
				...waiting,
				turn: -1,
				head: [-4, -148, 12],
				trunk: [
					[0, -133, 8],
					[0, -122, 16],
					[1, -96, 16],
					[1, -30, 23],
				],
				farArm: [
					[-10, -122, 6],
					[-20, -106, 6],
					[-24, -114, 4.5],
				],
				nearArm: [
					[9, -122, 6.5],
					[12, -100, 6.5],
					[-8, -104, 4.5],
				],
				farLeg: [
					[-5, -30, 6],
					[-6, -18, 6],
					[-6, -5, 5],
				],
				nearLeg: [
					[8, -30, 6],
					[8, -18, 6],
					[9, -5, 5],
				],
				toes: [-1, -1],
			}}
			face={{
				view: 'quarter',
				skin: skins.rose,
				mood: 'plain',
				behind: (
					<path
						d="M-44-4C-50-50-14-66 12-62 44-58 48-24 42 6 40 36 30 62 8 66-20 72-46 60-52 40Z"
						fill={cloth.plum.dark}
						stroke={ink}
						strokeWidth="26"
					/>
				),
				children: (
					<>
						<path
							d="M-44-4C-50-50-14-66 12-62 44-58 46-24 40 10 38-10 34-30 18-36-4-40-18-24-20-2-22 22-8 40 14 50 4 70-34 66-52 40Z"
							fill={cloth.plum.light}
							stroke={ink}
							strokeWidth="20"
						/>
						<Line d="M-34-30q20-20 46-20M-40 30q16-2 24 8" width={7} />
					</>
				),
			}}
			top={cloth.sand}
			legs={cloth.plum}
			holding={
				<path d="M-36-132l18 5-5 26-18-5Z" fill={cloth.foam.light} stroke={ink} strokeWidth="4" />
			}
		>
			<Line d="M0-118L-2-40M8-70l3 34" width={1.8} />
		</Person>
	);
}

/** A baker at the end of his day, which is the start of everyone else's. */
function Baker() {
	return (
		<Person
			{...stand(348, 628)}
			pose={{
				...waiting,
				turn: 1,
				head: [0, -157, -10],
				trunk: [
					[0, -141, 8],
					[0, -128, 22],
					[2, -104, 25],
					[2, -80, 23],
				],
				farArm: [
					[13, -130, 7],
					[24, -110, 7],
					[16, -92, 5],
				],
				nearArm: [
					[-15, -128, 9],
					[-27, -116, 8],
					[-5, -138, 5],
				],
				farLeg: [
					[9, -80, 11],
					[11, -44, 8],
					[11, -6, 6],
				],
				nearLeg: [
					[-8, -80, 12],
					[-9, -44, 9],
					[-11, -5, 6],
				],
				toes: [1, 0],
			}}
			face={{
				view: 'quarter',
				skin: skins.rose,
				mood: 'open',
				shut: true,
				children: (
					<>
						<path d="M-32 4C-30-20-10-30 30-26L34-36C20-50-20-50-34-20Z" fill="#b4532a" />
						<path
							d="M-36-26C-54-40-40-70-16-62-6-80 22-76 24-62 44-62 46-40 34-30 12-40-14-38-36-26Z"
							fill={white}
							stroke={ink}
							strokeWidth="26"
						/>
					</>
				),
			}}
			top={cloth.white}
			legs={cloth.grey}
			boots={cloth.white}
		>
			<Limb
				joints={[
					[1, -106, 19],
					[2, -82, 24],
					[2, -50, 24],
				]}
				tone={cloth.foam}
				line={2}
				ends="hem"
			/>
			<Line d="M-16-106L-6-136M20-106L8-136" width={3} />
		</Person>
	);
}

/** Two who share a bench watch and have not finished the argument from the last one. */
function FarPair() {
	return (
		<>
			<Person
				{...stand(246, 512)}
				line={2.4}
				pose={{
					...waiting,
					farArm: [
						[10, -134, 6],
						[24, -122, 6],
						[34, -136, 4],
					],
					head: [3, -164, -4],
				}}
				face={{
					view: 'profile',
					skin: skins.olive,
					mood: 'open',
					children: (
						<path
							d="M-36 4C-50-30-30-60 8-56 30-54 34-40 32-30 12-34-4-20-12 0-16 14-30 14-36 4Z"
							fill={ink}
						/>
					),
				}}
				top={cloth.red}
				legs={cloth.black}
			/>
			<Person
				{...stand(290, 516)}
				line={2.4}
				pose={{
					...waiting,
					turn: -1,
					head: [-2, -150],
					trunk: [
						[0, -134, 7],
						[0, -122, 16],
						[0, -100, 15],
						[0, -78, 16],
					],
					nearArm: [
						[8, -122, 6.5],
						[15, -102, 6],
						[4, -92, 4.5],
					],
					toes: [-1, -1],
				}}
				face={{
					view: 'profile',
					skin: skins.umber,
					mood: 'set',
					children: (
						<path
							d="M-30 8C-56 0-54-50-24-60 0-74 34-62 34-34 20-36 8-28 2-12-6 0-14 10-30 8Z"
							fill="#3a2416"
							stroke={ink}
							strokeWidth="20"
						/>
					),
				}}
				top={cloth.foam}
				legs={cloth.navy}
			/>
		</>
	);
}

function Bench() {
	return (
		<g stroke={ink} strokeWidth="6">
			<path d="M142 534V600M222 534V600M176 486V530" strokeWidth="9" />
			<path d="M138 530L178 482H238L226 530Z" fill={cloth.wood.light} />
			<path d="M138 530H226V544H138ZM226 530L238 482V494L226 544Z" fill={cloth.wood.dark} />
		</g>
	);
}

/** An old man on the bench, both hands on his stick. */
function Sitter() {
	return (
		<Person
			{...stand(196, 606)}
			line={2.8}
			pose={{
				head: [0, -112, 6],
				trunk: [
					[-6, -97, 7],
					[-10, -87, 16],
					[-12, -66, 16],
					[-10, -46, 16],
				],
				farArm: [
					[-2, -86, 6],
					[4, -66, 6],
					[20, -60, 4.5],
				],
				nearArm: [
					[-12, -86, 7],
					[-8, -62, 6.5],
					[16, -58, 4.5],
				],
				farLeg: [
					[-2, -46, 9],
					[20, -44, 7],
					[19, -6, 5.5],
				],
				nearLeg: [
					[-8, -44, 9],
					[15, -42, 7.5],
					[10, -5, 5.5],
				],
			}}
			face={{
				view: 'quarter',
				skin: skins.tan,
				children: (
					<>
						<path
							d="M-24 2C-16 20-6 20 4 18 12 12 26 12 32 14 40 34 32 66 14 76-8 68-24 40-24 2Z"
							fill={grey}
							stroke={ink}
							strokeWidth="14"
						/>
						<Line d="M8 28q8 4 15 0M-8 36l6 16M12 42l2 18" width={7} />
						<path
							d="M-36-18C-36-48-16-58 4-56 32-54 38-36 36-22 12-30-14-28-36-18Z"
							fill={cloth.red.dark}
							stroke={ink}
							strokeWidth="26"
						/>
					</>
				),
			}}
			top={cloth.sea}
			legs={cloth.sand}
			holding={<Line d="M26-64q6-6 6 2L36-2" width={4} />}
		/>
	);
}

/** Everyone on the platform, from far to near. */
export function Passengers() {
	return (
		<>
			<Shadow x={246} y={512} width={40} />
			<Shadow x={290} y={516} width={40} />
			<FarPair />
			<Bench />
			<Sitter />
			<Shadow x={418} y={606} width={60} />
			<Clerk />
			<Shadow x={348} y={628} width={70} />
			<Baker />
			<Shadow x={486} y={652} width={60} />
			<Fitter />
			<Shadow x={290} y={762} width={70} />
			<Child />
			<Shadow x={98} y={790} width={100} />
			<Reader />
			<Shadow x={612} y={778} width={110} />
			<Cleaner />
		</>
	);
}
