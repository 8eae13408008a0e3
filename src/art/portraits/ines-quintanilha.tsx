import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-ines-quintanilha';
const skin = { fill: '#b97a4c', dark: '#8a5330' };
const hair = '#3a1f1a';
const hairDark = '#22110f';
const curl = '#7a4a3a';
const jacket = '#1f8f86';
const jacketDark = '#136159';
const jacketLight = '#5fbab0';
const steel = '#d3dce0';

function Hair() {
	return (
		<Shaded
			id={`${id}-hair`}
			d="M100 306C72 314 44 292 48 264C22 256 10 224 30 204C6 188 10 152 36 144C24 114 46 84 76 90
				C76 58 110 36 138 52C152 20 200 14 220 38C246 16 292 28 300 60C332 58 354 90 342 118
				C364 132 366 162 350 176C366 194 360 222 340 228C346 250 328 268 308 262C296 274 280 268 274 256
				L250 160L180 130L150 300C138 322 112 322 100 306Z"
			fill={hair}
			dark={hairDark}
			shade="M180 120C150 150 160 260 140 330L60 330C90 310 110 250 100 200C96 150 130 90 190 90Z
				M262 30C280 90 316 150 300 270L360 290L400 120L320 20Z"
			w={6}
		>
			<Brush
				d="M36 144C50 142 64 148 68 160C70 168 62 172 58 166M76 90C78 104 90 112 102 108C110 104 106 96 99 98
					M138 52C136 66 144 78 156 78C165 76 164 66 156 67M30 204C44 198 58 202 64 212C67 220 59 225 55 219
					M48 264C58 256 72 256 80 264C84 271 78 278 72 273M220 38C214 50 218 62 228 66C237 68 240 59 233 56
					M300 60C288 62 282 72 286 82C291 90 300 85 297 78M342 118C330 116 320 124 322 134C326 142 335 138 333 131
					M350 176C338 172 328 180 330 190C334 198 343 194 340 187"
				w={4}
			/>
			<Brush
				d="M96 148C108 136 126 138 132 150C135 160 124 164 121 156M66 182C80 174 94 178 98 190
					M104 206C116 198 130 202 134 214C136 222 127 226 124 219M78 232C90 224 104 228 108 240
					M104 266C114 258 126 260 130 270M114 82C124 72 138 74 142 84M172 44C184 36 198 40 202 50
					M250 62C262 56 274 62 276 74M100 120C110 110 124 110 130 118M304 104C314 98 324 102 328 112
					M312 148C322 142 332 146 336 154M306 208C316 202 326 206 330 214"
				w={4.4}
				c={curl}
			/>
		</Shaded>
	);
}

function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M160 220C164 270 158 312 140 332L198 402L254 346C240 330 236 308 238 268Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M150 244C180 290 208 304 242 296L214 336L232 384L280 340V220Z"
			>
				<Brush d="M178 318C184 340 190 356 198 372" w={3} />
			</Shaded>
			<Shaded
				id={`${id}-face`}
				d="M156 108C146 140 144 182 150 212C156 242 180 278 208 298C224 308 242 304 250 290
					C260 274 266 254 268 236C279 222 284 206 277 190C273 180 277 168 277 154C277 136 271 118 262 104Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M234 90C244 130 248 152 240 172C248 190 260 206 266 218C262 230 250 234 240 232L246 240
					C256 242 262 246 264 250C262 266 254 276 246 280C240 290 236 298 230 310H310V90Z
					M150 110C180 96 240 96 276 112V130C240 118 180 122 150 150Z"
			>
				<Flat d="M176 220C186 208 206 210 212 222C206 238 184 238 176 220Z" fill="#c9704a" />
				<Brush d="M226 293C232 296 240 295 246 291" w={3} />
				<Flat
					d="M190 222a1.5 1.5 0 1 0 .1 0ZM200 226a1.5 1.5 0 1 0 .1 0ZM210 220a1.5 1.5 0 1 0 .1 0Z
						M196 214a1.5 1.5 0 1 0 .1 0ZM220 226a1.5 1.5 0 1 0 .1 0Z"
					fill="#6d3c20"
				/>
			</Shaded>
			<Mouth />
			<Eye
				id={`${id}-near`}
				top="M180 186C188 168 208 166 220 182"
				under="C214 196 192 198 180 186"
				iris={[201, 180, 8.5]}
				c="#4a2a16"
				lid={7}
			/>
			<Eye
				id={`${id}-far`}
				top="M246 181C252 166 266 164 273 176"
				under="C268 190 252 192 246 181"
				iris={[259, 177, 7.5]}
				c="#4a2a16"
				white="#ebe4d8"
				lid={6}
			/>
			<Brush d="M180 178C188 164 206 160 219 172M246 172C252 161 264 159 271 167" w={2.6} />
			<Brush d="M180 186L170 182M183 181L175 175" w={3} ends={[3, 0.6]} />
			<Brush d="M172 158C184 140 206 138 222 150" w={9} ends={[2, 5]} />
			<Brush d="M246 140C254 128 266 128 274 138" w={7} ends={[5, 2]} />
			<Brush d="M242 174C246 190 256 202 265 214C271 222 264 229 253 229" w={5} ends={[1, 3]} />
			<Brush d="M240 218C231 218 228 228 235 233C240 235 244 233 247 231" w={4.4} ends={[1, 3]} />
			<Flat d="M240 229C242 225 247 226 248 230Z" />
			<circle
				cx="231"
				cy="223"
				r="3.8"
				fill={palette.yellow}
				stroke={palette.ink}
				strokeWidth="2.2"
			/>
			<Shaded
				id={`${id}-ear`}
				d="M160 184C148 166 134 178 138 198C140 216 152 224 160 214Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M150 180C142 184 144 200 154 206L150 230H130V180Z"
				w={4.5}
			>
				<Brush d="M156 192C147 186 144 198 151 204" w={3} />
			</Shaded>
			<circle cx="146" cy="232" r="13" fill="none" stroke={palette.ink} strokeWidth="8" />
			<circle cx="146" cy="232" r="13" fill="none" stroke={palette.yellow} strokeWidth="3.5" />
		</>
	);
}

/** In the middle of a sentence: the listeners have been told that their lace is undone. */
function Mouth() {
	return (
		<>
			<Shape
				d="M204 248C216 240 228 238 238 241C246 238 256 240 263 244C266 266 252 284 234 282
					C216 278 206 264 204 248Z"
				fill="#a8433c"
				w={4}
			/>
			<Flat
				d="M210 250C222 245 244 244 259 248C260 264 250 274 236 273C222 271 212 262 210 250Z"
				fill="#4a1420"
			/>
			<Flat d="M213 250C224 245 244 244 257 248C255 257 222 259 213 250Z" fill={palette.white} />
			<Line d="M240 246V254" w={1.6} c="#4a1420" />
			<Flat d="M222 268C230 260 246 260 252 265C248 274 230 276 222 268Z" fill="#d0606a" />
			<Brush d="M204 248C200 246 198 243 197 239" w={3.4} ends={[3, 0.6]} />
		</>
	);
}

function Fringe() {
	return (
		<>
			<Shape
				d="M152 196C136 178 132 144 142 122C138 96 172 70 204 82C228 64 268 74 278 100C296 112 294 138 282 150
					C276 152 272 146 270 138C262 138 258 132 258 124C250 130 242 128 238 120C230 132 214 134 206 124
					C204 136 194 142 186 138C184 150 176 156 168 154C166 170 160 184 152 196Z"
				fill={hair}
				w={4.5}
			/>
			<Brush
				d="M204 82C196 92 194 106 200 116C206 120 210 112 205 109M166 104C158 116 160 132 168 140C176 142 177 133 171 131
					M236 92C230 102 232 112 240 116M262 98C258 108 262 118 270 122M150 132C146 142 148 152 154 158"
				w={4}
				c={curl}
			/>
		</>
	);
}

/** A pocket full of what comes under the door, and the spoon that once did the talking. */
function Jacket() {
	return (
		<>
			<Shape d="M132 332L198 396L256 342L276 500H120Z" fill={palette.foam} />
			<Flat d="M214 384L256 342L276 500H220Z" fill="#8fc0c6" />
			<Shaded
				id={`${id}-jacket`}
				d="M8 500C12 434 46 384 112 354L138 336C142 384 158 446 176 500Z"
				fill={jacket}
				dark={jacketDark}
				shade="M56 500C56 456 60 432 74 412L0 440V500ZM138 336L176 500H150L118 356Z"
				w={6}
			>
				<Brush d="M82 500C78 470 80 450 88 432" w={4.4} />
				<Brush d="M60 396C76 380 94 370 112 364" w={4.4} c={jacketLight} />
			</Shaded>
			<Shape d="M82 416L106 400L124 440L98 452Z" fill={palette.white} w={3.5} />
			<Shape d="M98 412L132 402L142 448L108 452Z" fill={palette.paper} w={3.5} />
			<Line d="M106 418L126 412M108 426L122 422" w={2} c="#5b6b7a" />
			<Spoon />
			<Shape d="M84 446L186 434L196 510H92Z" fill={jacket} w={4} />
			<Line d="M88 456L186 444" w={2} />
			<Shaded
				id={`${id}-jacket2`}
				d="M238 500C250 444 256 394 254 340L296 356C346 376 368 414 378 500Z"
				fill={jacket}
				dark={jacketDark}
				shade="M290 340C310 390 300 440 300 500H390V350Z"
				w={6}
			>
				<Line d="M258 356C262 400 258 450 246 500" w={3} />
			</Shaded>
		</>
	);
}

function Spoon() {
	return (
		<g transform="translate(24 20) rotate(8 150 430)">
			<Shape
				d="M148 380C138 384 134 398 140 408C144 416 150 420 152 428L156 460L164 458L158 426C158 418 160 412 160 402C160 388 156 378 148 380Z"
				fill={steel}
				w={3.5}
			/>
			<Brush d="M146 388C142 394 142 402 146 408" w={2.6} c={palette.white} />
		</g>
	);
}

/** Headphones hang round the neck: the broadcast is live, and she is not listening to anyone. */
function Headphones() {
	const band = 'M120 356C128 324 142 314 154 310M238 314C254 320 264 336 268 358';
	return (
		<>
			<Line d={band} w={16} />
			<Line d={band} w={8} c={palette.red} />
			<Shaded
				id={`${id}-cup`}
				d="M90 350C102 326 136 328 150 348C164 372 160 398 148 410C132 424 104 416 94 396C84 380 84 362 90 350Z"
				fill="#2c4154"
				dark={palette.ink}
				shade="M120 330C146 350 150 390 120 420H170V330Z"
				w={4.5}
			>
				<circle cx="124" cy="374" r="22" fill={palette.ink} />
				<circle cx="124" cy="374" r="14" fill={palette.red} />
				<path d="M124 360a14 14 0 0 1 0 28q8 -14 0 -28Z" fill="#9c1420" />
			</Shaded>
			<Shape
				d="M244 362C254 346 278 350 284 368C290 390 282 406 270 410C252 412 238 384 244 362Z"
				fill={palette.ink}
				w={4}
			/>
			<Line d="M274 366C280 380 278 392 272 400" c="#6d8296" />
		</>
	);
}

/** A ship's fist microphone on a curly cord, thumb on the switch. */
function Microphone() {
	const curls = Array.from({ length: 8 }, (_, i) => `q-19 6 -6 13q14 2 ${i % 2 ? 5 : 8} -5`);
	const nail = palette.yellow;
	return (
		<>
			<Line d={`M318 384${curls.join('')}`} w={6} />
			<Line d={`M318 384${curls.join('')}`} w={2} c="#6d8296" />
			<Shaded
				id={`${id}-palm`}
				d="M298 490C306 460 318 440 330 420C334 390 340 350 350 320C362 308 380 314 386 330C392 360 384 400 374 424C370 446 368 470 370 500Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M366 400C350 430 348 460 346 510H400V390Z"
				w={5}
			/>
			<Shaded
				id={`${id}-mic`}
				d="M284 268C292 246 338 238 352 256L368 346C370 364 358 376 342 378L314 382C300 382 292 372 290 358Z"
				fill="#33475a"
				dark="#1c2c3b"
				shade="M334 236L350 390H380V250Z"
				w={5}
			>
				<Line
					d="M296 276L340 268M298 287L342 279M300 298L344 290M302 309L346 301"
					c={palette.foam}
					w={4}
				/>
				<Brush d="M290 272C294 300 298 330 300 356" w={4} c="#6d8296" />
			</Shaded>
			<Finger {...skin} nail={nail} joints="370 388 10, 344 392 9.5, 318 388 8.6, 302 382 7" />
			<Finger {...skin} nail={nail} joints="374 370 11, 344 374 10.5, 314 370 9.4, 296 364 7.6" />
			<Finger {...skin} nail={nail} joints="376 350 11, 346 353 11, 314 350 9.8, 295 345 8" />
			<Finger {...skin} nail={nail} joints="376 330 11, 348 331 11, 316 330 9.8, 298 326 8" />
			<Shape d="M350 262L366 258L372 284L356 290Z" fill={palette.red} w={3.5} />
			<Finger {...skin} nail={nail} joints="382 340 12, 384 306 11.5, 368 276 9" shade="right" />
			<Shaded
				id={`${id}-cuff`}
				d="M272 510C278 476 294 456 312 446C338 436 362 438 384 448C396 462 400 480 402 510Z"
				fill={jacket}
				dark={jacketDark}
				shade="M350 430C336 460 346 490 340 520H410V440Z"
			>
				<Brush d="M300 462C330 450 356 452 386 464" w={4} />
				<Brush d="M296 490C306 478 316 472 326 470" w={4} c={jacketLight} />
			</Shaded>
		</>
	);
}

export const portraitInesQuintanilha: Picture = {
	width,
	height,
	alt:
		'Inês Quintanilha, 19, a cloud of curls, headphones round her neck and a spoon in her ' +
		'pocket, talks into a ship’s microphone with her thumb on the switch.',
	Drawing: () => (
		<Panel flag="C">
			{/* She faces her mother, who stands before her among the faction's people. */}
			<g transform="translate(400 0) scale(-1 1)">
				<Hair />
				<Face />
				<Fringe />
				<Jacket />
				<Headphones />
				<Microphone />
			</g>
		</Panel>
	),
};
