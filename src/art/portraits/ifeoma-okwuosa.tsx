import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-ifeoma-okwuosa';
const skin = '#84502f';
const skinDark = '#583220';
const lip = '#6d2f2a';
const cloth = palette.white;
const clothDark = '#d9d2c0';
const leather = '#6e3d22';
const leatherDark = '#4c2813';
const brass = '#e0a92a';

function Robe() {
	return (
		<Shaded
			id={`${id}-robe`}
			d="M-8 490C0 424 34 384 96 362L138 342C160 378 222 380 250 340L306 358
				C366 376 394 420 406 490Z"
			fill={cloth}
			dark={clothDark}
			shade="M250 330L236 400L262 490H420V330Z"
		>
			<Line d="M44 490C46 450 52 430 66 410M92 490C88 462 92 446 100 432" />
			<Line d="M352 490C354 460 350 436 338 416" />
		</Shaded>
	);
}

/** The Warden's sash with her own mark sewn on: every citizen has one, she wears hers outside. */
function Sash() {
	return (
		<>
			<Shaded
				id={`${id}-sash`}
				d="M92 364L140 340C150 372 196 424 286 490H196C140 448 104 404 92 364Z"
				fill={palette.blue}
				dark={palette.deep}
				shade="M92 364C110 410 150 456 200 490H180L80 400Z"
			/>
			<Line d="M116 358C132 396 172 440 232 482" w={2} c={palette.foam} />
			<Line d="M170 414L166 432" />
			<Shape
				d="M166 430C180 430 189 439 189 451S180 473 166 473S143 463 143 451S152 430 166 430Z"
				fill={brass}
				w={4}
			/>
			<circle cx="166" cy="438" r="3" fill={palette.ink} />
			<Line d="M153 451H179M156 460H174" w={3} />
		</>
	);
}

function Ledger() {
	return (
		<>
			<Shape d="M268 362L372 334L412 460V500H300Z" fill={palette.white} />
			<Line d="M366 344L400 470" w={2} />
			<Shaded
				id={`${id}-ledger`}
				d="M254 368L360 340L398 490H284Z"
				fill={leather}
				dark={leatherDark}
				shade="M340 330L372 500H420L370 330Z"
			>
				<Line d="M272 362L304 490" w={3} />
				<Shape d="M298 386L346 373L352 400L304 413Z" fill={palette.paper} w={3} />
				<Line d="M308 394L336 387M311 403L330 398" w={2.5} />
			</Shaded>
			<Shaded
				id={`${id}-hand`}
				d="M410 440C392 428 372 424 352 430L306 436C296 438 294 450 304 453L318 453
					C308 455 306 468 316 470L326 470C318 474 318 484 328 486L350 492H410Z"
				fill={skin}
				dark={skinDark}
				shade="M320 453L372 448L366 470L330 470L380 466L372 500H420V430L392 440L384 450Z"
			/>
			<Line d="M318 453L352 450M326 470L354 467" />
		</>
	);
}

function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M160 232C162 280 156 324 136 344C164 384 226 382 252 340C240 332 238 312 240 282Z"
				fill={skin}
				dark={skinDark}
				shade="M150 262C180 290 210 296 236 300L196 350L214 380L270 370V240Z"
			>
				<Line d="M152 340C170 352 186 356 204 354" w={2.5} />
			</Shaded>
			<Shaded
				id={`${id}-face`}
				d="M146 118C140 150 142 190 148 218C156 246 184 276 212 290C230 298 248 292 256 276
					C263 260 268 246 269 232C277 220 279 204 273 192C269 182 273 168 275 154L270 112Z"
				fill={skin}
				dark={skinDark}
				shade="M230 100C238 130 240 150 232 172C240 192 252 214 258 226
					C254 238 240 238 228 238C240 246 238 256 226 262C236 270 238 276 224 300H300V100Z"
			>
				<Flat
					d="M206 262C220 254 232 252 238 255C246 252 254 254 260 258C250 274 222 276 206 262Z"
					fill={lip}
				/>
				<Line d="M204 262C220 260 230 260 238 261C246 260 254 259 261 257" w={3.5} />
				<Line
					d="M190 226C194 236 196 246 192 258M176 210C182 214 190 215 196 213M180 219
						C186 222 190 222 196 220"
					w={2.5}
				/>
				<Line d="M222 282C230 285 240 284 246 281" w={2.5} />
				<Line d="M170 142C186 136 200 136 214 140M176 152C190 147 200 147 210 149" w={2} />
			</Shaded>
			<Eye id={`${id}-near`} x={196} y={190} h={11} look={[4, -2]} fold={6} />
			<Eye
				id={`${id}-far`}
				x={253}
				y={186}
				w={11}
				h={10}
				look={[3, -2]}
				size={6}
				white="#ded6c6"
				fold={5}
			/>
			<Flat d="M170 172C184 160 200 160 218 168C202 166 188 168 172 176Z" />
			<Flat d="M240 166C250 160 262 160 271 166L270 170C260 166 250 167 241 171Z" />
			<Line
				d="M234 176C240 194 250 208 260 222C264 232 254 236 246 236M238 238C228 242 220 234 226 226"
				w={4}
			/>
			<Shaded
				id={`${id}-ear`}
				d="M150 190C138 176 126 186 130 204C132 220 142 230 152 222Z"
				fill={skin}
				dark={skinDark}
				shade="M148 190C140 190 136 200 142 214H160V190Z"
				w={4}
			/>
			<Shape d="M140 226a10 10 0 1 1-.1 0Z" fill={brass} w={3.5} />
		</>
	);
}

function Headwrap() {
	return (
		<>
			<Shaded
				id={`${id}-tail`}
				d="M112 108C84 84 52 84 34 104C46 108 52 116 54 126C40 132 34 146 38 160
					C66 164 98 152 122 132Z"
				fill={cloth}
				dark={clothDark}
				shade="M54 126C76 124 96 120 116 116L130 150L40 170Z"
			>
				<Line d="M54 126C78 124 98 120 114 114M62 100C80 100 98 106 110 112" />
			</Shaded>
			<Shaded
				id={`${id}-wrap`}
				d="M140 158C112 140 94 106 104 70C114 28 168 8 214 12C262 14 296 46 296 88
					C296 116 286 142 276 160C268 140 250 126 222 122C190 120 158 132 140 158Z"
				fill={cloth}
				dark={clothDark}
				shade="M238 0C262 40 262 90 244 124L290 170L310 60Z"
			>
				<Line
					d="M128 130C150 96 204 70 288 66M118 104C140 66 186 42 258 38M134 146
					C170 108 230 96 292 104"
				/>
				<Line d="M206 98C220 110 224 116 226 122M160 50C150 72 146 92 150 108" w={2.5} />
			</Shaded>
			<Shape d="M104 90C120 86 134 98 134 114S122 140 108 136S90 96 104 90Z" fill={cloth} />
			<Line d="M106 102C114 106 118 114 116 124" />
		</>
	);
}

export const portraitIfeomaOkwuosa: Picture = {
	width,
	height,
	alt:
		'Warden Ifeoma Okwuosa, in a white headwrap, a brass tag on her blue sash, holds a ' +
		'load ledger shut against her chest and looks past us, chin up.',
	Drawing: () => (
		<Panel flag="F">
			<Face />
			<Robe />
			<Sash />
			<Ledger />
			<Headwrap />
		</Panel>
	),
};
