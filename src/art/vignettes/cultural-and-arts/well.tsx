import { brass, canvas, clay, concrete, deal, dusk, palette, plum, slate, wood } from '../../../model/colours.ts';
import { Line, n } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { across, at, end, face, rail, seen, sizeAt } from './cultural-and-arts-space.ts';

/** The lightwell beyond the rail: its far side, deck under deck, each with a gallery. */

const { ink } = palette;
const decks = [4.2, 0, -4.2, -8.4];
const colours = [clay.mid, brass.mid, plum.mid, canvas.mid] as const;

/** A lit room open to its gallery. */
function Rooms({ up, from, to }: { up: number; from: number; to: number }) {
	const night = useNight();
	const rooms = [0.06, 0.4, 0.72].map((t) => {
		const a = from + (to - from) * t;
		return face([a, up, end], [a, up + 2.5, end], [a + 1.1, up + 2.5, end], [a + 1.1, up, end]);
	});
	return <path d={rooms.join('')} fill={night ? brass.pale : brass.pale} stroke={ink} strokeWidth="3.5" data-light={lights.own} />;
}

/** The end of the well, and the side of it that is just in sight. */
function Walls() {
	return decks.map((up, i) => {
		const fill = colours[i] ?? canvas.mid;
		const side = face([across, up, end], [across, up + 4.2, end], [across, up + 4.2, 8], [across, up, 8]);
		return (
			<g key={up}>
				<path
					d={face([rail, up, end], [rail, up + 4.2, end], [across, up + 4.2, end], [across, up, end])}
					fill={fill}
					stroke={ink}
					strokeWidth="4"
				/>
				<path d={side} fill={fill} stroke={ink} strokeWidth="4" />
				<path d={side} fill={ink} fillOpacity=".28" />
				<Rooms up={up + 0.1} from={rail + 0.1} to={across} />
			</g>
		);
	});
}

/** The galleries' floors and rails round the well. */
function Galleries() {
	const slab = (up: number) => {
		const [l, y] = seen(rail, up, end - 1);
		const [r] = seen(across - 1, up, end - 1);
		const [x2, y2] = seen(across - 1, up, 5);
		return { l, y, r, x2, y2 };
	};
	return decks.map((up) => {
		const { l, y, r, x2, y2 } = slab(up);
		const h = sizeAt(end - 1);
		const posts = Array.from({ length: 7 }, (_, i) => `M${n(l + ((r - l) * i) / 6)} ${n(y - h)}V${n(y)}`);
		return (
			<g key={up}>
				<path d={`M${l} ${y}H${r}L${x2} ${y2}V${n(y2 + 16)}L${r} ${n(y + 12)}H${l}Z`} fill={concrete.dark} stroke={ink} strokeWidth="3.5" />
				<Line d={posts.join('')} width={2.4} />
				<path d={`M${l} ${n(y - h)}H${r}L${x2} ${n(y2 - sizeAt(5))}`} fill="none" stroke={ink} strokeWidth="6.5" />
				<path d={`M${l} ${n(y - h)}H${r}L${x2} ${n(y2 - sizeAt(5))}`} fill="none" stroke={deal.dark} strokeWidth="2.6" />
			</g>
		);
	});
}

const painter =
	'M0 0L2-18C0-30 4-38 10-40 4-48 12-56 18-52 24-50 24-42 20-39L26-34 38-38 42-36 28-26 22-26 22 0ZM46-46L62-52 66-22 50-18ZM52-20L46 2H49L58-20 66 2H69L60-22Z';
const printer =
	'M6 0L8-24C2-34 2-44 10-48L2-60 5-64 16-50C12-60 22-66 27-60 30-54 28-50 25-48L34-66 38-64 30-40 26-24 28 0ZM-8-74H50V-72H-8ZM-6-72H12V-54L-4-52ZM30-72H48V-50H32Z';

/** Who else works by lamplight. */
function Others() {
	const night = useNight();
	return (
		<g fill={night ? wood.deep : deal.dark} data-light={lights.own}>
			<path d={painter} transform="translate(880 222)" />
			<path d={printer} transform="translate(800 434)" />
			<path d={painter} transform="translate(1040 434)scale(-1 1)" />
		</g>
	);
}

/** Daylight that the mirrors send down, in one slab. */
function Shaft() {
	const night = useNight();
	return (
		<path
			d={`M${at(0.4, 8, end)}L${at(2.6, 8, end)}L${at(4.2, -9, end)}L${at(1.2, -9, end)}Z`}
			fill={night ? dusk.light : canvas.pale}
			fillOpacity={night ? 0.2 : 0.42}
			data-light={lights.own}
		/>
	);
}

/** Our own side of it, below the rail. */
function Ours() {
	const slabs = [-0.3, -4.2, -4.6, -8.4].map((up) => `M${at(rail, up, 3)}L${at(rail, up, end)}`);
	return (
		<>
			<path d={face([rail, 0, 3], [rail, 0, end], [rail, -12, end], [rail, -12, 3])} fill={slate.mid} />
			<path d={slabs.join('')} stroke={ink} strokeWidth="5" />
		</>
	);
}

export function Well() {
	return (
		<>
			<path d="M540-10H1210V610H540Z" fill={slate.dark} />
			<Ours />
			<Walls />
			<Others />
			<Shaft />
			<Galleries />
		</>
	);
}
