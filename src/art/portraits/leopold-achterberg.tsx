import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Finger } from './finger.tsx';
import { Brush, Eye, Flat, height, Line, Panel, Shaded, Shape, Tern, width } from './kit.tsx';

const id = 'portrait-leopold-achterberg';
const skin = { fill: '#f3c3a6', dark: '#c98f72' };
const nail = '#fbe3d2';
const flush = '#e59a7c';
const hair = '#8d8a86';
const hairDark = '#615f5d';
const camel = '#cf9f5f';
const camelDark = '#9c7138';
const camelLight = '#e6c58a';
const velvet = '#4a2b1c';
const velvetDark = '#2e190f';
const crust = '#d9953d';
const crustDark = '#a8651c';
const crumb = '#fbe3b4';
const gold = '#e0a92a';

/** Turned up, because he believes that he is not noticed in the queue. */
function CollarBehind() {
	return (
		<Shaded
			id={`${id}-behind`}
			d="M116 330C94 306 90 280 100 256L130 262L280 240C300 224 318 206 336 196C354 236 350 290 320 332L220 372Z"
			fill={velvet}
			dark={velvetDark}
			shade="M280 200C300 240 300 300 270 360L360 330V190Z"
			w={6}
		/>
	);
}

function Coat() {
	return (
		<>
			<Shape d="M132 326L300 312L262 500H150Z" fill={palette.white} />
			<Shaded
				id={`${id}-tie`}
				d="M180 358L214 352L222 376L212 394L232 500H176L190 396L174 380Z"
				fill="#1f4d3f"
				dark="#12302a"
				shade="M206 350L212 394L214 500H240V350Z"
				w={4}
			>
				<Line d="M184 430L222 470M188 404L218 436M180 464L216 500" w={2.5} c="#5fbab0" />
			</Shaded>
			<Shaded
				id={`${id}-left`}
				d="M-46 500C-40 430 -8 366 50 330C70 318 88 322 100 334C120 390 150 450 178 500Z"
				fill={camel}
				dark={camelDark}
				shade="M30 500C46 450 40 420 16 396L-30 430V510Z"
				w={6}
			/>
			<Shaded
				id={`${id}-right`}
				d="M192 500C234 434 274 360 300 290C348 296 388 314 412 348L432 500Z"
				fill={camel}
				dark={camelDark}
				shade="M336 280C356 346 316 426 304 510H434V310ZM192 500C234 434 274 360 300 290L314 300C290 370 256 440 220 510Z"
				w={6}
			>
				<Brush d="M362 500C358 456 362 426 372 400M320 500C318 470 322 450 330 434" w={4.6} />
			</Shaded>
			<Shape
				d="M98 258C102 286 116 312 138 332C156 356 170 430 184 500C150 470 118 430 104 394L118 378
					C98 364 86 344 84 322C80 298 86 274 98 258Z"
				fill={velvet}
				w={5.5}
			/>
			<Shape
				d="M336 196C334 240 318 284 288 318C262 360 224 430 186 500C236 474 292 440 330 398L320 380
					C342 364 358 338 362 310C364 270 354 230 336 196Z"
				fill={velvetDark}
				w={5.5}
			/>
			<Brush d="M96 276C98 304 108 334 128 352M96 344C112 370 134 390 150 402" w={4} c="#8a5b3f" />
			<Brush
				d="M344 232C346 276 330 320 300 350M350 344C328 372 296 392 270 406"
				w={4}
				c="#6e3d22"
			/>
			<circle cx="300" cy="392" r="17" fill={palette.white} stroke={palette.ink} strokeWidth="4" />
			<Tern at="translate(300 393) scale(.38)" fill={palette.deep} />
			<g transform="translate(-30 4)">
				<Receipt />
			</g>
		</>
	);
}

/** He keeps the receipts for presents; this one is for three claims. */
function Receipt() {
	return (
		<>
			<Shape
				d="M330 432L366 424C378 436 366 446 372 458L378 500H344Z"
				fill={palette.paper}
				w={3.5}
			/>
			<Line d="M340 442L360 438M343 454L362 450M346 466L358 463" w={2.4} c="#5b6b7a" />
			<Line d="M347 477L366 473" w={3.4} c="#b3141f" />
			<Shape d="M318 478L404 462L410 512H322Z" fill={camelDark} w={4.5} />
			<Line d="M322 488L404 472" w={2} />
		</>
	);
}

function Head() {
	return (
		<>
			<Shaded
				id={`${id}-neck`}
				d="M112 262C112 306 132 342 172 348C222 352 280 330 304 262Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M110 280C140 320 200 326 250 290C240 324 232 340 226 356L320 330V250Z"
			>
				<Brush d="M122 306C146 336 196 338 244 308M132 322C156 344 196 346 228 332" w={3.4} />
			</Shaded>
			<Shape
				d="M132 330C158 354 204 354 240 334C270 322 290 308 304 288L306 308C286 340 250 362 214 368
					C180 370 152 362 134 346Z"
				fill={palette.white}
				w={4}
			/>
			<Shaded
				id={`${id}-face`}
				d="M156 60C132 78 120 108 122 140C114 152 112 166 118 178C106 198 100 226 104 252
					C110 288 138 308 168 311C196 312 220 302 238 290C276 276 306 250 309 212
					C312 174 300 118 278 86C248 40 194 34 156 60Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M330 50L250 80C262 130 256 158 240 172C252 192 252 216 226 238C236 252 232 266 214 274
					C208 292 194 304 176 320L330 310ZM148 232C158 236 172 236 180 228C186 236 180 244 168 246Z"
			>
				<Flat d="M110 206C118 190 132 192 138 204C138 222 120 230 110 222Z" fill={flush} />
				<Flat d="M188 204C204 190 232 194 236 214C232 234 202 236 190 222Z" fill={flush} />
				<Brush d="M114 262C136 300 190 304 220 278C234 268 240 258 244 248" w={4} />
				<Brush d="M142 288C150 298 176 298 188 286" w={3.2} />
				<Brush d="M202 222C214 230 220 242 214 256M122 226C116 236 116 246 122 254" w={3.4} />
				<Brush
					d="M146 104C168 94 194 94 216 104M150 118C170 110 190 110 206 116M158 132C172 126 186 126 196 130"
					w={3}
				/>
				<Brush
					d="M184 186C196 196 212 196 224 187M188 194C200 201 212 201 220 196M130 184C136 190 146 190 152 186"
					w={2.8}
				/>
				<Brush
					d="M228 168C234 166 240 164 244 160M229 175C236 176 242 174 248 172M228 182C234 185 240 186 246 185"
					w={2.6}
				/>
				<Flat
					d="M236 108a6 4.5 0 1 0 .1 0ZM222 90a4 3 0 1 0 .1 0ZM250 128a3 2.5 0 1 0 .1 0Z"
					fill="#d99a78"
				/>
				<Flat
					d="M134 204C124 214 126 228 140 230C154 230 158 214 150 206C144 202 138 202 134 204Z"
					fill="#e08a6c"
				/>
			</Shaded>
			<Features />
		</>
	);
}

/** Eyes on the roll: he hears a request as a forecast. */
function Features() {
	return (
		<>
			<Eye
				id={`${id}-far`}
				top="M128 171C132 162 146 161 153 171"
				under="C148 178 134 179 128 171"
				iris={[136, 172, 5.6]}
				c="#4d6a78"
				lid={6}
			/>
			<Eye
				id={`${id}-near`}
				top="M184 173C192 162 212 161 224 172"
				under="C214 180 194 182 184 173"
				iris={[197, 174, 6.4]}
				c="#4d6a78"
				lid={6.5}
			/>
			<Flat
				d="M128 168C132 158 148 157 154 169C146 163 134 162 128 168ZM183 170C192 158 214 157 225 169C214 162 194 162 183 170Z"
				fill={flush}
			/>
			<Brush d="M127 166C132 157 148 156 155 167M182 168C191 156 215 155 226 167" w={2.8} />
			<Brush d="M120 150C128 136 146 134 158 144" w={10} ends={[2, 4]} c={hairDark} />
			<Brush d="M178 144C194 130 220 132 234 150" w={11} ends={[4, 2]} c={hairDark} />
			<Brush
				d="M162 158C158 176 142 190 132 204C124 218 132 232 148 231C154 231 160 229 163 226"
				w={5}
				ends={[1, 1.5]}
			/>
			<Brush d="M160 234C174 238 186 228 182 214C181 210 178 207 175 206" w={4.4} ends={[2, 1]} />
			<Flat d="M150 231C154 226 162 227 164 232Z" />
			<Flat
				d="M140 249C148 244 154 245 160 247C170 244 180 242 188 243C182 254 152 260 140 249Z"
				fill="#b8675a"
			/>
			<Brush d="M132 244C142 252 152 252 160 250C172 249 184 246 196 234" w={4.8} />
			<Brush d="M196 226C202 232 203 238 200 244" w={3.4} />
		</>
	);
}

function Hair() {
	return (
		<>
			<Shaded
				id={`${id}-hair`}
				d="M206 56C234 40 276 56 296 96C316 132 320 174 311 208C304 220 288 222 280 214
					C272 198 270 182 270 166C270 130 244 90 206 56Z"
				fill={hair}
				dark={hairDark}
				shade="M276 50C298 110 304 160 290 230L340 200V80Z"
				w={5.5}
			>
				<Brush
					d="M222 64C256 72 282 104 292 150M236 58C270 68 296 100 304 144M276 172C286 178 298 180 308 176M278 190C288 196 300 196 308 192"
					w={3.2}
				/>
			</Shaded>
			<Brush
				d="M168 66C190 56 206 56 222 62M162 78C182 70 202 68 226 74M176 58C194 50 206 50 216 54"
				w={3}
				c={hairDark}
			/>
			<Shaded
				id={`${id}-ear`}
				d="M264 184C272 162 298 166 298 190C296 216 284 234 270 230C260 216 260 198 264 184Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M278 186C290 186 288 208 276 218L266 236H312V180Z"
				w={4.5}
			>
				<Brush d="M272 190C278 178 290 180 290 194C289 204 282 208 280 218" w={3} />
			</Shaded>
		</>
	);
}

/** One roll, held as other men hold a cigar. */
function Roll() {
	return (
		<g transform="translate(-10 -20) scale(.94)">
			<Shaded
				id={`${id}-sleeve`}
				d="M-30 560V452C0 432 40 436 84 444C112 470 128 510 136 560Z"
				fill={camel}
				dark={camelDark}
				shade="M-30 480C20 470 54 486 64 560H-30Z"
				w={6}
			>
				<Brush d="M96 462C108 480 116 500 120 530M60 470C72 486 80 504 84 524" w={4.4} />
				<Brush d="M20 450C40 446 60 448 74 452" w={4} c={camelLight} />
			</Shaded>
			<Shape
				d="M22 440C44 424 82 424 104 442L108 464C84 448 42 446 18 462Z"
				fill={palette.white}
				w={4.5}
			/>
			<circle cx="90" cy="446" r="5" fill={gold} stroke={palette.ink} strokeWidth="2.5" />
			<Shaded
				id={`${id}-palm`}
				d="M32 446C24 426 26 402 42 386L104 382C118 394 120 416 104 444C84 434 52 434 32 446Z"
				fill={skin.fill}
				dark={skin.dark}
				shade="M20 400C50 410 60 430 56 450H20Z"
				w={5}
			/>
			<Finger
				{...skin}
				nail={nail}
				joints="46 424 11, 22 408 10, 6 388 9, 0 370 7.4"
				shade="left"
			/>
			<Line d="M12 409C18 404 22 400 24 394" w={9} />
			<Line d="M13 408C18 404 21 400 23 396" w={5} c={gold} />
			<Finger
				{...skin}
				nail={nail}
				joints="48 410 12, 24 382 11, 22 356 9.8, 34 340 8"
				shade="left"
			/>
			<Shaded
				id={`${id}-roll`}
				d="M44 336C34 304 54 274 88 268C102 266 112 268 120 272C118 280 122 286 130 286C130 294 136 300 146 300
					C148 332 124 352 94 356C68 358 50 352 44 336Z"
				fill={crust}
				dark={crustDark}
				shade="M40 330C70 352 118 340 140 296L156 330L110 370H40Z"
				w={5.5}
			>
				<Flat
					d="M120 272C118 280 122 286 130 286C130 294 136 300 146 300L152 262L124 256Z"
					fill={crumb}
				/>
				<Brush
					d="M66 284C70 298 78 306 92 308M90 272C92 286 100 296 114 300M50 304C56 318 66 326 80 326"
					w={6}
					c={crumb}
				/>
				<Line d="M120 272C118 280 122 286 130 286C130 294 136 300 146 300" w={3.4} />
			</Shaded>
			<Finger
				{...skin}
				nail={nail}
				joints="56 400 12.5, 34 366 12, 38 336 10.4, 52 318 8.6"
				shade="left"
			/>
			<Finger {...skin} nail={nail} joints="104 418 14, 126 384 12.5, 122 354 10.5, 110 338 8.6" />
			<Flat
				d="M158 330a3 3 0 1 0 .1 0ZM150 372a3 3 0 1 0 .1 0ZM170 400a2.4 2.4 0 1 0 .1 0ZM166 430a2.4 2.4 0 1 0 .1 0ZM186 450a3 3 0 1 0 .1 0Z"
				fill={crumb}
			/>
		</g>
	);
}

export const portraitLeopoldAchterberg: Picture = {
	width,
	height,
	alt:
		'Leopold Achterberg, heavy, the velvet collar of his camel coat turned up and Tern ' +
		'Provision’s pin on it, considers one small bread roll that he has already bitten.',
	Drawing: () => (
		<Panel flag="V">
			<g transform="translate(26 0)">
				<CollarBehind />
				<Head />
				<Hair />
				<Coat />
			</g>
			<Roll />
		</Panel>
	),
};
