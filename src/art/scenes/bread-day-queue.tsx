import { palette } from '../palette.ts';
import { Loaf, stand } from './bread-day-room.tsx';
import { cloth, Line, skins } from './forms.tsx';
import { Person } from './people.tsx';

const { ink, white, yellow, red, foam } = palette;
const orange = cloth.orange.light;

/** Back from the fish docks, with a cap and a stick, reading the price twice. */
function OldMan() {
	return (
		<Person
			{...stand(250, 4)}
			line={4}
			pose={{
				head: [3, -150, -18],
				trunk: [
					[-3, -136, 7],
					[-5, -126, 18],
					[-4, -104, 19],
					[-1, -74, 20],
				],
				farArm: [
					[10, -124, 7],
					[20, -104, 6],
					[26, -90, 5],
				],
				nearArm: [
					[-18, -122, 7],
					[-25, -100, 7],
					[-18, -78, 5],
				],
				farLeg: [
					[8, -76, 9],
					[9, -40, 8],
					[8, -5, 6],
				],
				nearLeg: [
					[-8, -76, 10],
					[-11, -40, 8],
					[-13, -5, 6],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.olive,
				children: (
					<>
						<path
							d="M-36 8C-42-6-36-18-24-20L-14-14-18-2-26-2-26 10Z"
							fill={white}
							stroke={ink}
							strokeWidth="7"
						/>
						<path d="M33 15Q20 12 12 24 26 28 35 20Z" fill={white} stroke={ink} strokeWidth="6" />
						<path
							d="M-40-18C-42-50-10-64 14-56 28-52 34-40 33-30L56-22 34-20C10-28-20-26-40-18Z"
							fill={cloth.grey.dark}
							stroke={ink}
							strokeWidth="14"
						/>
					</>
				),
			}}
			top={cloth.sand}
			legs={cloth.grey}
			held={<Line d="M28-88V0M28-88q-2-8-10-6" width={4} ink={cloth.wood.dark} />}
		/>
	);
}

/** A rigger in a turban, a coil of rope still on his shoulder. */
function Rigger() {
	return (
		<Person
			{...stand(450, 4.3)}
			line={4}
			pose={{
				head: [0, -166, -6],
				trunk: [
					[0, -152, 8],
					[0, -143, 22],
					[0, -118, 20],
					[0, -82, 19],
				],
				farArm: [
					[20, -138, 8],
					[25, -114, 7],
					[20, -92, 5.5],
				],
				nearArm: [
					[-20, -138, 8],
					[-26, -114, 7],
					[-22, -92, 5.5],
				],
				farLeg: [
					[9, -84, 10],
					[10, -44, 9],
					[11, -5, 7],
				],
				nearLeg: [
					[-9, -84, 10],
					[-10, -44, 9],
					[-11, -5, 7],
				],
				toes: [0, 0],
			}}
			face={{
				view: 'back',
				skin: skins.brown,
				children: (
					<>
						<path
							d="M-40 6C-54-30-36-62 0-62S54-30 40 6C20 22-20 22-40 6Z"
							fill={orange}
							stroke={ink}
							strokeWidth="14"
						/>
						<Line
							d="M-36-2Q4 4 34-34M-42-22Q-6-16 20-54M-20 14Q20 10 42-14"
							width={7}
							ink={cloth.orange.dark}
						/>
					</>
				),
			}}
			top={cloth.navy}
			legs={cloth.wood}
		>
			<path
				d="M-14-146C-30-130-30-104-8-98 14-94 28-118 12-146"
				fill="none"
				stroke={ink}
				strokeWidth="9"
			/>
			<path
				d="M-14-146C-30-130-30-104-8-98 14-94 28-118 12-146"
				fill="none"
				stroke={cloth.sand.light}
				strokeWidth="5.5"
			/>
		</Person>
	);
}

/** A mother with her baby tied on her back, who looks at us. */
function Mother() {
	return (
		<Person
			{...stand(158, 5)}
			line={3.5}
			pose={{
				head: [4, -148, -8],
				trunk: [
					[0, -134, 6],
					[-2, -126, 15],
					[-2, -104, 15],
					[0, -60, 20],
				],
				nearArm: [
					[-12, -122, 6],
					[-16, -104, 6],
					[4, -94, 4.5],
				],
				farLeg: [
					[6, -64, 9],
					[6, -40, 8],
					[7, -5, 6],
				],
				nearLeg: [
					[-7, -64, 9],
					[-8, -40, 8],
					[-9, -5, 6],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.umber,
				children: (
					<path
						d="M32-28C34-46 18-56 0-56-34-56-44-30-36 4-30 10-20 8-16-4-12-18 4-26 32-28Z"
						fill={ink}
						stroke={ink}
						strokeWidth="8"
					/>
				),
			}}
			top={cloth.plum}
			legs={cloth.plum}
		>
			<path
				d="M-14-124C-34-118-36-94-18-86L10-108 6-116Z"
				fill={yellow}
				stroke={ink}
				strokeWidth="3.4"
			/>
			<path d="M-20-90l16-22M-28-98l14-20" stroke={red} strokeWidth="4" />
			<circle cx="-22" cy="-122" r="10" fill={skins.umber.light} stroke={ink} strokeWidth="3.4" />
			<path d="M-32-122c0-12 18-14 20-4-8-2-14 0-20 4Z" fill={ink} />
		</Person>
	);
}

/** Served at the second counter: he takes his loaf by the end. */
function Served() {
	return (
		<Person
			{...stand(532, 5.4)}
			line={3.5}
			pose={{
				head: [2, -162, 0],
				trunk: [
					[0, -147, 7],
					[-1, -138, 20],
					[-1, -112, 18],
					[0, -80, 18],
				],
				farArm: [
					[16, -134, 7],
					[36, -124, 6],
					[54, -122, 4.5],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.tan,
				children: (
					<>
						<path
							d="M-36 2C-50-26-40-58 0-58 26-58 34-44 32-28 20-26-4-26-16-14L-22 6Z"
							fill={yellow}
							stroke={ink}
							strokeWidth="14"
						/>
						<path d="M34-30L-38-20" stroke={ink} strokeWidth="12" />
					</>
				),
			}}
			top={cloth.orange}
			legs={cloth.navy}
			holding={<Loaf x={66} y={-114} size={34} turn={-6} line={2} />}
		/>
	);
}

/** At the back of the hall one tells people by their hats. */
function Faraway() {
	const people = [
		{
			x: 196,
			z: 9.6,
			coat: red,
			hair: ink,
			skin: skins.tan,
			tall: 168,
			hat: 'M-13-4C-14-20 14-20 13-4L19-1H-13Z',
		},
		{
			x: 232,
			z: 8.6,
			coat: foam,
			hair: '#8a3c22',
			skin: skins.rose,
			tall: 158,
			hat: 'M-13 2C-17-20 17-20 13 2Q0-8-13 2ZM-4-16a6 6 0 1 1 10 0Z',
		},
		{
			x: 318,
			z: 8.2,
			coat: cloth.green.light,
			hair: white,
			skin: skins.brown,
			tall: 176,
			hat: 'M-13 4C-18-20 18-20 13 4L9-5H-9Z',
		},
		{
			x: 352,
			z: 9.4,
			coat: cloth.orange.light,
			hair: ink,
			skin: skins.umber,
			tall: 150,
			hat: 'M-14 8C-20-22 20-22 14 8Q8-6 0-7T-14 8Z',
		},
		{
			x: 388,
			z: 7.6,
			coat: yellow,
			hair: cloth.navy.light,
			skin: skins.olive,
			tall: 172,
			hat: 'M-14-3C-12-22 12-22 14-3H20V1H-14Z',
		},
		{
			x: 490,
			z: 8.8,
			coat: cloth.plum.light,
			hair: '#4a2c1a',
			skin: skins.rose,
			tall: 164,
			hat: 'M-13 6C-18-20 18-20 13 6 8-4-6-8-13 6Z',
		},
	];
	return people.map(({ x, z, coat, hair, skin, tall, hat }) => {
		const { y, scale } = stand(x, z);
		return (
			<g
				key={x}
				transform={`translate(${x} ${y})scale(${scale})`}
				stroke={ink}
				strokeWidth={3.4}
				strokeLinejoin="round"
			>
				<path d="M-15-84L-13 0H-2L0-60 4 0H15L16-84Z" fill={cloth.navy.dark} />
				<path
					d={`M-22-70C-26-${tall - 44} -24-${tall - 28} -8-${tall - 26}H8C24-${tall - 28} 26-${tall - 44} 22-70Z`}
					fill={coat}
				/>
				<path
					d={`M6-${tall - 27}C24-${tall - 28} 26-${tall - 44} 22-70H10Z`}
					fill={ink}
					stroke="none"
					opacity="0.25"
				/>
				<g transform={`translate(0 ${12 - tall})`}>
					<ellipse rx="11.5" ry="13.5" fill={skin.light} />
					<path d={hat} fill={hair} />
					<path d="M-4 0v2M4 0v2M1 2l1 4M-2 9h4" fill="none" strokeWidth="2" />
				</g>
			</g>
		);
	});
}

/** The queue beyond the two women, far to near. */
export function Queue() {
	return (
		<>
			<Faraway />
			<Served />
			<Mother />
			<Rigger />
			<OldMan />
		</>
	);
}
