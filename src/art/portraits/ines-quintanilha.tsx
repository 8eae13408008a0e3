import { inesQuintanilha } from '../../content/wardrobe.ts';
import { coral, crimson, navy, palette, slate, steel, teal } from '../../model/colours.ts';
import { Finger } from '../kit/body/finger.tsx';
import { Brush, Flat, Line } from '../kit/forms.tsx';
import { ByNight } from '../kit/lit.tsx';
import { lights } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';
import { Fringe, InesQuintanilhaFace, InesQuintanilhaHair, skin } from './ines-quintanilha-head.tsx';
import { nightfall } from './lamplight.tsx';
import { Away, Glow, height, Outlined, Panel, Shaded, width } from './portrait-kit.tsx';
import { onAir } from './portrait-lamps.ts';

/** A pocket full of what comes under the door, and the spoon that once did the talking. */
function Jacket() {
	return (
		<>
			<Outlined d="M132 332L198 396L256 342L276 500H120Z" fill={palette.foam} />
			<Flat d="M214 384L256 342L276 500H220Z" fill={slate.pale} />
			<Shaded
				d="M8 500C12 434 46 384 112 354L138 336C142 384 158 446 176 500Z"
				fill={inesQuintanilha.jacket}
				dark={inesQuintanilha.jacketShade}
				shade="M56 500C56 456 60 432 74 412L0 440V500ZM138 336L176 500H150L118 356Z"
				line={6}
			>
				<Brush d="M82 500C78 470 80 450 88 432" width={4.4} />
				<Brush d="M60 396C76 380 94 370 112 364" width={4.4} ink={teal.light} />
			</Shaded>
			<Outlined d="M82 416L106 400L124 440L98 452Z" fill={palette.white} line={3.5} />
			<Outlined d="M98 412L132 402L142 448L108 452Z" fill={palette.paper} line={3.5} />
			<Line d="M106 418L126 412M108 426L122 422" width={2} ink={steel.dark} />
			<Spoon />
			<Outlined d="M84 446L186 434L196 510H92Z" fill={inesQuintanilha.jacket} line={4} />
			<Line d="M88 456L186 444" width={2} />
			<Shaded
				rim
				d="M238 500C250 444 256 394 254 340L296 356C346 376 368 414 378 500Z"
				fill={inesQuintanilha.jacket}
				dark={inesQuintanilha.jacketShade}
				shade="M290 340C310 390 300 440 300 500H390V350Z"
				line={6}
			>
				<Line d="M258 356C262 400 258 450 246 500" width={3} />
			</Shaded>
		</>
	);
}

function Spoon() {
	return (
		<g transform="translate(24 20) rotate(8 150 430)">
			<Outlined
				d="M148 380C138 384 134 398 140 408C144 416 150 420 152 428L156 460L164 458L158 426C158 418 160 412 160 402C160 388 156 378 148 380Z"
				fill={steel.pale}
				line={3.5}
			/>
			<Brush d="M146 388C142 394 142 402 146 408" width={2.6} ink={palette.white} />
		</g>
	);
}

/** Headphones hang round the neck: the broadcast is live, and she is not listening to anyone. */
function Headphones() {
	const band = 'M120 356C128 324 142 314 154 310M238 314C254 320 264 336 268 358';
	return (
		<>
			<Line d={band} width={16} />
			<Line d={band} width={8} ink={palette.red} />
			<Shaded
				d="M90 350C102 326 136 328 150 348C164 372 160 398 148 410C132 424 104 416 94 396C84 380 84 362 90 350Z"
				fill={slate.deep}
				dark={palette.ink}
				shade="M120 330C146 350 150 390 120 420H170V330Z"
				line={4.5}
			>
				<circle cx="124" cy="374" r="22" fill={palette.ink} />
				<circle cx="124" cy="374" r="14" fill={palette.red} data-light={lights.own} />
				<path d="M124 360a14 14 0 0 1 0 28q8 -14 0 -28Z" fill={crimson.dark} />
			</Shaded>
			<Outlined d="M244 362C254 346 278 350 284 368C290 390 282 406 270 410C252 412 238 384 244 362Z" fill={palette.ink} line={4} />
			<Line d="M274 366C280 380 278 392 272 400" ink={slate.light} />
		</>
	);
}

/** A ship's fist microphone on a curly cord, thumb on the switch. */
function Microphone() {
	const curls = Array.from({ length: 8 }, (_, i) => `q-19 6 -6 13q14 2 ${i % 2 ? 5 : 8} -5`);
	const nail = palette.yellow;
	return (
		<>
			<Glow x={361} y={273} r={100} c={palette.red} />
			<Glow x={361} y={273} r={44} c={coral.light} />
			<Line d={`M318 384${curls.join('')}`} width={6} />
			<Line d={`M318 384${curls.join('')}`} width={2} ink={slate.light} />
			<Shaded
				rim
				d="M298 490C306 460 318 440 330 420C334 390 340 350 350 320C362 308 380 314 386 330C392 360 384 400 374 424C370 446 368 470 370 500Z"
				fill={skin.light}
				dark={skin.dark}
				shade="M366 400C350 430 348 460 346 510H400V390Z"
				line={5}
			/>
			<Shaded
				d="M284 268C292 246 338 238 352 256L368 346C370 364 358 376 342 378L314 382C300 382 292 372 290 358Z"
				fill={inesQuintanilha.bakelite}
				dark={navy.deep}
				shade="M334 236L350 390H380V250Z"
				line={5}
			>
				<Line d="M296 276L340 268M298 287L342 279M300 298L344 290M302 309L346 301" ink={palette.foam} width={4} />
				<Brush d="M290 272C294 300 298 330 300 356" width={4} ink={slate.light} />
			</Shaded>
			<Finger tone={skin} nail={nail} joints="370 388 10, 344 392 9.5, 318 388 8.6, 302 382 7" />
			<Finger tone={skin} nail={nail} joints="374 370 11, 344 374 10.5, 314 370 9.4, 296 364 7.6" />
			<Finger tone={skin} nail={nail} joints="376 350 11, 346 353 11, 314 350 9.8, 295 345 8" />
			<Finger tone={skin} nail={nail} joints="376 330 11, 348 331 11, 316 330 9.8, 298 326 8" />
			<Outlined d="M350 262L366 258L372 284L356 290Z" fill={palette.red} line={3.5} />
			<ByNight>
				<Flat d="M353 265L364 262L368 281L358 284Z" fill={coral.light} />
			</ByNight>
			<Finger tone={skin} nail={nail} joints="382 340 12, 384 306 11.5, 368 276 9" shade="right" />
			<Shaded
				rim
				d="M272 510C278 476 294 456 312 446C338 436 362 438 384 448C396 462 400 480 402 510Z"
				fill={inesQuintanilha.jacket}
				dark={inesQuintanilha.jacketShade}
				shade="M350 430C336 460 346 490 340 520H410V440Z"
			>
				<Brush d="M300 462C330 450 356 452 386 464" width={4} />
				<Brush d="M296 490C306 478 316 472 326 470" width={4} ink={teal.light} />
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
	night: nightfall,
	Drawing: () => (
		<Panel flag="C" lamp={onAir}>
			{/* She faces her mother, who stands before her among the faction's people. */}
			<g transform="translate(400 0) scale(-1 1)">
				<InesQuintanilhaHair />
				<InesQuintanilhaFace />
				<Fringe />
				<Away>
					<Jacket />
				</Away>
				<Headphones />
				<Microphone />
			</g>
		</Panel>
	),
};
