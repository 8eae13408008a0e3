import { palette } from '../palette.ts';
import { Loaf, stand } from './bread-day-room.tsx';
import type { Joint, Tone } from './forms.tsx';
import { cloth, Limb, Line, skins } from './forms.tsx';
import { Person } from './people.tsx';

const { ink, white, blue, yellow, red, foam } = palette;
const leaf = '#3f9a4f';
const grey = '#c9cdd0';
const ginger = '#cf6326';
const brown = '#4a2c1a';

/** A hand that asks for one more: a fist and the finger over it. */
function OneMore({ x, y, skin, line }: { x: number; y: number; skin: Tone; line: number }) {
	const finger: Joint[] = [
		[x - 1.6, y + 1, 2],
		[x - 1.8, y - 6, 1.9],
		[x - 1.4, y - 12, 1.7],
	];
	return (
		<>
			<Limb joints={finger} tone={skin} line={line} />
			<path
				d={`M${x - 5} ${y + 6}C${x - 6.5} ${y - 3} ${x - 3} ${y - 4.5} ${x + 1} ${y - 4}C${x + 6} ${y - 4} ${x + 6.5} ${y} ${x + 5} ${y + 6}Z`}
				fill={skin.light}
				stroke={ink}
				strokeWidth={line * 2}
				strokeLinejoin="round"
			/>
			<path
				d={`M${x - 5} ${y + 6}C${x - 6} ${y} ${x - 4} ${y - 4} ${x - 2} ${y - 4}L${x - 2} ${y + 6}Z`}
				fill={skin.dark}
			/>
			<Line
				d={`M${x + 0.5} ${y - 3}v4M${x + 3} ${y - 2.6}v3.4M${x - 3} ${y + 2}q3-2 5 0`}
				width={line * 0.9}
			/>
		</>
	);
}

/** She has one loaf already; the finger says that she would like another. */
export function Customer() {
	const skin = skins.umber;
	return (
		<Person
			{...stand(582, 1.95)}
			line={4}
			pose={{
				head: [4, -146, -4],
				size: 25,
				trunk: [
					[2, -132, 8],
					[0, -124, 19],
					[-2, -104, 25],
					[-1, -60, 27],
				],
				farArm: [
					[15, -121, 8],
					[26, -106, 7.5],
					[30, -126, 5.5],
				],
				nearArm: [
					[-16, -119, 9],
					[-22, -97, 9.5],
					[4, -89, 6.5],
				],
			}}
			face={{
				view: 'quarter',
				skin,
				mood: 'smile',
				children: (
					<>
						<path
							d="M-36 4C-52-34-34-66 4-66 36-66 46-42 37-16 30-24 26-30 24-34 8-22-10-22-20-26-22-14-26-2-36 4Z"
							fill={blue}
							stroke={ink}
							strokeWidth="16"
							strokeLinejoin="round"
						/>
						<path d="M-36 4C-52-34-34-62-8-66-26-44-26-14-36 4Z" fill={palette.deep} />
						<path
							d="M-34-22C-54-38-64-30-58-16-66-8-58 4-46-2Z"
							fill={blue}
							stroke={ink}
							strokeWidth="12"
							strokeLinejoin="round"
						/>
						<Line d="M-30-30Q0-52 36-32M-20-46Q4-62 30-50" width={7} ink={yellow} />
						<circle cx="-25" cy="19" r="6" fill={yellow} stroke={ink} strokeWidth="6" />
						<Line d="M-4 18q0 8 4 12M30 18q2 5-2 10" width={5} />
					</>
				),
			}}
			top={cloth.yellow}
			legs={cloth.navy}
			held={<OneMore x={31.5} y={-138} skin={skin} line={0.9} />}
		>
			{/* An oilskin: its flap, its poppers, and the pocket where the gloves go. */}
			<Line d="M6-128Q10-98 9-60M-8-128q4 8 12 8t12-8" width={1} />
			<path d="M8-112h2M9-102h2M9.5-78h2M9.5-68h2" stroke={ink} strokeWidth="2" />
			<Loaf x={7} y={-84} size={36} turn={-12} line={1.1} />
		</Person>
	);
}

/** Behind her, who has seen how it is done. */
export function Second() {
	const skin = skins.rose;
	return (
		<Person
			{...stand(362, 2.2)}
			line={4}
			pose={{
				head: [5, -157, -5],
				size: 23,
				trunk: [
					[0, -142, 6],
					[-2, -134, 16],
					[-4, -112, 16],
					[-3, -60, 20],
				],
				farArm: [
					[10, -131, 6.5],
					[21, -114, 6],
					[28, -133, 4.6],
				],
				nearArm: [
					[-11, -130, 7.5],
					[-16, -106, 7],
					[-2, -88, 5],
				],
			}}
			face={{
				view: 'profile',
				skin,
				mood: 'plain',
				behind: (
					<path
						d="M-30-26C-46-52-74-38-66-18-60-2-38-4-30-12Z"
						fill={grey}
						stroke={ink}
						strokeWidth="20"
					/>
				),
				children: (
					<>
						<path
							d="M32-26C34-44 16-58-6-56-36-54-46-28-36 4-30 8-22 6-20 0-22-10-18-16-10-22 4-22 22-24 32-26Z"
							fill={grey}
							stroke={ink}
							strokeWidth="10"
							strokeLinejoin="round"
						/>
						<path d="M-6-56C-36-54-46-28-36 4-30 8-28 4-28-2-34-26-26-46-6-56Z" fill="#929aa3" />
						<Line d="M26-36Q-4-40-26-18M12-46Q-14-46-30-28" width={4} />
						<circle cx="23" cy="-4" r="9" fill="none" stroke={ink} strokeWidth="4.5" />
						<Line d="M14-5L-8-2" width={4.5} />
						<Line d="M8 20q-3 6 1 11M-2 30q6 8 16 10M36-18l-6-2" width={4} />
					</>
				),
			}}
			top={cloth.red}
			legs={cloth.red}
			held={<OneMore x={29.5} y={-142} skin={skin} line={1} />}
		>
			<Line d="M3-138Q8-110 6-62M-12-134L4-122 10-132" width={1.1} />
			<path d="M-8-124h9v8h-9Z" fill={cloth.red.dark} stroke={ink} strokeWidth="1" />
			<Line d="M-5-127v6" width={1.6} ink={yellow} />
		</Person>
	);
}

/** A string bag or a sack that keeps somebody's place. */
function Bag({
	x,
	y,
	wide,
	high,
	fill,
}: {
	x: number;
	y: number;
	wide: number;
	high: number;
	fill: string;
}) {
	const half = wide / 2;
	return (
		<g stroke={ink} strokeWidth="1.8" strokeLinejoin="round">
			<path
				d={`M${x - half * 0.5} ${y + 8}Q${x} ${y - 8} ${x + half * 0.5} ${y + 8}`}
				fill="none"
			/>
			<path
				d={`M${x - half} ${y + 8}H${x + half}L${x + half * 0.85} ${y + high}H${x - half * 0.9}Z`}
				fill={fill}
			/>
		</g>
	);
}

/** A boy who holds four families' places in the queue, by their bags. */
export function PlaceHolder() {
	return (
		<Person
			{...stand(252, 2.2)}
			line={4}
			pose={{
				head: [2, -112, -16],
				size: 23,
				trunk: [
					[0, -98, 5.5],
					[0, -91, 13],
					[0, -74, 16],
					[0, -30, 19],
				],
				farArm: [
					[10, -88, 6],
					[22, -77, 5.5],
					[27, -92, 4.2],
				],
				nearArm: [
					[-11, -88, 6.5],
					[-25, -74, 6],
					[-27, -93, 4.6],
				],
			}}
			face={{
				view: 'quarter',
				skin: skins.brown,
				mood: 'open',
				children: (
					<path
						d="M-34 4C-50-4-52-20-44-28-50-44-34-56-24-54-16-68 6-68 12-60 28-64 40-50 36-40 44-30 38-20 33-16 28-26 20-30 14-30 4-22-8-28-16-26-18-16-24-8-28-2Z"
						fill={brown}
						stroke={ink}
						strokeWidth="12"
						strokeLinejoin="round"
					/>
				),
			}}
			top={cloth.green}
			legs={cloth.navy}
			holding={
				<>
					<Bag x={20} y={-90} wide={19} high={34} fill={foam} />
					<Bag x={32} y={-92} wide={18} high={30} fill={white} />
					<Bag x={-20} y={-92} wide={19} high={36} fill={yellow} />
					<Bag x={-33} y={-93} wide={19} high={30} fill={red} />
				</>
			}
		>
			<path d="M-15-84H14L15-78H-16Z" fill={white} />
			<Line d="M-7-97Q0-92 7-97" width={1.4} />
		</Person>
	);
}

/** Wren goes the other way, with a crate of somebody's seedlings. */
export function Wren() {
	const sprouts = [-33, -27, -20, -13, -7];
	return (
		<Person
			{...stand(108, 2.2)}
			line={4}
			pose={{
				head: [-8, -156, 3],
				turn: -1,
				size: 24,
				trunk: [
					[-3, -140, 7],
					[1, -131, 18],
					[3, -108, 17],
					[3, -60, 18],
				],
				nearArm: [
					[9, -128, 8],
					[14, -104, 7.5],
					[-6, -94, 5.5],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.rose,
				mood: 'set',
				children: (
					<>
						<path
							d="M31-30C20-20 0-18-10-22-18-16-20-6-18 6-24 12-30 10-34-4-38-30-22-52 6-50 22-50 30-40 31-30Z"
							fill="#c48a5f"
						/>
						<path
							d="M33-26C24-22 14-30 4-27-8-36-18-30-36-36-40-58-20-70 0-66 10-78 32-82 46-72 38-70 36-64 40-60 46-58 52-58 58-60 54-44 44-32 33-26Z"
							fill={ginger}
							stroke={ink}
							strokeWidth="10"
							strokeLinejoin="round"
						/>
						<path d="M0-66C-20-70-40-58-36-36-28-33-20-33-14-33-16-48-10-60 0-66Z" fill="#8a3c12" />
						<Line
							d="M40-60C28-62 18-56 12-46M0-62C-6-54-8-48-6-42M-26-22l4 4M-30-10l4 4M-20-12l4 4"
							width={3.5}
						/>
						<circle cx="-4" cy="11" r="4" fill={white} stroke={ink} strokeWidth="5" />
					</>
				),
			}}
			top={{ light: '#8fb09c', dark: '#5c7f6d' }}
			legs={cloth.navy}
		>
			<path
				d="M-14-142C-12-130 8-126 16-140 22-132 16-120 4-119-8-119-18-130-14-142Z"
				fill="#5c7f6d"
				stroke={ink}
				strokeWidth="1.8"
				strokeLinejoin="round"
			/>
			<path d="M16-128L-16-98" stroke={ink} strokeWidth="8" />
			<path d="M16-128L-16-98" stroke={cloth.wood.dark} strokeWidth="5" />
			<g stroke={ink} strokeLinejoin="round">
				{sprouts.map((x, i) => (
					<path
						key={x}
						d={`M${x}-106v${-8 - (i % 3) * 2}m0 2c-6-1-7-5-7-7 5 0 7 3 7 7m0 0c0-5 3-8 8-8 0 5-3 8-8 8`}
						fill={leaf}
						strokeWidth="1.1"
					/>
				))}
				<path d="M-40-106H2V-82H-40Z" fill={cloth.wood.light} strokeWidth="2.2" />
				<path d="M-40-98H2M-40-90H2M-30-106V-82" fill="none" strokeWidth="1.3" />
				<path d="M-10-106H2V-82H-10Z" fill={ink} stroke="none" opacity="0.2" />
			</g>
		</Person>
	);
}
