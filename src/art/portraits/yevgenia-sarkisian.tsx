import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { Flat, height, Line, Lowered, Panel, Shaded, Shape, width } from './kit.tsx';

const id = 'portrait-yevgenia-sarkisian';
const skin = '#e9c19b';
const skinDark = '#ba8963';
const hair = '#a9afb3';
const hairDark = '#757d84';
const wool = '#b4532f';
const woolDark = '#7f3519';
const woolLight = '#e0a070';
const jumper = '#2f4438';

function Bun() {
	return (
		<Shaded
			id={`${id}-bun`}
			d="M258 66C280 40 322 48 330 80C338 112 310 134 284 126C258 118 244 90 258 66Z"
			fill={hair}
			dark={hairDark}
			shade="M310 50C316 90 300 110 270 116L290 140L350 110V50Z"
		>
			<Line
				d="M262 84C280 66 304 66 318 84M268 100C286 86 302 88 312 104M280 60C296 62 312 74 322 94"
				w={2.5}
			/>
		</Shaded>
	);
}

function Head() {
	return (
		<g transform="rotate(-9 210 200)">
			<Bun />
			<Line d="M322 64L250 138" w={7} />
			<Line d="M322 64L250 138" w={3} c={palette.yellow} />
			<Shape d="M200 240L196 340L290 340L270 220Z" fill={skinDark} />
			<Line d="M226 290C228 304 228 316 224 328" />
			<Shaded
				id={`${id}-face`}
				d="M160 92C144 112 136 134 138 158C130 168 130 186 138 196C136 214 140 230 146 244
					C150 266 164 286 184 294C200 298 216 292 230 280C252 262 270 236 274 208
					C286 160 284 112 250 82Z"
				fill={skin}
				dark={skinDark}
				shade="M300 80L238 92C250 128 250 156 240 176C236 200 240 216 224 232
					C220 250 214 270 190 300H300Z"
			>
				<Line d="M152 222C146 230 146 238 150 246M206 222C216 230 220 242 216 254" w={2.5} />
				<Line
					d="M198 198C208 206 222 206 232 198M202 207C212 213 222 212 230 207M146 194
						C152 200 160 200 164 198"
					w={2.5}
				/>
				<Line
					d="M160 124C176 118 194 118 210 122M158 136C172 130 190 131 204 134M170 148L172 158"
					w={2.5}
				/>
				<Line d="M172 282C180 285 188 284 194 281" w={2.5} />
			</Shaded>
			<Flat
				d="M156 254C164 249 168 249 174 251C184 249 196 253 204 259C190 270 168 268 156 254Z"
				fill="#b06a5c"
			/>
			<Line d="M152 256C162 255 168 256 174 257C186 256 196 258 206 263" w={3.5} />
			<Lowered x={156} y={186} w={12} sag={8} />
			<Lowered x={216} y={188} w={18} sag={10} tilt={3} />
			<Flat d="M142 162C148 158 160 160 168 168L166 173C158 167 150 166 143 169Z" fill={hairDark} />
			<Flat d="M188 170C204 156 226 156 242 168L241 173C224 164 208 166 190 176Z" fill={hairDark} />
			<Line
				d="M178 178C167 186 163 206 153 222C149 232 157 240 168 236M180 238C190 238 192 228 186 218"
				w={4}
			/>
			<Shaded
				id={`${id}-hair`}
				d="M152 132C142 96 166 54 220 54C274 54 306 96 302 150C300 184 290 206 282 214
					C270 206 266 186 266 168C262 140 244 112 214 102C192 116 170 118 152 132Z"
				fill={hair}
				dark={hairDark}
				shade="M244 100C262 120 268 150 266 180L280 230L330 160L290 60C286 90 270 100 244 100Z"
			>
				<Line
					d="M170 108C180 84 204 72 236 72M206 100C224 88 256 84 284 100M262 140
						C272 132 286 128 298 132"
					w={2.5}
				/>
			</Shaded>
			<Shaded
				id={`${id}-ear`}
				d="M262 184C270 170 288 176 286 196C284 212 274 226 264 222C258 212 258 198 262 184Z"
				fill={skin}
				dark={skinDark}
				shade="M272 190C280 190 278 204 270 212L262 230H300V180Z"
				w={4}
			/>
			<Line d="M246 176C248 190 250 210 244 228" w={2.5} c={hairDark} />
		</g>
	);
}

/** The woollen check, drawn over the light and the shadow side alike. */
function Plaid() {
	return (
		<g fill="none">
			<path
				d="M-30 336L190 530M20 268L260 500M140 240L330 500M220 250L420 450"
				stroke={woolLight}
				strokeWidth="9"
			/>
			<path
				d="M-40 498L180 295M60 500L220 340M160 500L360 273M270 500L440 314"
				stroke={palette.ink}
				strokeWidth="7"
			/>
			<path d="M-34 510L186 307M170 504L370 277" stroke={woolLight} strokeWidth="2.5" />
		</g>
	);
}

function Blanket() {
	return (
		<>
			<Shape d="M150 330C190 360 250 350 290 310L300 490H140Z" fill={jumper} />
			<Line d="M196 356C216 360 244 354 262 344M180 370C210 382 250 374 276 356" w={2.5} />
			<Shaded
				id={`${id}-right`}
				d="M190 490C216 440 246 380 260 330C268 300 282 280 300 276C326 284 352 320 368 360
					C388 404 396 450 400 492Z"
				fill={wool}
				dark={woolDark}
				shade="M310 270C320 350 290 420 290 500H420V270Z"
			>
				<Plaid />
			</Shaded>
			<Shaded
				id={`${id}-left`}
				d="M-6 492C4 430 40 370 96 340C122 324 150 314 168 318C190 322 198 340 194 364
					C190 410 194 450 206 490Z"
				fill={wool}
				dark={woolDark}
				shade="M150 290C130 360 150 440 170 500H220L190 290Z"
			>
				<Plaid />
			</Shaded>
		</>
	);
}

/** A watch with six hours on its dial, one turn for one shift. */
function Watch() {
	const hours = Array.from({ length: 6 }, (_, i) => {
		const angle = (i * Math.PI) / 3;
		const at = (r: number) =>
			`${Math.round(100 + r * Math.sin(angle))} ${Math.round(360 - r * Math.cos(angle))}`;
		return `M${at(22)}L${at(30)}`;
	});
	return (
		<>
			<Line d="M100 306C66 296 44 330 46 376C48 420 36 450 22 484" w={6} />
			<Line d="M100 306C66 296 44 330 46 376C48 420 36 450 22 484" w={2} c={palette.yellow} />
			<Shape d="M92 322V308H108V322Z" fill="#e0a92a" w={4} />
			<circle cx="100" cy="360" r="42" fill="#e0a92a" stroke={palette.ink} strokeWidth="5" />
			<circle cx="100" cy="360" r="33" fill={palette.white} stroke={palette.ink} strokeWidth="3" />
			<Flat d="M100 360V330A30 30 0 1 1 74 375Z" fill={palette.foam} />
			<Line d={hours.join('')} w={4} />
			<Line d="M100 360L78 373M100 360V340" w={4} c="#b3141f" />
			<Shaded
				id={`${id}-hand`}
				d="M190 490C192 460 184 436 168 420C160 400 150 386 136 380C126 378 122 388 128 396L138 410
					C122 396 102 388 90 392C80 396 84 408 94 410C80 408 72 418 80 426C72 430 74 442 86 444
					C84 454 94 460 104 458C116 466 122 476 124 490Z"
				fill={skin}
				dark={skinDark}
				shade="M150 400C150 440 140 470 150 500H200V400Z"
				w={4.5}
			>
				<Line d="M94 410L120 422M80 426L112 436M86 444L112 448" />
			</Shaded>
			<Shape d="M104 490C112 476 128 468 148 466C174 462 196 468 208 490Z" fill={jumper} w={4.5} />
		</>
	);
}

export const portraitYevgeniaSarkisian: Picture = {
	width,
	height,
	alt:
		'Dr. Yevgenia Sarkisian, grey hair pinned up and a plaid blanket round her ' +
		'shoulders, looks down at a watch whose dial has six hours.',
	Drawing: () => (
		<Panel flag="N">
			<Shape
				d="M140 340C160 300 220 262 290 262C312 264 322 280 324 300L300 360Z"
				fill={woolDark}
			/>
			<Head />
			<Blanket />
			<Watch />
		</Panel>
	),
};
