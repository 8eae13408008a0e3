import { palette } from '../palette.ts';
import { Loaf, Pipe, stand } from './bread-day-room.tsx';
import { cloth, Form, Limb, Line, skins } from './forms.tsx';
import { Person } from './people.tsx';

const { ink, white, red, foam } = palette;

/** The second baker hands a loaf across to the man in the yellow cap. */
function SecondBaker() {
	return (
		<Person
			{...stand(722, 5.4)}
			line={3.5}
			pose={{
				head: [-8, -150, 4],
				turn: -1,
				trunk: [
					[-4, -136, 6],
					[-2, -127, 16],
					[2, -106, 18],
					[4, -70, 20],
				],
				nearArm: [
					[-8, -124, 7],
					[-26, -116, 6],
					[-42, -118, 4.5],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.umber,
				mood: 'smile',
				children: (
					<path
						d="M-36 2C-50-30-36-60 2-60 28-60 38-44 34-26 14-30-10-26-20-10L-24 8Z"
						fill={white}
						stroke={ink}
						strokeWidth="14"
					/>
				),
			}}
			top={cloth.white}
			legs={cloth.white}
			sleeves={cloth.white}
		>
			<path d="M-16-110Q0-104 18-112L22-70H-16Z" fill={red} stroke={ink} strokeWidth="2" />
		</Person>
	);
}

/** The oven hand, with a loaf on the peel. */
function OvenHand() {
	return (
		<Person
			{...stand(944, 4.4)}
			line={4}
			pose={{
				head: [-12, -150, 10],
				turn: -1,
				trunk: [
					[-4, -136, 7],
					[0, -126, 19],
					[4, -104, 17],
					[6, -60, 18],
				],
				nearArm: [
					[8, -124, 8],
					[14, -102, 7],
					[-6, -97, 5],
				],
				farArm: [
					[-12, -122, 7],
					[-22, -106, 6],
					[-30, -108, 5],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.olive,
				mood: 'set',
				children: (
					<>
						<path
							d="M32-28C32-46 16-54-2-54-32-54-42-30-36 2-28 6-22 0-20-10-14-22 8-24 32-28Z"
							fill="#8a3c22"
							stroke={ink}
							strokeWidth="10"
						/>
						<path
							d="M-37-20C-10-28 10-36 33-34L33-24C10-26-14-18-36-8Z"
							fill={red}
							stroke={ink}
							strokeWidth="8"
						/>
					</>
				),
			}}
			top={cloth.foam}
			legs={cloth.white}
		>
			<Pipe d="M22-84L-46-114" fill={cloth.wood.light} width={3} />
			<path
				d="M-40-115L-66-130C-72-128-74-122-70-119L-46-106Z"
				fill={cloth.wood.light}
				stroke={ink}
				strokeWidth="2"
			/>
			<Loaf x={-58} y={-117} size={24} turn={26} line={1.4} />
		</Person>
	);
}

/** Everyone beyond the counter's first two metres, far to near; the counter comes between. */
export function BehindCounter() {
	return (
		<>
			<OvenHand />
			<SecondBaker />
		</>
	);
}

/** The baker's trunk and head; the counter covers the rest, and the arm is drawn over it. */
export function Baker() {
	return (
		<Person
			{...stand(1096, 2.5)}
			line={4}
			pose={{
				head: [-22, -156, 6],
				turn: -1,
				size: 26,
				trunk: [
					[-12, -142, 9],
					[-6, -131, 24],
					[4, -108, 27],
					[10, -70, 28],
				],
				nearArm: [
					[14, -126, 8.5],
					[25, -108, 8],
					[14, -93, 6],
				],
			}}
			face={{
				view: 'quarter',
				skin: skins.tan,
				mood: 'plain',
				children: (
					<>
						<path
							d="M-28 2C-24 16-18 20-8 18 2 14 6 22 10 24 18 20 26 20 33 18 32 36 26 48 12 51-4 52-20 40-24 26-34 22-34 6-28 2Z"
							fill={ink}
						/>
						<path d="M8 30q8 5 17-1Z" fill={red} stroke={white} strokeWidth="3" />
						<path
							d="M-33-16C-46-34-44-58-30-60-26-72 2-76 12-68 34-72 44-54 38-40L35-22C16-30-14-30-33-16Z"
							fill={white}
							stroke={ink}
							strokeWidth="14"
							strokeLinejoin="round"
						/>
						<path
							d="M8-28C20-30 30-26 35-22L38-40C44-54 34-72 12-68 24-58 10-44 8-28Z"
							fill={cloth.white.dark}
						/>
						<Line d="M-34-30Q4-46 36-34" width={5} />
					</>
				),
			}}
			top={cloth.white}
			legs={cloth.white}
		>
			<Form
				id="bread-apron"
				d="M-16-124C-8-118 8-118 16-126L34-70H-16C-20-90-20-110-16-124Z"
				tone={cloth.blue}
				line={1}
				shade="M8-130L38-60H60V-130Z"
			>
				<path d="M-12-124L-8-60M-3-122L4-60M6-122L17-60" stroke={foam} strokeWidth="2" />
			</Form>
			<Line d="M-16-124L-13-136M16-126L8-138" width={2.6} />
		</Person>
	);
}

/** The arm with the loaf that goes over the counter. */
export function BakersArm() {
	const { scale, x, y } = stand(1096, 2.5);
	return (
		<g transform={`translate(${x} ${y})scale(${scale})`}>
			<Limb
				joints={[
					[-30, -116, 6],
					[-46, -110, 5],
					[-58, -107, 4.2],
				]}
				tone={skins.tan}
				line={1.2}
			/>
			<Limb
				joints={[
					[-14, -127, 8.5],
					[-26, -118, 8.5],
					[-38, -113, 7],
				]}
				tone={cloth.white}
				line={1.2}
			/>
			<Line d="M-34-120l2 13" width={1.4} />
			<path d="M-92-94Q-74-100-56-93-74-86-92-94Z" fill={ink} opacity="0.3" />
			<Loaf x={-70} y={-100} size={38} turn={-6} line={1.2} />
			<path
				transform="translate(2 0)"
				d="M-56-111C-62-114-70-112-76-106-76-103-72-104-69-105-73-101-72-99-68-101-71-98-68-96-64-99-60-100-58-101-55-103Z"
				fill={skins.tan.light}
				stroke={ink}
				strokeWidth="1.3"
				strokeLinejoin="round"
			/>
		</g>
	);
}
