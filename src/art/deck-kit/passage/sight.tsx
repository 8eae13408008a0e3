import { measures } from '../../../content/measures.ts';
import { hemp, palette } from '../../../model/colours.ts';
import { folk } from '../../kit/folk/folk.ts';
import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth, n } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { paint, StreetLamp } from './fittings.tsx';
import { band, end, eye, face, half, lens, put, slab, vanish } from './sight-lens.ts';
import { Doors, Hung, Rail } from './sight-walls.tsx';

const { corridor, deck, person } = measures;
const { lamp } = corridor.drawn;
const { shoulder } = person.drawn;

/** The passage as one walks it, the eye as high as most. */
export function Sight() {
	return (
		<>
			<clipPath id="sight-field">
				<path d="M20 20H620V600H20Z" />
			</clipPath>
			<g clipPath="url(#sight-field)">
				<Layer name="Shell">
					<Shell />
				</Layer>
				<Layer name="Doors">
					<Doors />
				</Layer>
				<Layer name="What hangs">
					<Hung />
				</Layer>
				<Layer name="Pipes overhead">
					<Overhead />
				</Layer>
				<Layer name="Rails">
					<Rail side={-1} />
					<Rail side={1} />
				</Layer>
				{[11.2, 6.4, 3].map((z, i) => (
					<StreetLamp
						key={z}
						g={{
							k: lens / z,
							x: (m) => n(vanish[0] + (m * lens) / z),
							y: (m) => n(vanish[1] + ((eye - m) * lens) / z),
						}}
						at={[(i % 2 ? 1 : -1) * (half - 0.14), lamp.height]}
						across={lamp.across}
					/>
				))}
				<Somebody />
			</g>
			<path d="M20 20H620V600H20Z" fill="none" stroke={palette.ink} strokeWidth="4" />
		</>
	);
}

function Shell() {
	return (
		<g stroke={palette.ink} strokeWidth="2">
			<path d="M0 0H640V640H0Z" fill={paint.brownShade} stroke="none" />
			<path d={face([-half, 0, end], [-half, shoulder, end], [half, shoulder, end], [half, 0, end])} fill={paint.brownShade} />
			<path d={face([-half, shoulder, end], [-half, 3, end], [half, 3, end], [half, shoulder, end])} fill={paint.tea} />
			<path d={band(-1, shoulder, deck.clear)} fill={paint.creamShade} />
			<path d={band(1, shoulder, deck.clear)} fill={paint.cream} />
			<path d={band(-1, 0, shoulder)} fill={paint.brown} />
			<path d={band(1, 0, shoulder)} fill={paint.brownLit} />
			<path d={slab(-half, half, 0)} fill={paint.floor} />
			<g stroke="none" fill={paint.tea} fillOpacity=".3">
				{[3, 6.4, 11.2].map((z) => (
					<path key={z} d={slab(-half * 0.8, half * 0.8, 0, z - 0.9, z + 1.1)} />
				))}
				<path d={band(1, shoulder, deck.clear, 5.3, 7.7)} />
				<path d={band(-1, shoulder, deck.clear, 2.4, 3.8)} />
			</g>
			<path
				d={[1.2, 1.8, 2.6, 3.6, 5, 7, 10].map((z) => `M${put(-half, 0, z)}L${put(half, 0, z)}`).join('')}
				strokeWidth="1.4"
				strokeOpacity=".6"
			/>
		</g>
	);
}

/** Pipes side by side, and the frames across them every two metres. */
function Overhead() {
	const pipes = [
		[-0.6, -0.36, paint.warm],
		[-0.3, -0.12, paint.cold],
		[-0.04, 0.08, hemp.mid],
		[0.2, 0.5, paint.warm],
		[0.54, 0.66, paint.cold],
	] as const;
	return (
		<g stroke={palette.ink} strokeWidth="2">
			<path d={slab(-half, half, deck.clear)} fill={palette.ink} />
			{pipes.map(([x, u, c]) => (
				<g key={x}>
					<path d={slab(x, u, deck.clear)} fill={c} />
					<path d={slab(u - (u - x) * 0.4, u, deck.clear)} fill={paint.pipeShade} fillOpacity=".75" stroke="none" />
				</g>
			))}
			{[9, 7, 5.2, 3.6, 2.3].map((z) => (
				<path
					key={z}
					d={face([-half, 3, z], [half, 3, z], [half, 2.94, z], [-half, 2.94, z])}
					fill={paint.shade}
					strokeWidth={n(0.8 + 3 / z)}
				/>
			))}
		</g>
	);
}

function Somebody() {
	const z = 4.7;
	const k = lens / z;
	return (
		<Townsperson
			layer="Neighbour"
			upright="face"
			who={folk.pilot}
			wear={makeWear({ cut: 'jacket', top: cloth.navy })}
			pose="face"
			x={n(vanish[0] - 0.16 * k)}
			y={n(vanish[1] + eye * k)}
			scale={k / 100}
		/>
	);
}
