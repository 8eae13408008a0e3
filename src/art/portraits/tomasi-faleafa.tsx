import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-tomasi-faleafa';
const skin = '#c18350';
const skinDark = '#8d5730';
const vest = '#f08a24';
const vestDark = '#bf6410';
const shirt = '#33506b';
const shirtDark = '#203850';
const redDark = '#9c1420';
const steel = '#d3dce0';
const steelDark = '#8b9aa5';
const wood = '#b27a3f';

function Body() {
	return (
		<>
			<Shaded
				id={`${id}-shirt`}
				d="M-40 490C-36 380 6 322 92 300L150 280H250L322 296C396 318 436 380 440 490Z"
				fill={shirt}
				dark={shirtDark}
				shade="M320 290C350 350 340 430 346 490H450V290Z"
			>
				<Line d="M44 490C44 450 40 420 26 394M62 360C50 370 42 380 36 392" />
			</Shaded>
			<Shaded
				id={`${id}-vest`}
				d="M90 302L134 288C152 330 236 336 262 286L316 296C330 360 330 430 324 490H72
					C60 420 66 350 90 302Z"
				fill={vest}
				dark={vestDark}
				shade="M230 320C250 380 240 440 246 490H340V280Z"
			>
				<path d="M60 428H340" stroke={palette.yellow} strokeWidth="30" />
				<path
					d="M112 290C100 340 98 390 102 428"
					stroke={palette.yellow}
					strokeWidth="22"
					fill="none"
				/>
				<Line
					d="M60 413H340M60 443H340M101 300C90 350 88 390 91 412M123 292C112 340 110 380 113 412"
					w={2.5}
				/>
				<Line d="M196 330V490" w={4} />
			</Shaded>
		</>
	);
}

function Head() {
	return (
		<g transform="rotate(5 200 300)">
			<Shaded
				id={`${id}-neck`}
				d="M138 216C138 260 134 276 118 294C152 346 250 344 276 290C262 276 262 250 262 210Z"
				fill={skin}
				dark={skinDark}
				shade="M130 250C170 290 220 290 250 250L210 340L290 330V200Z"
			/>
			<Shape
				d="M116 290C150 340 250 340 278 286L290 302C262 370 146 370 106 308Z"
				fill={palette.ink}
				w={3}
			/>
			<Shaded
				id={`${id}-face`}
				d="M136 120C130 150 132 190 138 214C146 246 170 272 202 276C238 276 262 248 268 214
					C272 186 272 150 268 118Z"
				fill={skin}
				dark={skinDark}
				shade="M222 100C228 140 224 160 216 172C230 196 232 206 216 212
					C226 226 224 240 210 290H300V100Z"
			>
				<Flat
					d="M132 178C142 206 150 208 172 206C188 198 198 200 206 204C216 198 230 198 240 206
						C254 208 262 202 270 176L276 230L240 290H160L126 230Z"
				/>
				<Line
					d="M160 250C176 264 190 268 206 268M152 236C156 244 160 248 164 252"
					w={2.5}
					c="#46586a"
				/>
				<Flat d="M180 226C196 222 216 222 236 220C230 242 192 246 180 226Z" fill={palette.white} />
				<Line d="M174 224C194 228 220 224 242 216" w={3.5} />
			</Shaded>
			<Eye id={`${id}-left`} x={176} y={164} h={9} look={[2, -1]} />
			<Eye id={`${id}-right`} x={238} y={161} w={15} h={9} look={[2, -1]} white="#e5ddcf" />
			<Flat d="M152 148C166 138 182 138 198 146L197 154C182 148 168 148 154 156Z" />
			<Flat d="M220 142C234 130 252 132 262 142L260 149C250 142 236 142 222 151Z" />
			<Line
				d="M206 158C202 176 192 188 190 196C190 204 200 206 208 204M226 202C232 198 230 192 226 188"
				w={4}
			/>
			<Line d="M150 184C156 190 164 191 170 189M246 186C252 187 258 184 262 178" w={2.5} />
			<Shape d="M136 160C124 148 114 158 118 176C120 192 130 202 140 194Z" fill={skin} w={4} />
			<Line d="M132 168C126 168 126 178 132 184" w={2.5} />
			<Shape d="M269 158C280 148 288 158 284 174C282 190 274 198 266 192Z" fill={skinDark} w={4} />
			<Cap />
		</g>
	);
}

function Cap() {
	return (
		<>
			<Flat d="M128 154C126 130 130 112 142 100H264C274 116 276 136 272 154L262 120H140Z" />
			<Shaded
				id={`${id}-cap`}
				d="M128 122C108 88 116 50 156 36C206 18 268 28 288 60C300 82 292 104 280 120
					C236 96 172 98 128 122Z"
				fill={palette.red}
				dark={redDark}
				shade="M236 10C262 44 264 80 244 112L310 140V20Z"
			>
				<Line d="M150 44C142 64 142 84 150 108M212 26C204 50 206 76 214 100" />
			</Shaded>
			<Shaded
				id={`${id}-peak`}
				d="M132 128C168 96 240 94 284 122C300 130 306 140 304 148C262 126 180 124 136 146
					C126 142 126 134 132 128Z"
				fill={palette.red}
				dark={redDark}
				shade="M136 140C180 116 260 118 310 144L304 156H130Z"
			/>
			<Shape d="M196 30a8 5 0 1 1 16 -3Z" fill={palette.red} w={3} />
		</>
	);
}

/** A bale hook, hung over the shoulder by the hand that used it for eleven years. */
function Hook() {
	return (
		<>
			<Shaded
				id={`${id}-hook`}
				d="M304 420L314 262C316 196 392 176 398 236C402 272 376 298 342 290C366 286 380 264 376 242
					C370 214 338 222 336 266L330 420Z"
				fill={steel}
				dark={steelDark}
				shade="M326 420L332 262C334 214 374 200 384 240C386 262 376 282 356 294L410 290
					L380 240L336 270L336 420Z"
				w={4.5}
			/>
			<Shape
				d="M268 444L372 396C382 394 388 408 380 414L278 462C266 464 260 450 268 444Z"
				fill={wood}
			/>
			<Shaded
				id={`${id}-fist`}
				d="M290 490C272 474 270 440 284 424C284 408 304 400 314 408C322 396 342 396 348 406
					C362 402 372 414 368 426C380 432 378 452 366 458L352 490Z"
				fill={skin}
				dark={skinDark}
				shade="M340 400C332 430 338 460 330 500H390V400Z"
			>
				<Line
					d="M314 408C310 420 312 434 318 440M348 406C340 416 340 428 344 434M368 426
					C360 430 358 440 360 446"
				/>
				<Line d="M288 452C306 446 322 444 340 448" w={4} />
			</Shaded>
		</>
	);
}

export const portraitTomasiFaleafa: Picture = {
	width,
	height,
	alt:
		'Tomasi Faleafa, broad and bearded, red cap pushed back, grins sideways with a ' +
		'stevedore’s hook over his shoulder.',
	Drawing: () => (
		<Panel flag="C">
			<Body />
			<Head />
			<Hook />
		</Panel>
	),
};
