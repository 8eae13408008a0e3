import { Eye, Stroke } from '../body/head-parts.tsx';
import type { Spot } from '../body/limb.ts';
import { inkStroke } from '../brush.ts';
import { Flat, Line, n, Part } from '../forms.tsx';
import { Brush, Mouth } from './mouth.tsx';
import { type ByView, brows, type FolkPen, type PartProps, round, type Traits } from './traits.ts';

/** The bare head in its four views: neck, skull and face, without hair. */

const bones: ByView<{ at: readonly Spot[]; middle: number }> = {
	front: {
		middle: 0,
		at: [
			[0, -151],
			[50, -142],
			[79, -108],
			[83, -60],
			[79, -18],
			[77, 22],
			[72, 68],
			[59, 108],
			[37, 138],
			[17, 150],
			[0, 152],
			[-17, 150],
			[-37, 138],
			[-59, 108],
			[-72, 68],
			[-77, 22],
			[-79, -18],
			[-83, -60],
			[-79, -108],
			[-50, -142],
		],
	},
	quarter: {
		middle: 22,
		at: [
			[18, -152],
			[54, -136],
			[74, -106],
			[82, -70],
			[82, -44],
			[76, -18],
			[77, 2],
			[84, 26],
			[81, 54],
			[72, 84],
			[66, 120],
			[52, 144],
			[32, 152],
			[10, 144],
			[-22, 128],
			[-46, 96],
			[-54, 60],
			[-74, 34],
			[-102, 6],
			[-113, -44],
			[-103, -102],
			[-66, -140],
			[-22, -154],
		],
	},
	profile: { middle: 40, at: [] },
	back: {
		middle: 30,
		at: [
			[50, -134],
			[72, -106],
			[82, -72],
			[83, -44],
			[75, -18],
			[77, 4],
			[84, 24],
			[83, 46],
			[77, 76],
			[76, 100],
			[72, 128],
			[58, 143],
			[40, 134],
			[26, 108],
			[10, 64],
			[-40, 62],
			[-90, 36],
			[-114, -40],
			[-104, -106],
			[-60, -146],
			[-8, -154],
		],
	},
};

/** The profile's bones: forehead, nose, lips, chin, and the skull behind. */
function side({ nose, drop, jaw, traits, child }: FolkPen): string {
	const { out, low, bridge } = nose;
	const lip = traits.lips === 'full' ? (child ? 1 : 5) : traits.lips === 'thin' ? -3 : 1;
	const short = child ? -9 : 0;
	const front: Spot[] = [
		[20, -153],
		[56, -138],
		[78, -108],
		[88, -70],
		[90, -44],
		[84, -20],
		[91 + bridge, 8 + low * 0.4],
		[105 + out + short, 38 + low],
		[103 + out + short, 51 + low],
		[89, 57 + low * 0.5],
		[91, 66],
		[99 + lip, 76],
		[91 + lip / 2, 86 + drop * 0.3],
		[96 + lip - drop / 2, 98 + drop],
		[87, 109 + drop],
		[91 - drop / 2, 128 + drop],
		[80, 147 + drop],
		[60, 151 + drop / 2],
		[36, 142],
	];
	const rear: Spot[] = [
		[12, 120],
		[-4, 92],
		[-14, 64],
		[-60, 52],
		[-104, 10],
		[-118, -56],
		[-102, -116],
		[-60, -147],
		[-20, -155],
	];
	return round([...front, ...jaw(rear, 60)]);
}

const shades: ByView<string> = {
	front: 'M-120-160H-44C-60-100-64-54-58-18-52 4-62 22-56 44-50 66-48 80-34 104-20 126-8 142 4 154V180H-120Z',
	quarter: 'M-140-170H-20C-40-96-40-50-32-16-26 6-38 22-32 42-26 62-26 82-14 104 0 128 14 142 30 154V180H-140Z',
	profile: 'M-140-170H20C-2-100 4-50 12-24 18-2 4 18 10 40 16 62 14 82 30 106 44 128 58 142 76 154V190H-140Z',
	back: 'M-140-170H62C56-90 50-54 50-18 46 10 58 34 53 58 50 84 56 112 64 152H-140Z',
};

const necks: ByView<{ d: string; shade: string }> = {
	front: {
		d: 'M-47 70C-43 150-45 200-56 268H56C45 200 43 150 47 70Z',
		shade: 'M-90 60H90V132C50 172 6 184-14 174-22 200-22 230-26 270H-90Z',
	},
	quarter: {
		d: 'M-78 30C-60 100-56 190-70 268H42C32 222 28 180 30 128Z',
		shade: 'M-100 30L-30 100C0 142 20 148 44 136L40 170C12 182-14 190-24 270H-100Z',
	},
	profile: {
		d: 'M-86 30C-72 100-74 190-92 268H28C16 222 14 172 26 122L0 10Z',
		shade: 'M-120 20L-40 80C-20 132 10 146 46 136L28 176C-4 182-26 172-36 156-42 196-46 226-50 270H-120Z',
	},
	back: {
		d: 'M-76 40C-62 110-60 190-78 268H48C36 214 34 170 40 118L20 40Z',
		shade: 'M-120 20L-10 90C10 130 28 144 48 136V178C22 182 2 170-12 156-24 196-28 226-32 270H-120Z',
	},
};

/** From behind the ear to the pit of the throat. */
const tendons: ByView<string> = { front: '', quarter: 'M-20 150C-8 190 2 214 12 240', profile: 'M-30 150C-14 190-6 214 4 240', back: '' };

/** Where the eyes are, how wide they look, and where their irises stand. */
const sockets: ByView<readonly (readonly [x: number, y: number, share: number, ahead: number])[]> = {
	front: [
		[-37, 0, 1, 1],
		[38, 0, 1, -1],
	],
	quarter: [
		[-2, 0, 1, 5],
		[51, -2, 0.72, 3],
	],
	profile: [[62, -2, 0.72, 6]],
	back: [],
};

function Eyes({ pen }: PartProps) {
	const [w, up, down] = pen.eye;
	// The lids of a small head are finer than its outline.
	const lids = pen.near ? pen : { ...pen, line: pen.line * 0.82 };
	return sockets[pen.view].map(([x, y, share, ahead], i) => {
		const outer = i === 0 && pen.view !== 'profile' ? -1 : 1;
		const slant = outer < 0 || pen.view === 'profile' ? 3 : -3;
		const flat = pen.traits.eyes === 'narrow' ? -slant : slant * (pen.traits.eyes === 'hooded' ? 1.4 : 0.6);
		const brow = y - 31 - pen.lift - (pen.old ? 0 : 2);
		const [half, inner] = [w * share * 1.2 * outer, w * share * 0.78 * outer];
		return (
			<g key={x} transform={`translate(0 ${pen.down})`}>
				<Eye
					pen={lids}
					at={[x, y]}
					size={[w * share, up, down]}
					slant={flat}
					open={pen.open}
					iris={[pen.child ? 12 : 10, pen.iris]}
					ahead={[ahead, 0]}
					lid={pen.lidTone}
				/>
				<Brow
					pen={pen}
					d={`M${n(x - inner)} ${n(brow + 2 - pen.inner)}C${n(x - half * 0.2)} ${n(brow - 6 - pen.inner * 0.6)} ${n(x + half * 0.5)} ${n(brow - 5 + pen.inner * 0.2)} ${n(x + half)} ${n(brow + 7 + pen.inner * 0.3)}`}
				/>
			</g>
		);
	});
}

/** From its inner end, where it is full, to its outer one. */
function Brow({ pen, d }: PartProps & { d: string }) {
	const w = brows[pen.traits.brows ?? 'plain'];
	if (!pen.brushed) return <Stroke pen={pen} d={d} w={pen.near ? w : w * 1.5} ends={[2.5, 2.5]} c={pen.browTone} />;
	return <Flat d={inkStroke(d, [w, w * 1.5, 2])} fill={pen.browTone} />;
}

type NoseKind = NonNullable<Traits['nose']>;

/** Noses seen half from the side: from the bridge over the tip to the base, the near wing, and where the shadow beside it ends. */
const quarterNoses: Record<NoseKind, { line: string; wing: string; shade: string }> = {
	straight: {
		line: 'M39 4C42 16 51 31 61 43C65 50 60 58 51 58C46 58 42 57 38 59',
		wing: 'M26 44C19 48 19 57 27 59',
		shade: 'M35-6C34 14 26 34 24 48 24 58 34 60 44 58 40 46 42 26 37-6Z',
	},
	broad: {
		line: 'M33 4C36 16 44 27 57 36C68 44 68 59 55 61C48 61 42 60 37 62',
		wing: 'M21 38C9 43 8 58 22 61',
		shade: 'M32 0C32 16 18 36 16 48 18 60 34 64 48 60 36 54 40 30 33 4Z',
	},
	hooked: {
		line: 'M37-2C49 0 58 12 64 34C68 50 66 61 57 62C50 60 45 56 39 59',
		wing: 'M26 44C18 48 18 57 27 60',
		shade: 'M33-8C34 14 26 34 24 48 24 58 36 60 46 58 50 44 48 12 37-6Z',
	},
	snub: {
		line: 'M36 8C38 21 46 31 59 33C66 36 65 47 55 50C47 53 43 52 39 54',
		wing: 'M27 41C21 45 22 52 29 54',
		shade: 'M35 4C34 20 27 34 25 44 26 54 36 55 45 52 40 42 40 26 36 8Z',
	},
	long: {
		line: 'M40 6C46 20 58 38 69 53C73 61 66 67 56 66C49 65 44 63 38 66',
		wing: 'M25 50C18 54 18 63 27 66',
		shade: 'M34-8C34 16 25 40 23 54 24 65 36 68 48 65 42 52 44 24 37-6Z',
	},
	bulb: {
		line: 'M35 0C38 12 42 22 47 29C60 24 74 33 72 47C70 59 56 64 46 59',
		wing: 'M29 42C20 45 19 57 29 60C34 62 40 62 46 59',
		shade: 'M34-2C34 14 26 34 24 46 24 60 40 66 54 60 46 52 44 38 47 29 42 22 38 12 35 0Z',
	},
};

function Nose({ pen }: PartProps) {
	const { low, bridge, wide } = pen.nose;
	const y = 56 + low;
	const wing = wide - 20;
	const { line, wing: near, shade } = quarterNoses[pen.child ? 'snub' : (pen.traits.nose ?? 'straight')];
	return (
		<g transform={`translate(0 ${pen.down * 0.6})`}>
			{pen.view === 'front' && (
				<>
					<Flat
						d={`M-6-6C-4 20-${wide - 3} 36-${wide} ${y - 10}-${wide - 3} ${y + 5}-6 ${y + 5} 2 ${y + 4}-8 ${y - 4}-9 40-4 24Z`}
						fill={pen.skin.dark}
					/>
					<Brush
						pen={pen}
						d={`M-8 ${14 - bridge}C-9 26-${wide - 2} ${y - 20}-${wide} ${y - 10}C-${wide} ${y}-${wide - 7} ${y + 3}-8 ${y}C-2 ${y + 6} 7 ${y + 6} 11 ${y}C${wide - 6} ${y + 3} ${wide} ${y - 2} ${wide - 1} ${y - 11}`}
					/>
				</>
			)}
			{pen.view === 'quarter' && (
				<>
					<Flat d={`${line}L30 56C26 36 32 12 33 0Z`} fill={pen.skin.light} />
					<Flat d={shade} fill={pen.skin.dark} />
					{pen.brushed && (
						<Line d="M42 16C45 24 50 32 55 38M-14 50C-4 52 6 48 12 42M14-58C28-62 44-60 54-54" width={n(pen.line * 0.34)} ink={pen.shine} />
					)}
					<Brush pen={pen} d={line} w={4.6} />
					<Brush pen={pen} d={near} />
				</>
			)}
			{pen.view === 'profile' && (
				<Brush
					pen={pen}
					d={`M${80 - wing * 0.5} ${y - 14}C${71 - wing} ${y - 8} ${72 - wing} ${y + 2} ${82 - wing * 0.4} ${y + 3}C87 ${y + 4} 90 ${y + 2} 93 ${y + 1}`}
				/>
			)}
		</g>
	);
}

/** What years draw into a face. */
const wrinkles: ByView<string> = {
	front: 'M-24 64C-36 72-42 84-42 96M26 64C38 72 44 84 44 94M-54 18C-46 26-28 26-20 20M56 18C48 26 30 26 22 20M-30-70C-10-76 12-76 32-70',
	quarter: 'M18 64C8 74 2 86 3 100M-30 8l-16 6M-20 18C-10 27 6 27 16 20M2-70C20-76 42-76 58-70M10-84C26-88 42-88 54-84',
	profile: 'M66 64C54 74 50 86 52 98M36 6l-16 6M48 20C56 27 66 26 74 21M30 96C34 112 40 122 50 130M44-70C56-75 68-75 80-70',
	back: 'M60 10l-14 6M64 60C62 74 64 86 68 96',
};

function Years({ pen }: PartProps) {
	if (!pen.old && pen.traits.age !== 'middle') return null;
	const d = wrinkles[pen.view];
	// A middle-aged face has the lines beside its mouth and eyes, an old one also those of brow and lids.
	return (
		<Line
			d={pen.old ? d : d.replace(/M(?:-?\d+-70|-20 18|-54 18|48 20).*/, '')}
			width={pen.near ? 3 : pen.line * 0.3}
			ink={pen.skin.dark}
		/>
	);
}

/** The second chin under the first. */
const chins: ByView<string> = {
	front: 'M-34 126C-20 140 20 140 34 126',
	quarter: 'M-2 118C14 138 44 140 60 120',
	profile: 'M40 122C52 136 70 138 80 128',
	back: '',
};

/** How high the shadow of a brim reaches down the brow. */
const brims: ByView<string> = {
	front: 'M-120-160H120V-40C60-54-60-54-120-40Z',
	quarter: 'M-140-160H120V-44C60-46-20-44-60-16L-140 10Z',
	profile: 'M-140-160H140V-42C80-42 20-38-20-10H-140Z',
	back: 'M-140-160H140V-40C90-36 60-30 40-14H-140Z',
};

const cheeks: ByView<string> = {
	front: 'M-58 38C-46 28-30 34-28 44-36 58-52 60-58 38ZM60 38C48 28 32 34 30 44 38 58 54 60 60 38Z',
	quarter: 'M-20 36C-6 26 10 32 12 44 2 58-14 58-20 36Z',
	profile: 'M34 36C48 26 60 32 60 44 50 58 36 58 34 36Z',
	back: 'M62 38C70 30 78 34 82 40L78 56C66 58 60 52 62 38Z',
};

export function Neck({ pen }: PartProps) {
	const { d, shade } = necks[pen.view];
	const slim = pen.child ? 0.84 : 1;
	// From afar, where nothing is shaded, the chin stands out against it.
	const tone = pen.far ? { light: pen.skin.dark, dark: pen.skin.dark } : pen.skin;
	return (
		<g transform={`translate(0 ${pen.child ? -14 : 0})scale(${slim} 1)`}>
			<Part d={d} tone={tone} shade={shade} line={pen.line}>
				{tendons[pen.view] && !pen.child && !pen.far && (
					<Line d={tendons[pen.view]} width={pen.near ? 4 : pen.line * 0.3} ink={pen.skin.dark} />
				)}
			</Part>
		</g>
	);
}

/** The skull; `clip` names its clip path, for what grows on the face. */
export function Skull({ pen, clip }: PartProps & { clip?: string }) {
	const { view, line } = pen;
	const d = view === 'profile' ? side(pen) : round(pen.jaw(bones[view].at, bones[view].middle));
	const tip = 104 + pen.nose.out;
	return (
		<>
			{view === 'back' && (
				<Part
					d={`M74 12C84 28 ${tip - 8} 40 ${tip} ${50 + pen.nose.low} ${tip - 4} ${62 + pen.nose.low} 88 64 74 64Z`}
					tone={pen.skin}
					shade={`M60 58C80 60 94 58 ${tip + 4} 52V80H60Z`}
					line={line}
				/>
			)}
			<Part id={clip} d={d} tone={pen.skin} shade={shades[view]} line={line}>
				<Flat d={cheeks[view]} fill={pen.flush} />
				{pen.brimmed && <Flat d={brims[view]} fill={pen.skin.dark} />}
				<Years pen={pen} />
				{pen.traits.jaw === 'heavy' && <Line d={chins[view]} width={pen.near ? 3.4 : pen.line * 0.34} ink={pen.skin.dark} />}
			</Part>
		</>
	);
}

export function Features({ pen }: PartProps) {
	const { view } = pen;
	return (
		<>
			<Mouth pen={pen} />
			<Eyes pen={pen} />
			<Nose pen={pen} />
			{view === 'back' && <Stroke pen={pen} d={`M68 ${-30 - pen.lift}C74-38 80-37 85-33`} w={8} c={pen.browTone} />}
		</>
	);
}
