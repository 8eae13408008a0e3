import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Cord, Inner, line, Shade, tone } from './parts.tsx';
import { cloth, hairs, Person, skin } from './people.tsx';

const { white, blue, deep, yellow, red, foam } = palette;

/** A room cut open. */
export function Room({
	x,
	y,
	w,
	h,
	fill,
	children,
}: {
	x: number;
	y: number;
	w: number;
	h: number;
	fill: string;
	children: ReactNode;
}) {
	return (
		<>
			<path fill={fill} d={`M${x} ${y}h${w}v${h}h${-w}Z`} />
			<Shade dark={0.2} d={`M${x} ${y}h${w}v4h-${w - 4}v${h - 4}h-4Z`} />
			{children}
			<path fill="none" strokeWidth="4" d={`M${x} ${y}h${w}v${h}h${-w}Z`} />
		</>
	);
}

/** The Axion Loop's platform, with a train in. */
export function LoopStation() {
	return (
		<>
			<path fill={tone.mist} d="M1004 512H1490V538H1004Z" />
			<Inner
				w={line.fine}
				d="M1030 512v26M1056 512v26M1082 512v26M1340 512v26M1316 512v26M1440 512v26M1464 512v26"
			/>
			<Room x={1098} y={482} w={186} h={66} fill={white}>
				<path fill={yellow} stroke="none" d="M1100 540H1282V548H1100Z" />
				<path
					fill={red}
					strokeWidth="2.4"
					d="M1110 536V518Q1112 506 1128 506H1256Q1272 508 1276 536Z"
				/>
				<g fill={foam} strokeWidth="1.6">
					<path d="M1118 522q0-8 8-8h8v8ZM1142 514h16v8h-16ZM1166 514h16v8h-16ZM1206 514h16v8h-16ZM1230 514h16v8h-16Z" />
					<path fill={deep} d="M1188 512h12v24h-12Z" />
				</g>
				<path fill={white} stroke="none" d="M1112 527H1184V531H1112ZM1204 527H1275V531H1204Z" />
				<path fill={deep} strokeWidth="1.8" d="M1128 486H1176V500H1128Z" />
				<path
					fill="none"
					stroke={yellow}
					strokeWidth="1.6"
					d="M1132 490h10M1146 490h6M1156 490h16M1132 494h8M1146 494h12M1162 494h6"
				/>
				<Inner w={line.fine} d="M1134 486v-4M1170 486v-4M1190 482v6M1250 482v6" />
				<Person
					at={[1150, 547]}
					s={0.84}
					left
					skin={skin.fair}
					hair={hairs.grey}
					head="crop"
					top={cloth.green}
					hem={6}
					arms={['6,-16 8,-21', '4,-16 7,-19']}
				>
					<path fill={white} strokeWidth="1" d="M5-25l9 2-2 7-8-2Z" />
				</Person>
				<Person
					at={[1178, 547]}
					s={0.84}
					skin={skin.brown}
					hair={hairs.black}
					head="afro"
					top={yellow}
					legs={blue}
					lean={2}
					arms={['6,-17 9,-13', '-4,-17 -6,-12']}
					stance={['5,-6 8,-1', '-3,-6 -8,-3']}
				/>
				<Person
					at={[1246, 547]}
					s={0.86}
					left
					skin={skin.olive}
					hair={cloth.blue}
					head="scarf"
					top={cloth.orange}
					hem={8}
					arms={['4,-16 7,-12', '-5,-16 -5,-11']}
				>
					<path fill={tone.wood} strokeWidth="1" d="M-10-11h8v8h-8Z" />
				</Person>
			</Room>
		</>
	);
}

/** Bunks in three tiers; one of the sleepers cannot. */
export function Dormitory() {
	return (
		<Room x={908} y={486} w={88} h={58} fill={tone.night}>
			<g strokeWidth="1.4">
				<path fill={red} d="M914 502v-6q14-6 28 0v6Z" />
				<path fill={tone.leaf} d="M914 520v-5q18-7 28 0v5Z" />
				<path fill={yellow} d="M914 539v-6q12-6 28 1v5Z" />
				<path fill={blue} d="M962 502v-5q18-7 28 0v5Z" />
				<path fill={white} d="M962 539v-5q16-8 28 0v5Z" />
				<circle cx="915" cy="497" r="3.4" fill={skin.fair} />
				<circle cx="941" cy="516" r="3.4" fill={skin.deep} />
				<circle cx="989" cy="498" r="3.4" fill={skin.tan} />
				<circle cx="964" cy="534" r="3.4" fill={skin.brown} />
			</g>
			<path fill={yellow} fillOpacity=".8" stroke="none" d="M974 505l-12 15h26Z" />
			<Person
				at={[970, 529]}
				s={0.6}
				skin={skin.rose}
				hair={hairs.red}
				head="long"
				top={white}
				arms={['5,-16 8,-16', '2,-14 7,-14']}
				stance={['7,-12 8,-5', '6,-11 7,-3']}
			>
				<path fill={red} strokeWidth="1" d="M7-19h6v5H7Z" />
			</Person>
			<Inner
				w={2.4}
				d="M912 502H944M912 520H944M912 539H944M960 502H992M960 520H992M960 539H992M944 490V544M960 490V544M944 496h16M944 510h16M944 526h16"
			/>
		</Room>
	);
}

/** The pump floor, and the shift that keeps the Atlantic out. */
export function PumpRoom() {
	return (
		<Room x={1340} y={478} w={92} h={66} fill={tone.mist}>
			<Cord w={5} colour={tone.oxide} d="M1346 492H1366V520" />
			<Cord w={5} colour={tone.green} d="M1426 500H1410V524M1352 538V530H1366" />
			<path fill={tone.steel} strokeWidth="2.4" d="M1360 544V522Q1376 510 1392 522V544Z" />
			<circle cx="1376" cy="530" r="7" fill={white} strokeWidth="1.8" />
			<Inner w={line.fine} d="M1376 530l4-4" />
			<circle cx="1410" cy="514" r="7" fill="none" stroke={red} strokeWidth="2.6" />
			<Person
				at={[1420, 543]}
				s={0.96}
				left
				skin={skin.deep}
				hair={yellow}
				head="helmet"
				top={cloth.blue}
				legs={cloth.deep}
				lean={2}
				arms={['6,-23 7,-28', '8,-20 11,-24']}
				stance={['4,-5 5,0', '-3,-5 -6,0']}
			/>
		</Room>
	);
}
