import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { cloth, Gull, Line, n, seeded } from './forms.tsx';
import { Boat, Catch, Coiler, Tea } from './waterline-boat.tsx';
import { City } from './waterline-city.tsx';
import { Buoy, Gang, Mole } from './waterline-gang.tsx';

const { ink, paper, white, yellow, foam, sea } = palette;
const dawn = '#ffe7a0';
const deepSea = '#0a566d';

/** The sun stands on the horizon at the point that the boat, the city and the light run to. */
const sun = { x: 500, y: 404, r: 92 };
const horizon = 436;

function Sky() {
	const rays = [-82, -58, -30, -6, 20, 46, 74].map((angle, i) => {
		const [a, b] = [angle - 4 - (i % 3), angle + 4 + (i % 2) * 2].map((side) => {
			const turn = (side / 180) * Math.PI;
			return `${n(sun.x + 900 * Math.sin(turn))} ${n(sun.y - 900 * Math.cos(turn))}`;
		});
		return `M${sun.x} ${sun.y}L${a} ${b}Z`;
	});
	return (
		<>
			<rect width="1200" height="440" fill={foam} />
			<path d={rays.join('')} fill={paper} opacity=".55" />
			<path
				d="M0 440V356C160 330 240 250 380 232S640 220 720 270 900 380 1200 372V440Z"
				fill={dawn}
			/>
			<path
				d="M0 372V300C150 290 230 210 370 190S650 180 740 236 900 330 1000 330L900 372C800 360 760 300 720 270 640 220 520 214 380 232S160 340 0 356Z"
				fill="url(#waterline-dots)"
			/>
			<circle cx={sun.x} cy={sun.y} r={sun.r} fill={yellow} stroke={ink} strokeWidth="10" />
			<g fill={white}>
				<path d="M20 132q40-26 84-14 30-34 84-16 46-14 62 20 40-4 58 10Z" />
				<path d="M380 96q30-16 60-6 30-22 66-4 30-6 44 10Z" />
				<path d="M-10 262q36-14 66-4 24-18 58-2l36 6Z" />
			</g>
			<path d="M20 132h288q-140 13-288 0ZM380 96h170q-90 10-170 0Z" fill={cloth.foam.dark} />
		</>
	);
}

function Sea() {
	const random = seeded(2118);
	const waves = { near: '', far: '', gold: '' };
	for (let i = 0; i < 90; i++) {
		const depth = random() ** 1.6;
		const y = horizon + 8 + depth * 250;
		const x = random() * 1200;
		const w = 10 + depth * 60;
		const mark = `M${n(x)} ${n(y)}q${n(w / 4)} ${n(-w / 9)} ${n(w / 2)} 0t${n(w / 2)} 0`;
		if (depth > 0.3) waves.near += mark;
		else waves.far += mark;
	}
	for (let i = 0; i < 26; i++) {
		const y = horizon + 5 + i * 6.4;
		const w = 84 - i * 1.4 + random() * 34;
		waves.gold += `M${n(sun.x - w + random() * 40)} ${n(y)}h${n(w * (0.6 + random()))}`;
	}
	return (
		<>
			<rect y={horizon} width="1200" height="364" fill={sea} />
			<path d="M612 436H1200V520H760Q690 480 612 436Z" fill={deepSea} />
			<path d="M0 560Q300 520 560 590L1200 640V800H0Z" fill={deepSea} />
			<Line d={waves.far} ink={cloth.foam.dark} width={2.5} />
			<Line d={waves.near} ink={foam} width={3.5} />
			<Line d={waves.gold} ink={yellow} width={4} />
			<Line d={`M0 ${horizon}H1200`} width={4} />
			{/* A sister of ours, already out. */}
			<path d="M52 432l6-14h20v-22h14v14l24 8 10-6-6 20Z" fill={ink} />
		</>
	);
}

function Gulls() {
	return (
		<>
			<Gull x={610} y={150} scale={1.05} tilt={-12} />
			<Gull x={420} y={236} scale={0.62} tilt={10} />
			<Gull x={150} y={220} scale={0.8} tilt={-24} />
			<Gull x={560} y={276} scale={0.4} tilt={-4} />
			<Gull x={330} y={140} scale={0.5} tilt={18} />
			<Gull x={96} y={330} scale={0.36} tilt={6} />
		</>
	);
}

function Waterline() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 1200 800"
			width="1200"
			height="800"
			paintOrder="stroke"
			strokeLinejoin="round"
		>
			<defs>
				<pattern
					id="waterline-dots"
					width="13"
					height="13"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(35)"
				>
					<circle cx="6.5" cy="6.5" r="3" fill={dawn} />
				</pattern>
			</defs>
			<Sky />
			<Sea />
			<City />
			<Mole />
			<Gang />
			<Buoy />
			<Gulls />
			<Boat />
			<Coiler />
			<Catch />
			<Tea />
		</svg>
	);
}

export const sceneWaterline: Picture = {
	width: 1200,
	height: 800,
	alt: 'First light at the waterline, from the deck of a work boat coming home. A woman coils a line in the bow beside a thermos; ahead, a rope-duty gang hauls on a mooring line under the lower decks of the city.',
	Drawing: Waterline,
};
