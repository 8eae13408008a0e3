import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { cloth, Form, Limb, Line, skins } from './forms.tsx';
import { Person } from './people.tsx';
import { Water } from './submerged-window-water.tsx';

const { ink, white, yellow, red, foam, sea, blue } = palette;

const wall = '#7a4a30';
const wallDark = '#54301f';
const wallLit = '#9a6240';
const steel = '#7f8d94';
const steelDark = '#4b5a63';
const copper = '#d07a3a';
const copperDark = '#94501f';
const grey = '#d5d9db';
const leaf = '#3f9a4f';

/** The port: its flange on our wall, and the glass at the far end of a thick sleeve. */
const port = { x: 448, y: 372, flange: 336, mouth: 292, glass: 258 };
/** We look up through the sleeve, so the glass sits high in the mouth. */
const glass = { x: port.x + 12, y: port.y - 26 };

const ring = (x: number, y: number, r: number) =>
	`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}Z`;

function Port() {
	const bolts = Array.from({ length: 18 }, (_, i) => {
		const turn = ((i + 0.5) / 18) * Math.PI * 2;
		const r = (port.flange + port.mouth) / 2;
		return [
			Math.round(port.x + Math.cos(turn) * r),
			Math.round(port.y + Math.sin(turn) * r),
		] as const;
	});
	return (
		<>
			<Form
				id="window-flange"
				d={ring(port.x, port.y, port.flange)}
				tone={{ light: steel, dark: steelDark }}
				line={3}
				shade={`M60 ${port.y - 60}C200 ${port.y + 340} 640 ${port.y + 420} 830 ${port.y - 40}V800H60Z`}
			/>
			{bolts.map(([x, y]) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
					<path d="M-12 0L-6 -10H6L12 0L6 10H-6Z" fill={steel} stroke={ink} strokeWidth="3.5" />
					<path d="M-5 -4H4" stroke={white} strokeWidth="3" />
				</g>
			))}
			<Form
				id="window-sleeve"
				d={ring(port.x, port.y, port.mouth)}
				tone={{ light: '#a9c9cc', dark: steelDark }}
				line={3}
				shade={`M140 60H${port.x + 60}C240 140 180 320 220 460L150 560H60V60Z`}
			>
				<path d={ring(port.x + 5, port.y - 11, 276)} fill="none" stroke={ink} strokeWidth="2.5" />
			</Form>
			<Form
				id="window-glass"
				d={ring(glass.x, glass.y, port.glass)}
				tone={{ light: foam, dark: sea }}
				line={3}
			>
				<Water />
				<path
					d="M640 130C700 180 716 250 712 330L694 326C696 250 682 190 626 144ZM600 104l16 10-10 12-16-10Z"
					fill={white}
					opacity="0.8"
				/>
			</Form>
		</>
	);
}

/** Wall plates, the pipes that the room is there for, and their valves. */
function Plant() {
	return (
		<>
			<path d="M0 0H800V1000H0Z" fill={wall} />
			<path d="M0 0H132V1000H0Z" fill={wallDark} />
			<path d="M560 700L800 560V900H500Z" fill={wallLit} />
			<path
				d="M132 0V1000M132 300H0M132 640H0M700 0V1000M132 760H800"
				stroke={ink}
				strokeWidth="3"
			/>
			<pattern id="window-dots" width="18" height="18" patternUnits="userSpaceOnUse">
				<circle cx="4.5" cy="4.5" r="3.4" fill={foam} />
				<circle cx="13.5" cy="13.5" r="3.4" fill={foam} />
			</pattern>
			{/* Dots are daylight that comes in by the port. */}
			<path d={ring(port.x, port.y + 40, 372)} fill="url(#window-dots)" opacity="0.3" />
			<Limb
				joints={[
					[48, -20, 26],
					[48, 400, 26],
					[48, 1020, 26],
				]}
				tone={{ light: copper, dark: copperDark }}
				light={1}
				line={5}
			/>
			<Limb
				joints={[
					[104, -20, 13],
					[104, 460, 13],
					[104, 1020, 13],
				]}
				tone={cloth.foam}
				light={1}
				line={4}
			/>
			<path
				d="M14 168H82V196H14ZM14 560H82V588H14Z"
				fill={copperDark}
				stroke={ink}
				strokeWidth="5"
			/>
			<g transform="translate(48 390)">
				<ellipse rx="40" ry="46" fill="none" stroke={ink} strokeWidth="20" />
				<ellipse rx="40" ry="46" fill="none" stroke={red} strokeWidth="11" />
				<path d="M0-46V46M-38-14L38 14M-38 14L38-14" stroke={ink} strokeWidth="9" />
				<circle r="11" fill={red} stroke={ink} strokeWidth="5" />
			</g>
		</>
	);
}

/** Twenty past two, and the number of the deck. */
function Clock() {
	return (
		<>
			<g transform="translate(734 86)">
				<circle r="48" fill={white} stroke={ink} strokeWidth="6" />
				<path d="M-34 34A48 48 0 0 1 -34 -34A60 60 0 0 0 -34 34Z" fill={cloth.white.dark} />
				<path d="M0-40V-32M40 0H32M0 40V32M-40 0H-32" stroke={ink} strokeWidth="5" />
				<path d="M0 0L22-11" stroke={ink} strokeWidth="7" strokeLinecap="round" />
				<path d="M0 0L30 18" stroke={ink} strokeWidth="5" strokeLinecap="round" />
			</g>
			<g transform="translate(706 588)">
				<path d="M0 0H84V64H0Z" fill={yellow} stroke={ink} strokeWidth="5" />
				<Line d="M14 33H32M46 20Q48 10 58 11Q70 14 64 28L46 52H70" width={7} />
			</g>
		</>
	);
}

/** The desk under the port: logbook, pencil, a bean that somebody is bringing up. */
function Desk() {
	return (
		<>
			<path
				d="M250 880L800 826V930L190 1000H150Z"
				fill={cloth.wood.light}
				stroke={ink}
				strokeWidth="6"
				strokeLinejoin="round"
			/>
			<path d="M190 1000L800 930V1000Z" fill={cloth.wood.dark} stroke={ink} strokeWidth="5" />
			<path d="M420 905L720 872L790 926L500 962Z" fill={ink} opacity="0.28" />
		</>
	);
}

function Logbook() {
	return (
		<g strokeLinejoin="round">
			<path d="M404 878L720 838L772 908L456 956Z" fill={blue} stroke={ink} strokeWidth="5" />
			<path
				d="M412 872C460 850 520 846 566 862L608 932C560 916 500 924 456 946Z"
				fill={white}
				stroke={ink}
				strokeWidth="4"
			/>
			<path
				d="M566 862C606 838 662 832 712 836L764 902C712 896 652 908 608 932Z"
				fill={cloth.white.dark}
				stroke={ink}
				strokeWidth="4"
			/>
			<Line
				d="M436 878q50-16 108-8M446 892q50-16 108-8M456 906q50-16 108-8M466 920q40-14 76-11M592 862q40-16 104-16M602 876q40-16 60-16"
				width={2.5}
				ink={blue}
			/>
		</g>
	);
}

/** The beans in their jar, towards the light. */
function Jar() {
	return (
		<g transform="translate(716 812)" strokeLinejoin="round">
			<path
				d="M6-64C0-80 8-92 2-108M4-82c-20 4-32-6-36-16 18-4 32 2 36 16ZM3-104c2-20 14-28 30-30 0 18-12 30-30 30Z"
				fill={leaf}
				stroke={ink}
				strokeWidth="4"
			/>
			<path d="M-30-62H38L42 34C20 42-16 42-36 38Z" fill={foam} />
			<path d="M-33-16Q4-26 40-18L42 34C20 42-16 42-36 38Z" fill="#6f4428" />
			<path d="M20-62H38L42 34 24 38Z" fill={ink} opacity="0.2" />
			<path d="M-30-62H38L42 34C20 42-16 42-36 38Z" fill="none" stroke={ink} strokeWidth="5" />
			<path d="M-34-70H42V-56H-34Z" fill={yellow} stroke={ink} strokeWidth="4" />
		</g>
	);
}

/** The fitter: a grey moustache, a pencil behind the ear, tea going cold. */
function Fitter() {
	return (
		<Person
			x={226}
			y={1330}
			scale={4.6}
			line={4}
			pose={{
				head: [7, -157, -24],
				size: 29,
				trunk: [
					[-3, -134, 8],
					[-9, -129, 20],
					[-14, -104, 23],
					[-14, -60, 26],
				],
				farArm: [
					[6, -124, 9],
					[22, -104, 8],
					[42, -99, 5.5],
				],
				nearArm: [
					[-20, -123, 10],
					[-20, -94, 9.5],
					[8, -100, 7],
				],
			}}
			face={{
				view: 'profile',
				skin: skins.brown,
				children: (
					<>
						<path
							d="M-35-18C-26-24-18-20-12-14L-18 0-24 4-24 26C-34 26-44 2-35-18Z"
							fill={grey}
							stroke={ink}
							strokeWidth="4"
							strokeLinejoin="round"
						/>
						<path
							d="M40 12C28 7 16 12 9 28 20 35 38 30 46 19Z"
							fill={grey}
							stroke={ink}
							strokeWidth="6"
							strokeLinejoin="round"
						/>
						<path
							d="M-34 6L-2-15 1-9-30 12Z"
							fill={yellow}
							stroke={ink}
							strokeWidth="6"
							strokeLinejoin="round"
						/>
						<Line d="M12-32q8-4 14-2M6 4q-4 8 0 14" width={4} />
					</>
				),
			}}
			top={cloth.blue}
			legs={cloth.blue}
			holding={
				<g stroke={ink} strokeLinejoin="round">
					<path d="M12-118H30L28-94Q21-91 14-94Z" fill={white} strokeWidth="2" />
					<path d="M23-117H30L28-94Q25-92 23-92Z" fill={ink} stroke="none" opacity="0.25" />
					<path d="M12-118Q21-122 30-118 21-114 12-118Z" fill="#6f4428" strokeWidth="1.6" />
					<path
						d="M18-124q-4-5 0-10t0-10M25-123q-3-4 0-8"
						fill="none"
						stroke={white}
						strokeWidth="1.8"
						strokeLinecap="round"
					/>
					<path d="M14-110H29M14-106H29" stroke={red} strokeWidth="2" />
					<path
						d="M8-106C14-109 20-107 22-104M9-101C15-103 20-102 22-99M10-96C15-98 20-97 21-95"
						fill="none"
						stroke={ink}
						strokeWidth="6.6"
						strokeLinecap="round"
					/>
					<path
						d="M8-106C14-109 20-107 22-104M9-101C15-103 20-102 22-99M10-96C15-98 20-97 21-95"
						fill="none"
						stroke={skins.brown.light}
						strokeWidth="4.4"
						strokeLinecap="round"
					/>
				</g>
			}
		>
			<path
				d="M-17-145C-10-138 4-136 12-142L15-131C12-127 8-126 4-125L0-116-5-124C-12-125-18-128-22-134Z"
				fill={red}
				stroke={ink}
				strokeWidth="2"
				strokeLinejoin="round"
			/>
			<Line d="M3-126Q8-100 6-62M4-112l4 1M5-98l4 1" width={1.2} />
		</Person>
	);
}

function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
			<Plant />
			<Port />
			<Clock />
			<Desk />
			<Jar />
			<Logbook />
			<Fitter />
		</svg>
	);
}

/** Panel five: what passes over Deck −2. */
export const sceneSubmergedWindow: Picture = {
	width: 800,
	height: 1000,
	alt: 'A thick round window in a plant room below the waterline. A fitter with a mug and an open logbook looks up through it at the underside of a rowing skiff passing across the bright surface, two oars out on either side and small fish scattering from its shadow.',
	Drawing,
};
