import { palette } from '../../palette.ts';
import type { Picture } from '../../picture.ts';
import { cloth, Gull, Line, n, seeded } from '../forms.tsx';
import { City } from './city.tsx';
import { Coiler } from './coiler.tsx';
import { Deck, Pile, RailGull, Tea } from './deck.tsx';
import { Gang, KettleKeeper } from './gang.tsx';
import { Fittings, Quay, WaterBus } from './quay.tsx';

const { ink, yellow, foam, sea } = palette;
const sun = { x: 26, y: 400 };
const dawn = ['#86b7ba', '#a9cdd0', foam, '#d8eae6', '#f3ead2', '#ffe7a0', '#f0c987'];

/** Night goes in steps: each ring of sky is one flat tone nearer to the sun. */
function Sky() {
	const rings = [0, 1120, 860, 640, 460, 300, 150];
	return (
		<>
			{dawn.map((fill, i) =>
				i === 0 ? (
					<rect key={fill} width="1200" height="400" fill={fill} />
				) : (
					<ellipse
						key={fill}
						cx={sun.x}
						cy={sun.y}
						rx={rings[i]}
						ry={n((rings[i] ?? 0) * 0.62)}
						fill={fill}
					/>
				),
			)}
			<circle cx={sun.x} cy={sun.y} r="56" fill={yellow} stroke={ink} strokeWidth="9" />
			<path
				d="M0 292q60-10 120-2 40-14 110-6 60-8 120 8-90 10-190 6T0 304Z"
				fill={cloth.foam.dark}
			/>
			<path d="M0 304q90 4 160-6t190-6q-60 14-150 14T0 312Z" fill={cloth.orange.light} />
			<path
				d="M330 96q70-16 150-8 60-14 150 2 40-2 70 8-110 12-190 8-110 4-180-10Z"
				fill={cloth.foam.dark}
			/>
			<path d="M350 98q90 14 160 8t190-8q-60 16-180 14-110 2-170-14Z" fill="#f3ead2" />
			<path d="M60 160q60-10 130-2 70-10 130 6-90 8-140 6T60 160Z" fill={cloth.foam.dark} />
			<path d="M60 160q70 10 120 10t140-6q-50 14-130 12T60 160Z" fill="#f0c987" />
		</>
	);
}

function Sea() {
	const random = seeded(2118);
	let near = '';
	let far = '';
	let gold = '';
	for (let i = 0; i < 90; i++) {
		const depth = random() ** 1.6;
		const y = 410 + depth * 220;
		const x = random() * 1200;
		const w = 10 + depth * 60;
		const mark = `M${n(x)} ${n(y)}q${n(w / 4)} ${n(-w / 9)} ${n(w / 2)} 0t${n(w / 2)} 0`;
		if (depth > 0.3) near += mark;
		else far += mark;
	}
	for (let i = 0; i < 34; i++) {
		const y = 406 + i * 6.5;
		const w = 60 + i * 5 + random() * 60;
		gold += `M${n(Math.max(0, sun.x - w + random() * 60))} ${n(y)}h${n(w * (0.5 + random()))}`;
	}
	return (
		<>
			<rect y="400" width="1200" height="400" fill={sea} />
			<path d="M0 470Q300 440 560 470T1200 470V700H0Z" fill="#0a566d" />
			<path d="M500 424L1200 424V470Q820 500 640 450Z" fill={cloth.sea.dark} />
			<Line d={far} ink={cloth.foam.dark} width={2} />
			<Line d={near} ink={foam} width={3} />
			<Line d={gold} ink={yellow} width={3.5} />
			<Line d="M0 400H600" width={3} />
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
			<Sky />
			<Sea />
			<City />
			<WaterBus />
			<Quay />
			<Fittings />
			<Gang />
			<KettleKeeper />
			<Gull x={560} y={170} scale={0.7} tilt={-12} />
			<Gull x={470} y={226} scale={0.4} tilt={10} />
			<Deck />
			<RailGull />
			<Tea />
			<Pile />
			<Coiler />
		</svg>
	);
}

export const sceneWaterline: Picture = {
	width: 1200,
	height: 800,
	alt: 'First light on the quay: a rope-duty gang hauls, and a woman on a work boat coils a line.',
	Drawing: Waterline,
};
