import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-agathe-ouedraogo';
const skin = { fill: '#734629', dark: '#4a2a19' };
const skinLight = '#8d5636';
const nail = '#c08a6a';
const hair = '#c9cbc8';
const hairDark = '#8d928f';
const dress = '#f2b632';
const dressDark = '#bb7f12';
const canvas = '#e6d9b8';
const canvasDark = '#b9a679';
const leaf = '#4f9d4a';
const leafDark = '#2c6b33';
const soil = '#3b2a20';
const straw = '#e6c58a';
const strawDark = '#c9a061';
const strawInk = '#a97a3e';
const gold = '#e0a92a';

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
			id={`${id}-dress`}
			d="M2 500C-14 440 0 384 44 348C76 322 116 312 144 306H256C288 312 330 322 360 348
				C402 384 414 440 398 500Z"
			fill={dress}
			dark={dressDark}
			shade="M296 300C336 350 326 430 330 510H420V300ZM2 500C20 480 40 440 40 410L80 510Z"
			w={6}
		>
			{motifs.map(([x, y]) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
					<Flat d="M0 -16C9 -5 9 5 0 16C-9 5 -9 -5 0 -16Z" fill={palette.deep} />
					<Flat d="M0 -8C4 -3 4 3 0 8C-4 3 -4 -3 0 -8Z" fill={palette.red} />
					<Line d="M-13 0h1M13 0h1M-9 -10h1M9 -10h1M-9 10h1M9 10h1" w={3.4} c={palette.deep} />
				</g>
			))}
			<Brush d="M92 500C78 466 76 440 88 410M316 500C328 466 330 440 318 410" w={5} />
		</Shaded>
	);
}

/** One of her grandmother's bottles, labelled for a headache and full of sorghum. */
function Bottle() {
	return (
		<g transform="rotate(-8 118 400)">
			<Shape d="M102 356H134V366H102Z" fill={palette.white} w={4} />
			<Shaded
				id={`${id}-bottle`}
				d="M106 366H130C130 374 140 376 140 386V440H96V386C96 376 106 374 106 366Z"
				fill="#b2601f"
				dark="#7a3c10"
				shade="M124 360L128 440H150V360Z"
				w={4}
			>
				<Flat d="M96 418C104 412 112 420 120 414C128 410 134 416 142 412V446H96Z" fill={gold} />
			</Shaded>
			<Shape d="M96 388H140V410H96Z" fill={palette.paper} w={3} />
			<Line d="M108 399H118M113 394V404" w={4.5} c={palette.red} />
			<Line d="M124 396H134M124 403H131" w={2} />
		</g>
	);
}

function Apron() {
	return (
		<>
			<Line d="M116 352C112 330 122 316 140 304M284 352C288 332 278 318 260 304" w={20} />
			<Line
				d="M116 352C112 330 122 316 140 304M284 352C288 332 278 318 260 304"
				w={11}
				c={canvas}
			/>
			<Shaded
				id={`${id}-apron`}
				d="M96 350C130 360 270 360 304 350L326 510H74Z"
				fill={canvas}
				dark={canvasDark}
				shade="M250 350L262 510H340L306 346Z"
				w={5}
			>
				<Line d="M100 360C134 370 266 370 300 360" w={2} c={canvasDark} />
			</Shaded>
			<Bottle />
			<Shape
				d="M262 396L252 352C252 342 262 340 266 350L274 378L282 348C286 338 296 344 294 354L282 396Z"
				fill="#8b9aa5"
				w={4}
			/>
			<circle cx="273" cy="380" r="3" fill={palette.ink} />
			<Shape d="M296 390L300 346H318L316 390Z" fill={palette.white} w={3.5} />
			<Line d="M304 356H314M304 364H311" w={2.4} />
			<Shape d="M84 410H158L156 476H78Z" fill={canvas} w={4.5} />
			<Shape d="M244 396H320L326 476H248Z" fill={canvasDark} w={4.5} />
			<Line d="M86 422H154M248 408H318" w={2} />
		</>
	);
}

/** Her hat hangs at her back: the lamps of the top tier are as good as a sun. */
function Hat() {
	const weave = [50, 68, 86, 104, 122].map(
		(r) => `M${200 - r} 262a${r} ${r / 2 + 8} 0 0 1 ${r * 2} 0a${r} ${r / 2 + 8} 0 0 1 ${-r * 2} 0`,
	);
	return (
		<Shaded
			id={`${id}-hat`}
			d="M50 276C46 214 112 172 200 172C290 172 354 214 350 276C344 322 284 344 200 344C116 344 56 322 50 276Z"
			fill={straw}
			dark={strawDark}
			shade="M270 150C320 200 336 260 310 350H380V160ZM140 150C104 230 110 300 140 350H260C290 300 296 230 260 150Z"
			w={6}
		>
			<Line d={weave.join('')} w={2} c={strawInk} />
			<Line d="M60 276C58 220 118 182 200 182C284 182 342 220 340 276" w={2.6} />
		</Shaded>
	);
}

/** Cropped close: a scalloped edge and curls, not strokes. */
function Hair() {
	const curls = [
		[150, 92],
		[176, 70],
		[206, 62],
		[236, 72],
		[160, 118],
		[188, 96],
		[216, 90],
		[242, 104],
		[258, 128],
		[176, 134],
		[204, 120],
		[228, 130],
	];
	return (
		<Shaded
			id={`${id}-hair`}
			d="M132 172C120 162 118 148 124 138C116 124 120 106 130 98C130 82 142 70 154 68
				C162 54 178 46 192 50C202 42 220 44 228 52C244 52 256 62 260 74C274 80 282 94 280 108
				C288 120 288 138 280 148C284 160 278 170 270 176C272 164 270 152 264 146
				C252 158 226 164 200 164C176 164 150 158 138 146C132 154 130 162 132 172Z"
			fill={hair}
			dark={hairDark}
			shade="M236 40C262 80 262 120 240 160L280 190L310 120L270 40ZM120 150C150 170 250 172 280 150V180H120Z"
			w={6}
		>
			<Brush
				d={curls
					.map(
						([x = 0, y = 0]) =>
							`M${x - 7} ${y + 2}C${x - 6} ${y - 8} ${x + 7} ${y - 8} ${x + 7} ${y}C${x + 6} ${y + 7} ${x - 2} ${y + 6} ${x - 1} ${y + 1}`,
					)
					.join('')}
				w={3.2}
			/>
		</Shaded>
	);
}

/** Seen from a little above, as one sees anyone who looks at what is in her hands. */
function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M160 240L148 314C176 350 232 350 256 314L244 230Z"
				fill={skin.dark}
				dark="#2e190f"
				shade="M140 250C170 300 230 300 260 250L256 300C220 320 190 320 150 296Z"
			/>
			<Shape
				d="M144 308C174 346 232 346 260 308L274 322C242 368 164 368 130 324Z"
				fill={dressDark}
				w={4.5}
			/>
			<Shaded
				id={`${id}-face`}
				d="M134 132C128 162 126 184 130 204C136 234 150 258 172 274C188 286 214 286 230 274
					C252 258 266 234 272 204C276 184 274 160 268 132Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M300 120L244 130C246 160 240 184 226 198C236 212 240 226 228 240C234 252 226 266 208 288H300Z"
			>
				<Flat d="M136 222C146 212 164 214 168 228C166 242 146 244 138 236Z" fill={skinLight} />
				<Flat d="M234 228C240 214 256 214 264 222C262 238 248 244 238 240Z" fill="#5c3520" />
				<Brush d="M156 172C176 180 224 180 246 172M164 183C182 190 218 190 236 183" w={3} />
				<Brush
					d="M138 190C132 190 130 188 128 184M140 198C134 200 130 199 127 197M262 190C268 190 270 188 272 184M260 198C266 200 270 199 273 197"
					w={2.6}
				/>
				<Brush d="M144 212C152 220 166 222 176 217M226 217C236 222 250 220 258 212" w={2.8} />
				<Brush d="M168 238C158 244 154 252 156 262M234 238C244 244 248 252 246 262" w={3.4} />
				<Brush d="M188 278C196 281 206 281 214 278" w={3} />
			</Shaded>
			<Flat
				d="M172 256C184 254 192 252 201 255C210 252 220 254 232 256C222 276 182 276 172 256Z"
				fill="#8c3a34"
			/>
			<Flat d="M186 265C196 262 208 262 218 265C210 272 194 272 186 265Z" fill="#b0655a" />
			<Brush d="M162 250C172 260 190 261 201 260C212 261 230 260 240 250" w={5} />
			<Lids />
			<Brush d="M192 196C190 212 184 222 182 232" w={3} />
			<Brush
				d="M178 230C170 234 170 244 180 246C188 246 194 252 201 252C208 252 214 246 222 246C232 244 232 234 224 230"
				w={5}
				ends={[2, 2]}
			/>
			<Flat d="M184 246C188 242 194 243 195 248ZM218 246C214 242 208 243 207 248Z" />
			<Flat d="M192 226C196 222 206 222 210 226C206 232 196 232 192 226Z" fill={skinLight} />
			<Ears />
		</>
	);
}

function Lids() {
	return (
		<>
			<Flat
				d="M142 200C150 190 172 190 182 204C170 214 150 214 142 200ZM220 204C230 190 252 190 260 200C252 214 232 214 220 204Z"
				fill="#5c3520"
			/>
			<Flat d="M144 199C152 191 168 192 178 201C166 206 152 206 144 199Z" fill={skinLight} />
			<Brush
				d="M140 200C150 216 172 216 184 204M218 204C230 216 252 216 262 200"
				w={5.4}
				ends={[2, 2]}
			/>
			<Brush d="M142 196C152 186 172 187 182 200M220 200C230 187 250 186 260 196" w={2.8} />
			<Brush
				d="M148 208L142 216M158 212L155 220M169 213L170 220M254 208L260 216M244 212L247 220M233 213L232 220"
				w={3}
				ends={[3, 0.6]}
			/>
			<Brush d="M138 186C150 172 172 174 186 190" w={9} ends={[2, 4]} c={hairDark} />
			<Brush d="M216 190C230 174 252 172 264 186" w={9} ends={[4, 2]} c="#757d84" />
		</>
	);
}

function Ears() {
	return (
		<>
			<Shape
				d="M132 168C118 158 108 170 114 188C118 206 126 216 136 210Z"
				fill={skin.fill}
				w={4.5}
			/>
			<Shape
				d="M270 168C284 158 294 170 288 188C284 206 276 216 266 210Z"
				fill={skin.dark}
				w={4.5}
			/>
			<Brush d="M129 176C121 174 120 188 128 196M273 176C281 174 282 188 274 196" w={3} />
			{[122, 280].map((x) => (
				<g key={x}>
					<circle cx={x} cy="223" r="10" fill="none" stroke={palette.ink} strokeWidth="7.5" />
					<circle cx={x} cy="223" r="10" fill="none" stroke={gold} strokeWidth="3" />
				</g>
			))}
		</>
	);
}

function Seedling() {
	return (
		<>
			<Shape
				d="M136 424C148 396 176 388 200 388C226 388 252 396 264 424L244 462H156Z"
				fill={soil}
			/>
			<Flat
				d="M164 410a3 3 0 1 0 .1 0ZM182 400a2.5 2.5 0 1 0 .1 0ZM224 404a3 3 0 1 0 .1 0ZM240 416a2.5 2.5 0 1 0 .1 0ZM208 414a2 2 0 1 0 .1 0Z"
				fill={canvasDark}
			/>
			<Line d="M200 400C197 376 203 356 200 334" w={11} />
			<Line d="M200 400C197 376 203 356 200 334" w={5.5} c={leaf} />
			<Line d="M202 398C200 376 205 356 203 338" w={2} c={leafDark} />
			<Shaded
				id={`${id}-leaf1`}
				d="M200 356C174 366 142 356 130 324C162 312 192 324 200 356Z"
				fill={leaf}
				dark={leafDark}
				shade="M200 356C180 342 158 332 130 324L140 366H200Z"
				w={4.5}
			>
				<Brush
					d="M196 352C180 340 160 332 140 327M178 342C176 336 172 330 168 326M164 334C162 340 158 346 154 350"
					w={2.6}
				/>
			</Shaded>
			<Shaded
				id={`${id}-leaf2`}
				d="M200 352C206 318 234 300 268 308C272 342 236 366 200 352Z"
				fill={leaf}
				dark={leafDark}
				shade="M200 352C222 336 244 322 268 308L272 370H200Z"
				w={4.5}
			>
				<Brush
					d="M204 350C222 334 242 322 260 313M224 334C226 328 228 322 232 318M238 324C244 328 248 334 250 340"
					w={2.6}
				/>
			</Shaded>
			<Shape d="M200 340C190 330 190 318 196 310C204 316 208 330 200 340Z" fill="#7cba62" w={3.5} />
			<Shape d="M234 392L252 346L262 350L244 398Z" fill={palette.paper} w={3.5} />
			<Line d="M248 364L252 354M246 372L249 366" w={2.2} />
		</>
	);
}

function Hands() {
	return (
		<>
			<Shaded
				id={`${id}-hand2`}
				d="M344 516C338 482 318 456 290 442L262 410C254 402 244 410 250 422L256 440C244 452 232 464 228 480L250 510H340Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M290 440C282 466 284 490 280 520H350V440Z"
				w={5}
			>
				<Brush
					d="M276 452C268 460 262 470 260 482M292 460C284 468 280 478 278 490"
					w={2.6}
					c="#2e190f"
				/>
			</Shaded>
			<Finger {...skin} nail={nail} joints="258 494 11, 228 494 10.5, 204 488 8.6" shade="left" />
			<Finger {...skin} nail={nail} joints="260 478 12, 226 476 11.5, 198 468 9.4" shade="left" />
			<Finger {...skin} nail={nail} joints="258 458 12.5, 224 456 12, 194 448 9.8" shade="left" />
			<Shaded
				id={`${id}-hand1`}
				d="M56 516C62 482 82 456 110 442L138 410C146 402 156 410 150 422L144 440C154 450 160 464 160 480L150 516Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M110 470C130 480 150 480 164 470V520H70Z"
				w={5}
			>
				<Brush
					d="M124 452C132 460 138 470 140 482M108 460C116 468 120 478 122 490"
					w={2.6}
					c="#2e190f"
				/>
			</Shaded>
			<Finger {...skin} nail={nail} joints="142 504 11, 172 506 10.5, 196 502 8.6" />
			<Finger {...skin} nail={nail} joints="144 488 12, 180 490 11.5, 208 484 9.4" />
			<Finger {...skin} nail={nail} joints="144 470 12.5, 182 470 12, 214 464 9.8" />
			<Finger {...skin} nail={nail} joints="142 452 12, 178 450 11.5, 206 442 9.4" />
			<Shape d="M38 530C44 500 58 484 78 478C94 482 104 494 108 510L106 530Z" fill={dress} w={5} />
			<Shape
				d="M362 530C356 500 342 484 322 478C306 482 296 494 292 510L294 530Z"
				fill={dressDark}
				w={5}
			/>
		</>
	);
}

export const portraitAgatheOuedraogo: Picture = {
	width,
	height,
	alt:
		'Keeper Agathe Ouédraogo, 70, cropped grey hair, an old aspirin bottle of seed in her ' +
		'apron, smiles down at a seedling in her two cupped hands.',
	Drawing: () => (
		<Panel flag="E">
			<Hat />
			<Dress />
			<g transform="rotate(-5 200 300)">
				<Face />
				<Hair />
			</g>
			<Apron />
			<g transform="translate(0 -20)">
				<Seedling />
				<Hands />
			</g>
		</Panel>
	),
};
