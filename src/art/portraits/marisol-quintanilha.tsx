import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-marisol-quintanilha';
const skin = '#d39a6c';
const skinDark = '#a66c45';
const lip = '#a8433c';
const wine = '#7d2547';
const wineDark = '#571530';
const silver = '#e6e6e2';
const brass = '#e0a92a';

function HairBehind() {
	return (
		<>
			<Flat
				d="M160 80C122 120 104 172 112 214C94 234 98 262 104 276C100 302 84 318 58 320
					C70 346 108 362 146 352L280 352C324 346 350 318 340 280C352 250 342 120 290 76Z"
			/>
			<Line
				d="M128 180C118 214 122 232 120 256C122 286 116 310 96 328M142 230C146 262 142 300 128 328"
				w={2.5}
				c={palette.foam}
			/>
			<Line d="M320 240C326 262 330 280 322 306" w={2.5} c={palette.foam} />
		</>
	);
}

function Jacket() {
	return (
		<>
			<Shape
				d="M146 352L176 338C186 366 200 384 212 394C232 374 250 352 260 332L276 344L240 440
					L190 500H150Z"
				fill={palette.white}
			/>
			<Line
				d="M212 394L176 352M212 394L188 420L160 372M212 394L226 414L256 356M208 410L196 470"
				w={3}
			/>
			<Shaded
				id={`${id}-jacket`}
				d="M4 490C10 428 44 392 100 372L148 350C146 400 156 450 172 490Z"
				fill={wine}
				dark={wineDark}
				shade="M60 490C70 450 72 430 60 410L0 440V490Z"
			/>
			<Shaded
				id={`${id}-front`}
				d="M172 490C214 444 240 396 254 336C304 346 352 366 376 400C392 430 398 460 400 490Z"
				fill={wine}
				dark={wineDark}
				shade="M300 330C286 400 262 450 250 490H420V330Z"
			/>
			<Shape
				d="M148 350L128 360C120 392 132 410 146 420L138 436C148 460 160 478 172 490
					C156 440 148 398 148 350Z"
				fill={wine}
				w={4}
			/>
			<Shape
				d="M254 336L286 344C290 380 276 404 258 416L266 434C236 458 204 474 172 490
					C214 444 240 396 254 336Z"
				fill={wine}
				w={4}
			/>
			<Shape d="M278 382a10 10 0 1 1-.1 0Z" fill={brass} w={3} />
		</>
	);
}

function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M182 270C186 300 182 320 174 340C180 366 200 386 212 396C236 376 254 352 262 332
					C250 310 250 280 254 236Z"
				fill={skin}
				dark={skinDark}
				shade="M176 262C196 300 226 296 240 280C220 320 226 350 216 400L270 350V240Z"
			>
				<Line d="M236 320C226 340 220 356 214 372" w={2.5} />
			</Shaded>
			<Shaded
				id={`${id}-face`}
				d="M150 100C140 124 138 146 142 164C136 176 134 190 140 202C138 216 142 232 148 246
					C152 266 164 284 180 290C194 294 210 288 222 278C244 262 262 240 266 214
					C278 170 276 120 250 92Z"
				fill={skin}
				dark={skinDark}
				shade="M290 90L246 96C250 140 244 164 234 180C238 204 232 228 214 244
					C212 262 200 280 186 300H290Z"
			>
				<Line d="M216 222C222 232 222 242 216 252M154 176C150 172 148 168 147 164" w={2.5} />
				<Line d="M164 274C172 277 180 276 188 272" w={2.5} />
			</Shaded>
			<Flat
				d="M153 252C160 245 166 245 172 248C182 244 196 248 206 252C194 268 166 270 153 252Z"
				fill={lip}
			/>
			<Line d="M150 251C160 254 166 255 174 254C186 255 198 254 209 249" w={3.5} />
			<Line
				d="M178 180C173 198 160 206 158 218C157 227 166 231 173 228M183 229C191 229 194 222 189 214"
				w={4}
			/>
			<Eye id={`${id}-far`} x={157} y={183} w={12} h={12} look={[6, 1]} size={6.5} />
			<Eye id={`${id}-near`} x={214} y={185} w={17} h={13} look={[9, 1]} />
			<Flat d="M146 164C152 156 162 154 172 160L172 166C162 161 154 162 147 168Z" />
			<Flat d="M190 158C206 146 226 146 242 160C226 154 208 156 192 166Z" />
		</>
	);
}

function Hair() {
	return (
		<>
			<Shape
				d="M132 190C112 140 122 84 160 60C176 34 214 26 240 36C284 36 316 76 318 130
					C324 170 314 214 290 246C264 236 262 200 262 176C258 140 240 112 206 94
					C186 114 158 130 148 156C146 172 140 182 132 190Z"
				fill={palette.ink}
			/>
			<Flat
				d="M200 96C194 68 210 46 238 46C280 52 304 90 302 140C300 176 294 204 284 228
					C276 190 278 150 260 118C246 98 224 88 200 96Z"
				fill={silver}
			/>
			<Line d="M216 82C250 76 280 106 284 170M222 64C264 64 292 104 292 160" w={2.5} />
			<Line
				d="M150 124C152 96 166 70 188 56M138 150C134 120 142 96 154 80"
				w={2.5}
				c={palette.foam}
			/>
		</>
	);
}

/** The hand at her ear could be tidying the hair; the wire gives it away. */
function Listening() {
	return (
		<>
			<Shape
				d="M252 206C246 200 246 188 256 186C266 184 272 194 268 206C266 216 258 216 252 206Z"
				fill={palette.yellow}
				w={3.5}
			/>
			<Line d="M256 214C246 240 262 262 252 292C246 314 256 326 250 346" w={5} />
			<Line d="M256 214C246 240 262 262 252 292C246 314 256 326 250 346" w={2} c={palette.yellow} />
			<Shaded
				id={`${id}-sleeve`}
				d="M264 324C290 304 320 304 340 318C368 350 392 410 404 490H300C296 430 284 372 264 324Z"
				fill={wine}
				dark={wineDark}
				shade="M330 300C330 370 348 430 350 490H420V320Z"
			>
				<Line d="M280 350C304 340 324 342 340 352M292 392C300 388 312 386 322 388" />
			</Shaded>
			<Shape
				d="M262 322C284 300 318 298 342 316L338 330C316 316 288 320 268 336Z"
				fill={palette.white}
				w={4}
			/>
			<Shaded
				id={`${id}-hand`}
				d="M272 318C264 290 258 268 256 246C252 232 254 220 258 204C260 188 264 172 274 174
					C282 176 278 190 276 206C280 186 284 164 296 166C306 168 300 190 296 208
					C302 192 306 178 316 182C324 186 318 204 312 220C320 212 328 208 332 214
					C336 222 322 244 316 260C314 280 318 296 322 308C304 300 286 306 272 318Z"
				fill={skin}
				dark={skinDark}
				shade="M340 200C310 230 300 260 296 320H350Z"
				w={4.5}
			>
				<Line
					d="M276 206C274 220 274 230 276 240M296 208C292 220 290 232 290 242M312 220
					C306 230 304 238 302 246"
				/>
			</Shaded>
		</>
	);
}

export const portraitMarisolQuintanilha: Picture = {
	width,
	height,
	alt:
		'Speaker Marisol Quintanilha, a silver streak in her dark hair, turns her face away ' +
		'while one hand holds an earpiece half hidden at her ear.',
	Drawing: () => (
		<Panel flag="C">
			<HairBehind />
			<Face />
			<Jacket />
			<Hair />
			<Listening />
		</Panel>
	),
};
