import type { ReactNode } from 'react';
import { palette, rust, skinTone } from '../../../model/colours.ts';
import { cloth, skins } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { backLight, middleLight, mouthLight } from './bread-day-light.ts';
import { Cast, stand } from './bread-day-room.tsx';

const { ink, white, yellow, red, foam } = palette;

/** Hats and hair from behind, about a head whose middle is at 0. */
const tops = {
	cap: 'M-27-2C-28-34 28-34 27-2Q0 8-27-2Z',
	bun: 'M-26 8C-32-34 32-34 26 8 16 20-16 20-26 8ZM-12-30a12 12 0 1 1 24 0Z',
	cropped: 'M-25 2C-28-34 28-34 25 2Q14 12 0 12T-25 2Z',
	scarf: 'M-27 6C-32-38 32-38 27 6L34 36Q0 46-34 36Z',
	turban: 'M-32-2C-38-42 38-42 32-2Q0 12-32-2ZM-30-8L24-28M-20 4L32-12',
	knit: 'M-26 4C-30-42 30-42 26 4ZM-26-6H26',
	hood: 'M-30 38C-38-44 38-44 30 38Z',
	round: 'M-36 0C-40-42 40-42 36 0 34 26-34 26-36 0Z',
	long: 'M-27 0C-30-36 30-36 27 0L30 52Q0 60-30 52Z',
	brim: 'M-42 2Q0 14 42 2L27-6C28-36-28-36-27-6Z',
};

/** What an arm does, on the right-hand side of somebody seen from behind. */
const arms = {
	down: 'M34-262C54-250 58-210 58-156L40-154C38-190 34-220 28-240Z',
	point: 'M30-268C48-280 62-300 74-334L88-330C84-296 70-262 36-240Z',
	hip: 'M32-264C56-256 76-226 78-208L46-176 38-190 54-210C48-222 40-232 28-240Z',
	scratch: 'M30-268C56-268 74-286 70-302L34-326 26-314 48-296C46-284 40-276 28-272Z',
};

interface OneProps {
	x: number;
	z: number;
	tall: number;
	coat: string;
	hair: string;
	skin: string;
	top: keyof typeof tops;
	arm?: keyof typeof arms;
	flip?: boolean;
	children?: ReactNode;
}

/** One of the three thousand, from behind, at 200 units to the metre. */
function One({ x, z, tall, coat, hair, skin, top, arm = 'down', flip, children }: OneProps) {
	const w = z > 10 ? 6 : 5;
	const light = z > 11 ? backLight : middleLight;
	return (
		<>
			<Cast x={x} z={z} long={0.5} />
			<g
				transform={`${stand(x, z)}scale(${flip ? -1 : 1} ${Math.round(tall / 3.4) / 100})`}
				stroke={ink}
				strokeWidth={w}
				data-light={light}
			>
				<path d="M-34-150L-30-4H-6L0-110 6-4H30L34-150Z" fill={cloth.navy.dark} />
				<path d={arms[arm]} fill={coat} />
				<path d="M-14-284C-44-280-54-264-54-232L-46-110H46L54-232C54-264 44-280 14-284Z" fill={coat} />
				<path
					d={flip ? 'M18-282C44-280 54-264 54-232L46-110H20Z' : 'M-18-282C-44-280-54-264-54-232L-46-110H-20Z'}
					fill={ink}
					stroke="none"
					opacity="0.3"
				/>
				<ByNight light={mouthLight}>
					<path
						d="M14-284C44-280 54-264 54-232L46-110H34L42-230C43-256 36-272 14-284Z"
						transform={flip ? 'scale(-1 1)' : undefined}
						fill={coat}
						stroke="none"
					/>
				</ByNight>
				{children}
				<g transform="translate(0-308)">
					<ellipse rx="25" ry="30" fill={skin} />
					<path d={tops[top]} fill={hair} />
				</g>
			</g>
		</>
	);
}

const [umber, brown, tan, olive, rose] = [skins.umber, skins.brown, skins.tan, skins.olive, skins.rose].map((skin) => skin.light) as [
	string,
	string,
	string,
	string,
	string,
];
const [navy, sand, green, plum, grey, orange] = [cloth.navy, cloth.sand, cloth.green, cloth.plum, cloth.grey, cloth.orange].map(
	(tone) => tone.light,
) as [string, string, string, string, string, string];

/** Everybody beyond the first row, reading the same number; far to near. */
export function Crowd() {
	return (
		<>
			<One x={-4.7} z={12.4} tall={338} coat={grey} hair={red} skin={tan} top="cap" />
			<One x={-4} z={12.6} tall={320} coat={plum} hair={ink} skin={umber} top="bun" arm="scratch" />
			<One x={-3.3} z={12.2} tall={352} coat={navy} hair={white} skin={brown} top="turban" />
			<One x={-2.6} z={12.6} tall={330} coat={foam} hair={rust.dark} skin={rose} top="long" arm="hip" />
			<One x={-1.9} z={12.3} tall={344} coat={green} hair={navy} skin={olive} top="knit" arm="point" flip />
			<One x={-1.2} z={12.6} tall={310} coat={red} hair={grey} skin={rose} top="bun" />
			<One x={-0.5} z={12.2} tall={350} coat={sand} hair={ink} skin={umber} top="cropped" arm="scratch" />
			<One x={0.2} z={12.5} tall={334} coat={navy} hair={yellow} skin={tan} top="brim" />
			<One x={0.9} z={12.3} tall={318} coat={orange} hair={plum} skin={brown} top="scarf" />
			<One x={1.6} z={12.6} tall={346} coat={grey} hair={skinTone.ebony} skin={rose} top="cropped" arm="hip" />
			<One x={-3} z={10.2} tall={322} coat={sand} hair={foam} skin={brown} top="scarf" arm="hip" flip />
			<One x={-2.1} z={10.7} tall={350} coat={navy} hair={ink} skin={umber} top="round" arm="point" />
			<One x={0.5} z={10.4} tall={330} coat={green} hair={white} skin={rose} top="cropped" arm="scratch" flip />
			<One x={1.25} z={10} tall={344} coat={plum} hair={orange} skin={brown} top="turban" />
		</>
	);
}
