import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-tomasi-faleafa';
const skin = { fill: '#c18350', dark: '#8d5730' };
const nail = '#e6b68a';
const vest = '#f08a24';
const vestDark = '#bf6410';
const shirt = '#33506b';
const shirtDark = '#203850';
const redDark = '#9c1420';
const steel = '#d3dce0';
const steelDark = '#8b9aa5';
const wood = '#dcae6c';
const woodDark = '#a97a3e';
const shine = '#3b5670';

function Body() {
	return (
		<>
			<Shaded
				id={`${id}-shirt`}
				d="M-30 500C-26 390 16 328 96 304L150 284H258L322 300C392 322 430 390 434 500Z"
				fill={shirt}
				dark={shirtDark}
				shade="M318 290C346 350 336 430 342 500H450V290Z"
				w={6}
			>
				<Brush d="M60 372C44 384 32 400 26 420M366 392C356 372 346 362 336 356" w={5} />
			</Shaded>
			<Shaded
				id={`${id}-vest`}
				d="M92 306L136 290C154 334 244 340 268 288L318 300C332 364 332 434 326 500H72
					C60 430 68 356 92 306Z"
				fill={vest}
				dark={vestDark}
				shade="M244 330C262 380 250 440 256 500H350V290Z"
			>
				<path d="M60 424H340" stroke={palette.yellow} strokeWidth="34" />
				<path d="M60 424H340" stroke="#d3dce0" strokeWidth="14" />
				<path
					d="M300 290C314 340 316 390 314 420"
					stroke={palette.yellow}
					strokeWidth="24"
					fill="none"
				/>
				<Line
					d="M60 407H340M60 441H340M287 292C300 340 303 390 302 410M312 290C326 340 328 390 326 410"
					w={2.5}
				/>
				<Line d="M206 334V500" w={4} />
				<Line d="M206 360h8M206 384h8M206 460h8" w={5} c={steelDark} />
			</Shaded>
		</>
	);
}

function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M136 216C138 262 132 280 116 298C152 350 252 348 280 294C264 280 264 252 264 214Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M130 250C166 300 220 306 252 260L214 350L290 330V200Z"
			/>
			<Shape
				d="M114 294C150 346 252 346 282 290L294 306C264 374 146 374 104 312Z"
				fill={palette.ink}
				w={3}
			/>
			<Brush d="M122 318C156 356 238 358 282 308" w={3} c={shine} />
			<Shape
				d="M137 160C124 146 112 158 116 178C119 196 130 206 141 198Z"
				fill={skin.fill}
				w={4.5}
			/>
			<Brush d="M132 168C125 168 125 180 132 188" w={3} />
			<Shape
				d="M269 158C281 146 291 158 287 176C284 194 275 202 265 194Z"
				fill={skin.dark}
				w={4.5}
			/>
			<Shaded
				id={`${id}-face`}
				d="M134 112C128 150 130 190 136 214C144 248 170 276 204 280C240 280 264 250 270 216
					C275 186 274 150 270 110Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M230 90C232 130 228 146 220 158C218 172 224 186 230 196C228 204 220 208 210 208
					L208 280H300V90ZM130 108C170 96 236 94 272 106V124C236 108 170 110 130 126Z"
			>
				<Flat d="M144 196C150 184 170 182 180 190C178 204 152 206 144 196Z" fill="#b06a3a" />
				<Brush d="M148 192C156 198 168 199 178 194M232 192C244 196 254 194 264 187" w={2.8} />
				<Brush
					d="M152 180C146 178 142 174 139 170M153 186C147 187 142 186 138 183M259 176C264 174 267 170 269 166M260 183C264 183 268 181 271 178"
					w={2.6}
				/>
				<Brush d="M168 132C184 126 200 126 212 129M176 140C188 136 200 136 208 138" w={2.4} />
			</Shaded>
			<Features />
			<Beard />
		</>
	);
}

function Features() {
	return (
		<>
			<Eye
				id={`${id}-left`}
				top="M158 172C164 160 182 158 194 168"
				under="C188 176 168 179 158 172"
				iris={[172, 170, 7]}
				lid={6}
			/>
			<Eye
				id={`${id}-right`}
				top="M222 168C230 158 246 157 255 167"
				under="C248 176 230 176 222 168"
				iris={[233, 168, 7]}
				white="#e5ddcf"
				lid={6}
			/>
			<Brush d="M156 163C164 153 182 151 195 160M222 159C232 150 247 149 257 158" w={2.6} />
			<Brush d="M150 152C160 138 180 136 200 148" w={11} ends={[3, 4]} />
			<Brush d="M218 146C232 130 252 131 264 143" w={10} ends={[4, 3]} />
			<Brush d="M212 158C214 172 222 182 226 192" w={3.4} />
			<Brush
				d="M188 186C180 190 180 200 188 204C196 208 200 204 206 206C214 206 220 208 226 203C233 198 232 190 226 186"
				w={4.4}
				ends={[1.5, 1.5]}
			/>
			<Flat d="M190 202C193 198 199 198 201 204ZM212 205C214 199 220 198 223 202Z" />
		</>
	);
}

function Beard() {
	return (
		<>
			<Flat
				d="M131 172C138 198 148 212 166 212C176 212 182 208 192 208C200 206 204 210 208 211
					C214 207 220 205 228 206C240 207 248 210 254 206C264 200 268 188 273 168
					C278 190 276 206 272 220C274 232 268 238 266 244C266 256 258 262 252 266
					C250 278 240 284 232 286C226 296 212 298 204 294C194 300 180 296 174 288
					C164 288 154 278 152 268C144 264 138 254 138 244C132 236 130 226 131 214Z"
			/>
			<Shape
				d="M168 226C188 228 220 224 246 214C244 242 226 256 204 256C184 256 172 244 168 226Z"
				fill="#4a1420"
				w={3}
			/>
			<Flat
				d="M171 228C190 230 220 226 244 217C242 230 230 238 206 240C186 241 174 236 171 228Z"
				fill={palette.white}
			/>
			<Line d="M206 226V240M190 228L191 239M222 224L222 237" w={1.4} c={steelDark} />
			<Flat d="M190 250C198 243 216 243 226 246C220 254 200 256 190 250Z" fill="#b0524c" />
			<Brush
				d="M160 220C164 224 167 226 170 226M244 216C250 212 253 209 255 205"
				w={4}
				c={skin.dark}
			/>
			<Brush
				d="M146 226C148 244 154 258 166 270M158 244C162 258 170 268 182 276M190 270C196 276 204 278 212 276
					M232 266C242 260 250 250 254 238M222 276C234 274 244 266 250 258"
				w={3.4}
				c={shine}
			/>
		</>
	);
}

function Cap() {
	return (
		<>
			<Flat d="M130 168C126 144 126 124 136 108H270C278 126 278 146 274 164C270 148 266 136 258 126C220 116 180 116 146 128C138 138 134 152 130 168Z" />
			<Shaded
				id={`${id}-cap`}
				d="M126 122C104 88 112 44 154 30C206 10 272 20 292 56C304 80 296 102 284 120
					C240 92 170 94 126 122Z"
				fill={palette.red}
				dark={redDark}
				shade="M236 0C264 44 266 80 250 116L310 140V20ZM126 122C160 100 240 94 284 120L286 104C240 82 160 86 122 110Z"
				w={6}
			>
				<Brush d="M160 26C146 54 144 80 150 106M222 18C212 46 212 72 220 98" w={4.4} />
				<Brush d="M130 60C136 50 144 44 152 40" w={4} c="#f0746e" />
			</Shaded>
			<Shape d="M184 22a10 6 0 1 1 20 -3Z" fill={palette.red} w={3.5} />
			<Shaded
				id={`${id}-peak`}
				d="M122 118C146 72 256 68 290 112C302 122 304 134 298 140C256 112 172 114 132 142
					C122 138 116 128 122 118Z"
				fill={palette.red}
				dark={redDark}
				shade="M126 132C164 98 262 96 304 132L300 146H126Z"
			>
				<Brush d="M134 116C160 84 246 82 280 110" w={3} c="#f0746e" />
			</Shaded>
		</>
	);
}

/** The hook had another man's name on it before his: a hand's breadth of steel, an ash grip. */
function Hook() {
	return (
		<>
			<Shape
				d="M346 312C342 282 336 258 342 230C350 192 300 176 286 212C282 226 284 238 292 250
					C290 230 296 214 306 212C320 212 320 232 318 252C316 276 320 296 326 316Z"
				fill={steel}
				w={5}
			/>
			<Flat
				d="M340 308C337 284 331 260 337 232C343 204 316 190 300 204C316 198 328 210 326 236C322 264 328 290 332 308Z"
				fill={steelDark}
			/>
			<Shaded
				id={`${id}-forearm`}
				d="M300 500C300 450 306 410 312 376L370 368C382 410 392 450 396 500Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M346 360C352 410 352 450 356 510H400V360Z"
				w={6}
			>
				<Line d="M296 424L388 412M296 462L394 450" w={4} />
				<Line d="M302 442l9 -15l10 14l9 -16l10 14l9 -16l10 14l9 -16l10 14l9 -16l10 14" w={5.5} />
				<Line d="M306 412L380 402" w={7} />
			</Shaded>
			<Shaded
				id={`${id}-grip`}
				d="M270 332L392 312C404 312 408 332 396 338L276 358C262 358 258 338 270 332Z"
				fill={wood}
				dark={woodDark}
				shade="M262 350L406 326V344L270 364Z"
			>
				<Brush d="M276 342C282 344 284 348 282 354" w={2.4} />
			</Shaded>
			<Shaded
				id={`${id}-fist`}
				d="M300 390C290 372 290 346 298 326C316 308 356 302 378 316C386 340 384 366 374 384C350 396 322 398 300 390Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M290 370C320 380 350 376 384 356V400H290Z"
				w={5}
			/>
			<Finger {...skin} joints="369 326 11, 370 346 11, 364 364 9" creases={false} />
			<Finger {...skin} joints="350 320 12, 352 346 12.5, 347 368 10" creases={false} />
			<Finger {...skin} joints="328 322 12.5, 330 350 13, 327 372 10.5" creases={false} />
			<Finger {...skin} joints="306 328 12, 307 354 12.5, 306 374 10" creases={false} />
			<Brush
				d="M300 334C304 330 309 330 313 333M322 328C327 324 332 324 337 327M345 326C350 322 354 322 358 325"
				w={2.6}
			/>
			<Finger {...skin} nail={nail} joints="294 382 13, 318 384 12, 340 378 9.5" shade="right" />
		</>
	);
}

/** What the strike won: it holds forty cups, and the label is still on. */
function Kettle() {
	return (
		<>
			<Shape d="M-40 520C-30 430 10 352 62 312L128 316C124 360 110 400 112 520Z" fill={shirtDark} />
			<Brush d="M40 346C60 352 90 356 118 352" w={4} c={palette.ink} />
			<Line d="M40 396C36 330 58 300 92 300C126 300 148 330 144 394" w={14} />
			<Line d="M40 396C36 330 58 300 92 300C126 300 148 330 144 394" w={6} c={steelDark} />
			<Shaded
				id={`${id}-spout`}
				d="M30 446C8 436 -4 410 -14 380L-26 384L-30 500L40 500Z"
				fill={steel}
				dark={steelDark}
				shade="M-30 420C-10 440 10 460 40 470V510H-30Z"
			/>
			<Shaded
				id={`${id}-kettle`}
				d="M18 500C10 450 20 404 56 390C80 382 110 382 132 390C168 404 176 450 168 500Z"
				fill={steel}
				dark={steelDark}
				shade="M110 380C140 400 146 450 136 510H190V380ZM18 480C60 492 120 492 170 480V510H10Z"
				w={6}
			>
				<Brush d="M38 470C34 440 40 416 58 404" w={7} c={palette.white} />
			</Shaded>
			<Shape d="M54 392C58 378 130 378 134 392C122 400 66 400 54 392Z" fill={steel} w={4.5} />
			<circle cx="94" cy="374" r="9" fill={steelDark} stroke={palette.ink} strokeWidth="4" />
			<Line d="M134 350C150 356 156 366 154 380" w={2.5} />
			<Shape d="M154 376L182 396L170 448L128 438L138 388Z" fill={palette.paper} w={4} />
			<circle cx="152" cy="390" r="4" fill={palette.ink} />
			<Line d="M142 404L166 410M139 415L158 420" w={3} />
			<Line d="M136 428L160 434" w={5} c="#b3141f" />
			<Shaded
				id={`${id}-hand`}
				d="M58 322C52 302 58 280 76 274C94 268 116 270 126 282C134 294 134 310 130 322Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M104 266C112 290 116 306 114 326H140V266Z"
				w={5}
			/>
			<Finger {...skin} joints="122 292 10, 125 310 10.5, 122 326 8.5" creases={false} />
			<Finger {...skin} joints="105 288 11, 107 310 12, 105 330 9.5" creases={false} />
			<Finger {...skin} joints="86 288 11.5, 86 312 12.5, 86 333 10" creases={false} />
			<Finger {...skin} joints="67 292 11, 66 312 12, 67 330 9.5" creases={false} />
			<Brush
				d="M62 296C66 292 70 292 74 295M80 291C85 288 89 288 93 291M100 292C104 289 108 289 112 292"
				w={2.6}
			/>
		</>
	);
}

export const portraitTomasiFaleafa: Picture = {
	width,
	height,
	alt:
		'Tomasi Faleafa, broad and bearded, red cap pushed back, grins sideways: a stevedore’s ' +
		'hook in one fist, in the other a large kettle with the label still on.',
	Drawing: () => (
		<Panel flag="C">
			<Body />
			<g transform="rotate(-5 200 300) translate(4 6)">
				<Face />
				<Cap />
			</g>
			<g transform="translate(16 54) scale(.9)">
				<Kettle />
			</g>
			<Hook />
		</Panel>
	),
};
