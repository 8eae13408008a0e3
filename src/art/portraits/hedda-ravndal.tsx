import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-hedda-ravndal';
const skin = '#f6d5c0';
const skinDark = '#d3a087';
const hair = '#ecd18c';
const hairDark = '#bf9c50';
const coat = '#e9eef0';
const coatDark = '#aebcc6';
const gold = '#e0a92a';

function Tunic() {
	return (
		<>
			<Shaded
				id={`${id}-tunic`}
				d="M42 490C40 430 44 360 64 318C72 296 92 288 116 282L164 264C190 290 226 288 248 262
					L300 278C328 286 342 298 348 320C362 370 370 430 372 490Z"
				fill={coat}
				dark={coatDark}
				shade="M224 280C250 340 236 420 250 490H390V260Z"
			>
				<Line d="M88 490C82 440 84 400 92 368M322 490C326 450 324 400 314 366" />
				<Line d="M190 300C172 350 168 420 170 490" w={4} />
			</Shaded>
			{[330, 380, 430].map((y) => (
				<g key={y} fill={gold} stroke={palette.ink} strokeWidth="3">
					<circle cx={148 - (y - 330) / 12} cy={y} r="7.5" />
					<circle cx={214 - (y - 330) / 16} cy={y + 2} r="7.5" />
				</g>
			))}
			<Shape d="M62 322C54 310 60 294 76 290L124 276L134 294L78 324Z" fill={palette.deep} w={4} />
			<Line d="M84 300L92 316M98 295L106 311" c={gold} w={4} />
			<Shape
				d="M350 322C356 308 350 292 334 288L286 272L274 290L330 322Z"
				fill={palette.deep}
				w={4}
			/>
			<Line d="M326 296L318 312M312 291L304 307" c={gold} w={4} />
		</>
	);
}

function Ribbons() {
	const strips = [palette.red, palette.yellow, palette.blue, palette.white, '#1f6b45', palette.red];
	return (
		<g stroke={palette.ink} strokeWidth="2.5">
			{strips.map((fill, i) => (
				<rect
					key={i}
					x={226 + (i % 3) * 15}
					y={306 + Math.floor(i / 3) * 11}
					width="15"
					height="11"
					fill={fill}
				/>
			))}
		</g>
	);
}

function Collar() {
	return (
		<>
			<Shaded
				id={`${id}-collar`}
				d="M160 226C184 250 226 248 250 222L256 262C234 298 184 300 156 268Z"
				fill={palette.deep}
				dark="#061d40"
				shade="M220 220L214 300H270V210Z"
			/>
			<Line d="M162 262C186 286 228 284 250 256" c={gold} w={3.5} />
			<Line d="M188 246L186 284" w={3} c={gold} />
		</>
	);
}

function Face() {
	return (
		<>
			<Shape d="M164 190L160 250H252L250 170Z" fill={skinDark} />
			<Shaded
				id={`${id}-face`}
				d="M150 66C142 88 140 110 142 128C138 138 138 150 142 160C142 180 146 200 154 216
					L170 236C182 244 200 244 212 236L246 208C258 190 262 166 264 142
					C268 110 264 80 250 62Z"
				fill={skin}
				dark={skinDark}
				shade="M290 50L236 60C246 100 240 124 226 140C232 170 232 184 214 200
					C214 220 206 236 190 250H290Z"
			>
				<Flat d="M148 166C154 158 164 160 168 166C164 176 154 176 148 166Z" fill="#eab3a0" />
				<Line d="M206 168C216 180 220 194 216 208M148 172C146 182 148 190 150 198" w={2.5} />
				<Line d="M231 128L240 123M231 135L241 134M170 224C178 228 186 228 194 225" w={2.5} />
				<Line d="M176 108L174 120M184 107L183 118" w={2.5} />
			</Shaded>
			<Line d="M154 202C164 200 170 201 176 202C186 201 196 202 206 198" w={4} />
			<Flat d="M160 206C172 204 188 204 198 204C190 213 170 214 160 206Z" fill="#c98478" />
			<Eye
				id={`${id}-far`}
				x={159}
				y={136}
				w={12}
				h={8}
				look={[-1, 0]}
				iris="#6fa3c4"
				size={6}
				fold={4}
			/>
			<Eye
				id={`${id}-near`}
				x={212}
				y={136}
				w={16}
				h={8.5}
				look={[-2, 0]}
				iris="#6fa3c4"
				size={6.5}
				fold={5}
			/>
			<Flat d="M146 118C154 114 164 116 172 122L171 127C162 123 154 122 146 125Z" fill={hairDark} />
			<Flat d="M190 122C206 112 224 112 238 120L238 126C222 120 208 120 192 128Z" fill={hairDark} />
			<Line
				d="M178 126C172 146 160 162 154 174C153 183 162 188 172 185M184 185C193 184 194 176 190 170"
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
				d="M148 98C132 60 150 24 196 18C246 12 282 42 278 92C278 120 272 146 264 158
					C256 150 252 136 254 122C252 102 244 88 232 78C206 90 174 84 160 74
					C152 80 150 90 148 98Z"
				fill={hair}
				dark={hairDark}
				shade="M232 78C244 90 252 104 254 130L262 170L300 120L280 40C276 66 256 78 232 78Z"
			>
				<Line
					d="M160 74C166 52 186 38 212 34M184 80C196 62 220 52 250 54M226 78C238 70 252 68 264 72"
					w={2.5}
				/>
				<Line d="M258 116L272 108M258 128L272 120M260 140L268 134" w={2.5} />
			</Shaded>
			<Shaded
				id={`${id}-ear`}
				d="M252 132C258 118 276 122 276 142C274 160 264 174 254 170Z"
				fill={skin}
				dark={skinDark}
				shade="M262 138C270 140 268 152 260 160L254 180H290V130Z"
				w={4}
			/>
			<circle cx="262" cy="170" r="4.5" fill={gold} stroke={palette.ink} strokeWidth="2.5" />
		</>
	);
}

function Cap() {
	return (
		<g transform="translate(-20 4) scale(.95)">
			<Shaded
				id={`${id}-crown`}
				d="M262 418C250 392 276 360 320 352C366 342 408 356 416 380L400 432
					C360 424 310 426 270 444Z"
				fill={palette.white}
				dark={coatDark}
				shade="M350 340C360 380 350 410 340 440H420V350Z"
			/>
			<Shape
				d="M268 438C310 416 366 412 410 422L406 458C366 448 318 452 278 472Z"
				fill={palette.deep}
			/>
			<Shape
				d="M276 466C316 446 370 444 412 454L408 494C370 470 316 484 290 494
					C276 494 268 480 276 466Z"
				fill={palette.ink}
			/>
			<Line d="M292 478C320 466 356 464 388 468" c="#5c7186" />
			<Shape
				d="M322 424C330 414 344 414 350 424C352 438 344 446 336 450C328 446 320 438 322 424Z"
				fill={gold}
				w={3.5}
			/>
			<Line d="M336 424V442M327 433Q329 442 336 442T345 433" w={2.5} />
		</g>
	);
}

/** The arm that pins the cap against her side. */
function Arm() {
	return (
		<Shaded
			id={`${id}-arm`}
			d="M346 316C378 344 400 396 410 494H356C354 446 340 406 314 372C316 348 328 328 346 316Z"
			fill={coatDark}
			dark="#8d9eab"
			shade="M366 320C366 380 386 440 388 500H420V320Z"
		>
			<Line d="M336 366C346 362 356 364 364 370" />
		</Shaded>
	);
}

export const portraitHeddaRavndal: Picture = {
	width,
	height,
	alt:
		'Commodore Hedda Ravndal, tall and upright, cropped fair hair above a high uniform ' +
		'collar, her cap held under one arm.',
	Drawing: () => (
		<Panel flag="G">
			<Face />
			<Tunic />
			<Ribbons />
			<Collar />
			<Hair />
			<Cap />
			<Arm />
		</Panel>
	),
};
