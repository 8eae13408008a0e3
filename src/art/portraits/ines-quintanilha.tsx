import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-ines-quintanilha';
const skin = '#b97a4c';
const skinDark = '#8a5330';
const hair = '#3a1f1a';
const hairDark = '#22110f';
const jacket = '#1f8f86';
const jacketDark = '#136159';

function Hair() {
	return (
		<Shaded
			id={`${id}-hair`}
			d="M96 300C66 304 44 280 52 254C26 246 18 216 36 198C14 180 20 148 42 140
				C34 110 56 86 82 90C86 58 118 42 144 56C160 28 204 24 222 46C248 28 288 40 294 70
				C324 70 342 98 332 124C350 138 350 164 336 176C350 194 344 216 326 222
				C330 244 314 258 298 254C288 262 276 258 272 250L250 160L180 130L150 300
				C134 318 108 318 96 300Z"
			fill={hair}
			dark={hairDark}
			shade="M180 120C150 150 160 260 140 330L260 300L350 230L360 120L300 90C260 80 210 90 180 120Z"
		>
			<Line
				d="M82 90C84 100 90 108 98 112M144 56C142 66 144 76 150 84M42 140C52 140 62 144 68 152"
				w={3}
			/>
			<Line
				d="M36 198C48 194 60 198 66 208M52 254C62 248 74 250 80 258M222 46C218 56 218 64 222 72"
				w={3}
			/>
			<Line
				d="M60 170C70 164 82 166 88 176M96 140C104 130 118 128 126 136M74 226C86 220 98 224 102 234"
				c="#7a4a3a"
			/>
			<Line
				d="M112 76C120 68 132 68 138 74M180 58C190 52 200 54 206 62M110 190C116 182 124 180 132 184"
				c="#7a4a3a"
			/>
		</Shaded>
	);
}

function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M158 220C162 270 156 310 138 330L196 400L252 344C238 328 234 306 236 268Z"
				fill={skin}
				dark={skinDark}
				shade="M150 250C180 290 206 296 236 290L210 330L230 380L270 340V220Z"
			/>
			<Shaded
				id={`${id}-face`}
				d="M156 110C146 140 144 180 150 210C156 240 178 272 206 292C222 302 240 298 248 284
					C258 270 264 250 266 232C276 218 282 204 276 190C272 180 276 168 276 154
					C276 136 270 120 262 108Z"
				fill={skin}
				dark={skinDark}
				shade="M236 90C244 130 246 150 238 172C246 194 258 210 262 220C258 230 246 232 238 230
					C252 240 254 268 244 276C240 288 236 294 230 304H310V90Z"
			>
				<Line d="M184 236C188 248 190 256 188 264M224 290C230 292 238 291 244 288" w={2.5} />
				<circle cx="196" cy="222" r="2" fill={palette.ink} />
			</Shaded>
			<Shape
				d="M206 244C220 236 240 236 260 240C266 262 252 280 234 278C218 276 208 262 206 244Z"
				fill="#4a1420"
				w={4}
			/>
			<Flat d="M212 245C224 240 240 240 256 243C254 252 222 254 212 245Z" fill={palette.white} />
			<Flat d="M222 268C232 260 246 262 252 266C246 276 232 277 222 268Z" fill="#d0606a" />
			<Eye id={`${id}-near`} x={200} y={180} w={17} h={15} look={[6, 0]} size={7.5} fold={5} />
			<Eye
				id={`${id}-far`}
				x={259}
				y={177}
				w={11}
				h={14}
				look={[4, 0]}
				size={6.5}
				fold={5}
				white="#ebe4d8"
			/>
			<Flat d="M174 152C188 138 206 136 222 146L221 153C206 146 190 148 176 158Z" />
			<Flat d="M246 144C256 136 268 138 274 146L273 152C266 146 256 146 247 151Z" />
			<Line
				d="M240 170C246 188 256 200 264 212C268 220 260 226 250 226M240 228C232 232 226 226 230 218"
				w={4}
			/>
			<circle
				cx="231"
				cy="222"
				r="3.5"
				fill={palette.yellow}
				stroke={palette.ink}
				strokeWidth="2"
			/>
			<Shape d="M158 182C146 168 134 178 138 196C140 212 150 220 158 212Z" fill={skin} w={4} />
			<Line d="M154 190C146 186 144 196 150 202" w={2.5} />
			<Shape d="M146 216a13 13 0 1 0 .1 0Zm0 6a7 7 0 1 1-.1 0Z" fill={palette.yellow} w={3} />
		</>
	);
}

function Fringe() {
	return (
		<>
			<Shape
				d="M150 190C138 170 136 140 146 118C150 92 180 76 206 86C230 74 262 84 272 104
					C286 116 286 136 278 148C268 130 254 120 238 124C226 132 206 130 196 124
					C188 140 172 150 164 152C156 164 154 178 150 190Z"
				fill={hair}
				w={4}
			/>
			<Line
				d="M206 86C200 96 196 110 196 122M168 112C164 122 164 132 164 142M240 98
					C236 106 236 114 238 122"
				c="#7a4a3a"
			/>
		</>
	);
}

function Jacket() {
	return (
		<>
			<Shape d="M130 330L196 394L254 340L270 490H120Z" fill={palette.foam} />
			<Shaded
				id={`${id}-jacket`}
				d="M20 490C22 430 50 382 110 352L136 334C140 380 156 440 172 490Z"
				fill={jacket}
				dark={jacketDark}
				shade="M60 490C60 450 66 430 78 414L20 440V490Z"
			>
				<Line d="M84 490C80 466 82 446 90 428" />
				<Shape d="M84 384L122 372L130 406L92 418Z" fill={palette.yellow} w={3} />
				<Flat d="M84 384L103 378L107 396L88 401ZM107 396L126 389L130 406L111 412Z" />
			</Shaded>
			<Shaded
				id={`${id}-jacket2`}
				d="M236 490C248 440 254 390 252 338L292 354C340 372 362 410 372 490Z"
				fill={jacket}
				dark={jacketDark}
				shade="M290 340C310 390 300 440 300 490H380V350Z"
			/>
		</>
	);
}

/** Headphones hang round the neck: the broadcast is live, and she is not listening to anyone. */
function Headphones() {
	return (
		<>
			<Line d="M118 352C126 322 140 312 152 308M236 312C252 318 262 334 266 356" w={15} />
			<Line
				d="M118 352C126 322 140 312 152 308M236 312C252 318 262 334 266 356"
				w={7}
				c={palette.red}
			/>
			<Shaded
				id={`${id}-cup`}
				d="M92 352C104 330 136 330 150 350C162 372 160 398 148 410C134 422 106 414 96 396
					C86 382 86 364 92 352Z"
				fill={palette.ink}
				dark="#2c4154"
				shade="M104 356C116 342 138 346 146 364C152 384 144 402 132 404C112 402 98 380 104 356Z"
				w={4}
			>
				<circle cx="126" cy="378" r="13" fill={palette.red} stroke={palette.ink} strokeWidth="4" />
			</Shaded>
			<Shape
				d="M242 360C252 344 276 348 282 366C288 388 280 404 268 408C250 410 236 382 242 360Z"
				fill={palette.ink}
				w={4}
			/>
			<Line d="M272 364C278 378 276 390 270 398" c="#6d8296" />
		</>
	);
}

/** A ship's fist microphone on a curly cord, thumb on the switch. */
function Microphone() {
	const curls = Array.from({ length: 7 }, (_, i) => `q-18 6 -6 13q14 2 ${i % 2 ? 5 : 8} -5`);
	return (
		<>
			<Line d={`M332 396${curls.join('')}`} w={5} />
			<Shaded
				id={`${id}-mic`}
				d="M288 262C300 246 330 244 344 258L360 340C362 356 352 366 338 368L312 372
					C300 372 292 364 290 352L280 282Z"
				fill="#33475a"
				dark="#1c2c3b"
				shade="M330 240L346 380H370V250Z"
				w={4.5}
			>
				<Line
					d="M296 274L334 268M298 285L336 279M300 296L338 290M302 307L340 301"
					c={palette.foam}
					w={3.5}
				/>
			</Shaded>
			<Shaded
				id={`${id}-hand`}
				d="M300 490C302 450 292 420 278 396C268 374 274 352 288 340C292 326 302 318 312 322
					C320 328 314 340 308 348L312 360C320 336 342 318 362 322C376 324 376 338 366 342
					C380 346 380 360 370 364C380 370 376 384 366 386C372 394 366 404 358 406
					C362 440 366 460 370 490Z"
				fill={skin}
				dark={skinDark}
				shade="M340 400C326 420 336 460 330 500H390V390Z"
				w={4.5}
			>
				<Line
					d="M366 342L334 350M370 364L336 370M366 386L338 390M308 348
					C300 356 296 364 296 372"
				/>
				<Flat d="M303 325C309 323 312 327 310 332C305 336 299 332 303 325Z" fill={palette.yellow} />
			</Shaded>
			<Shape
				d="M288 490C288 468 296 454 306 446C330 436 352 436 372 444C384 456 390 470 392 490Z"
				fill={jacket}
			/>
			<Line d="M306 456C330 448 352 448 372 456" w={2.5} />
		</>
	);
}

export const portraitInesQuintanilha: Picture = {
	width,
	height,
	alt:
		'Inês Quintanilha, 19, a cloud of curls and headphones round her neck, talks into a ' +
		'ship’s microphone with her thumb on the switch.',
	Drawing: () => (
		<Panel flag="C">
			<Hair />
			<Face />
			<Fringe />
			<Jacket />
			<Headphones />
			<Microphone />
		</Panel>
	),
};
