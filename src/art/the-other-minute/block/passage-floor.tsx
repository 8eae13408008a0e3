import { poly, project, room, type View } from '../../bare-berth/lens.ts';
import { far, inkAt, steel, sunk } from '../../bare-berth/steel.ts';
import { tenth } from '../../kit/shapes.ts';

/** Where the haze takes its next step, so that each band is one flat colour. */
function bands(end: number) {
	const starts = [0.3];
	for (let z = 0.4; z < end; z += 0.2) {
		if (sunk(z) !== sunk(starts.at(-1) ?? 0)) starts.push(z);
	}
	return starts;
}

/** Floor, deckhead and the dark on both sides, band after band into the haze. */
export function Shell({ view, end }: { view: View; end: number }) {
	const { half, berth, top } = room;
	const plane = (points: readonly [x: number, y: number][], from: number) =>
		poly([...points.map(([x, y]) => project(view, x, y, from)), ...points.toReversed().map(([x, y]) => project(view, x, y, end))]);
	return bands(end).map((from) => (
		<g key={from}>
			<path
				d={[-1, 1]
					.map((side) =>
						plane(
							[
								[side * berth, 0],
								[side * berth, top],
							],
							from,
						),
					)
					.join('')}
				fill={far(steel.berth, from)}
			/>
			<path
				d={plane(
					[
						[-berth, top],
						[berth, top],
					],
					from,
				)}
				fill={far(steel.deckhead, from)}
			/>
			<path
				d={plane(
					[
						[-berth, 0],
						[berth, 0],
					],
					from,
				)}
				fill={far(steel.berthFloor, from)}
			/>
			<path
				d={plane(
					[
						[-half, 0],
						[half, 0],
					],
					from,
				)}
				fill={far(steel.floor, from)}
			/>
		</g>
	));
}

/** A round on the floor, as it looks from the eye: curves with the tangents that it has there. */
function round(view: View, x: number, z: number, r: number) {
	const count = view.lens / z > 120 ? 8 : view.lens / z > 70 ? 6 : 4;
	const step = (Math.PI * 2) / count;
	const { lens, eye, across } = view;
	const knot = (i: number) => {
		const [sin, cos] = [Math.sin(i * step), Math.cos(i * step)];
		const [px, pz] = [x - across + cos * r, Math.max(0.35, z + sin * r)];
		const third = ((step / 3) * lens) / (pz * pz);
		return {
			at: project(view, px + across, 0, pz),
			lead: [(-sin * pz - px * cos) * r * third, -eye * cos * r * third] as const,
		};
	};
	const d = Array.from({ length: count }, (_, i) => {
		const [a, b] = [knot(i), knot(i + 1)];
		const out = [tenth(a.at[0] + a.lead[0]), tenth(a.at[1] + a.lead[1])];
		const into = [tenth(b.at[0] - b.lead[0]), tenth(b.at[1] - b.lead[1])];
		return `${i ? '' : `M${a.at.join(' ')}`}C${out.join(' ')} ${into.join(' ')} ${b.at.join(' ')}`;
	});
	return `${d.join('')}Z`;
}

interface FloorProps {
	view: View;
	/** The middles of the bays, from near to far. */
	middles: readonly number[];
	pipeSide: 1 | -1;
}

/** Plates with their seams, and on them what the bulbs throw. */
/** What shows of the berths between the ribs: frames on the hull, stringers, a lit strip of floor. */
export function Berths({ view, ribs }: { view: View; ribs: readonly number[] }) {
	const { half, berth, top, pitch } = room;
	const [z, last] = [Math.max(0.5, (ribs[0] ?? 1) - pitch), ribs.at(-1) ?? 1];
	const sides = [-1, 1];
	const stringers = sides.flatMap((side) =>
		[0.75, 1.5, 2.25].map((y) => `M${project(view, side * berth, y, z)}L${project(view, side * berth, y, last)}`),
	);
	const frames = sides.flatMap((side) =>
		[z, ...ribs].flatMap((at) =>
			[0, 0.5].map((part) => {
				const [x, y] = project(view, side * berth, 0, at + part * pitch);
				return `M${x} ${y}V${project(view, 0, top, at + part * pitch)[1]}`;
			}),
		),
	);
	const edge = sides.map((side) =>
		poly([
			project(view, side * half, 0, z),
			project(view, side * (half + 0.06), 0, z),
			project(view, side * (half + 0.06), 0, last),
			project(view, side * half, 0, last),
		]),
	);
	return (
		<g fill="none" stroke={steel.berthFrame}>
			<path d={frames.join('')} strokeWidth="9" />
			<path d={stringers.join('')} strokeWidth="4" />
			<path d={edge.join('')} fill={steel.girder} stroke="none" />
		</g>
	);
}

export function Floor({ view, middles, pipeSide }: FloorProps) {
	const { half, pitch } = room;
	return middles.toReversed().map((z) => {
		const k = view.lens / z;
		const from = z - pitch / 2;
		const seam = (x: number, a: number, b: number) =>
			`M${project(view, x, 0, Math.max(0.35, a))}L${project(view, x, 0, Math.max(0.35, b))}`;
		return (
			<g key={z}>
				<path d={round(view, -0.52, z, 0.66) + round(view, 0.52, z, 0.66)} fill={far(steel.pool, z * 0.7)} />
				<path d={round(view, -0.56, z, 0.38) + round(view, 0.56, z, 0.38)} fill={far(steel.spot, z * 0.7)} />
				{k > 24 && (
					<path
						d={`${seam(0.16, from, from + pitch)}M${project(view, -half, 0, Math.max(0.35, from))}L${project(view, half, 0, Math.max(0.35, from))}`}
						fill="none"
						stroke={far(steel.seam, z)}
						strokeWidth={Math.max(0.6, Math.round(k * 0.08) / 10)}
					/>
				)}
				{k > 70 && <Grid view={view} x={pipeSide * (half - 0.13)} z={z} />}
			</g>
		);
	});
}

/** The drain under a tap. */
function Grid({ view, x, z }: { view: View; x: number; z: number }) {
	const [w, d] = [0.11, 0.13];
	const corner = (a: number, b: number) => project(view, x + a * w, 0, z + b * d);
	const bars = [-0.6, -0.2, 0.2, 0.6].map((b) => `M${corner(-0.8, b)}L${corner(0.8, b)}`).join('');
	const k = view.lens / z;
	return (
		<>
			<path
				d={poly([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])}
				fill={far(steel.light, z)}
				stroke={inkAt(z)}
				strokeWidth={Math.max(0.8, Math.round(k * 0.1) / 10)}
			/>
			<path d={bars} stroke={inkAt(z)} strokeWidth={tenth(Math.max(0.6, Math.min(k * 0.024, (view.eye * k * 0.04) / z)))} />
		</>
	);
}
