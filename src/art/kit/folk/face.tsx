import { Eye, Flat, Stroke } from '../body/head-parts.tsx';
import type { Spot } from '../body/limb.ts';
import { Line, n, Part } from '../forms.tsx';
import { Mouth } from './mouth.tsx';
import { type ByView, type FolkPen, type PartProps, round } from './traits.ts';

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
			[79, -70],
			[77, -42],
			[70, -18],
			[71, 0],
			[79, 24],
			[77, 52],
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

/** Where the eyes are, how wide they look, and where their irises stand. */
const sockets: ByView<readonly (readonly [x: number, y: number, share: number, ahead: number])[]> = {
	front: [
		[-37, 0, 1, 1],
		[38, 0, 1, -1],
	],
	quarter: [
		[2, 0, 1, 4],
		[54, -2, 0.6, 1],
	],
	profile: [[62, -2, 0.72, 6]],
	back: [],
};

function Eyes({ pen }: PartProps) {
	const [w, up, down] = pen.eye;
	return sockets[pen.view].map(([x, y, share, ahead], i) => {
		const slant = (i === 0 ? 3 : -3) * (pen.view === 'profile' ? -1 : 1);
		const flat = pen.traits.eyes === 'narrow' ? slant * -1 : slant * 0.6;
		const brow = y - 31 - pen.lift - (pen.old ? 0 : 2);
		const [half, inner] = [w * share * 1.2, w * share * 0.78];
		const heavy = { plain: 7.5, heavy: 12, fine: 5 }[pen.traits.brows ?? 'plain'];
		return (
			<g key={x} transform={`translate(0 ${pen.down})`}>
				<Eye
					pen={pen}
					at={[x, y]}
					size={[w * share, up, down]}
					slant={flat}
					open={pen.open}
					iris={[pen.child ? 12 : 10, pen.iris]}
					ahead={[ahead, 0]}
					lid={pen.lidTone}
				/>
				<Stroke
					pen={pen}
					d={
						i === 0 && pen.view !== 'profile'
							? `M${n(x - half)} ${brow + 8}C${n(x - half * 0.5)} ${brow - 5} ${n(x + half * 0.2)} ${brow - 6} ${n(x + inner)} ${brow + 2}`
							: `M${n(x - inner)} ${brow + 2}C${n(x - half * 0.2)} ${brow - 6} ${n(x + half * 0.5)} ${brow - 5} ${n(x + half)} ${brow + 7}`
					}
					w={pen.near ? heavy : heavy * 1.5}
					ends={[2.5, 2.5]}
					c={pen.browTone}
				/>
			</g>
		);
	});
}

function Nose({ pen }: PartProps) {
	const { out, low, bridge, wide } = pen.nose;
	const y = 56 + low;
	const mark = (d: string, w = 4) => <Stroke pen={pen} d={d} w={w} ends={[1, 1.6]} />;
	const wing = wide - 20;
	return (
		<g transform={`translate(0 ${pen.down * 0.6})`}>
			{pen.view === 'front' && (
				<>
					<Flat
						d={`M-6-6C-4 20-${wide - 3} 36-${wide} ${y - 10}-${wide - 3} ${y + 5}-6 ${y + 5} 2 ${y + 4}-8 ${y - 4}-9 40-4 24Z`}
						c={pen.skin.dark}
					/>
					{mark(
						`M-8 ${14 - bridge}C-9 26-${wide - 2} ${y - 20}-${wide} ${y - 10}C-${wide} ${y}-${wide - 7} ${y + 3}-8 ${y}C-2 ${y + 6} 7 ${y + 6} 11 ${y}C${wide - 6} ${y + 3} ${wide} ${y - 2} ${wide - 1} ${y - 11}`,
					)}
				</>
			)}
			{pen.view === 'quarter' && (
				<>
					<Flat
						d={`M38-12C42 8 ${26 - wing} 34 ${22 - wing} ${y - 12} ${20 - wing} ${y + 4} 36 ${y + 5} 50 ${y + 4} 38 ${y - 4} 42 36 46 16Z`}
						c={pen.skin.dark}
					/>
					{mark(
						`M43-2C${45 + bridge} 14 ${57 + out * 0.6} 26 ${68 + out} ${y - 18}C${73 + out} ${y - 8} ${70 + out} ${y} ${61 + out * 0.6} ${y + 2}C55 ${y + 2} 52 ${y + 1} 46 ${y + 4}`,
						4.6,
					)}
					{mark(
						`M${28 - wing} ${y - 16}C${20 - wing} ${y - 10} ${20 - wing} ${y + 2} ${30 - wing} ${y + 4}C34 ${y + 5} 38 ${y + 4} 40 ${y + 1}`,
					)}
				</>
			)}
			{pen.view === 'profile' &&
				mark(
					`M${80 - wing * 0.5} ${y - 14}C${71 - wing} ${y - 8} ${72 - wing} ${y + 2} ${82 - wing * 0.4} ${y + 3}C87 ${y + 4} 90 ${y + 2} 93 ${y + 1}`,
				)}
		</g>
	);
}

/** What years draw into a face. */
const wrinkles: ByView<string> = {
	front: 'M-24 64C-36 72-42 84-42 96M26 64C38 72 44 84 44 94M-30-70C-10-76 12-76 32-70',
	quarter: 'M20 64C10 74 4 86 5 98M4-70C20-76 42-76 58-70M-30 8l-16 6',
	profile: 'M66 64C54 74 50 86 52 98M44-70C56-75 68-75 80-70M36 6l-16 6M30 96C34 112 40 122 50 130',
	back: 'M60 10l-14 6M64 60C62 74 64 86 68 96',
};

function Years({ pen }: PartProps) {
	if (!pen.old && pen.traits.age !== 'middle') return null;
	const d = wrinkles[pen.view];
	return <Line d={pen.old ? d : d.replace(/M-?\d+-70.*/, '')} width={pen.near ? 3 : pen.line * 0.3} ink={pen.skin.dark} />;
}

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
	return (
		<g transform={`translate(0 ${pen.child ? -14 : 0})scale(${slim} 1)`}>
			<Part d={d} tone={pen.skin} shade={shade} line={pen.line} />
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
				<Flat d={cheeks[view]} c={pen.flush} />
				{pen.brimmed && <Flat d={brims[view]} c={pen.skin.dark} />}
				<Years pen={pen} />
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
