import { brass, clay, cobalt, dusk, linen, navy, palette, water } from '../../../model/colours.ts';
import { Gull } from '../../gull.tsx';
import { cloth, Line, n } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { seeded } from '../../kit/seeded.ts';
import type { Picture } from '../../picture.ts';
import { City } from './city.tsx';
import { Coiler } from './coiler.tsx';
import { Deck, Pile, RailGull, Tea } from './deck.tsx';
import { Gang, KettleKeeper } from './gang.tsx';
import { Fittings, Quay, WaterBus } from './quay.tsx';
import { Glints, Lantern, QuayLamps } from './waterline-lamps.tsx';
import { blueShade, dawnNight, dawnSky, lantern, lanternShade, quayDim, quayLamp, windowGlow } from './waterline-light.ts';

const { ink, yellow, white, foam, sea } = palette;
const stars =
	'M60 40h.1M120 96h.1M196 28h.1M260 72h.1M330 44h.1M420 30h.1M476 140h.1M540 56h.1M606 28h.1M652 112h.1M700 60h.1M756 24h.1M820 60h.1M872 20h.1M930 40h.1M1050 20h.1M1176 24h.1M232 150h.1M88 170h.1M560 230h.1M440 196h.1M700 176h.1';
const sun = { x: 26, y: 400 };
const dawn = [water.mid, water.light, foam, water.pale, linen.pale, brass.pale, brass.light];

/** The sky an hour before: stars, the morning star, and what the city throws up. */
function NightSky() {
	return (
		<g data-light={lights.own}>
			<rect width="1200" height="400" fill={dawnSky[0][0]} />
			{dawnSky.slice(1).map(([fill, rx, ry]) => (
				<ellipse key={fill} cx={sun.x} cy={sun.y} rx={rx} ry={ry} fill={fill} />
			))}
			<ellipse cx="1000" cy="330" rx="400" ry="290" fill={cobalt.mid} fillOpacity=".2" />
			<ellipse cx="1000" cy="330" rx="320" ry="225" fill={dusk.light} fillOpacity=".24" />
			<path d={stars} fill="none" stroke={white} strokeWidth="3.5" strokeLinecap="round" />
			<path d="M178 232l3 11 11 3-11 3-3 11-3-11-11-3 11-3Z" fill={white} />
			<path d="M0 292q60-10 120-2 40-14 110-6 60-8 120 8-90 10-190 6T0 304Z" fill={navy.mid} />
			<path d="M0 304q90 4 160-6t190-6q-60 14-150 14T0 312Z" fill={clay.dark} />
			<path d="M330 96q70-16 150-8 60-14 150 2 40-2 70 8-110 12-190 8-110 4-180-10Z" fill={palette.deep} />
		</g>
	);
}

/** Night goes in steps: each ring of sky is one flat tone nearer to the sun. */
function Sky() {
	if (useNight()) return <NightSky />;
	const rings = [0, 1120, 860, 640, 460, 300, 150];
	return (
		<>
			{dawn.map((fill, i) =>
				i === 0 ? (
					<rect key={fill} width="1200" height="400" fill={fill} />
				) : (
					<ellipse key={fill} cx={sun.x} cy={sun.y} rx={rings[i]} ry={n((rings[i] ?? 0) * 0.62)} fill={fill} />
				),
			)}
			<circle cx={sun.x} cy={sun.y} r="56" fill={yellow} stroke={ink} strokeWidth="9" />
			<path d="M0 292q60-10 120-2 40-14 110-6 60-8 120 8-90 10-190 6T0 304Z" fill={cloth.foam.dark} />
			<path d="M0 304q90 4 160-6t190-6q-60 14-150 14T0 312Z" fill={cloth.orange.light} />
			<path d="M330 96q70-16 150-8 60-14 150 2 40-2 70 8-110 12-190 8-110 4-180-10Z" fill={cloth.foam.dark} />
			<path d="M350 98q90 14 160 8t190-8q-60 16-180 14-110 2-170-14Z" fill={linen.pale} />
			<path d="M60 160q60-10 130-2 70-10 130 6-90 8-140 6T60 160Z" fill={cloth.foam.dark} />
			<path d="M60 160q70 10 120 10t140-6q-50 14-130 12T60 160Z" fill={brass.light} />
		</>
	);
}

function Sea() {
	const random = seeded(2118);
	let near = '';
	let far = '';
	let gold = '';
	const night = useNight();
	for (let i = 0; i < (night ? 40 : 90); i++) {
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
			<path d="M0 470Q300 440 560 470T1200 470V700H0Z" fill={water.deep} />
			<path d="M500 424L1200 424V470Q820 500 640 450Z" fill={cloth.sea.dark} />
			<Line d={far} ink={cloth.foam.dark} width={2} />
			<Line d={near} ink={foam} width={3} />
			{night ? <Glints /> : <Line d={gold} ink={yellow} width={3.5} />}
			<Line d="M0 400H600" width={3} />
		</>
	);
}

function Waterline() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" paintOrder="stroke" strokeLinejoin="round">
			<Sky />
			<Sea />
			<City />
			<Lit light={windowGlow} shade={lights.evening}>
				<WaterBus />
			</Lit>
			<Lit light={quayDim}>
				<Quay />
				<Fittings />
			</Lit>
			<QuayLamps />
			<Lit light={quayLamp} shade={lights.evening}>
				<Gang />
				<KettleKeeper />
			</Lit>
			<Gull x={560} y={170} scale={0.7} tilt={-12} />
			<Gull x={470} y={226} scale={0.4} tilt={10} />
			<Deck />
			<Lantern />
			<Lit light={quayLamp}>
				<RailGull />
			</Lit>
			<Lit light={lantern} shade={lanternShade}>
				<Tea />
			</Lit>
			<Pile />
			<Lit light={lantern} shade={blueShade} turned rim={{ light: water.light, from: [-4, -1] }}>
				<Coiler />
			</Lit>
		</svg>
	);
}

export const sceneWaterline: Picture = {
	width: 1200,
	height: 800,
	alt: 'First light on the quay: a rope-duty gang hauls, and a woman on a work boat coils a line.',
	Drawing: Waterline,
	night: dawnNight,
};
