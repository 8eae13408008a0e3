import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Flat, height, Line, Lowered, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-agathe-ouedraogo';
const skin = '#734629';
const skinDark = '#4a2a19';
const hair = '#c9cbc8';
const hairDark = '#8d928f';
const dress = '#f2b632';
const dressDark = '#bb7f12';
const canvas = '#e6d9b8';
const canvasDark = '#b9a679';
const leaf = '#4f9d4a';
const leafDark = '#2c6b33';
const soil = '#3b2a20';

function Dress() {
	return (
		<Shaded
			id={`${id}-dress`}
			d="M28 490C-6 440 -6 380 40 346C72 322 112 314 140 306H250C284 312 330 320 362 346
				C404 384 402 444 374 490Z"
			fill={dress}
			dark={dressDark}
			shade="M290 300C330 350 320 430 320 500H420V300Z"
		>
			{[
				[50, 380],
				[84, 350],
				[30, 424],
				[120, 330],
				[330, 366],
				[366, 400],
				[292, 336],
				[350, 446],
				[52, 462],
			].map(([x, y]) => (
				<g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
					<Flat d="M0 -13C8 -4 8 4 0 13C-8 4 -8 -4 0 -13Z" fill={palette.deep} />
					<circle r="3" fill={palette.white} />
				</g>
			))}
			<Line d="M90 490C78 460 76 436 86 408M318 490C330 460 332 436 322 408" />
		</Shaded>
	);
}

function Apron() {
	return (
		<>
			<Line d="M112 352C110 330 120 316 136 306M284 352C288 334 278 320 256 308" w={18} />
			<Line d="M112 352C110 330 120 316 136 306M284 352C288 334 278 320 256 308" w={9} c={canvas} />
			<Shaded
				id={`${id}-apron`}
				d="M100 350H296L316 500H84Z"
				fill={canvas}
				dark={canvasDark}
				shade="M240 340L256 500H330L300 350Z"
			/>
			<Shape d="M112 374L116 336L124 330L130 338L134 374Z" fill={palette.red} w={3.5} />
			<Shape d="M138 376L136 348H152L154 376Z" fill={palette.white} w={3.5} />
			<Line d="M140 356H149M141 363H148" w={2} />
			<Shape
				d="M254 376L246 338C246 330 254 328 258 336L266 360L272 334C276 326 284 332 282 340
					L272 376Z"
				fill="#aebac2"
				w={3.5}
			/>
			<Shape d="M104 372H164L162 440C144 448 122 446 106 438Z" fill={canvas} w={4} />
			<Shape d="M232 372H292L296 438C276 448 252 446 236 438Z" fill={canvasDark} w={4} />
			<Line d="M108 384H160M236 384H290" w={2} />
			<Shape d="M92 462H150L148 500H88Z" fill={canvas} w={4} />
			<Shape d="M256 462H312L318 500H258Z" fill={canvasDark} w={4} />
		</>
	);
}

/** Cropped close: a scalloped edge and curls, not strokes. */
function Hair() {
	const curls = [
		[142, 96],
		[166, 72],
		[196, 60],
		[228, 66],
		[254, 86],
		[180, 88],
		[212, 84],
		[240, 104],
		[264, 114],
		[156, 112],
		[270, 144],
	];
	return (
		<Shaded
			id={`${id}-hair`}
			d="M128 150C118 138 118 122 126 114C124 98 132 86 142 82C146 66 160 58 172 58
				C182 46 200 44 210 50C224 44 242 50 248 62C262 66 272 78 272 90
				C284 100 288 116 282 128C288 142 286 158 276 168C268 150 262 132 244 122
				C216 108 172 108 148 122C138 130 132 140 128 150Z"
			fill={hair}
			dark={hairDark}
			shade="M240 50C260 90 256 120 262 140L280 190L310 120L260 40Z"
		>
			<Line d={curls.map(([x, y]) => `M${x} ${y}q6 -7 12 0q-2 6 -7 4`).join('')} w={2.5} />
		</Shaded>
	);
}

function Head() {
	return (
		<g transform="rotate(-7 200 300)">
			<Shaded
				id={`${id}-neck`}
				d="M160 240L150 316C176 350 232 350 254 314L250 230Z"
				fill={skin}
				dark={skinDark}
				shade="M140 280C180 300 230 300 260 260L230 350L270 330V230Z"
			/>
			<Shape
				d="M148 310C176 344 230 344 256 308L270 320C240 366 164 366 136 322Z"
				fill={dressDark}
				w={4}
			/>
			<Shaded
				id={`${id}-face`}
				d="M132 140C126 160 124 178 124 192C116 202 116 214 122 224C124 250 140 278 164 290
					C182 300 204 300 222 290C250 276 270 246 274 212C280 184 278 156 270 136
					C240 100 160 100 132 140Z"
				fill={skin}
				dark={skinDark}
				shade="M300 110L250 120C254 156 246 180 232 196C246 216 250 230 230 244
					C222 262 214 282 190 304H300Z"
			>
				<Flat d="M128 222C136 210 150 214 152 224C150 236 134 240 128 232Z" fill="#8d5636" />
				<Flat d="M206 222C218 210 236 214 238 228C232 240 212 240 206 232Z" fill="#8d5636" />
				<Line d="M128 236C132 246 136 252 142 256M226 232C236 240 238 250 232 262" w={2.5} />
				<Line
					d="M236 192C244 196 250 194 254 190M236 199C244 204 250 203 254 200M126 196
						C122 194 121 190 121 186"
					w={2.5}
				/>
				<Line d="M152 146C172 138 200 138 222 146M158 157C174 151 194 151 210 156" w={2.5} />
				<Line d="M168 284C176 288 188 288 196 285" w={2.5} />
			</Shaded>
			<Flat
				d="M148 256C160 250 168 250 176 253C186 249 202 250 212 254C202 274 162 276 148 256Z"
				fill="#8c3a34"
			/>
			<Line d="M143 251C158 260 170 260 177 259C192 260 206 258 218 249" w={4} />
			<Lowered x={149} y={200} w={14} sag={10} tilt={-2} />
			<Lowered x={212} y={200} w={17} sag={11} tilt={4} />
			<Flat d="M130 178C138 168 154 168 164 176L162 182C152 176 142 176 132 184Z" fill={hairDark} />
			<Flat d="M190 176C204 164 226 166 240 180L238 185C224 176 208 174 192 182Z" fill={hairDark} />
			<Line
				d="M168 194C164 210 150 220 148 230C146 242 160 244 170 240C182 246 196 240 190 228"
				w={4}
			/>
			<Hair />
			<Shaded
				id={`${id}-ear`}
				d="M266 196C276 180 292 190 288 210C286 226 276 240 264 234Z"
				fill={skin}
				dark={skinDark}
				shade="M276 196C284 200 280 216 270 222L262 240H300V190Z"
				w={4}
			/>
			<Shape d="M276 236a9 9 0 1 1-.1 0Z" fill={leaf} w={3.5} />
			<Shape d="M242 186L312 152L316 160L246 193Z" fill={palette.red} w={3.5} />
			<Flat d="M242 186L246 193L235 193Z" />
		</g>
	);
}

function Seedling() {
	return (
		<g transform="translate(0 -14)">
			<Shape d="M150 424C158 400 238 398 248 424L238 456H160Z" fill={soil} />
			<circle cx="176" cy="420" r="3" fill={canvasDark} />
			<circle cx="220" cy="424" r="3" fill={canvasDark} />
			<Line d="M200 414C198 394 202 378 198 362" w={10} />
			<Line d="M200 414C198 394 202 378 198 362" w={5} c={leaf} />
			<Shaded
				id={`${id}-leaf1`}
				d="M198 366C176 372 150 362 144 336C170 328 194 340 198 366Z"
				fill={leaf}
				dark={leafDark}
				shade="M198 366C184 352 166 344 144 336L150 370Z"
				w={4}
			/>
			<Shaded
				id={`${id}-leaf2`}
				d="M198 364C202 334 226 318 252 326C254 354 228 374 198 364Z"
				fill={leaf}
				dark={leafDark}
				shade="M198 364C214 350 232 338 252 326L250 372H200Z"
				w={4}
			/>
		</g>
	);
}

function Hands() {
	return (
		<g transform="translate(0 -14)">
			<Shaded
				id={`${id}-hand1`}
				d="M84 500C90 470 104 452 122 442L146 418C154 412 162 420 156 428L150 442
					C162 446 186 446 204 444C216 446 214 458 204 460C214 464 210 474 200 474
					C206 480 202 488 192 488C180 500 160 506 150 520H78Z"
				fill={skin}
				dark={skinDark}
				shade="M110 460C140 476 170 480 200 470V520H80Z"
				w={4.5}
			>
				<Line d="M204 460L176 462M200 474L174 474" />
			</Shaded>
			<Shaded
				id={`${id}-hand2`}
				d="M324 500C318 470 302 452 282 442L258 416C250 410 242 418 246 426L250 440
					C240 446 222 448 208 450C198 454 200 464 210 466C200 470 204 480 214 480
					C210 486 214 494 222 494C236 504 250 510 262 520H330Z"
				fill={skin}
				dark={skinDark}
				shade="M280 440C266 460 262 480 250 520H340V440Z"
				w={4.5}
			>
				<Line d="M210 466L236 466M214 480L238 478" />
			</Shaded>
		</g>
	);
}

export const portraitAgatheOuedraogo: Picture = {
	width,
	height,
	alt:
		'Keeper Agathe Ouédraogo, 70, cropped grey hair, in an apron of full pockets, ' +
		'smiles down at a seedling in her two cupped hands.',
	Drawing: () => (
		<Panel flag="E">
			<Dress />
			<Head />
			<Apron />
			<Seedling />
			<Hands />
		</Panel>
	),
};
