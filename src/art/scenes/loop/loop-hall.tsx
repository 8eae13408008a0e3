import { hemp, linen, midnight, navy, palette, slate, water } from '../../../model/colours.ts';
import { cloth, Line, n } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { enamelLight, trainLight, underTubes } from './loop-light.ts';
import { at, vault } from './loop-space.ts';
import { FloorLight, Reflections, Signals } from './shine.tsx';

const { ink, white, yellow, red, foam, sea, blue } = palette;

/** The hall's near end, its far end, and the two walls that the vault stands on. */
const near = 140;
const end = 2500;
const wall = { left: -300, right: 520, edge: 215 };
const ribs = [420, 590, 780, 1000, 1260, 1560, 1900];

/** A stripe of the left wall between two heights, or of the floor between two places across. */
const upright = (x: number, z1: number, z2: number, d1 = near, d2 = end) =>
	`M${at(x, z1, d1)}L${at(x, z1, d2)} ${at(x, z2, d2)} ${at(x, z2, d1)}Z`;
const flat = (x1: number, x2: number, d1 = near, d2 = end) => `M${at(x1, 0, d1)}L${at(x1, 0, d2)} ${at(x2, 0, d2)} ${at(x2, 0, d1)}Z`;

/** The tiled vault: courses along it, ribs across it, one strip of lamps on the left haunch. */
function Vault() {
	const courses = [18, 34, 70, 86, 104, 122, 140, 160];
	return (
		<>
			<path d={vault.patch(-2, 62, near, end)} fill={navy.dark} />
			<path d={vault.patch(62, 128, near, end)} fill={water.deep} />
			<path d={vault.patch(128, 182, near, end)} fill={sea} />
			<ByNight>
				<path d={vault.patch(22, 82, near, end)} fill={midnight.light} />
				<path d={vault.patch(34, 68, near, end)} fill={water.deep} />
			</ByNight>
			<Line d={courses.map((a) => `M${vault.at(a, near)}L${vault.at(a, end)}`).join('')} ink={navy.dark} width={3} />
			<path d={vault.patch(44, 56, near, end)} fill={white} stroke={ink} strokeWidth="7" data-light={lights.own} />
			{ribs.map((d, i) => (
				<g key={d} stroke={ink} strokeWidth={[9, 8, 7, 6, 5, 5, 4][i]}>
					<path d={vault.patch(-1, 181, d, d * 0.955)} fill={water.dark} />
					<path d={vault.patch(60, 181, d, d * 0.955)} fill={slate.pale} strokeWidth="0" />
					<ByNight light={underTubes}>
						<path d={vault.patch(57, 92, d, d * 0.955)} fill={slate.pale} strokeWidth="0" />
						<path d={vault.patch(8, 43, d, d * 0.955)} fill={slate.pale} strokeWidth="0" />
					</ByNight>
				</g>
			))}
		</>
	);
}

function LeftWall() {
	const courses = [150, 190, 230];
	return (
		<g stroke={ink}>
			<path d={upright(wall.left, 0, 250)} fill={water.dark} strokeWidth="0" />
			<ByNight light={underTubes}>
				<path d={upright(wall.left, 150, 250, near, 700)} fill={slate.mid} strokeWidth="0" />
			</ByNight>
			<path d={upright(wall.left, 0, 96)} fill={water.deep} strokeWidth="6" />
			<path d={upright(wall.left, 96, 116)} fill={yellow} strokeWidth="6" data-light={lights.gloom} />
			<Line d={courses.map((z) => `M${at(wall.left, z, near)}L${at(wall.left, z, end)}`).join('')} ink={navy.dark} width={2.5} />
			{/* The station's letter, as a flag. */}
			<path
				d={`M${at(wall.left, 205, 585)}L${at(wall.left, 205, 470)} ${at(wall.left, 132, 470)} ${at(wall.left, 132, 585)}Z`}
				fill={blue}
				strokeWidth="6"
				data-light={underTubes}
			/>
			<path
				d={`M${at(wall.left, 205, 522)}L${at(wall.left, 205, 470)} ${at(wall.left, 132, 470)} ${at(wall.left, 132, 522)}Z`}
				fill={yellow}
				strokeWidth="0"
				data-light={enamelLight}
			/>
		</g>
	);
}

function EndWall() {
	return (
		<g stroke={ink} strokeWidth="5">
			<path d={`${vault.ring(0, 180, end)}L${at(520, 0, end)} ${at(-300, 0, end)}Z`} fill={foam} />
			<path d={`M${at(-300, 0, end)}L${at(-300, 100, end)} ${at(520, 100, end)} ${at(520, 0, end)}Z`} fill={sea} />
			<Signals />
		</g>
	);
}

/** Cream tiles, two lines along the edge, and the far half of the floor already dry. */
function Floor() {
	const across = [2100, 1700, 1400, 1150, 950, 790, 660, 555, 470, 400, 340, 290, 250];
	const along = [-240, -160, -80, 0, 80, 160];
	return (
		<g stroke={ink}>
			<path d={flat(wall.left, wall.edge + 20)} fill={linen.light} strokeWidth="6" />
			<path d={flat(wall.left, -262)} fill={hemp.mid} strokeWidth="0" />
			<FloorLight />
			<Line
				d={
					across.map((d) => `M${at(wall.left, 0, d)}L${at(176, 0, d)}`).join('') +
					along.map((x) => `M${at(x, 0, near)}L${at(x, 0, end)}`).join('')
				}
				ink={hemp.mid}
				width={3}
			/>
			<path d={flat(176, 194)} fill={yellow} strokeWidth="5" data-light={enamelLight} />
			<path d={flat(194, wall.edge + 20)} fill={cloth.white.dark} strokeWidth="5" data-light={underTubes} />
		</g>
	);
}

/** What the mop has left behind: wet tile, and in it, cut to pieces, the lamps. */
function Wet() {
	return (
		<>
			<path
				d="M652 690C600 682 560 672 520 676 440 684 300 700 250 712 330 710 380 716 300 728 250 738 280 744 340 742 300 752 250 762 268 772 200 778 216 792 250 800H716Z"
				fill={foam}
			/>
			<path
				d="M400 694C470 684 540 680 590 690L580 700C540 692 470 694 420 704ZM300 716C380 702 470 700 560 708L540 718C470 712 400 716 360 722ZM290 752C400 744 520 752 640 742L690 752C560 764 420 758 330 762ZM236 788C330 776 420 784 470 778L480 790C400 794 300 798 240 798Z"
				fill={white}
				data-light={trainLight}
			/>
			<Reflections />
		</>
	);
}

/** The Loop's eleven stations on a hanging sign; this one is red. */
function RingSign() {
	const dots = Array.from({ length: 11 }, (_, i) => {
		const a = (i / 11) * Math.PI * 2;
		return `M${n(613 + 27 * Math.sin(a))} ${n(196 - 27 * Math.cos(a))}h.1`;
	});
	return (
		<g stroke={ink} strokeWidth="6" strokeLinecap="round" data-light={lights.own}>
			<path d="M586 156V110M640 156V108" />
			<path d="M566 156H660V236H566Z" fill={white} />
			<circle cx="613" cy="196" r="27" fill="none" strokeWidth="9" />
			<circle cx="613" cy="196" r="27" fill="none" stroke={sea} strokeWidth="5" />
			<path d={dots.join('')} strokeWidth="10" />
			<path d={dots.join('')} stroke={white} strokeWidth="6" />
			<path d={dots[6]} stroke={red} strokeWidth="10" />
		</g>
	);
}

export function Hall() {
	return (
		<>
			<Vault />
			<LeftWall />
			<EndWall />
			<Floor />
			<Wet />
			<RingSign />
		</>
	);
}
