import { palette } from '../palette.ts';
import { cloth, Limb, Line, n, skins } from './forms.tsx';
import type { Pose } from './people.tsx';
import { Person } from './people.tsx';

const { ink, paper, white, yellow, red, foam } = palette;
const planks = { light: '#d9b98a', dark: '#a98755' };

/** A rope: its ink, and its lay over it. */
function Rope({ d, width = 12 }: { d: string; width?: number }) {
	return (
		<>
			<Line d={d} width={width + 8} />
			<Line d={d} width={width} ink={cloth.sand.light} />
			<path
				d={d}
				fill="none"
				stroke={cloth.sand.dark}
				strokeWidth={n(width * 0.7)}
				strokeDasharray="3 9"
			/>
		</>
	);
}

/** The bow from inside: deck, bulwarks, rails and the post that everything is made fast to. */
export function Boat() {
	return (
		<g stroke={ink} strokeWidth="10">
			<path d="M-20 690L440 598Q520 578 606 600L1220 716V820H-20Z" fill={red} />
			<path d="M-20 730L448 640Q520 626 592 644L1220 768V820H-20Z" fill={planks.light} />
			<path d="M520 640L592 644 1220 768V820H640Z" fill={planks.dark} strokeWidth="0" />
			<Line
				d="M520 634L-40 800M520 634L130 810M520 634L330 810M520 634L520 810M520 634L720 810M520 634L920 810M520 634L1130 810"
				width={3}
			/>
			<path
				d="M-20 690L440 598Q520 578 606 600L1220 716V768L592 644Q520 626 448 640L-20 730Z"
				fill={paper}
			/>
			<path
				d="M520 590Q570 590 606 600L1220 716V768L592 644Q560 636 520 634Z"
				fill={cloth.white.dark}
				strokeWidth="0"
			/>
			<Line
				d="M330 622l6 40M160 656l8 40M700 620l-10 42M850 648l-14 48M1030 682l-18 54"
				width={5}
			/>
			<path
				d="M-20 676L438 584Q520 562 610 586L1220 702V732L604 612Q520 590 442 610L-20 708Z"
				fill={cloth.wood.light}
			/>
			<path
				d="M520 586Q570 588 607 598L1220 716V732L604 612Q560 600 520 600Z"
				fill={cloth.wood.dark}
				strokeWidth="0"
			/>
			{/* The samson post. */}
			<path d="M500 660V560h40v100Q520 670 500 660Z" fill={cloth.wood.light} />
			<path d="M522 560h18v100q-8 4-18 4Z" fill={cloth.wood.dark} strokeWidth="0" />
			<path d="M476 580h88v14h-88Z" fill={cloth.grey.light} strokeWidth="8" />
		</g>
	);
}

const seated: Pose = {
	head: [8, -127, 9],
	size: 27,
	turn: 1,
	trunk: [
		[2, -111, 8],
		[-1, -100, 19],
		[-3, -74, 18],
		[-3, -44, 19],
	],
	farArm: [
		[12, -100, 7.5],
		[31, -86, 7],
		[45, -101, 5],
	],
	nearArm: [
		[-13, -99, 9.5],
		[-9, -70, 9],
		[21, -66, 6],
	],
	farLeg: [
		[6, -46, 12],
		[42, -50, 10],
		[45, -14, 8],
	],
	nearLeg: [
		[-4, -42, 13.5],
		[32, -42, 11.5],
		[29, -10, 8.5],
	],
	toes: [1, 1],
};

function Face() {
	return (
		<>
			<path
				d="M-34 12C-50-24-40-58 2-60 34-60 44-40 36-18 30-26 26-36 22-42 12-30-6-24-14-20-18-6-22 4-34 12Z"
				fill={ink}
				stroke={ink}
				strokeWidth="8"
			/>
			<path
				d="M22-42C10-56-10-56-24-40"
				fill="none"
				stroke={cloth.grey.light}
				strokeWidth="7"
				strokeLinecap="round"
			/>
			<Line d="M-2-52q-20 2-28 24M36-18q6 8 4 18M30-50q14 2 22-6" width={4} />
			<circle cx="-24" cy="22" r="4" fill={yellow} stroke={ink} strokeWidth="7" />
			<Line d="M-6-4l-5-3M-6 0l-6 2M-2 22q-4 6-2 12M2-1q6 4 10 1M22 0q5 3 8 0" width={2.5} />
			<path d="M0 14q6-4 12 0-6 5-12 0Z" fill={red} opacity=".35" />
		</>
	);
}

function Bun() {
	return (
		<>
			<path d="M-28-22C-46-34-66-20-62 0-58 18-36 20-26 8Z" fill={ink} />
			<Line d="M-54-8q8-12 20-10M-52 4q6 8 16 6" width={3} ink={cloth.grey.light} />
			<Line d="M-62 6q-8 4-8 12" width={4} />
		</>
	);
}

/** What hangs from her hand: turn after turn, none of them on top of another. */
function Coil() {
	return (
		<g fill="none">
			{[0, 1, 2, 3, 4].map((turn) => {
				const d = `M30-68C${44 + turn * 4}-62 ${46 + turn * 3}-${22 + turn} ${32 + turn * 2}-${20 + turn * 2}S${14 - turn}-${40 - turn * 2} 30-68`;
				return (
					<g key={turn}>
						<path d={d} stroke={ink} strokeWidth="5.4" />
						<path d={d} stroke={cloth.sand.light} strokeWidth="3.2" />
						<path d={d} stroke={cloth.sand.dark} strokeWidth="2.4" strokeDasharray=".8 2.4" />
					</g>
				);
			})}
		</g>
	);
}

/** She coils with the sun, as one does. */
export function Coiler() {
	return (
		<>
			<path
				d="M96 610L330 596 392 636V760L338 778 96 790Z"
				fill={cloth.sea.light}
				stroke={ink}
				strokeWidth="10"
			/>
			<path d="M96 634L338 640V778L96 790Z" fill={cloth.sea.dark} />
			<Line d="M96 634L338 640 392 636M338 640V778M130 690h60M250 690h56" width={5} />
			<Rope d="M498 570L542 606M542 570L498 606" width={9} />
			<Rope d="M520 596Q486 606 476 520T449 372" />
			<Person
				x={250}
				y={790}
				scale={3.9}
				light={1}
				line={5}
				pose={seated}
				face={{
					view: 'quarter',
					skin: skins.tan,
					mood: 'smile',
					behind: <Bun />,
					children: <Face />,
				}}
				top={cloth.navy}
				legs={cloth.red}
				boots={cloth.green}
				holding={<CoilHand />}
			>
				<Limb
					joints={[
						[3, -98, 11],
						[0, -84, 16.5],
						[-2, -66, 18],
						[-3, -44, 19.5],
					]}
					tone={cloth.red}
					line={1.3}
					ends="hem"
				/>
				<Line d="M-5-94L-10-110M8-97L5-109" width={5} />
				<Line d="M-5-94L-10-110M8-97L5-109" width={2.8} ink={cloth.red.dark} />
				<Boot x={16} y={-4} />
				<Boot x={0} y={0} />
				<path d="M-4-88h16l-1 13h-14Z" fill={cloth.red.dark} stroke={ink} strokeWidth="1.6" />
				<circle cx="4" cy="-82" r="2.4" fill={yellow} stroke={ink} strokeWidth="1.8" />
				<Line d="M-17-58q6 6 14 6M-14-50q8 4 14 2" width={0.9} />
			</Person>
		</>
	);
}

/** A sea boot, turned down at the top. */
function Boot({ x, y }: { x: number; y: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path
				d="M20-36H41L39.5-15C47-11 53-9 54-2 54 2 52 3 49 3H20C18-8 19-22 20-36Z"
				fill={cloth.green.light}
				stroke={ink}
				strokeWidth="2.6"
			/>
			<path
				d="M20-36H28C27-20 26-10 30-5 38-3 48-4 54-1 54 2 52 3 49 3H20C18-8 19-22 20-36Z"
				fill={cloth.green.dark}
			/>
			<path d="M18-39H43V-32H18Z" fill={cloth.green.dark} stroke={ink} strokeWidth="2.2" />
		</g>
	);
}

function CoilHand() {
	return (
		<>
			<Line d="M22-34q6 3 12 2M34-46l6 2M44-56q2 4 0 8" width={0.9} />
			<Coil />
			<path
				d="M25-70c4-6 12-6 14-1 1 6-3 10-8 10-5-1-8-5-6-9Z"
				fill={skins.tan.light}
				stroke={ink}
				strokeWidth="2.6"
			/>
			<path d="M25-70c-1 5 2 8 6 9l4-1c-4-2-6-4-6-10Z" fill={skins.tan.dark} />
			<Line d="M31-70q5 0 7 3M31-66q4 0 7 2" width={0.9} />
		</>
	);
}

/** The night's thermos, and the cup that goes with it. */
export function Tea() {
	return (
		<g stroke={ink} strokeWidth="10">
			<path d="M566 716L800 722 820 752 552 744Z" fill={cloth.wood.light} />
			<path d="M552 744L820 752V810H552Z" fill={cloth.wood.dark} />
			<Line d="M552 776L820 782M612 746v54M760 752v50" width={4} />
			<path
				d="M612 734V616q0-14 14-18h26q14 4 14 18V734Q640 744 612 734Z"
				fill={cloth.green.light}
			/>
			<path
				d="M612 734V616q0-14 14-18h8Q624 660 632 739 620 738 612 734Z"
				fill={cloth.green.dark}
				strokeWidth="0"
			/>
			<path d="M612 640h54v14h-54ZM612 706h54v12h-54Z" fill={cloth.grey.light} strokeWidth="5" />
			<path d="M622 598v-18h34v18Z" fill={white} strokeWidth="8" />
			<path d="M666 630h22v66h-22" fill="none" strokeWidth="9" />
			<path d="M712 738V696h50v42Q736 746 712 738Z" fill={white} strokeWidth="9" />
			<path d="M712 738V696h18v46Q720 741 712 738Z" fill={foam} strokeWidth="0" />
			<path d="M762 704q22 0 20 14t-20 12" fill="none" strokeWidth="7" />
			<path
				d="M728 682q-12-14 0-28t2-28M746 684q-10-12 2-24t0-22"
				fill="none"
				stroke={white}
				strokeWidth="5"
				strokeLinecap="round"
			/>
		</g>
	);
}

/** Floats, a flat coil, and the gull who waits for both to be moved. */
export function Catch() {
	return (
		<g stroke={ink} strokeWidth="10">
			<g transform="translate(938 570)">
				<path d="M-4 92v-24M14 92V66" stroke={cloth.orange.light} strokeWidth="6" />
				<path
					d="M-70 50C-40 40-30 22-8 10-10-16 22-24 30-4L50 6 30 12C34 44 14 74-14 72-34 70-50 62-70 50Z"
					fill={white}
					strokeWidth="9"
				/>
				<path
					d="M-74 52C-40 46-24 28-2 34-4 56-40 64-74 52Z"
					fill={cloth.grey.light}
					strokeWidth="6"
				/>
				<path d="M-74 52l26-8-6 14Z" fill={ink} strokeWidth="0" />
				<path d="M28-2L52 6 30 10Z" fill={yellow} strokeWidth="6" />
				<circle cx="17" cy="-2" r="3.5" fill={ink} strokeWidth="0" />
			</g>
			<Rope
				d="M880 786q0-46 92-46t92 46M904 792q0-34 68-34t68 34M930 796q0-20 42-20t42 20"
				width={11}
			/>
			<path d="M1080 752a44 44 0 1 1 88 0 44 44 0 1 1-88 0Z" fill={cloth.orange.light} />
			<path
				d="M1168 752a44 44 0 0 1-78 28q50 0 46-70 30 8 32 42Z"
				fill={cloth.orange.dark}
				strokeWidth="0"
			/>
			<path d="M1112 712v-16h24v16Z" fill={cloth.orange.dark} strokeWidth="8" />
			<path d="M1136 800a38 38 0 1 1 76 0Z" fill={yellow} />
		</g>
	);
}
