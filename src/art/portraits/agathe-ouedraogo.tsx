import { agatheOuedraogo } from '../../content/wardrobe.ts';
import { brass, canvas, deal, leaf, orange, palette, steel, velvet, wood } from '../../model/colours.ts';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import type { Picture } from '../picture.ts';
import { AgatheOuedraogoFace, AgatheOuedraogoHair, skin } from './agathe-ouedraogo-head.tsx';
import { nightfall } from './lamplight.tsx';
import { Away, height, Outlined, Panel, Shaded, SitterHand, width } from './portrait-kit.tsx';
import { growLamps } from './portrait-lamps.ts';

function Dress() {
	const motifs = [
		[46, 396],
		[84, 356],
		[22, 440],
		[128, 328],
		[326, 362],
		[362, 400],
		[284, 330],
		[382, 446],
	];
	return (
		<Shaded
			rim
			d="M2 500C-14 440 0 384 44 348C76 322 116 312 144 306H256C288 312 330 322 360 348
				C402 384 414 440 398 500Z"
			fill={agatheOuedraogo.blouse}
			dark={brass.dark}
			shade="M296 300C336 350 326 430 330 510H420V300ZM2 500C20 480 40 440 40 410L80 510Z"
			line={6}
		>
			{motifs.map(([x, y]) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
					<Flat d="M0 -16C9 -5 9 5 0 16C-9 5 -9 -5 0 -16Z" fill={palette.deep} />
					<Flat d="M0 -8C4 -3 4 3 0 8C-4 3 -4 -3 0 -8Z" fill={palette.red} />
					<Line d="M-13 0h1M13 0h1M-9 -10h1M9 -10h1M-9 10h1M9 10h1" width={3.4} ink={palette.deep} />
				</g>
			))}
			<Brush d="M92 500C78 466 76 440 88 410M316 500C328 466 330 440 318 410" width={5} />
		</Shaded>
	);
}

/** One of her grandmother's bottles, labelled for a headache and full of sorghum. */
function Bottle() {
	return (
		<g transform="rotate(-8 118 400)">
			<Outlined d="M102 356H134V366H102Z" fill={palette.white} line={4} />
			<Shaded
				d="M106 366H130C130 374 140 376 140 386V440H96V386C96 376 106 374 106 366Z"
				fill={deal.dark}
				dark={wood.deep}
				shade="M124 360L128 440H150V360Z"
				line={4}
			>
				<Flat d="M96 418C104 412 112 420 120 414C128 410 134 416 142 412V446H96Z" fill={agatheOuedraogo.earrings} />
			</Shaded>
			<ByNight>
				<Flat d="M106 370H118C116 376 112 380 112 388H98C99 378 106 376 106 370ZM98 412H112V438H98Z" fill={orange.light} />
			</ByNight>
			<Outlined d="M96 388H140V410H96Z" fill={palette.paper} line={3} />
			<Line d="M108 399H118M113 394V404" width={4.5} ink={palette.red} />
			<Line d="M124 396H134M124 403H131" width={2} />
		</g>
	);
}

function Apron() {
	return (
		<>
			<Line d="M116 352C112 330 122 316 140 304M284 352C288 332 278 318 260 304" width={20} />
			<Line d="M116 352C112 330 122 316 140 304M284 352C288 332 278 318 260 304" width={11} ink={agatheOuedraogo.apron} />
			<Shaded
				d="M96 350C130 360 270 360 304 350L326 510H74Z"
				fill={agatheOuedraogo.apron}
				dark={canvas.dark}
				shade="M250 350L262 510H340L306 346Z"
				line={5}
			>
				<Line d="M100 360C134 370 266 370 300 360" width={2} ink={canvas.dark} />
			</Shaded>
			<Bottle />
			<Outlined d="M262 396L252 352C252 342 262 340 266 350L274 378L282 348C286 338 296 344 294 354L282 396Z" fill={steel.mid} line={4} />
			<circle cx="273" cy="380" r="3" fill={palette.ink} />
			<Outlined d="M296 390L300 346H318L316 390Z" fill={palette.white} line={3.5} />
			<Line d="M304 356H314M304 364H311" width={2.4} />
			<Outlined d="M84 410H158L156 476H78Z" fill={agatheOuedraogo.apron} line={4.5} />
			<Outlined d="M244 396H320L326 476H248Z" fill={canvas.dark} line={4.5} far />
			<Line d="M86 422H154M248 408H318" width={2} />
		</>
	);
}

/** Her hat hangs at her back: the lamps of the top tier are as good as a sun. */
function AgatheOuedraogoHat() {
	const weave = [50, 68, 86, 104, 122].map((r) => `M${200 - r} 262a${r} ${r / 2 + 8} 0 0 1 ${r * 2} 0a${r} ${r / 2 + 8} 0 0 1 ${-r * 2} 0`);
	return (
		<Shaded
			rim
			d="M50 276C46 214 112 172 200 172C290 172 354 214 350 276C344 322 284 344 200 344C116 344 56 322 50 276Z"
			fill={agatheOuedraogo.hat}
			dark={wood.light}
			shade="M270 150C320 200 336 260 310 350H380V160ZM140 150C104 230 110 300 140 350H260C290 300 296 230 260 150Z"
			line={6}
		>
			<Line d={weave.join('')} width={2} ink={wood.mid} />
			<Line d="M60 276C58 220 118 182 200 182C284 182 342 220 340 276" width={2.6} />
		</Shaded>
	);
}

function Seedling() {
	return (
		<>
			<Outlined d="M126 434C138 398 172 388 200 388C228 388 262 398 274 434L258 510H142Z" fill={velvet.dark} />
			<Flat
				d="M164 410a3 3 0 1 0 .1 0ZM182 400a2.5 2.5 0 1 0 .1 0ZM224 404a3 3 0 1 0 .1 0ZM240 416a2.5 2.5 0 1 0 .1 0ZM208 414a2 2 0 1 0 .1 0Z"
				fill={canvas.dark}
			/>
			<Line d="M200 400C197 376 203 356 200 334" width={11} />
			<Line d="M200 400C197 376 203 356 200 334" width={5.5} ink={leaf.mid} />
			<Line d="M202 398C200 376 205 356 203 338" width={2} ink={leaf.deep} />
			<Shaded
				d="M200 356C174 366 142 356 130 324C162 312 192 324 200 356Z"
				fill={leaf.mid}
				dark={leaf.deep}
				shade="M200 356C180 342 158 332 130 324L140 366H200Z"
				line={4.5}
			>
				<Brush d="M196 352C180 340 160 332 140 327M178 342C176 336 172 330 168 326M164 334C162 340 158 346 154 350" width={2.6} />
				<ByNight>
					<Flat d="M130 324C162 312 192 324 200 356C184 328 160 318 130 324Z" fill={leaf.light} />
				</ByNight>
			</Shaded>
			<Shaded
				d="M200 352C206 318 234 300 268 308C272 342 236 366 200 352Z"
				fill={leaf.mid}
				dark={leaf.deep}
				shade="M200 352C222 336 244 322 268 308L272 370H200Z"
				line={4.5}
			>
				<Brush d="M204 350C222 334 242 322 260 313M224 334C226 328 228 322 232 318M238 324C244 328 248 334 250 340" width={2.6} />
				<ByNight>
					<Flat d="M268 308C234 300 206 318 200 352C212 324 236 310 268 308Z" fill={leaf.light} />
				</ByNight>
			</Shaded>
			<Outlined d="M200 340C190 330 190 318 196 310C204 316 208 330 200 340Z" fill={leaf.light} line={3.5} />
			<Outlined d="M234 392L252 346L262 350L244 398Z" fill={palette.paper} line={3.5} />
			<Line d="M248 364L252 354M246 372L249 366" width={2.2} />
		</>
	);
}

const hand = { skin, build: 'narrow', line: 4.6, light: -1 } as const;

function Hands() {
	return (
		<>
			<SitterHand {...hand} pose="flat" x={338} y={516} turn={198} flip size={0.9} />
			<SitterHand {...hand} pose="flat" x={62} y={518} turn={-18} size={0.9} />
			<Outlined d="M38 530C44 500 58 484 78 478C94 482 104 494 108 510L106 530Z" fill={agatheOuedraogo.blouse} line={5} />
			<Outlined d="M362 530C356 500 342 484 322 478C306 482 296 494 292 510L294 530Z" fill={brass.dark} line={5} far />
		</>
	);
}

export const portraitAgatheOuedraogo: Picture = {
	width,
	height,
	alt:
		'Keeper Agathe Ouédraogo, 70, cropped grey hair, an old aspirin bottle of seed in her ' +
		'apron, smiles down at a seedling in her two cupped hands.',
	night: nightfall,
	Drawing: () => (
		<Panel flag="E" lamp={growLamps}>
			<AgatheOuedraogoHat />
			<Away>
				<Dress />
			</Away>
			<g transform="rotate(-5 200 300)">
				<AgatheOuedraogoFace />
				<AgatheOuedraogoHair />
			</g>
			<Apron />
			<g transform="translate(0 -20)">
				<Seedling />
				<Hands />
			</g>
		</Panel>
	),
};
