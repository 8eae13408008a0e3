import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Eye, Flat, height, Line, Panel, Shaded, Shape, Tern, width } from './kit.tsx';

const id = 'portrait-wren-achterberg';
const skin = { fill: '#f5d0b0', dark: '#d29c7c' };
const nail = '#fbe3d2';
const hair = '#c8622a';
const hairDark = '#8f3f16';
const hairLight = '#f08a24';
const stubble = '#c58f68';
const stubbleDark = '#a06f4c';
const jacket = '#8fb09a';
const jacketDark = '#5f8070';
const jacketInk = '#3e5a4c';
const strap = '#6e4a2a';
const wood = '#dcae6c';
const woodDark = '#a97a3e';
const sack = '#e6d9b8';
const leafGreen = '#4f9d4a';
const seed = '#f0e2c4';

/** Seen from behind: the back, the seam and the hood that lies on it. */
function Back() {
	return (
		<>
			<Shaded
				id={`${id}-back`}
				d="M30 500C24 430 38 376 82 348C110 332 140 326 160 320H250C300 316 380 330 410 372L440 500Z"
				fill={jacket}
				dark={jacketDark}
				shade="M264 326C304 370 290 440 300 510H450V320ZM30 500C50 470 60 440 60 410L90 510Z"
				w={6}
			>
				<Brush
					d="M198 424C202 450 202 474 198 500M72 500C64 462 68 432 80 408"
					w={5}
					c={jacketInk}
				/>
			</Shaded>
			<Shaded
				id={`${id}-strap`}
				d="M88 344L124 330C190 378 272 430 332 510H280C230 450 150 392 88 344Z"
				fill={strap}
				dark="#472d17"
				shade="M88 344C168 392 250 450 292 510H260L90 360Z"
				w={4.5}
			>
				<Line d="M110 342C178 386 256 440 310 510" w={2} c={wood} />
			</Shaded>
			<Shape d="M232 420L270 452L256 470L218 436Z" fill="#e0a92a" w={4} />
			<Line d="M236 434L256 452" w={4} />
			<Pass />
		</>
	);
}

/** Issued in 2110 to a partner's child, and initialled each New Year in a hand like a clerk's. */
function Pass() {
	return (
		<g transform="rotate(-10 134 400)">
			<Line d="M132 366L136 384" w={4} />
			<Shape d="M106 384H166V430H106Z" fill={palette.paper} w={4} />
			<Flat d="M110 388H162V396H110Z" fill={palette.red} />
			<Shape d="M112 401H132V425H112Z" fill={palette.foam} w={2.4} />
			<Flat d="M113 424C114 416 130 416 131 424Z" fill={palette.deep} />
			<circle cx="122" cy="411" r="5" fill={skin.fill} />
			<Flat d="M116 411C116 402 128 402 128 410C124 406 120 408 116 411Z" fill={hair} />
			<Line d="M138 404H158M138 411H152" w={2.2} c="#5b6b7a" />
			<Brush
				d="M138 424C142 414 146 416 144 422C148 416 152 416 151 422C154 420 158 420 160 418"
				w={2.6}
				c={palette.blue}
			/>
		</g>
	);
}

function Hood() {
	return (
		<Shaded
			id={`${id}-hood`}
			d="M116 324C120 290 156 276 196 280C238 274 278 286 290 318C296 354 264 410 206 432C148 414 112 364 116 324Z"
			fill={jacket}
			dark={jacketDark}
			shade="M232 270C266 330 254 384 204 440H310V280Z"
			w={5.5}
		>
			<Flat
				d="M130 324C138 296 170 290 200 296C236 290 268 296 276 322C254 350 160 352 130 324Z"
				fill={jacketInk}
			/>
			<Flat
				d="M150 322C162 306 186 302 206 306C232 302 252 308 260 322C236 340 178 342 150 322Z"
				fill="#263a31"
			/>
			<Line d="M206 350V428" w={3} />
			<Brush
				d="M148 350C156 372 170 388 184 398M262 348C254 372 242 386 228 396M136 344C140 360 146 372 152 380"
				w={4.4}
				c={jacketInk}
			/>
		</Shaded>
	);
}

/** The face comes round over the left shoulder; the nose is their father's, given time. */
function Head() {
	return (
		<g transform="rotate(3 200 300)">
			<Shaded
				id={`${id}-neck`}
				d="M160 244C164 274 162 298 150 320C180 340 238 338 262 314C256 282 256 252 268 220Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M150 250C180 290 220 290 250 262L232 300L240 340H290V220Z"
			>
				<Brush d="M236 262C240 282 240 298 236 314M206 292C206 302 206 310 202 320" w={3} />
				<Flat d="M240 240C246 270 250 290 250 316L290 320V220Z" fill={stubble} />
			</Shaded>
			<Shaded
				id={`${id}-head`}
				d="M152 92C134 110 126 130 130 152C121 160 119 169 126 178C123 192 117 204 113 214C110 224 116 230 126 231
					C121 236 119 241 122 245C117 248 117 254 122 257C122 268 130 280 142 286C156 292 172 288 186 279
					C212 268 234 258 252 240C278 220 294 176 290 136C286 86 250 56 208 58C186 60 166 74 152 92Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M316 50L214 96C222 132 222 158 210 176C216 200 204 222 188 238C188 258 178 276 160 296L316 280ZM130 232
					C136 236 146 234 152 228L148 240C140 244 130 244 122 246Z"
			>
				<Flat
					d="M204 58C190 110 196 150 214 170C216 190 222 206 232 214C240 226 248 240 256 246L306 200V56Z"
					fill={stubble}
				/>
				<Flat d="M230 54C234 120 250 172 280 200L316 190V56Z" fill={stubbleDark} />
				<Brush
					d="M216 132C220 134 222 136 226 140M212 150C216 152 219 154 222 158M232 142C236 144 239 146 242 150
						M238 122C242 124 245 126 248 130M248 160C252 162 255 164 258 168M254 140C258 142 261 144 264 148
						M262 176C266 178 268 180 271 184M222 112C226 114 229 116 232 120M272 158C275 160 277 162 280 166
						M258 112C262 114 265 116 268 120M270 132C274 134 276 136 279 140"
					w={2.6}
					c={hairDark}
				/>
				<Flat d="M150 214C160 204 178 206 184 216C180 228 158 230 150 222Z" fill="#eeb090" />
				<Flat
					d="M142 204a1.8 1.8 0 1 0 .1 0ZM152 210a1.8 1.8 0 1 0 .1 0ZM160 204a1.8 1.8 0 1 0 .1 0ZM170 210a1.8 1.8 0 1 0 .1 0Z
						M180 204a1.8 1.8 0 1 0 .1 0ZM164 216a1.8 1.8 0 1 0 .1 0ZM188 212a1.8 1.8 0 1 0 .1 0ZM174 220a1.8 1.8 0 1 0 .1 0Z
						M136 196a1.6 1.6 0 1 0 .1 0Z"
					fill="#b0693f"
				/>
				<Brush d="M152 270C158 274 166 273 172 269" w={3} />
				<Brush d="M150 240C156 246 158 254 156 262" w={2.8} />
			</Shaded>
			<Features />
			<Tuft />
		</g>
	);
}

/** Wren whistles when frightened. */
function Features() {
	return (
		<>
			<Eye
				id={`${id}-eye`}
				top="M154 176C162 159 182 158 194 174"
				under="C188 186 164 189 154 176"
				iris={[166, 174, 7.8]}
				c="#4f8f6a"
				lid={6.5}
			/>
			<Eye
				id={`${id}-far`}
				top="M128 173C131 161 141 160 147 171"
				under="C144 182 132 183 128 173"
				iris={[133, 172, 6]}
				c="#4f8f6a"
				lid={5.5}
			/>
			<Brush d="M192 173C197 172 200 169 202 166" w={3.6} ends={[3, 0.6]} />
			<Brush d="M154 166C163 153 182 152 193 165M158 188C166 194 178 194 186 189" w={2.6} />
			<Brush d="M153 152C166 133 187 134 200 152" w={9} ends={[5, 1]} c={hairDark} />
			<Brush d="M127 152C130 142 138 141 142 147" w={7} ends={[1, 4]} c={hairDark} />
			<Brush d="M150 166C147 184 132 198 124 212C120 222 126 231 138 230" w={4.4} ends={[1, 2.5]} />
			<Brush d="M140 229C150 232 157 224 153 214" w={4} ends={[2, 1]} />
			<circle cx="139" cy="230" r="4.5" fill="none" stroke="#8b9aa5" strokeWidth="2.6" />
			<Shape
				d="M124 247C130 242 140 243 143 250C143 258 134 262 126 258C121 255 121 250 124 247Z"
				fill="#b8675a"
				w={3.4}
			/>
			<Flat d="M127 249C131 247 135 248 136 251C135 255 131 256 127 254C125 252 125 250 127 249Z" />
			<Brush d="M146 244C149 248 149 254 146 259" w={2.4} />
			<Shaded
				id={`${id}-ear`}
				d="M222 174C230 154 254 158 254 182C252 208 240 222 228 218C221 202 218 188 222 174Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M236 180C246 180 244 200 234 208L226 224H264V176Z"
				w={4.5}
			>
				<Brush d="M230 182C235 170 246 172 246 186C245 196 238 200 236 210" w={3} />
			</Shaded>
			<Line d="M246 166L255 162M251 180L260 179" w={6} />
			<Line d="M246 166L255 162M251 180L260 179" w={3} c="#e0a92a" />
		</>
	);
}

function Tuft() {
	return (
		<Shaded
			id={`${id}-tuft`}
			d="M146 116C120 122 92 110 78 84C96 88 108 84 114 76C98 64 90 46 94 24C114 40 132 44 148 36
				C158 20 182 8 208 12C244 14 278 38 288 78C268 72 254 80 242 96C230 84 216 84 204 98
				C190 92 176 100 172 116C164 108 156 110 146 116Z"
			fill={hair}
			dark={hairDark}
			shade="M212 0C218 40 206 76 172 120L204 98L242 96L300 82L280 10ZM78 84C96 88 108 84 114 76L150 84L146 120L100 120Z"
			w={6}
		>
			<Brush
				d="M114 76C132 80 150 76 164 64M148 36C160 44 168 56 168 70M122 98C142 100 160 94 174 82M196 38
					C200 56 196 74 188 88M234 44C238 60 234 74 226 84M108 44C120 54 134 58 146 56"
				w={4}
			/>
			<Brush
				d="M176 30C186 26 198 24 208 26M130 62C142 62 152 58 160 52M216 34C226 34 236 38 244 44"
				w={4}
				c={hairLight}
			/>
		</Shaded>
	);
}

/** Tern Provision's crate of seed; "rats", the clerk will write. */
function Crate() {
	return (
		<>
			<Shaded
				id={`${id}-sack`}
				d="M290 172C282 132 306 112 330 124C346 100 386 104 396 132L410 176H294Z"
				fill={sack}
				dark="#b9a679"
				shade="M360 100C380 130 380 160 370 190H420V110Z"
				w={5}
			>
				<Brush
					d="M330 124C332 138 338 150 346 158M304 140C310 146 318 148 324 146M368 126C366 138 362 148 356 154"
					w={4}
				/>
			</Shaded>
			<Shape d="M276 176L270 122L304 118L312 172Z" fill={palette.white} w={4} />
			<Flat d="M273 122L301 119L303 132L275 136Z" fill={leafGreen} />
			<Shape d="M284 146C292 140 300 146 296 154C290 162 280 158 284 146Z" fill="#7b3f73" w={2.4} />
			<Line d="M306 122C304 104 298 92 288 84" w={8} />
			<Line d="M306 122C304 104 298 92 288 84" w={3.5} c={leafGreen} />
			<Shape d="M290 88C274 92 262 84 260 70C276 66 288 74 290 88Z" fill={leafGreen} w={4} />
			<Shape d="M294 84C292 68 302 58 316 58C320 72 310 84 294 84Z" fill={leafGreen} w={4} />
			<Shaded
				id={`${id}-crate`}
				d="M264 178L450 157V330L292 338L280 318L276 300Z"
				fill={wood}
				dark={woodDark}
				shade="M270 292L454 276V340H270ZM264 178L286 176L296 300H276Z"
				w={6}
			>
				<Line d="M266 230L454 211M272 284L454 267" w={4} />
				<Line d="M292 174L302 338" w={4} />
				<Line d="M276 196l1 1M280 254l1 1M284 308l1 1M306 192l1 1M310 250l1 1" w={5.5} />
				<Brush
					d="M318 186C340 182 366 184 390 178M320 300C350 294 380 298 410 290M330 318C350 314 370 316 390 312"
					w={2.6}
					c={woodDark}
				/>
				<Tern at="translate(360 240) rotate(-5) scale(1.2)" fill={palette.deep} />
			</Shaded>
			<Shape
				d="M276 300L284 296L290 306L296 304L302 316L298 324L302 338L292 338L280 318Z"
				fill={palette.ink}
				w={3}
			/>
			<path
				d="M286 322l-2 9M280 340l0 1M288 350l-1 1M277 362l1 1M285 376l-1 1M276 392l1 1M284 404l-1 1M279 420l0 1M288 432l-1 1M276 446l1 1M284 460l0 1M278 474l0 1"
				stroke={palette.ink}
				strokeWidth="11"
				fill="none"
			/>
			<path
				d="M286 322l-2 9M280 340l0 1M288 350l-1 1M277 362l1 1M285 376l-1 1M276 392l1 1M284 404l-1 1M279 420l0 1M288 432l-1 1M276 446l1 1M284 460l0 1M278 474l0 1"
				stroke={seed}
				strokeWidth="6"
				fill="none"
			/>
		</>
	);
}

/** The palm takes the weight, four fingers keep it from sliding. */
function Arm() {
	return (
		<>
			<Shaded
				id={`${id}-palm`}
				d="M318 330C326 324 390 320 398 326C402 344 396 362 390 380L340 386C332 366 322 350 318 330Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M366 320C370 350 366 370 370 390H410V320Z"
				w={5}
			>
				<Brush d="M336 346C342 356 348 362 356 366" w={3} />
			</Shaded>
			<Finger {...skin} nail={nail} joints="388 340 10, 390 318 10, 386 300 8" />
			<Finger {...skin} nail={nail} joints="370 342 11, 371 314 11, 367 292 8.6" />
			<Finger {...skin} nail={nail} joints="350 342 11, 350 314 11, 346 293 8.6" />
			<Finger {...skin} nail={nail} joints="330 340 10.5, 329 318 10.5, 327 299 8.4" />
			<Shaded
				id={`${id}-sleeve`}
				d="M306 420C312 390 326 376 344 370C368 362 400 366 440 380V510H330C312 480 302 450 306 420Z"
				fill={jacket}
				dark={jacketDark}
				shade="M372 356C356 410 372 460 362 510H450V356Z"
				w={6}
			>
				<Brush d="M322 392C346 378 376 378 410 388M322 452C336 440 352 436 366 438" w={4.6} />
			</Shaded>
		</>
	);
}

export const portraitWrenAchterberg: Picture = {
	width,
	height,
	alt:
		'Wren Achterberg, red tuft over shaved sides, whistles and looks back over one shoulder ' +
		'while carrying off a crate of seed with Tern Provision’s bird on it; it leaks.',
	Drawing: () => (
		<Panel flag="E">
			<g transform="translate(-26 0)">
				<Back />
				<Head />
				<Hood />
				<g transform="translate(8 0)">
					<Crate />
					<Arm />
				</g>
			</g>
		</Panel>
	),
};
