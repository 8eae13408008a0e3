import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, Tern, width } from './kit.tsx';

const id = 'portrait-leopold-achterberg';
const skin = '#f3c3a6';
const skinDark = '#d18c6c';
const flush = '#e79d82';
const hair = '#8d8a86';
const hairDark = '#615f5d';
const camel = '#cf9f5f';
const camelDark = '#9c7138';
const velvet = '#4a2b1c';
const crust = '#d9953d';
const crustDark = '#a8651c';

function Coat() {
	return (
		<>
			<Shape d="M140 318L300 306L260 490H150Z" fill={palette.white} />
			<Shape
				d="M182 356L214 350L222 372L212 390L226 490H180L192 392L178 376Z"
				fill="#1f4d3f"
				w={4}
			/>
			<Line d="M192 392L212 390M186 430L216 470M190 404L214 436" w={2.5} />
			<Shaded
				id={`${id}-left`}
				d="M-20 490C-20 420 0 360 52 326C84 306 120 298 148 296C140 350 156 420 176 490Z"
				fill={camel}
				dark={camelDark}
				shade="M30 490C44 440 40 410 20 390L-30 420V500Z"
			/>
			<Shaded
				id={`${id}-right`}
				d="M190 490C230 430 268 360 290 284C340 288 384 306 410 340L430 490Z"
				fill={camel}
				dark={camelDark}
				shade="M330 270C350 340 310 420 300 500H430V300Z"
			>
				<Line d="M350 490C348 450 352 420 362 396" />
			</Shaded>
			<Shape
				d="M148 292C118 296 96 306 84 322C92 350 104 366 124 378L112 396
					C132 436 154 466 178 490C158 420 142 350 148 292Z"
				fill={velvet}
			/>
			<Shape
				d="M290 280C322 284 346 296 358 312C352 342 336 364 314 380L326 400
					C286 440 238 470 190 490C230 430 270 360 290 280Z"
				fill={velvet}
			/>
			<Line d="M124 378L144 366M314 380L288 372" c="#8a5a3b" />
			<circle
				cx="318"
				cy="336"
				r="17"
				fill={palette.white}
				stroke={palette.ink}
				strokeWidth="3.5"
			/>
			<Tern at="translate(318 337) scale(.38)" fill={palette.deep} />
		</>
	);
}

function Head() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M126 250C120 290 128 330 150 350C176 366 206 362 226 350C264 336 296 316 302 276
					L296 200Z"
				fill={skin}
				dark={skinDark}
				shade="M120 280C160 320 210 316 250 290C240 320 230 340 222 360L320 320V200Z"
			>
				<Line d="M140 322C168 342 206 338 236 318" w={2.5} />
			</Shaded>
			<Shape
				d="M134 326C160 352 204 350 238 330C270 320 292 306 304 284L308 306
					C290 338 250 358 214 364C180 366 152 358 136 344Z"
				fill={palette.white}
				w={4}
			/>
			<Shaded
				id={`${id}-face`}
				d="M156 64C132 84 122 112 124 140C116 152 114 164 120 176C112 196 106 222 110 246
					C116 280 140 300 166 304C192 306 214 298 232 288C270 274 300 248 304 212
					C308 176 296 120 276 88C248 42 194 38 156 64Z"
				fill={skin}
				dark={skinDark}
				shade="M320 60L262 90C272 140 262 164 244 178C256 200 252 220 226 240
					C222 264 212 286 178 310L320 300Z"
			>
				<Flat d="M118 198C124 186 138 188 142 198C142 214 124 218 116 212Z" fill={flush} />
				<Flat d="M190 196C206 184 230 190 232 208C230 226 204 228 192 216Z" fill={flush} />
				<Line d="M120 262C144 290 186 292 214 272C226 266 232 258 236 250" w={3} />
				<Line d="M206 214C216 222 220 234 216 246M126 220C120 228 120 236 124 244" w={2.5} />
				<Line d="M150 104C170 96 194 96 214 104M154 118C170 112 188 112 202 116" w={2.5} />
				<Line d="M190 186C200 194 214 194 222 188M134 184C138 188 146 188 150 186" w={2.5} />
			</Shaded>
			<Line d="M134 240C148 246 172 246 192 232" w={4.5} />
			<Line d="M194 226C198 230 199 234 198 238" w={3} />
			<Flat d="M146 247C156 252 170 251 180 246C176 255 154 257 146 247Z" fill="#b8675a" />
			<Eye
				id={`${id}-far`}
				x={141}
				y={166}
				w={12}
				h={8}
				look={[-6, 2]}
				iris="#4d6a78"
				size={5.5}
				fold={4}
			/>
			<Eye
				id={`${id}-near`}
				x={202}
				y={168}
				w={17}
				h={8}
				look={[-7, 2]}
				iris="#4d6a78"
				size={6}
				fold={6}
			/>
			<Flat d="M124 146C132 136 146 136 156 144L153 151C144 145 134 146 126 152Z" fill={hairDark} />
			<Flat d="M176 146C192 132 216 134 230 148L227 154C212 146 196 146 179 154Z" fill={hairDark} />
			<Line
				d="M160 158C154 176 140 188 136 204C134 218 148 224 162 220M166 222C180 224 186 212 178 202"
				w={4}
			/>
		</>
	);
}

function Hair() {
	return (
		<>
			<Shaded
				id={`${id}-hair`}
				d="M200 62C226 44 270 58 290 96C310 130 314 170 306 204C300 214 288 216 278 210
					C270 196 268 180 268 164C268 130 240 92 200 62Z"
				fill={hair}
				dark={hairDark}
				shade="M270 60C290 110 296 160 284 220L330 200V80Z"
			>
				<Line
					d="M216 70C250 76 276 106 286 150M226 62C262 70 288 100 298 144M272 170
						C280 176 292 178 300 176"
					w={2.5}
				/>
			</Shaded>
			<Line d="M176 62C196 54 222 52 246 58M170 72C184 66 196 64 208 66" w={2.5} c={hairDark} />
			<Shaded
				id={`${id}-ear`}
				d="M264 180C272 162 294 166 294 188C292 210 280 226 268 222C260 210 260 194 264 180Z"
				fill={skin}
				dark={skinDark}
				shade="M276 186C286 186 284 204 274 212L264 230H310V180Z"
				w={4}
			/>
		</>
	);
}

/** One roll, held as other men hold a cigar. */
function Roll() {
	return (
		<g transform="translate(-27 -34)">
			<Shaded
				id={`${id}-sleeve`}
				d="M-20 560V430C10 420 44 420 70 432C98 456 116 500 120 560Z"
				fill={camel}
				dark={camelDark}
				shade="M-20 480C20 470 50 490 60 560H-20Z"
			>
				<Line d="M40 480C56 478 70 484 80 494" />
			</Shaded>
			<Shape
				d="M10 426C30 412 56 412 76 426L80 446C58 434 34 432 14 442Z"
				fill={palette.white}
				w={4}
			/>
			<Shaded
				id={`${id}-hand`}
				d="M18 428C10 408 8 386 16 368C18 350 26 336 40 330C54 322 66 330 60 340L46 352
					C60 336 82 330 92 338C96 346 88 354 78 358C92 356 98 366 90 374L78 384
					C88 384 88 396 78 402C72 412 72 420 74 428C56 418 36 418 18 428Z"
				fill={skin}
				dark={skinDark}
				shade="M10 380C30 390 50 400 44 440H0V370Z"
				w={4.5}
			>
				<Line d="M46 352L36 364M78 358L54 370M78 384L56 388" />
			</Shaded>
			<Shaded
				id={`${id}-roll`}
				d="M38 322C30 296 48 272 76 268C106 264 130 280 128 306C128 328 106 340 82 342
					C60 344 44 338 38 322Z"
				fill={crust}
				dark={crustDark}
				shade="M40 318C64 336 104 330 124 288L140 320L100 350H40Z"
			>
				<Line
					d="M62 282C66 292 74 298 84 300M86 274C88 284 96 292 108 294M46 300C52 308 60 314 70 314"
					c="#fbe3b4"
					w={4}
				/>
			</Shaded>
			<Shape d="M34 348C28 334 36 320 50 322C62 326 60 340 50 352Z" fill={skin} w={4.5} />
			<Shape d="M84 348C96 330 110 324 116 332C120 342 106 354 90 362Z" fill={skin} w={4.5} />
			<Shape d="M68 386a10 7 0 1 1-.1 0Z" fill={palette.yellow} w={3} />
		</g>
	);
}

export const portraitLeopoldAchterberg: Picture = {
	width,
	height,
	alt:
		'Leopold Achterberg, heavy, in a camel coat with velvet lapels and Tern Provision’s ' +
		'pin, considers one small bread roll between his fingers.',
	Drawing: () => (
		<Panel flag="V">
			<Coat />
			<Head />
			<Hair />
			<Roll />
		</Panel>
	),
};
