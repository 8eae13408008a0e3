import { brass, linen, mauve, palette } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';

const { ink, yellow } = palette;

/** Where the quay's lamps stand, behind those who work by them. */
const posts = [738, 910, 1142] as const;

/** The quay's lamps, which burn until the sun is up: post, light in the air, pool on the stone. */
export function QuayLamps() {
	return posts.map((x) => (
		<ByNight key={x} transform={`translate(${x} 318)`}>
			<path d="M-8 0L-84 172Q0 194 84 172L8 0Z" fill={brass.light} fillOpacity=".16" />
			<ellipse cy="176" rx="84" ry="18" fill={brass.light} fillOpacity=".4" />
			<ellipse cy="176" rx="48" ry="11" fill={linen.pale} fillOpacity=".4" />
			<Halo fill={brass.light} steps="34 .25, 19 .5" />
			<Line d="M0 156V0" width={6} />
			<path d="M-13-4L0-14 13-4Z" fill={ink} stroke={ink} strokeWidth="4" />
			<circle cy="3" r="7" fill={linen.pale} stroke={ink} strokeWidth="4" />
		</ByNight>
	));
}

/** What lies on the water: the last of the night's lamps, and the first of the light. */
export function Glints() {
	return (
		<ByNight fill="none" strokeLinecap="round" strokeWidth="4">
			<path d="M0 410h290M0 422h200M20 434h210M0 446h120M40 460h100M0 476h90M30 494h60M0 516h44" stroke={linen.mid} opacity=".7" />
			<path
				d="M540 464h50M520 476h36M566 486h60M500 496h30M560 508h40M600 470h30M790 450h60M960 452h50M1120 450h70"
				stroke={brass.light}
				opacity=".8"
			/>
		</ByNight>
	);
}

/** A lantern on the stem post, hung there for whoever coils. */
export function Lantern() {
	return (
		<ByNight transform="translate(612 556)">
			<Halo fill={brass.pale} steps="54 .25, 35 .45" />
			<Line d="M0-44V-30M-13-20C-14-38 14-38 13-20" width={4.5} />
			<path d="M-12-22H12V-15L15 20H19V30H-19V20H-15L-12-15Z" fill={mauve.dark} stroke={ink} strokeWidth="7" />
			<path d="M-10-14H10L13 19H-13Z" fill={linen.pale} stroke={ink} strokeWidth="4" />
			<path d="M-6 16Q-8 2 0-8 8 2 6 16Z" fill={yellow} />
		</ByNight>
	);
}
