import { palette } from '../palette.ts';
import { cloth, Limb, Line, n, skins } from './forms.tsx';
import type { Pose } from './people.tsx';
import { Person } from './people.tsx';

const { ink, white, yellow, red } = palette;
const grey = '#c9cdd0';

/** Units of the picture per centimetre for someone who stands with their feet at this height. */
const scaleAt = (y: number) => n(((y - 280) / 220) * 100) / 100;
export const stand = (x: number, y: number) => ({ x, y, scale: scaleAt(y) });

const reading: Pose = {
	head: [5, -163, -20],
	trunk: [
		[0, -146, 7],
		[-2, -134, 18],
		[-3, -110, 17],
		[-1, -84, 18],
	],
	nearArm: [
		[-6, -133, 8],
		[23, -142, 7],
		[42, -180, 4.5],
	],
	farLeg: [
		[7, -86, 10],
		[9, -46, 8],
		[8, -6, 6],
	],
	nearLeg: [
		[-8, -86, 11],
		[-13, -46, 9],
		[-15, -5, 6.5],
	],
	toes: [1, 0.6],
};

/** A docker off the night watch, who reads the table aloud. */
export function Reader() {
	return (
		<Person
			{...stand(98, 790)}
			pose={reading}
			line={4.5}
			face={{
				view: 'profile',
				skin: skins.umber,
				mood: 'open',
				children: (
					<>
						<path
							d="M-40 4C-48-30-30-62 6-62 26-62 36-46 34-26 20-24 2-20-10-10-20-2-22 10-18 22-28 24-38 18-40 4Z"
							fill={white}
							stroke={ink}
							strokeWidth="34"
						/>
						<path
							d="M-38-22L-66-40-62-20-80 0-48-2-70 32-36 4Z"
							fill={cloth.white.dark}
							stroke={ink}
							strokeWidth="26"
						/>
						<Line d="M-30-34q30-8 58 2M-28-14q22-16 56-14" width={8} />
						<circle cx="-8" cy="20" r="6" fill={yellow} stroke={ink} strokeWidth="10" />
					</>
				),
			}}
			top={cloth.navy}
			legs={cloth.orange}
			boots={cloth.black}
		>
			{/* The bib and braces of the docks. */}
			<Limb
				joints={[
					[-1, -120, 14],
					[-2, -104, 17],
					[-1, -82, 18.5],
				]}
				tone={cloth.orange}
				line={1.9}
				ends="hem"
			/>
			<Line d="M-12-118L-10-145M9-118L7-145" width={5} ink={cloth.orange.dark} />
			<Line d="M-12-98h16v12h-14zM-14-40l8 3M-15-34l7 1M6-42l7-2M-20-72q6 2 8 8" width={1.4} />
			<path
				d="M-22-20l15 0-1 6-14 0ZM1-20l15 0 0 6-15 0Z"
				fill={yellow}
				stroke={ink}
				strokeWidth="2.6"
			/>
		</Person>
	);
}

const childLooks: Pose = {
	head: [2, -97, -16],
	size: 24,
	turn: 1,
	trunk: [
		[0, -82, 5],
		[0, -74, 12],
		[0, -54, 15],
		[1, -34, 20],
	],
	farArm: [
		[8, -74, 5],
		[22, -84, 5],
		[30, -98, 4],
	],
	nearArm: [
		[-9, -73, 5.5],
		[-20, -60, 5],
		[-13, -48, 4.2],
	],
	farLeg: [
		[6, -34, 6],
		[7, -18, 5],
		[7, -6, 5],
	],
	nearLeg: [
		[-6, -34, 6],
		[-7, -18, 5],
		[-9, -5, 5],
	],
	toes: [1, 0],
};

/** A child in a raincoat who follows the curve with one finger. */
export function Child() {
	return (
		<Person
			{...stand(290, 762)}
			pose={childLooks}
			line={4.5}
			face={{
				view: 'quarter',
				skin: skins.tan,
				mood: 'smile',
				behind: (
					<path d="M-30-30C-56-34-60-6-44 6L-24 10Z" fill={ink} stroke={ink} strokeWidth="16" />
				),
				children: (
					<>
						<path
							d="M-32 10C-46-20-34-56 4-56 30-56 42-38 36-18 30-22 26-28 26-36 14-26-8-26-18-22-20-8-24 4-32 10Z"
							fill={ink}
						/>
						<path d="M-40-22l-12-10 2 16Z" fill={red} stroke={ink} strokeWidth="12" />
					</>
				),
			}}
			top={cloth.yellow}
			legs={cloth.navy}
			boots={cloth.red}
			holding={
				<>
					<path
						d="M-22-44C-20-58 2-62 8-50 10-44 6-42 2-44-4-48-10-46-14-41-18-38-22-40-22-44Z"
						fill={cloth.wood.light}
						stroke={ink}
						strokeWidth="3.4"
					/>
					<Line d="M-12-52l2 5M-5-54l2 5" width={1.4} />
				</>
			}
		>
			<Line d="M1-76L2-16M5-62h1M5-50h1M5-38h1" width={1.8} />
		</Person>
	);
}

const sweeping: Pose = {
	head: [-22, -149, 12],
	turn: -1,
	trunk: [
		[-12, -134, 8],
		[-7, -124, 20],
		[3, -104, 21],
		[7, -80, 19],
	],
	farArm: [
		[-20, -124, 7],
		[-36, -106, 7],
		[-40, -88, 5],
	],
	nearArm: [
		[2, -122, 9],
		[6, -96, 8],
		[-16, -94, 5.5],
	],
	farLeg: [
		[0, -82, 10],
		[-10, -44, 8],
		[-10, -6, 6],
	],
	nearLeg: [
		[13, -82, 11],
		[20, -44, 9],
		[28, -5, 6.5],
	],
	toes: [-1, -1],
};

/** The cleaner, who has the platform to himself for as long as nobody looks down. */
export function Cleaner() {
	return (
		<Person
			{...stand(612, 778)}
			pose={sweeping}
			line={4.5}
			face={{
				view: 'quarter',
				skin: skins.olive,
				mood: 'plain',
				children: (
					<>
						<path
							d="M-2 24C4 16 14 16 18 20 24 16 30 18 32 26 24 26 20 24 18 26 10 30 2 30-2 24Z"
							fill={grey}
							stroke={ink}
							strokeWidth="12"
						/>
						<path
							d="M-32 12C-34-4-30-16-24-22L-14-20C-18-8-20 2-22 8Z"
							fill={grey}
							stroke={ink}
							strokeWidth="12"
						/>
						<path
							d="M-36-18C-40-50-14-60 8-58 32-56 40-38 38-26 18-32-10-30-36-18Z"
							fill={cloth.blue.light}
							stroke={ink}
							strokeWidth="28"
						/>
						<path
							d="M6-32C24-36 44-34 60-20 44-20 22-22 8-24Z"
							fill={cloth.blue.dark}
							stroke={ink}
							strokeWidth="24"
						/>
						<Line d="M0 6q6 4 12 1M-14 32q4 8 10 10" width={6} />
					</>
				),
			}}
			top={cloth.green}
			legs={cloth.green}
			boots={cloth.black}
			held={<Broom />}
			holding={
				<path d="M12-70l14-4 4 20-14 4Z" fill={cloth.yellow.light} stroke={ink} strokeWidth="4" />
			}
		>
			<Line d="M-12-122Q-6-104 0-80M12-106q8 4 14 2" width={1.6} />
			<path d="M-14-108l16-3 1 6-16 3Z" fill={yellow} />
		</Person>
	);
}

function Broom() {
	return (
		<>
			<Line d="M-12-120L-62-6" width={8} />
			<Line d="M-12-120L-62-6" width={4.4} ink={cloth.wood.light} />
			<path
				d="M-76-12L-50-6-46 10Q-66 12-88 4Z"
				fill={cloth.red.light}
				stroke={ink}
				strokeWidth="4"
			/>
			<path
				d="M-84-2L-48 6-46 11Q-66 13-89 5Z"
				fill={cloth.sand.light}
				stroke={ink}
				strokeWidth="3"
			/>
			<Line d="M-74 4l-2 5M-64 6l-1 5M-56 8v4" width={1.4} />
		</>
	);
}
