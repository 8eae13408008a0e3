import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Line, skins } from '../../kit/forms.tsx';
import { Rope } from './rope.tsx';

const skin = skins.tan;

/** The arm that draws the next turn: a fathom at a time, out to the side. */
export function DrawingArm() {
	return (
		<>
			<Form
				d="M158 392C142 412 128 434 112 456L134 478C156 462 176 444 192 424Z"
				tone={skin}
				shade="M176 400C160 430 146 446 126 460L140 490 210 430Z"
				line={4.5}
			/>
			<Form
				d="M280 304C260 292 238 300 224 322 204 350 180 370 160 390 156 408 174 424 192 426 218 414 244 402 268 376Z"
				tone={cloth.navy}
				shade="M262 330C232 366 210 380 176 404L190 440 290 380 290 300Z"
				line={5}
			>
				<Line d="M214 356q12 4 18 14M200 372q10 4 16 12" width={2.5} />
			</Form>
			<Form
				d="M164 376C152 384 148 394 150 402 160 418 176 430 192 434 200 430 206 422 206 414 190 408 172 394 164 376Z"
				tone={cloth.navy}
				shade="M168 402L200 440 220 420 190 396Z"
			/>
		</>
	);
}

/** Back of the hand to us, the rope across the palm. */
export function DrawingHand() {
	return <Hand pose="grip" skin={skin} build="broad" x={127} y={462} turn={133} size={0.54} line={4} light={-1} />;
}

/** The arm that carries what has been made. */
export function HoldingArm() {
	return (
		<>
			<Form
				d="M408 380C426 372 444 358 462 344L480 366C462 384 440 402 418 412Z"
				tone={skin}
				shade="M410 396C440 384 460 366 474 352L490 380 420 420Z"
				line={4.5}
			/>
			<Form
				d="M358 300C384 292 400 306 406 330 414 350 428 366 436 382 438 402 420 416 404 410 388 392 374 376 366 356Z"
				tone={cloth.navy}
				shade="M376 296C380 340 396 380 404 420H450V290Z"
				line={5}
			>
				<Line d="M396 356q10-2 16-8M402 370q10 0 16-6" width={2.5} />
			</Form>
			<Form
				d="M430 366C440 376 446 390 442 402 436 416 422 424 408 422 398 416 396 408 398 402 414 398 426 384 430 366Z"
				tone={cloth.navy}
				shade="M436 360C430 390 416 404 400 410L410 430 450 410Z"
			/>
		</>
	);
}

const turns = [0, 1, 2, 3, 4, 5] as const;

/** What hangs from her hand behind it: turn after turn, none of them on top of another. */
export function Coil() {
	return turns.map((i) => (
		<Rope
			key={i}
			d={`M${436 + i * 5} ${490 + i * 5}C${442 + i * 4} ${560 + i * 6} ${498 + i * 3} ${548 + ((i * 5) % 13)} ${520 + i * 5} ${486 + i * 4}S${500 + i * 7} 380 ${484 + i * 7} 344`}
			width={7}
			line={2.5}
		/>
	));
}

const holding = {
	id: 'waterline-hand-far',
	pose: 'cup',
	skin,
	build: 'broad',
	x: 460,
	y: 364,
	turn: -16,
	size: 0.5,
	line: 4,
	light: -1,
} as const;

/** Palm up, the turns across it. */
export function HoldingHand() {
	return (
		<>
			<Hand {...holding} layer="behind" />
			{turns.map((i) => (
				<Rope
					key={i}
					d={`M${476 + i * 7} 346C${462 + i * 5} ${366 - i} ${430 + i * 6} ${420 + i * 4} ${436 + i * 5} ${490 + i * 5}`}
					width={7}
					line={2.5}
				/>
			))}
		</>
	);
}

/** The thumb that keeps them there. */
export function HoldingThumb() {
	return <Hand {...holding} layer="before" />;
}
