import { navy } from '../../../model/colours.ts';
import { Bulb } from '../../bare-berth/bulb.tsx';
import { lineFor, poly, project, room, type View } from '../../bare-berth/lens.ts';
import { far, inkAt, steel } from '../../bare-berth/steel.ts';
import type { Point } from '../../kit/shapes.ts';
import { tenth } from '../../kit/shapes.ts';
import { Painted } from './painted.tsx';

const { half, web, girder, beam, top } = room;
const outer = half + web;

interface RibProps {
	view: View;
	z: number;
	/** What is painted on it, on the left and on the right. */
	numbers: readonly [left: string, right: string];
	/** Whether the bay before it has a bulb whose light reaches it. */
	lit: boolean;
}

/** Where the rib's web is pierced; the gap at breast height is for the number. */
const holes = [0.26, 0.58, 0.9, 1.22, 2.16, 2.48];

/** A frame of the block: two ribs, and the beam that joins them under the deckhead. */
export function Rib({ view, z, numbers, lit }: RibProps) {
	const k = view.lens / z;
	const at = (x: number, y: number) => project(view, x, y, z);
	const w = lineFor(k);
	const both = (points: readonly [x: number, y: number][]) => [-1, 1].map((side) => poly(points.map(([x, y]) => at(side * x, y)))).join('');
	const ink = inkAt(z);
	const knee = (side: number) => `Q${at(side * half, 3.02)}`;
	return (
		<g>
			{/* The beam keeps to the dark over the bulbs. */}
			<path
				d={`M${at(-outer, 2.5)}L${at(-outer, top)}L${at(outer, top)}L${at(outer, 2.5)}L${at(half, 2.6)}${knee(1)} ${at(0.36, beam)}L${at(-0.36, beam)}${knee(-1)} ${at(-half, 2.6)}Z`}
				fill={far(steel.beam, z)}
				stroke={ink}
				strokeWidth={w}
			/>
			<path
				d={both([
					[half, 0],
					[half, girder],
					[outer, girder],
					[outer, 0],
				])}
				fill={far(steel.shade, z)}
				stroke={ink}
				strokeWidth={w}
			/>
			<path
				d={both([
					[half, 0.28],
					[half, girder],
					[outer, girder],
					[outer - 0.02, 0.9],
				])}
				fill={far(steel.light, z)}
			/>
			{lit && (
				<>
					<path
						d={both([
							[half, 1.7],
							[half, girder],
							[outer - 0.03, girder],
							[outer - 0.06, 2.2],
						])}
						fill={far(steel.warm, z * 0.8)}
					/>
					{k > 44 && (
						<path
							d={both([
								[half, 2.1],
								[half, girder - 0.03],
								[half + 0.13, girder - 0.03],
								[half + 0.1, 2.36],
							])}
							fill={far(steel.glow, z * 0.8)}
						/>
					)}
				</>
			)}
			{k > 40 && <Holes view={view} z={z} />}
			<Flanges view={view} z={z} lit={lit} />
			{numbers.map((number, i) => number && <Numbered key={number} view={view} z={z} side={i ? 1 : -1} number={number} />)}
		</g>
	);
}

/** K over its number, as there is little room on a rib. */
function Numbered({ view, z, side, number }: { view: View; z: number; side: 1 | -1; number: string }) {
	const k = view.lens / z;
	const [x, y] = project(view, side * (half + web * 0.56), 1.69, z);
	const ink = far(navy.deep, z);
	const height = tenth(k * 0.15);
	return (
		<>
			<Painted text="K" x={x} y={tenth(y - k * 0.1)} height={height} ink={ink} brush={3.2} />
			<Painted text={number} x={x} y={tenth(y + k * 0.1)} height={height} ink={ink} brush={3.2} narrow={number.length > 1 ? 0.8 : 1} />
		</>
	);
}

/** Lightening holes, each with the thickness of the plate on its far side. */
function Holes({ view, z }: { view: View; z: number }) {
	const k = view.lens / z;
	const r = tenth(k * 0.078);
	const circle = ([x, y]: Point, radius: number) =>
		`M${tenth(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${tenth(radius * 2)} 0 ${radius} ${radius} 0 1 0-${tenth(radius * 2)} 0`;
	const rims = [-1, 1].flatMap((side) => holes.map((y) => project(view, side * (half + web * 0.56), y, z)));
	const back = [-1, 1].flatMap((side) => holes.map((y) => project(view, side * (half + web * 0.56), y, z + 0.03)));
	const inner = tenth(k * 0.073);
	return (
		<>
			<path
				d={rims.map((p) => circle(p, r)).join('')}
				fill={far(steel.shade, z)}
				stroke={inkAt(z)}
				strokeWidth={tenth(lineFor(k) * 0.75)}
			/>
			{k > 60 && <path d={back.map((p) => circle(p, inner)).join('')} fill={far(steel.berth, z)} />}
		</>
	);
}

/** The edge that a rib turns to the passage. */
function Flanges({ view, z, lit }: { view: View; z: number; lit: boolean }) {
	const k = view.lens / z;
	const [a, b] = [Math.max(0.3, z - 0.07), z + 0.05];
	const face = (from: number, to: number) =>
		[-1, 1]
			.map((side) =>
				poly([
					project(view, side * half, from, a),
					project(view, side * half, to, a),
					project(view, side * half, to, b),
					project(view, side * half, from, b),
				]),
			)
			.join('');
	return (
		<>
			<path d={face(0, girder)} fill={far(steel.flange, z)} stroke={inkAt(z)} strokeWidth={tenth(lineFor(k) * 0.75)} />
			{lit && k > 40 && <path d={face(2, 2.64)} fill={far(steel.glow, z * 0.8)} />}
		</>
	);
}

/** The two bulbs of a bay, which hang at the berths' mouths. */
export function Bulbs({ view, z }: { view: View; z: number }) {
	return [-1, 1].map((side) => {
		const [x, y] = project(view, side * (half - 0.1), room.bulb, z);
		return <Bulb key={side} x={x} y={y} scale={view.lens / z} drop={girder - room.bulb} />;
	});
}

/** The last of the bays, of which no more is left than strokes and sparks. */
export function FarBays({ view, ribs, end }: { view: View; ribs: readonly number[]; end: number }) {
	const places = ribs.toReversed();
	const z = ribs[0] ?? end;
	const frames = places.map(
		(at) =>
			`M${project(view, -half, 0, at)}V${project(view, 0, girder, at)[1]}M${project(view, half, 0, at)}V${project(view, 0, girder, at)[1]}`,
	);
	const wall = (side: number) =>
		poly([
			project(view, side * half, 0, z),
			project(view, side * half, girder, z),
			project(view, side * half, girder, end),
			project(view, side * half, 0, end),
		]);
	const sparks = places.map((at) =>
		[-1, 1].map((side) => `M${project(view, side * (half - 0.1), room.bulb, at - room.pitch / 2)}h.1`).join(''),
	);
	const pools = places.map((at) => {
		const [x, y] = project(view, -half, 0, at - room.pitch * 0.65);
		return `M${x} ${y}H${project(view, half, 0, at)[0]}`;
	});
	return (
		<g fill="none">
			<path d={wall(-1) + wall(1)} fill={far(steel.light, z)} />
			<path d={pools.join('')} stroke={far(steel.spot, z)} strokeWidth=".9" />
			<path d={frames.join('')} stroke={inkAt(z)} strokeWidth=".6" />
			<path d={sparks.join('')} stroke={steel.bulb} strokeWidth="1.7" strokeLinecap="round" />
		</g>
	);
}
