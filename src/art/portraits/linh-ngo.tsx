import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-linh-ngo';
const skin = '#f3d3ac';
const skinDark = '#cf9f74';
const tunic = '#22405c';
const tunicDark = '#132639';
const board = '#b27a3f';
const boardDark = '#86562a';

function HairBehind() {
	return (
		<Flat
			d="M148 100C108 130 104 210 116 292C140 306 172 304 190 296L280 290
			C300 292 312 288 318 280C322 210 320 120 270 92Z"
		/>
	);
}

function Tunic() {
	return (
		<>
			<Shaded
				id={`${id}-tunic`}
				d="M34 490C30 430 56 388 112 366L168 348C196 368 226 364 248 344L296 358
					C344 374 364 410 372 490Z"
				fill={tunic}
				dark={tunicDark}
				shade="M244 340C256 390 246 440 262 490H400V340Z"
			>
				<Line d="M210 372C216 410 214 450 212 490" c={palette.foam} w={2} />
				<Shape d="M272 404L324 398L328 432L276 438Z" fill={palette.yellow} w={4} />
				<Line d="M282 413L314 409M284 424L304 422" />
			</Shaded>
			<Shape d="M166 316C186 340 224 338 246 312L254 348C230 376 190 378 162 352Z" fill={tunic} />
			<Line d="M170 342C192 360 226 358 248 338" c={palette.foam} w={2} />
			<Line d="M208 350L210 372" c={palette.foam} w={2} />
		</>
	);
}

/** Chin down, eyes up: she looks over the rims because the rims are for reading. */
function Face() {
	return (
		<>
			<Shape d="M170 250L168 326C190 350 226 346 246 322L240 260Z" fill={skinDark} />
			<Shaded
				id={`${id}-face`}
				d="M148 120C140 160 142 198 150 222C160 252 188 286 212 300C222 306 234 304 242 294
					C258 274 270 246 272 220C278 208 280 196 276 184C278 164 278 144 272 120Z"
				fill={skin}
				dark={skinDark}
				shade="M300 110L240 120C246 150 240 166 236 184C246 200 252 214 250 222
					C240 228 240 238 248 252C244 270 236 284 226 310H300Z"
			>
				<Flat d="M162 226C174 220 188 222 194 230C188 240 168 240 162 226Z" fill="#ecb48c" />
			</Shaded>
			<Flat
				d="M212 264C220 258 226 257 230 260C236 257 242 259 246 263C238 276 222 276 212 264Z"
				fill="#b0524c"
			/>
			<Line d="M209 264C218 263 224 264 230 265C236 264 242 264 249 261" w={3.5} />
			<Line d="M220 283C228 286 236 285 240 282" w={2.5} />
			<Eye
				id={`${id}-near`}
				x={196}
				y={180}
				w={17}
				h={9.5}
				look={[3, -1]}
				size={6.5}
				tilt={-4}
				fold={3}
			/>
			<Eye
				id={`${id}-far`}
				x={257}
				y={177}
				w={12}
				h={9}
				look={[0, -1]}
				size={6}
				tilt={2}
				fold={3}
				white="#f0e6d6"
			/>
			<Flat d="M174 158C188 152 206 154 221 164L219 169C204 162 190 159 175 164Z" />
			<Flat d="M240 164C250 152 262 148 272 150L272 156C262 155 252 160 242 169Z" />
			<Line
				d="M236 196C240 212 250 222 252 230C254 238 246 240 240 239M232 240C224 240 222 232 226 228"
				w={4}
			/>
			<g fill={palette.white} fillOpacity=".3" stroke={palette.ink} strokeWidth="4.5">
				<ellipse cx="200" cy="218" rx="29" ry="26" transform="rotate(-4 200 218)" />
				<ellipse cx="262" cy="214" rx="19" ry="24" transform="rotate(-4 262 214)" />
				<path d="M229 214C234 208 239 208 243 212M171 216L142 200" fill="none" />
			</g>
			<Line d="M186 230L204 204M196 234L210 214M255 226L265 206" c={palette.white} />
		</>
	);
}

function Fringe() {
	return (
		<>
			<Flat
				d="M132 316C112 318 100 300 102 264C98 196 104 110 150 70C200 34 270 50 300 98
					C322 140 326 210 324 294C310 300 292 296 282 284C286 240 284 190 276 160
					C262 156 248 148 236 134C216 148 186 156 158 156C150 200 154 250 166 304
					C156 314 144 318 132 316Z"
			/>
			<Line
				d="M148 104C162 82 184 70 212 66M136 130C138 122 142 114 146 108M298 140
					C304 164 306 190 306 214"
				c={palette.foam}
				w={3.5}
			/>
			<Line
				d="M236 134C246 116 250 96 246 74M126 180C122 214 122 248 128 284M296 180
					C298 214 298 240 298 262"
				c="#3b5670"
				w={2.5}
			/>
		</>
	);
}

function Clipboard() {
	return (
		<>
			<Shaded
				id={`${id}-board`}
				d="M14 352L146 330L172 500H40Z"
				fill={board}
				dark={boardDark}
				shade="M14 352L36 348L60 500H0Z"
			>
				<Shape d="M32 364L138 346L160 500H52Z" fill={palette.paper} w={3} />
				<Line
					d="M46 388L128 374M49 404L112 393M52 424L134 410M55 440L106 431M58 460L140 446"
					w={3}
					c="#5b6b7a"
				/>
				<path d="M98 420L140 413L143 432L101 439Z" fill="none" stroke="#b3141f" strokeWidth="4" />
				<Line d="M104 432L137 419" c="#b3141f" w={4} />
			</Shaded>
			<Shape d="M58 340L106 332L110 352L62 360Z" fill="#aebac2" w={4} />
			<Shape d="M72 338C70 324 90 320 94 334Z" fill="#aebac2" w={4} />
		</>
	);
}

function WritingHand() {
	return (
		<>
			<Shape d="M130 452L206 366L216 374L142 462L126 470Z" fill={palette.yellow} w={3.5} />
			<Flat d="M126 470L130 456L138 464Z" />
			<Shape d="M206 366L213 358C218 354 226 360 222 366L216 374Z" fill={palette.red} w={3.5} />
			<Shaded
				id={`${id}-hand`}
				d="M260 500C262 470 254 450 238 438C232 424 216 416 204 418L166 428
					C154 432 154 442 164 446L184 446L156 454C146 458 148 470 158 472L170 472
					C160 476 160 488 172 490L200 500Z"
				fill={skin}
				dark={skinDark}
				shade="M240 430C224 450 206 460 190 476L210 500H280V430Z"
				w={4.5}
			>
				<Line d="M184 446L206 440M170 472L196 462" />
			</Shaded>
			<Shape d="M226 490C226 470 236 452 250 446L300 490Z" fill={tunicDark} w={4.5} />
		</>
	);
}

export const portraitLinhNgo: Picture = {
	width,
	height,
	alt:
		'Linh Ngo, black bob and round glasses, pencil on her clipboard, looks up over the ' +
		'rims straight at us.',
	Drawing: () => (
		<Panel flag="N" shift={-60}>
			<HairBehind />
			<Face />
			<Tunic />
			<Fringe />
			<Clipboard />
			<WritingHand />
		</Panel>
	),
};
