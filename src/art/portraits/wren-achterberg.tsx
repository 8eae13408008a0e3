import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, Tern, width } from './kit.tsx';

const id = 'portrait-wren-achterberg';
const skin = '#f5d0b0';
const skinDark = '#d29c7c';
const hair = '#c8622a';
const hairDark = '#8f3f16';
const stubble = '#c58f68';
const jacket = '#8fb09a';
const jacketDark = '#5f8070';
const strap = '#6e4a2a';
const wood = '#dcae6c';
const woodDark = '#a97a3e';
const crust = '#d9953d';

/** Seen from behind: the back, the seam and the hood that lies on it. */
function Back() {
	return (
		<>
			<Shaded
				id={`${id}-back`}
				d="M40 490C34 430 44 376 84 350C112 334 140 328 160 322H250C300 318 350 330 372 372
					C390 410 392 450 392 490Z"
				fill={jacket}
				dark={jacketDark}
				shade="M270 330C300 370 290 440 300 500H400V320Z"
			>
				<Line d="M196 420C198 446 198 470 196 490M74 490C68 456 72 430 82 408" />
				<Line d="M324 400C336 420 340 450 338 490" />
			</Shaded>
			<Shaded
				id={`${id}-strap`}
				d="M92 346L124 334C190 380 270 430 330 500H280C230 444 150 390 92 346Z"
				fill={strap}
				dark="#472d17"
				shade="M92 346C170 392 250 450 290 500H260L90 360Z"
				w={4}
			>
				<Line d="M112 344C180 388 256 438 308 500" w={2} c={wood} />
			</Shaded>
			<Shape d="M226 414L262 444L250 460L214 430Z" fill="#e0a92a" w={4} />
		</>
	);
}

function Hood() {
	return (
		<Shaded
			id={`${id}-hood`}
			d="M120 322C126 290 158 276 196 280C236 274 274 286 284 316C290 350 262 404 204 424
				C150 408 116 360 120 322Z"
			fill={jacket}
			dark={jacketDark}
			shade="M230 270C262 330 250 380 200 430H300V280Z"
		>
			<Flat
				d="M132 322C140 296 170 290 200 296C234 290 264 298 272 320C250 346 160 348 132 322Z"
				fill="#3e5a4c"
			/>
			<Line
				d="M204 344C206 370 206 394 204 420M150 348C160 368 172 384 184 394M258 346
				C250 368 240 382 228 392"
			/>
		</Shaded>
	);
}

/** The face comes round over the left shoulder; the nose is her father's, given time. */
function Head() {
	return (
		<g transform="rotate(4 200 300)">
			<Shape
				d="M166 240C170 270 166 296 152 316C180 336 236 334 258 312C254 280 256 250 264 220Z"
				fill={skinDark}
			/>
			<Line d="M238 250C240 274 240 292 236 308M206 284C206 294 206 304 202 314" w={2.5} />
			<Shaded
				id={`${id}-head`}
				d="M152 92C136 110 130 130 132 150C124 160 122 168 128 178C124 192 118 206 114 218
					C112 228 118 232 130 232C128 240 130 246 132 250C132 262 136 274 144 280
					C156 288 170 284 184 276C210 266 232 256 250 240C276 220 292 176 288 136
					C284 86 250 58 208 60C186 62 166 74 152 92Z"
				fill={skin}
				dark={skinDark}
				shade="M310 60L214 100C220 140 218 160 206 178C212 200 200 220 184 234
					C182 256 176 272 160 292L310 280Z"
			>
				<Flat
					d="M200 60C190 110 196 150 212 170C214 190 218 204 228 214C236 226 246 240 254 246
						L300 200V60Z"
					fill={stubble}
				/>
				<Flat d="M224 60C230 120 248 170 274 200L310 190V60Z" fill="#a06f4c" />
				<Line
					d="M216 132l6 4M214 150l7 4M228 146l7 4M232 124l7 4M246 138l7 4M244 158l7 4M260 150
						l7 4M258 172l7 4M262 128l7 4M272 166l7 4M230 106l7 4M250 112l7 4"
					w={2}
					c={hairDark}
				/>
				<Line d="M170 226C176 234 176 244 172 252M150 272C156 275 164 274 170 271" w={2.5} />
				<Line
					d="M142 200l1 1M152 208l1 1M160 200l1 1M170 208l1 1M180 200l1 1M164 214l1 1M188 210
						l1 1M148 218l1 0"
					w={3.5}
					c="#b0693f"
				/>
			</Shaded>
			<Line d="M130 232C138 230 142 226 142 220M134 251C144 250 156 248 164 240" w={4} />
			<Flat d="M136 253C144 254 152 252 158 248C156 258 142 262 136 253Z" fill="#b8675a" />
			<Eye
				id={`${id}-eye`}
				x={172}
				y={174}
				w={16}
				h={12}
				look={[-8, 0]}
				iris="#4f8f6a"
				tilt={-2}
				fold={5}
			/>
			<Eye
				id={`${id}-far`}
				x={137}
				y={170}
				w={7}
				h={10}
				look={[-3, 0]}
				iris="#4f8f6a"
				size={5}
				fold={0}
			/>
			<Flat d="M150 154C164 142 182 142 196 154L194 159C180 152 166 152 153 160Z" fill={hairDark} />
			<Flat d="M130 152C134 146 140 146 144 150L142 155C138 152 134 153 131 156Z" fill={hairDark} />
			<Line d="M148 170C142 186 130 200 124 214" w={3} />
			<circle cx="136" cy="229" r="4" fill="none" stroke={palette.ink} strokeWidth="3" />
			<Shaded
				id={`${id}-ear`}
				d="M222 172C230 154 252 158 252 180C250 204 238 218 226 214C220 200 218 186 222 172Z"
				fill={skin}
				dark={skinDark}
				shade="M234 178C244 178 242 196 232 204L224 220H260V174Z"
				w={4}
			/>
			<Line d="M245 164L253 160M249 178L257 177" w={4} c="#e0a92a" />
			<Tuft />
		</g>
	);
}

function Tuft() {
	return (
		<Shaded
			id={`${id}-tuft`}
			d="M148 112C124 116 100 106 86 84C102 86 112 82 118 74C104 64 98 48 100 30
				C120 44 136 46 150 38C160 24 182 14 206 18C240 20 272 40 280 76C262 72 250 78 240 92
				C228 82 214 82 204 94C190 90 176 98 172 112C164 106 156 106 148 112Z"
			fill={hair}
			dark={hairDark}
			shade="M206 10C214 40 206 70 172 112L204 94L240 92L290 80L270 20Z"
		>
			<Line
				d="M118 74C134 78 150 74 162 64M150 38C160 46 166 56 166 68M132 96
					C146 96 160 92 172 82M196 40C198 56 194 72 186 84M232 46C234 60 230 72 222 80"
				w={2.5}
			/>
		</Shaded>
	);
}

/** Tern Provision's crate, with Tern's bird on it, going the other way. */
function Crate() {
	return (
		<>
			<Shape
				d="M300 168C296 140 330 130 344 148C362 128 396 134 398 160L404 190H304Z"
				fill={crust}
			/>
			<Line
				d="M318 150C322 156 328 160 334 160M362 148C366 156 374 160 382 160"
				c="#fbe3b4"
				w={4}
			/>
			<Shape d="M286 170C272 150 276 128 290 112C304 126 308 150 302 172Z" fill="#4f9d4a" w={4} />
			<Line d="M290 120C292 138 294 152 294 168" w={2.5} />
			<Shaded
				id={`${id}-crate`}
				d="M270 176L420 160V330L280 336Z"
				fill={wood}
				dark={woodDark}
				shade="M274 290L420 280V340H270Z"
			>
				<Line d="M270 226L420 214M274 282L420 272" w={4} />
				<Line d="M292 174L300 336" w={4} />
				<Line d="M281 194l1 1M284 250l1 1M288 308l1 1" w={5} />
				<Tern at="translate(348 248) rotate(-5) scale(1.15)" fill={palette.deep} />
			</Shaded>
		</>
	);
}

function Arm() {
	return (
		<>
			<Shaded
				id={`${id}-hand`}
				d="M352 372C342 356 334 346 324 338C312 332 310 322 320 318L330 318
					C324 308 332 302 342 308C346 300 358 302 360 310C368 304 378 310 376 320
					C382 340 384 356 386 372Z"
				fill={skin}
				dark={skinDark}
				shade="M362 300C356 340 364 360 360 380H400V300Z"
				w={4.5}
			>
				<Line d="M330 318L344 330M342 308L354 326M360 310L364 326" />
			</Shaded>
			<Shaded
				id={`${id}-sleeve`}
				d="M312 400C318 376 334 362 352 358C370 352 388 356 404 364V500H330
					C312 470 306 430 312 400Z"
				fill={jacket}
				dark={jacketDark}
				shade="M370 350C356 400 370 450 360 500H420V350Z"
			>
				<Line d="M330 376C350 366 376 366 404 376M336 440C346 430 360 428 372 430" />
			</Shaded>
		</>
	);
}

export const portraitWrenAchterberg: Picture = {
	width,
	height,
	alt:
		'Wren Achterberg, red tuft over shaved sides, looks back over one shoulder while ' +
		'carrying off a crate of bread and greens marked with Tern Provision’s bird.',
	Drawing: () => (
		<Panel flag="E">
			<Back />
			<Head />
			<Hood />
			<Crate />
			<Arm />
		</Panel>
	),
};
