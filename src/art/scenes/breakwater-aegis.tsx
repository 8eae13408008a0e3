import { FlagPattern } from '../flags.tsx';
import { palette } from '../palette.ts';
import { glass } from './breakwater-station.tsx';
import { cloth, Form, Line, skins } from './forms.tsx';
import { Person } from './people.tsx';

const { ink, white, yellow, red, blue } = palette;
const hull = { light: '#8c9aa3', dark: '#5f6e78' };

/** The cap that all of them wear, in a head's own field. */
const cap = (
	<>
		<path d="M-36 0C-40-12-34-24-24-26L-18-8-26 8Z" fill="#4a2c1a" />
		<path
			d="M-40-20C-46-44-20-58 4-56 34-56 46-42 36-28L-36-18ZM-34-22L35-30 50-20 30-20Z"
			fill={cloth.navy.dark}
			stroke={ink}
			strokeWidth="12"
			strokeLinejoin="round"
		/>
		<path d="M20-42l8 0" stroke={yellow} strokeWidth="10" />
	</>
);

/** The officer of the watch, who has a loudhailer and has not raised it. */
export function Watch() {
	return (
		<Person
			x={990}
			y={434}
			scale={0.98}
			line={2.6}
			pose={{
				head: [-4, -160, 6],
				turn: -1,
				size: 27,
				trunk: [
					[-1, -144, 7],
					[0, -134, 19],
					[1, -108, 18],
					[2, -50, 23],
				],
				farArm: [
					[-14, -130, 7],
					[-18, -106, 7],
					[-14, -84, 5],
				],
				nearArm: [
					[14, -130, 8],
					[22, -104, 8],
					[20, -80, 5.5],
				],
				farLeg: [
					[-6, -54, 9],
					[-7, -30, 8],
					[-8, -4, 7],
				],
				nearLeg: [
					[8, -54, 9],
					[9, -30, 8],
					[9, -4, 7],
				],
				toes: [-1, -1],
			}}
			face={{ view: 'profile', skin: skins.tan, mood: 'set', children: cap }}
			top={cloth.black}
			legs={cloth.black}
			holding={
				<g stroke={ink} strokeWidth="3" strokeLinejoin="round">
					<path d="M16-78L28-74 38-40C26-30 6-34 2-46Z" fill={white} />
					<path d="M2-46C6-34 26-30 38-40 30-50 10-54 2-46Z" fill={red} />
				</g>
			}
		>
			<path d="M-10-126V-60M-4-126V-60" stroke={yellow} strokeWidth="2.6" strokeDasharray="3 13" />
			<path d="M-18-98H20" stroke={ink} strokeWidth="3" />
		</Person>
	);
}

/** Officers at the patrol boat's rail, each with their own way of not looking. */
function Officers() {
	const at = { y: 386, scale: 0.72, line: 2.4 };
	return (
		<>
			<Person
				{...at}
				x={176}
				pose={{
					head: [4, -158, 8],
					size: 30,
					trunk: [
						[0, -144, 7],
						[-1, -134, 19],
						[-2, -108, 18],
						[-2, -60, 21],
					],
					nearArm: [
						[-10, -130, 8],
						[-4, -108, 8],
						[18, -98, 6],
					],
				}}
				face={{ view: 'profile', skin: skins.rose, children: cap }}
				top={cloth.navy}
				legs={cloth.navy}
			/>
			<Person
				{...at}
				x={236}
				pose={{
					head: [0, -168, 4],
					size: 30,
					trunk: [
						[0, -152, 7],
						[0, -142, 21],
						[0, -114, 19],
						[0, -60, 20],
					],
					farArm: [
						[16, -138, 8],
						[26, -150, 7],
						[16, -166, 5],
					],
					nearArm: [
						[-18, -138, 8],
						[-24, -112, 8],
						[-20, -88, 6],
					],
				}}
				face={{ view: 'quarter', skin: skins.umber, children: cap }}
				top={cloth.black}
				legs={cloth.black}
				holding={<path d="M2-170H32V-160H2ZM16-172h14v14h-14Z" fill={ink} />}
			/>
			<Person
				{...at}
				x={446}
				pose={{
					head: [8, -152, 16],
					size: 30,
					trunk: [
						[4, -138, 7],
						[1, -128, 18],
						[-2, -104, 18],
						[-4, -60, 20],
					],
					farArm: [
						[14, -124, 7],
						[24, -106, 7],
						[30, -96, 5],
					],
					nearArm: [
						[-6, -124, 8],
						[6, -104, 8],
						[26, -94, 6],
					],
				}}
				face={{ view: 'profile', skin: skins.brown, mood: 'set', children: cap }}
				top={cloth.navy}
				legs={cloth.navy}
			/>
		</>
	);
}

/** The grey patrol boat, broadside across the entrance. */
export function PatrolBoat() {
	const posts = [128, 168, 208, 248, 412, 450, 488, 524];
	return (
		<>
			<path d="M300 300V186M284 206H318M300 186V166" stroke={ink} strokeWidth="5" />
			<path
				d="M262 348V262L284 250H376L394 300V348Z"
				fill={hull.light}
				stroke={ink}
				strokeWidth="4.5"
				strokeLinejoin="round"
			/>
			<path d="M262 348V262L284 250H300V348Z" fill={hull.dark} />
			<path
				d="M310 264H370L380 294H310ZM270 272L292 264V294H270Z"
				fill={glass}
				stroke={ink}
				strokeWidth="3.5"
				strokeLinejoin="round"
			/>
			<path
				d="M256 250H384V240H272Z"
				fill={white}
				stroke={ink}
				strokeWidth="4"
				strokeLinejoin="round"
			/>
			<path d="M344 240V224H362V240Z" fill={yellow} stroke={ink} strokeWidth="3.5" />
			<g transform="translate(98 262)">
				<path d="M0 84V-4" stroke={ink} strokeWidth="4" />
				<g transform="translate(-42 -2)scale(0.5)">
					<FlagPattern letter="G" />
					<path d="M0 0H80V60H0Z" fill="none" stroke={ink} strokeWidth="7" />
				</g>
			</g>
			<Officers />
			<Form
				id="breakwater-hull"
				d="M84 346H470C510 342 552 332 590 318L552 426H112C96 400 88 374 84 346Z"
				tone={hull}
				line={2.5}
				shade="M60 384C240 396 460 392 580 372V440H60Z"
			>
				<path d="M470 340L508 338 470 440H432Z" fill={yellow} />
				<path d="M520 336L534 330 496 440H482Z" fill={blue} />
				<path d="M80 414H600V440H80Z" fill="#981722" />
				<Line d="M130 366H400" width={2.5} />
			</Form>
			<Line
				d={`M124 318H262M394 318H540${posts.map((x) => `M${x} 318V346`).join('')}M124 332H262M394 332H536`}
				width={3}
			/>
			<circle cx="404" cy="334" r="12" fill="none" stroke={ink} strokeWidth="10" />
			<circle cx="404" cy="334" r="12" fill="none" stroke={red} strokeWidth="5" />
		</>
	);
}
