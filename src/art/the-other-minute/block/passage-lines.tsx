import { canvas, midnight, navy, palette, slate } from '../../../model/colours.ts';
import { lineFor, poly, project, room, type View, wedge } from '../../bare-berth/lens.ts';
import { far, inkAt, steel } from '../../bare-berth/steel.ts';
import { mix } from '../../kit/mix.ts';
import { type Point, tenth } from '../../kit/shapes.ts';

const { half, girder, pitch } = room;

interface RunProps {
	view: View;
	end: number;
	/** The middle of its section, and its radius. */
	x: number;
	y: number;
	r: number;
	light: string;
	dark: string;
	ink?: number;
}

/** A pipe that runs from before the eye to the far end. */
function Run({ view, end, x, y, r, light, dark, ink = 1 }: RunProps) {
	const near = 0.42;
	const stops = [near, 6, 16, end];
	const [nx, ny] = [(x - view.across) * view.lens, (view.eye - y) * view.lens];
	const length = Math.hypot(nx, ny) || 1;
	// Square to the pipe as the picture shows it.
	const edge = (share: number, z: number): Point => {
		const [px, py] = project(view, x, y, z);
		const k = (view.lens / z) * r * share;
		return [tenth(px - (ny / length) * k), tenth(py + (nx / length) * k)];
	};
	// Which of the two edges lies below, in the pipe's own shadow.
	const low = nx > 0 ? 1 : -1;
	const strip = (from: number, to: number, a: number, b: number) => poly([edge(from, a), edge(from, b), edge(to, b), edge(to, a)]);
	const w = Math.min(6, lineFor(view.lens / near)) * ink;
	return (
		<>
			{stops.slice(0, -1).map((a, i) => {
				const b = stops[i + 1] ?? end;
				return (
					<g key={a}>
						<path d={strip(-1, 1, a, b)} fill={far(light, a * 0.8)} />
						<path d={strip(low * 0.1, low, a, b)} fill={far(dark, a * 0.8)} />
					</g>
				);
			})}
			<path d={wedge(edge(-1, near), edge(-1, end), w, 0.3) + wedge(edge(1, near), edge(1, end), w, 0.3)} fill={palette.ink} />
		</>
	);
}

/** The girders over the berths, from which the bulbs hang. */
export function Girders({ view, end }: { view: View; end: number }) {
	const near = 0.35;
	const stops = [near, 4, 9, 18, end];
	return [-1, 1].map((side) => {
		const at = (y: number, z: number) => project(view, side * half, y, z);
		return (
			<g key={side}>
				{stops.slice(0, -1).map((a, i) => {
					const b = stops[i + 1] ?? end;
					return (
						<path key={a} d={poly([at(girder, a), at(girder, b), at(girder + 0.2, b), at(girder + 0.2, a)])} fill={far(steel.girder, a)} />
					);
				})}
				<path
					d={wedge(at(girder, near), at(girder, end), 6, 0.4) + wedge(at(girder + 0.2, near), at(girder + 0.2, end), 5, 0.3)}
					fill={palette.ink}
				/>
			</g>
		);
	});
}

/** Pipes and a tray of cables under the deckhead: dark, so that words can stand on them. */
export function Overhead({ view, end }: { view: View; end: number }) {
	const dark = mix(steel.deckhead, palette.ink, 0.4);
	return (
		<>
			<Run view={view} end={end} x={-0.36} y={3.1} r={0.09} light={navy.mid} dark={midnight.light} ink={0.7} />
			<Run view={view} end={end} x={-0.13} y={3.12} r={0.055} light={slate.dark} dark={dark} ink={0.6} />
			<Run view={view} end={end} x={0.3} y={3.1} r={0.12} light={navy.dark} dark={navy.deep} ink={0.7} />
		</>
	);
}

interface PipeProps {
	view: View;
	end: number;
	side: 1 | -1;
	middles: readonly number[];
}

/** The one pipe with water in it, and its taps. */
export function WaterPipe({ view, end, side, middles }: PipeProps) {
	return (
		<>
			<Run view={view} end={end} x={side * (half - 0.07)} y={room.pipe} r={0.03} light={steel.pipe} dark={steel.pipeDark} />
			{middles
				.filter((z) => view.lens / z > 33 && z > 0.5)
				.toReversed()
				.map((z) => (
					<SmallTap key={z} view={view} x={side * (half - 0.07)} z={z} />
				))}
		</>
	);
}

/** A tap as the passage shows it: a tee, a spout over the drain, a square handle. */
function SmallTap({ view, x, z }: { view: View; x: number; z: number }) {
	const k = view.lens / z;
	const [px, py] = project(view, x, room.pipe, z);
	const turn = x > 0 ? -1 : 1;
	const m = (share: number) => tenth(k * share);
	if (k < 45) {
		return <path d={`M${px} ${m(-0.09) + py}v${m(0.14)}`} stroke={far(steel.brass, z * 0.7)} strokeWidth={m(0.09)} />;
	}
	return (
		<g transform={`translate(${px} ${py})scale(${turn} 1)`} stroke={inkAt(z)} strokeWidth={tenth(lineFor(k) * 0.8)} strokeLinejoin="round">
			<path
				d={`M${m(-0.03)} ${m(-0.045)}H${m(0.05)}C${m(0.1)} ${m(-0.045)} ${m(0.11)} ${m(0)} ${m(0.11)} ${m(0.08)}H${m(0.065)}C${m(0.065)} ${m(0.04)} ${m(0.06)} ${m(0.03)} ${m(0.03)} ${m(0.035)}H${m(-0.03)}Z`}
				fill={far(steel.brass, z * 0.7)}
			/>
			<path d={`M${m(-0.012)} ${m(-0.045)}V${m(-0.09)}H${m(0.03)}V${m(-0.045)}Z`} fill={far(steel.brassDark, z * 0.7)} />
			<path d={`M${m(-0.06)} ${m(-0.09)}V${m(-0.17)}H${m(0.075)}V${m(-0.09)}Z`} fill={far(steel.brass, z * 0.7)} />
		</g>
	);
}

/** The rope that one holds on to: it sags from rib to rib. */
export function Rope({ view, side, ribs }: { view: View; side: 1 | -1; ribs: readonly number[] }) {
	const x = side * (half - 0.05);
	return ribs
		.filter((z) => view.lens / z > 33)
		.toReversed()
		.map((z) => {
			const from = Math.max(0.42, z);
			const to = z + pitch;
			const k = view.lens / ((from + to) / 2);
			const a = project(view, x, 0.98, from);
			const b = project(view, x, 0.98, to);
			// Past its middle in the picture, as the nearer half looks longer.
			const sag = project(view, x, 0.82, (2 * from * to) / (from + to));
			const d = `M${a}Q${sag} ${b}`;
			return (
				<g key={z} fill="none">
					<path d={d} stroke={inkAt(z)} strokeWidth={tenth(Math.max(1.4, Math.min(13, k * 0.05)))} />
					<path d={d} stroke={far(canvas.mid, z * 0.8)} strokeWidth={tenth(Math.max(0.7, Math.min(7, k * 0.028)))} />
				</g>
			);
		});
}
