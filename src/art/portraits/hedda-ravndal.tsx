import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Eye, Flat, height, Line, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-hedda-ravndal';
const skin = { fill: '#f3c3a6', dark: '#c98f72' };
const wind = '#df8f74';
const windDark = '#b36d52';
const hair = '#e4dcc2';
const hairDark = '#a79b78';
const navy = '#0a2f63';
const navyDark = '#061d40';
const navyLine = '#5c7aa8';
const nail = '#fbe3d2';
const gold = '#e0a92a';
const manila = '#e6d9b8';
const manilaDark = '#b9a679';

function Jacket() {
	return (
		<>
			<Shape d="M160 284L200 350L242 284L262 400H140Z" fill={palette.white} w={4} />
			<Flat d="M204 330L242 286L258 330L222 400H206Z" fill="#d9d2c0" />
			<Shape d="M188 318L200 310L213 318L208 336L218 420H186L194 336Z" fill={palette.ink} w={3} />
			<Line d="M194 336H208" c={navyLine} w={2} />
			<Shaded
				id={`${id}-coat`}
				d="M22 490C16 430 26 362 62 336C96 316 138 312 156 280C164 320 178 366 202 400
					C224 366 238 320 244 280C262 312 304 316 338 336C374 362 384 430 378 490Z"
				fill={navy}
				dark={navyDark}
				shade="M262 290C300 350 290 430 296 500H400V270ZM22 490C40 460 52 440 56 400L76 500Z"
				w={6}
			>
				<Line d="M202 400C198 430 198 460 198 490" w={4} />
			</Shaded>
			<Brush d="M62 420C66 400 76 384 86 376M330 424C326 400 320 386 312 378" w={5} c={navyLine} />
			<Shape
				d="M156 280C146 292 138 298 130 304L116 352L138 350L134 362C150 392 174 414 200 428
					C204 416 204 408 202 400C178 366 164 320 156 280Z"
				fill={navy}
				w={4}
			/>
			<Shape
				d="M244 280C254 292 262 298 270 304L284 352L262 350L266 362C250 392 226 414 200 428
					C198 416 198 408 202 400C224 366 238 320 244 280Z"
				fill={navyDark}
				w={4}
			/>
			<Line d="M132 312L123 344L144 342M268 312L277 344L256 342" c={navyLine} w={1.6} />
			<Board x={1} />
			<Board x={-1} />
			<Ribbons />
		</>
	);
}

/** A shoulder board with the one broad ring of a commodore. */
function Board({ x }: { x: 1 | -1 }) {
	return (
		<g transform={x === 1 ? undefined : 'translate(400 0) scale(-1 1)'}>
			<Shape d="M58 344C52 330 60 320 74 316L130 300L138 314L80 338Z" fill={gold} w={4.5} />
			<Line d="M78 318L86 334" c={navy} w={9} />
			<Line d="M104 309L112 323" c={navy} w={3.5} />
			<circle cx="127" cy="309" r="4" fill={palette.white} stroke={palette.ink} strokeWidth="2" />
		</g>
	);
}

function Ribbons() {
	const rows = ['#d8232f', '#ffcb1f', '#bfe3e4', '#0e6f8a', '#fffdf7', '#1f6b45'];
	return (
		<g stroke={palette.ink} strokeWidth="2.5" transform="rotate(-6 318 364)">
			{rows.map((fill, i) => (
				<rect
					key={fill}
					x={292 + (i % 3) * 15}
					y={352 + Math.floor(i / 3) * 11}
					width="15"
					height="11"
					fill={fill}
				/>
			))}
		</g>
	);
}

function Face() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M166 232C167 262 164 284 155 294L200 340L245 294C236 284 233 262 234 232Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M150 250C180 276 214 280 250 256V300L200 350L206 300C190 290 170 276 150 262Z"
				w={4}
			>
				<Brush d="M184 288C188 304 194 316 200 326M221 286C217 300 212 310 206 320" w={3} />
			</Shaded>
			<Ears />
			<Shaded
				id={`${id}-face`}
				d="M141 128C137 152 136 172 138 186C140 200 144 208 146 218C148 238 160 256 178 269
					C192 277 208 277 222 269C240 256 252 238 254 218C256 208 260 200 262 186
					C264 172 263 152 259 128Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M130 120H270V158C250 150 226 146 200 146C174 146 150 150 130 160Z
					M280 120L222 150C216 164 210 172 206 180C212 196 216 206 219 214L207 222
					C214 228 224 230 224 238C222 244 216 246 212 248C218 254 216 264 204 282H280Z"
			>
				<Flat d="M142 200C148 192 162 192 171 197C170 206 156 213 147 209Z" fill={wind} />
				<Flat d="M259 199C252 192 238 192 230 197C231 206 244 212 254 209Z" fill={windDark} />
				<Brush
					d="M187 213C181 219 176 229 175 238M213 213C219 219 224 229 225 238M173 248
						C172 252 173 256 175 259M227 248C228 252 227 256 225 259"
					w={3}
				/>
				<Brush
					d="M142 170C147 173 151 174 155 175M141 178C147 179 151 179 156 178M144 186
						C149 186 153 184 157 182M258 170C253 173 249 174 245 175M259 178
						C253 179 249 179 244 178M256 186C251 186 247 184 243 182"
					w={2.4}
				/>
				<Brush d="M194 150C193 157 193 162 196 168M206 151C207 157 207 161 205 165" w={2.8} />
				<Brush d="M161 189C168 193 178 192 184 187M216 187C222 192 232 193 239 189" w={2.6} />
				<Brush d="M151 210C152 220 156 229 162 235M249 210C248 220 244 229 238 235" w={2.4} />
				<Brush d="M190 264C196 267 204 267 210 264" w={3} />
				<Flat
					d="M156 196a1.6 1.6 0 1 0 .1 0ZM164 201a1.4 1.4 0 1 0 .1 0ZM148 202a1.4 1.4 0 1 0 .1 0Z
						M242 198a1.6 1.6 0 1 0 .1 0ZM250 202a1.4 1.4 0 1 0 .1 0Z"
					fill="#a8603f"
				/>
			</Shaded>
			<Features />
		</>
	);
}

function Ears() {
	return (
		<>
			<Shape d="M140 160C128 154 124 168 127 182C129 196 134 206 142 204Z" fill={skin.fill} w={4} />
			<Shape d="M260 160C272 154 276 168 273 182C271 196 266 206 258 204Z" fill={skin.dark} w={4} />
			<Brush d="M137 168C131 168 131 178 135 184M263 168C269 168 269 178 265 184" w={3} />
			<circle cx="135" cy="203" r="4" fill={gold} stroke={palette.ink} strokeWidth="2.5" />
			<circle cx="265" cy="203" r="4" fill={gold} stroke={palette.ink} strokeWidth="2.5" />
		</>
	);
}

function Features() {
	return (
		<>
			<Eye
				id={`${id}-right`}
				top="M156 177C160 170 174 167 186 178"
				under="C178 183 164 183 156 177"
				iris={[172, 175, 6]}
				c="#5f93b5"
				lid={5}
			/>
			<Eye
				id={`${id}-left`}
				top="M214 178C226 167 240 170 244 177"
				under="C236 183 222 183 214 178"
				iris={[228, 175, 6]}
				c="#5f93b5"
				white="#e9e1d6"
				lid={5}
			/>
			<Brush d="M153 171C162 163 176 164 187 172M247 171C238 163 224 164 213 172" w={2.6} />
			<Brush
				d="M150 166C160 156 176 157 190 165M250 166C240 156 224 157 210 165"
				w={8}
				c={hairDark}
			/>
			<Brush d="M206 178C207 192 215 202 216 210" w={4} />
			<Brush d="M184 211C185 219 191 221 200 222C209 221 215 219 216 211" w={4} ends={[2, 2]} />
			<Flat d="M188 216C191 213 195 215 196 218ZM212 216C209 213 205 215 204 218Z" />
			<Flat
				d="M184 240C192 238 196 238 200 239C205 238 209 238 216 240C211 248 190 249 184 240Z"
				fill="#b8675a"
			/>
			<Brush d="M176 243C184 238 194 239 200 240C208 239 216 238 224 243" w={4.5} />
		</>
	);
}

/** Tucked behind the ears; the wind has had the rest. */
function HairBehind() {
	return (
		<>
			<Shape
				d="M150 130C122 134 112 172 118 206C116 220 122 234 132 240C142 250 156 250 166 244L170 150Z"
				fill={hair}
			/>
			<Shape
				d="M250 130C276 134 288 168 284 198C290 206 300 206 310 200C306 214 298 222 288 224
					C294 232 302 232 310 230C300 244 286 250 272 244C260 252 246 252 234 244L230 150Z"
				fill={hairDark}
			/>
			<Brush
				d="M128 190C126 208 130 222 138 232M276 190C276 210 270 224 262 234M284 206C282 216 278 224 272 230"
				w={3}
			/>
		</>
	);
}

function Hair() {
	return (
		<>
			<Shape
				d="M142 122C130 130 127 144 130 158L137 156C138 164 141 170 146 174C144 160 148 146 156 136Z"
				fill={hair}
				w={3.5}
			/>
			<Shape
				d="M258 122C270 130 273 144 270 158L263 156C262 164 259 170 254 174C256 160 252 146 244 136Z"
				fill={hairDark}
				w={3.5}
			/>
		</>
	);
}

function Cap() {
	return (
		<>
			<Shaded
				id={`${id}-crown`}
				d="M126 108C100 98 88 74 104 62C134 46 164 34 200 32C236 34 266 46 296 62
					C312 74 300 98 274 108C240 94 160 94 126 108Z"
				fill={palette.white}
				dark="#aebcc6"
				shade="M230 20C262 50 266 80 240 110H320V30ZM100 82C140 96 260 96 300 82L280 120H120Z"
				w={6}
			>
				<Brush d="M112 70C140 80 168 84 200 84C232 84 262 80 288 70" w={3} />
				<Brush d="M200 34C198 48 198 58 200 66" w={3} />
			</Shaded>
			<Shaded
				id={`${id}-band`}
				d="M130 104C160 92 240 92 270 104L266 136C240 122 160 122 134 136Z"
				fill={navy}
				dark={navyDark}
				shade="M236 80L232 140H280V80Z"
			/>
			<Shaded
				id={`${id}-peak`}
				d="M134 132C160 116 240 116 266 132C276 146 272 160 262 160C230 142 170 142 138 160
					C128 160 124 146 134 132Z"
				fill={palette.ink}
				dark="#26384a"
				shade="M140 146C166 130 234 130 260 146L262 152C236 138 164 138 138 152Z"
			/>
			<Brush
				d="M148 138C152 132 158 130 164 130M160 133C163 128 170 126 176 126M174 130
					C177 125 183 124 188 125M252 138C248 132 242 130 236 130M240 133
					C237 128 230 126 224 126M226 130C223 125 217 124 212 125"
				w={4}
				c={gold}
			/>
			<Shape
				d="M178 88C186 84 192 84 200 78C208 84 214 84 222 88C224 106 214 118 200 124
					C186 118 176 106 178 88Z"
				fill={gold}
				w={4}
			/>
			<Flat d="M186 92C192 90 196 88 200 86V117C190 112 185 104 186 92Z" fill={palette.blue} />
			<Flat d="M200 86C204 88 208 90 214 92C215 104 210 112 200 117Z" fill={palette.yellow} />
			<Line d="M193 90V112M207 90V112" w={2} />
		</>
	);
}

/** What the council has answered to, and what it has not: tied up, and none thrown away. */
function Letters() {
	const edges = [
		['M126 398L262 372L272 400L130 420Z', palette.foam],
		['M116 404L250 384L268 420L122 430Z', manila],
		['M130 402L276 388L284 430L126 430Z', palette.white],
		['M118 412L272 396L280 440L120 436Z', manilaDark],
	] as const;
	return (
		<>
			{edges.map(([d, fill]) => (
				<Shape key={d} d={d} fill={fill} w={3.5} />
			))}
			<Shaded
				id={`${id}-letter`}
				d="M114 418L280 402L292 484L124 500Z"
				fill={palette.paper}
				dark={manila}
				shade="M224 400L240 500H300V400Z"
				w={4.5}
			>
				<Shape d="M126 428L150 426L152 450L128 452Z" fill={palette.yellow} w={2.5} />
				<Line d="M134 429L136 450M143 428L145 449" c={palette.blue} w={4} />
				<Line d="M164 426a12 12 0 1 0 .1 0M146 438C160 434 176 432 190 432" w={1.8} c="#b3141f" />
				<Line d="M136 470L180 466M138 481L168 478" w={2.5} c="#5b6b7a" />
			</Shaded>
			<Line d="M196 392L208 494" w={6} />
			<Line d="M196 392L208 494" w={2.5} c={palette.red} />
		</>
	);
}

/** Her left hand, flat on the letters as others lay one on a book. */
function LeftHand() {
	return (
		<g transform="translate(432 0) scale(-1 1)">
			<Shaded
				id={`${id}-back`}
				d="M60 490C80 450 104 426 128 421C142 416 156 418 166 424L170 484C140 494 116 506 92 526Z"
				fill={skin.dark}
				dark={skin.fill}
				shade="M60 490C84 452 112 432 170 424V470C140 470 100 484 80 520Z"
				w={4.5}
			>
				<Brush d="M112 446C124 440 136 438 150 438M112 460C126 454 138 452 152 453" w={2.4} />
			</Shaded>
			<Finger {...skin} nail={nail} joints="156 474 10, 186 476 9, 210 478 8, 226 480 7" />
			<Finger {...skin} nail={nail} joints="158 460 10.5, 194 460 9.5, 222 462 8.5, 242 465 7.5" />
			<Finger {...skin} nail={nail} joints="158 444 11, 196 442 10, 226 443 9, 247 446 7.5" />
			<Finger {...skin} nail={nail} joints="154 430 11, 188 424 10, 214 422 9, 233 423 7.5" />
			<Finger {...skin} nail={nail} joints="112 436 12, 130 416 11, 146 402 8.5" />
			<Line d="M176 451C179 457 179 464 176 469" w={8} />
			<Line d="M176 452C178 457 178 463 176 468" c={gold} w={4} />
			<Shape d="M66 456L104 512L84 530L50 480Z" fill={palette.white} w={4} />
			<Shape d="M-6 530C20 486 40 458 62 448L104 530Z" fill={navyDark} w={4.5} />
			<Line d="M44 462L78 530" c={gold} w={9} />
		</g>
	);
}

/** Her right hand, as for the oath: four minutes, standing, from memory. */
function RightHand() {
	return (
		<g transform="rotate(-3 74 330)">
			<Shaded
				id={`${id}-palm`}
				d="M54 340C52 320 46 300 44 280C42 266 46 256 54 250L100 246C108 256 110 268 108 280
					C106 300 98 320 98 340Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M120 240L104 250C96 268 92 280 92 290C100 306 90 324 84 346H120ZM44 310
					C60 322 70 332 74 346H40Z"
				w={4.5}
			/>
			<Finger {...skin} creases joints="53 258 9, 49 236 8, 47 218 7.2, 46 206 6.4" />
			<Finger {...skin} joints="67 256 9.5, 65 224 8.8, 64 200 8, 64 184 7" />
			<Finger {...skin} joints="83 256 9.5, 83 222 8.8, 83 196 8, 83 180 7" />
			<Finger {...skin} joints="98 258 9.5, 101 228 8.6, 103 206 7.8, 104 192 7" />
			<Finger {...skin} joints="92 304 13, 112 284 10.5, 122 260 8" />
			<Brush
				d="M48 276C62 284 76 282 88 268M56 294C70 296 84 290 100 274M98 276
					C84 290 78 306 82 326"
				w={3}
			/>
			<Shape d="M46 340L104 336L108 356L44 360Z" fill={palette.white} w={4} />
			<Shaded
				id={`${id}-sleeve`}
				d="M36 356L114 350C122 400 130 450 136 500H16C24 450 32 400 36 356Z"
				fill={navy}
				dark={navyDark}
				shade="M90 340C96 400 100 450 100 510H150V340Z"
			>
				<Line d="M30 380C60 386 90 384 120 376" c={gold} w={10} />
				<Brush d="M48 430C60 440 76 444 92 442M44 470C56 476 66 478 78 476" w={4} c={navyLine} />
			</Shaded>
		</g>
	);
}

export const portraitHeddaRavndal: Picture = {
	width,
	height,
	alt:
		'Commodore Hedda Ravndal, weathered and upright in navy blue and a white cap, faces us ' +
		'squarely: one hand is raised as for an oath, the other lies on a bundle of letters.',
	Drawing: () => (
		<Panel flag="G" shift={-53}>
			<g transform="translate(30 4)">
				<HairBehind />
				<Jacket />
				<Face />
				<Hair />
				<Cap />
			</g>
			<g transform="translate(26 -20)">
				<Letters />
				<LeftHand />
			</g>
			<RightHand />
		</Panel>
	),
};
