import { palette } from '../palette.ts';
import { cloth, Line, n, seeded, skins } from './forms.tsx';
import { FarPerson } from './people.tsx';

const { ink, paper, white, yellow, red, foam, sea } = palette;
const hull = '#13304a';
const recess = '#23506a';
const far = { light: '#d8eae6', dark: '#a9cdd0' };

/** The city's side runs from the frame to the sun; depth 1 is at the frame, 0 is infinitely far. */
const at = (depth: number, height: number) => `${n(500 + 740 * depth)} ${n(436 - height * depth)}`;
const quad = (near: number, away: number, low: number, high: number) =>
	`M${at(near, low)}L${at(near, high)} ${at(away, high)} ${at(away, low)}Z`;

const end = 0.17;
const ground = 120;
const storey = 98;
/** The blocks of the side, from near to far: no two were built by the same harbour. */
const blocks = [
	{ near: 1, away: 0.68, decks: 3, face: '#ead9b2' },
	{ near: 0.68, away: 0.5, decks: 5, face: '#e0a27c' },
	{ near: 0.5, away: 0.36, decks: 4, face: '#f3ead2' },
	{ near: 0.36, away: 0.26, decks: 7, face: '#9fc8c6' },
	{ near: 0.26, away: end, decks: 5, face: '#ead9b2' },
];

/** Towers of the upper levels, set back behind the side. */
function Towers() {
	const towers = [
		[606, 40, 330, 0],
		[640, 44, 262, 1],
		[690, 52, 214, 0],
		[736, 50, 128, 2],
		[790, 66, 176, 1],
		[846, 56, 70, 0],
		[896, 80, 118, 2],
		[972, 64, 24, 1],
		[1030, 96, 66, 0],
		[1122, 60, -10, 0],
		[1170, 60, 40, 2],
	] as const;
	return (
		<g stroke={ink} strokeWidth="6">
			{towers.map(([x, w, y, roof]) => (
				<g key={x}>
					{roof === 1 && (
						<Line d={`M${x + w / 2} ${y}v-46M${x + w / 2 - 8} ${y - 26}h16`} width={4} />
					)}
					{roof === 2 && (
						<path
							d={`M${x + 4} ${y}a${w / 2 - 4} ${w / 2 - 4} 0 0 1 ${w - 8} 0Z`}
							fill={cloth.green.light}
						/>
					)}
					<path d={`M${x} 436V${y}h${w}V436Z`} fill={far.light} />
					<path
						d={`M${n(x + w * 0.55)} 436V${y}h${n(w * 0.45)}V436Z`}
						fill={far.dark}
						strokeWidth="0"
					/>
					<path
						d={`M${n(x + w * 0.2)} ${y + 14}V436`}
						stroke={sea}
						strokeWidth={n(w * 0.14)}
						strokeDasharray="7 11"
					/>
					<path
						d={`M${n(x + w * 0.42)} ${y + 26}V436`}
						stroke={roof ? yellow : sea}
						strokeWidth={n(w * 0.14)}
						strokeDasharray="7 29"
					/>
				</g>
			))}
		</g>
	);
}

/** Washing, awnings, shutters, lamps: every bay is somebody's. */
function Bays() {
	const random = seeded(57);
	const paint: Record<string, string> = {};
	const add = (fill: string, d: string) => {
		paint[fill] = (paint[fill] ?? '') + d;
	};
	for (const { near, away, decks } of blocks) {
		for (let deck = 0; deck < decks; deck++) {
			const low = ground + deck * storey;
			for (let a = near; a > away + 0.008; a *= 0.9) {
				const b = Math.max(away, a * 0.9);
				if (436 - low * b < -10) continue;
				const [left, right] = [b + (a - b) * 0.16, b + (a - b) * 0.8];
				const kind = random();
				add(recess, quad(right, left, low + 16, low + 74));
				if (kind < 0.36) add(yellow, quad(right, left + (right - left) * 0.5, low + 16, low + 68));
				else if (kind < 0.5) add(red, quad(right + (a - b) * 0.12, left, low + 60, low + 82));
				else if (kind < 0.6) add(cloth.green.light, quad(right, left, low + 16, low + 36));
				else if (kind < 0.7) {
					add(white, quad(right, right - (right - left) * 0.3, low + 36, low + 68));
					add(palette.blue, quad(left + (right - left) * 0.45, left, low + 44, low + 68));
				} else if (kind < 0.78) add(sea, quad(right, left, low + 30, low + 74));
			}
		}
	}
	return Object.entries(paint).map(([fill, d]) => (
		<path key={fill} d={d} fill={fill} stroke={ink} strokeWidth={fill === recess ? 5 : 3} />
	));
}

/** The galleries' rails. */
const rails = ({ near, away, decks }: (typeof blocks)[number]) =>
	Array.from({ length: decks }, (_, deck) => {
		const foot = ground + deck * storey + 9;
		let d = `M${at(near, foot + 22)}L${at(away, foot + 22)}`;
		for (let a = near; a > away; a *= 0.95) d += `M${at(a, foot)}L${at(a, foot + 22)}`;
		return d;
	}).join('');

/** Whoever is up: by depth, deck, and what they wear. */
const risers = [
	{ depth: 0.93, deck: 0, tone: cloth.red, skin: skins.umber, hair: ink, lean: -10, raised: true },
	{ depth: 0.79, deck: 1, tone: cloth.white, skin: skins.tan, hair: ink, lean: -4, raised: false },
	{
		depth: 0.84,
		deck: 0,
		tone: cloth.green,
		skin: skins.rose,
		hair: yellow,
		lean: 8,
		raised: false,
	},
	{
		depth: 0.9,
		deck: 2,
		tone: cloth.blue,
		skin: skins.olive,
		hair: cloth.grey.light,
		lean: -14,
		raised: true,
	},
	{
		depth: 0.72,
		deck: 2,
		tone: cloth.plum,
		skin: skins.brown,
		hair: white,
		lean: 5,
		raised: false,
	},
	{
		depth: 0.62,
		deck: 1,
		tone: cloth.yellow,
		skin: skins.umber,
		hair: red,
		lean: -8,
		raised: true,
	},
	{ depth: 0.55, deck: 3, tone: cloth.sea, skin: skins.rose, hair: ink, lean: 12, raised: false },
	{ depth: 0.46, deck: 2, tone: cloth.red, skin: skins.tan, hair: ink, lean: -6, raised: false },
];

function Risers() {
	return risers.map(({ depth, deck, ...person }) => (
		<FarPerson
			key={depth}
			x={500 + 740 * depth}
			y={436 - (ground + deck * storey + 8) * depth}
			scale={depth * 0.92}
			{...person}
		/>
	));
}

/** What is kept on the roofs: gardens, tanks, washing, a davit. */
function Roofs() {
	const roof = (depth: number, decks: number) =>
		`translate(${n(500 + 740 * depth)} ${n(436 - (ground + decks * storey + 6) * depth)})`;
	const tree = 'M-4 0v-16h-14q-16-10-6-24 0-16 18-14 12-12 24 0 18 0 14 18 8 14-8 20H4v16Z';
	return (
		<g stroke={ink} strokeWidth="6">
			<g transform={roof(0.64, 5)}>
				<path d="M-4 0v-14M34-22v-14" strokeWidth="5" />
				<path d="M-12-12V-58q20-12 40 0V-18Q8-4-12-12Z" fill={red} />
				<path d="M10-8V-64q10 0 18 6V-18Q20-10 10-8Z" fill={cloth.red.dark} strokeWidth="0" />
			</g>
			<path transform={`${roof(0.55, 5)}scale(.8)`} d={tree} fill={cloth.green.light} />
			<path transform={`${roof(0.525, 5)}scale(.6)`} d={tree} fill={cloth.green.light} />
			<path transform={`${roof(0.46, 4)}scale(.7)`} d={tree} fill={cloth.green.light} />
			<path transform={`${roof(0.4, 4)}scale(.55)`} d={tree} fill={cloth.green.dark} />
			<g transform={roof(0.33, 7)}>
				<Line d="M-14 0V-50L-60-68M-14-44L22-34M-60-68V-40" width={5} />
			</g>
			<g transform={roof(0.76, 3)}>
				<Line d="M-30 18V-58M64-14V-92M-30-54Q20-60 64-86" width={5} />
				<path d="M-22-54l16-2v34l-16 3ZM34-72l18-8v30l-18 8Z" fill={white} strokeWidth="5" />
				<path d="M0-56l14-3 8 4 6-8v38l-28 9Z" fill={palette.blue} strokeWidth="5" />
			</g>
			<path transform={`${roof(0.88, 3)}scale(1.1)`} d={tree} fill={cloth.green.light} />
		</g>
	);
}

function Side() {
	return (
		<g stroke={ink}>
			{blocks.map(({ near, away, decks, face }) => (
				<path
					key={near}
					d={quad(near, away, ground, ground + decks * storey)}
					fill={face}
					strokeWidth="9"
				/>
			))}
			<Bays />
			{blocks.map(({ near, away, decks }) => (
				<path
					key={near}
					d={Array.from({ length: decks + 1 }, (_, deck) =>
						quad(near, away, ground + deck * storey - 6, ground + deck * storey + 9),
					).join('')}
					fill={paper}
					strokeWidth="5"
				/>
			))}
			<Line d={blocks.map(rails).join('')} width={2.5} />
			{/* Party walls between the blocks. */}
			<Line
				d={blocks
					.slice(1)
					.map(({ near, decks }) => `M${at(near, ground)}L${at(near, ground + decks * storey)}`)
					.join('')}
				width={6}
			/>
		</g>
	);
}

/** The hull, with its draught marks and the splash line that the lowest bunks are sold by. */
function Hull() {
	const fenders = [0.9, 0.62, 0.49, 0.4, 0.33, 0.27, 0.22];
	return (
		<g stroke={ink}>
			<path d={quad(1, end, -4, ground)} fill={hull} strokeWidth="9" />
			<path d={quad(1, end, 2, 22)} fill={red} strokeWidth="3" />
			<path d={quad(1, end, 84, 90)} fill={foam} strokeWidth="0" />
			{/* The cargo door is down, and lit. */}
			<path d={quad(0.84, 0.68, 26, 104)} fill={yellow} strokeWidth="7" />
			<path d={quad(0.72, 0.68, 26, 104)} fill={cloth.yellow.dark} strokeWidth="0" />
			<path d="M1003 418L1122 414 1150 490 1030 492Z" fill={cloth.wood.light} strokeWidth="8" />
			<Line d="M1010 438L1128 434M1018 460L1136 456" width={4} />
			{fenders.map((depth) => (
				<g key={depth}>
					<Line
						d={`M${at(depth, ground)}L${at(depth, 60)}`}
						width={n(6 * depth + 1)}
						ink={cloth.sand.dark}
					/>
					<ellipse
						cx={n(500 + 740 * depth)}
						cy={n(436 - 50 * depth)}
						rx={n(13 * depth)}
						ry={n(22 * depth)}
						fill={ink}
						stroke={cloth.grey.light}
						strokeWidth={n(7 * depth)}
					/>
				</g>
			))}
		</g>
	);
}

export function City() {
	return (
		<>
			<Towers />
			<Roofs />
			<Side />
			<Risers />
			<Hull />
		</>
	);
}
