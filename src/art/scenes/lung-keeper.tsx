import { palette } from '../palette.ts';
import { cloth, Form, Limb, Line, n, seeded, skins } from './forms.tsx';

const { ink, white, yellow, red } = palette;
const basil = { light: '#5fb36a', dark: '#2a7a4b' };
const lips = '#8c4038';
const cropped = { light: '#d3d3cb', dark: '#9b9f9f' };

/** One sprig: pairs of cupped leaves on a stem, in its own field, root at the origin. */
function Sprig({
	x,
	y,
	scale = 1,
	turn = 0,
}: {
	x: number;
	y: number;
	scale?: number;
	turn?: number;
}) {
	const leafAt = 'C14-34 44-44 62-30 56-6 26 6 0 0Z';
	return (
		<g
			transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}
			stroke={ink}
			strokeWidth={n(8 / scale)}
		>
			<Line d="M0 0C4-20-4-40 0-70" width={n(10 / scale)} />
			<Line d="M0 0C4-20-4-40 0-70" width={n(4 / scale)} ink={basil.light} />
			<path d={`M0-26${leafAt.replace('Z', '')}`} transform="translate(0 -26)" fill={basil.light} />
			<path d="M0-26C-14-58-44-66-62-52-56-28-26-22 0-26Z" fill={basil.dark} />
			<path d="M0-62C4-92 26-106 40-98 44-76 22-58 0-62Z" fill={basil.light} />
			<path d="M0-62C-4-90-26-102-38-92-40-72-20-58 0-62Z" fill={basil.light} />
			<path d="M0-70C-16-90-12-112 2-118 16-108 14-88 0-70Z" fill={basil.dark} />
			<Line d="M4-52q26-10 44-4M-6-30q-20-14-40-16M4-66q14-12 26-22" width={n(2 / scale)} />
		</g>
	);
}

function Face() {
	return (
		<g transform="translate(262 356)rotate(7)">
			{/* Ears, skull, and the jaw of seventy years: drawn as one form. */}
			<Form
				id="lung-face"
				d="M-76-40C-80-104-34-132 12-128 62-124 86-92 82-46L84-14C78 2 84 10 80 28 74 66 56 100 34 108 8 110-30 84-52 54-78 58-86 18-70 4-74-10-76-24-76-40Z"
				tone={skins.umber}
				shade="M-100-140H-20C-38-80-34-40-24-4-30 24-22 52-2 70 4 92 14 106 30 120H-100Z"
				line={5}
			>
				<path d="M26 14C44 6 58 10 66 22 62 38 44 44 30 36Z" fill="#855636" />
			</Form>
			<Form
				id="lung-hair"
				d="M-80-30C-92-104-46-142 12-140 66-138 92-102 84-62 76-82 64-88 48-90 16-92-20-90-38-70-44-50-48-34-50-14-58-20-66-10-70 6-78-8-80-20-80-30Z"
				tone={cropped}
				shade="M-100-150H-30C-50-110-50-60-60 0H-110Z"
				line={5}
			>
				<Line
					d="M-26-118q8-6 14 0M6-126q8-4 12 2M38-116q8-2 12 6M-52-92q4-8 10-8M-4-106q6-4 12 0M58-98q6 2 8 8M-70-50q2-8 8-10"
					width={4}
					ink={cropped.dark}
				/>
			</Form>
			<Line d="M-66 14q12-2 12 18-2 12-8 12" width={4.5} />
			<circle cx="-60" cy="70" r="15" fill="none" stroke={ink} strokeWidth="15" />
			<circle cx="-60" cy="70" r="15" fill="none" stroke={yellow} strokeWidth="6" />
			{/* Eyes shut: she is smelling it. */}
			<Line d="M-8-16q18 12 38-2M52-18q14 10 27-2" width={6} />
			<Line d="M-6-8l-8 6M-12-14l-9 1" width={3.5} />
			<Line d="M-14-44q20-16 44-6M50-50q14-8 28 2" width={8} ink={cropped.light} />
			<Line d="M-14-44q20-16 44-6M50-50q14-8 28 2" width={3} />
			<Line d="M44-22C48 0 66 10 62 24 56 34 44 32 36 28" width={5.5} />
			<path
				d="M16 62C26 54 36 50 44 55 52 50 60 54 66 60 58 78 48 82 42 82 32 82 22 74 16 62Z"
				fill={lips}
				stroke={ink}
				strokeWidth="6"
			/>
			<Line d="M14 61q14 6 30 2 12 2 22-4" width={5} />
			<Line d="M22 38Q8 48 6 60M4-74q18-6 34-3M0 8q12 7 24 4" width={3} />
		</g>
	);
}

function Tools() {
	return (
		<g stroke={ink} strokeWidth="6" transform="translate(-10 46)">
			{/* Secateurs, a pencil, labels, and twine: one pocket each. */}
			<path d="M150 706l-10-54 14-4 8 40 6-42 14 2-10 58Z" fill={cloth.red.light} />
			<path d="M232 712l4-66 12 1-2 66Z" fill={yellow} />
			<path d="M268 716l-4-44 22-4 6 48ZM292 716l4-40 18 2-4 40Z" fill={white} />
			<circle cx="312" cy="784" r="24" fill={cloth.sand.light} />
			<Line d="M294 774q18-16 36 0M292 786q20-14 40 2M296 798q16-10 34-2" width={3} />
		</g>
	);
}

function Apron() {
	const pocket = (x: number, y: number, w: number, h: number) =>
		`M${x} ${y}h${w}l-3 ${h}q${n(-w / 2)} 8 ${6 - w} 0Z`;
	return (
		<>
			<Form
				id="lung-apron"
				d="M170 520C200 548 268 552 306 522L330 640C352 720 372 860 372 1010H84C84 860 106 720 140 640Z"
				tone={cloth.sea}
				shade="M60 500H190C176 640 150 800 150 1020H60Z"
				line={5}
			>
				<Line d="M104 712Q240 742 352 702" width={4} />
			</Form>
			<Tools />
			<path
				d={
					pocket(122, 756, 62, 60) +
					pocket(206, 752, 44, 64) +
					pocket(262, 748, 66, 56) +
					pocket(112, 842, 96, 96) +
					pocket(240, 836, 110, 90)
				}
				fill={cloth.sea.dark}
				stroke={ink}
				strokeWidth="8"
			/>
			<path
				d="M112 842h96v18h-96ZM240 836h110v18H240Z"
				fill={cloth.sea.light}
				stroke={ink}
				strokeWidth="5"
			/>
			{/* Pods and envelopes that appear on no manifest. */}
			<path d="M134 842l8-30 36 8-6 24Z" fill={cloth.sand.light} stroke={ink} strokeWidth="6" />
			<Line d="M146 824l22 5" width={3} />
		</>
	);
}

/** Keeper Agathe Ouédraogo at her rail. */
export function Keeper() {
	return (
		<g>
			{/* Her far arm rests on the rail. */}
			<Limb
				joints={[
					[316, 560, 36],
					[368, 690, 36],
					[410, 800, 28],
				]}
				tone={cloth.yellow}
				line={5}
			/>
			<Limb
				joints={[
					[236, 420, 40],
					[228, 490, 43],
					[224, 540, 62],
				]}
				tone={skins.umber}
				line={5}
			/>
			<Form
				id="lung-blouse"
				d="M170 488C206 536 262 536 290 494 340 506 370 540 380 610L352 720 376 1010H60L94 720C70 640 76 536 118 508Z"
				tone={cloth.yellow}
				shade="M40 480H176C150 600 140 800 130 1010H30Z"
				line={5}
			>
				<path
					d="M110 560l20 20-20 20-20-20ZM352 580l16 18-18 20-16-20ZM104 640l16 18-18 20-18-20ZM352 660l14 16-16 18-14-18ZM140 530l12 14-14 14-12-14ZM326 540l12 14-14 14-12-14Z"
					fill={red}
				/>
			</Form>
			<Line d="M176 494L186 530M292 500L302 530" width={18} />
			<Line d="M176 494L186 530M292 500L302 530" width={9} ink={cloth.sea.light} />
			<Apron />
			<Face />
			<NearArm />
		</g>
	);
}

/** The near arm, bent up, with the sprig held under her nose. */
function NearArm() {
	return (
		<>
			<Sprig x={372} y={530} scale={0.9} turn={-12} />
			<Limb
				joints={[
					[116, 556, 42],
					[120, 660, 42],
					[150, 734, 38],
				]}
				tone={cloth.yellow}
				line={5}
			/>
			<Limb
				joints={[
					[146, 730, 40],
					[240, 668, 34],
					[316, 606, 27],
				]}
				tone={cloth.yellow}
				line={5}
				light={-1}
			/>
			<path
				d="M118 574l14 18-16 18-14-18ZM150 712l18-6 4 20-18 6ZM214 672l18-6 4 20-18 6Z"
				fill={red}
			/>
			<path d="M300 566L346 608 336 622 286 580Z" fill={red} stroke={ink} strokeWidth="8" />
			<Form
				id="lung-hand"
				d="M312 574C322 552 338 536 352 526 356 514 366 496 378 494 388 496 388 506 382 516L378 526C390 516 400 518 400 528 406 530 408 540 402 548 404 556 400 564 392 568 386 584 364 604 342 606Z"
				tone={skins.umber}
				shade="M300 570L330 560 352 580 372 584 390 560 420 600 340 640Z"
				line={4.5}
			/>
			<Line d="M378 526q-10 8-14 18M400 528q-16 4-22 16M402 548q-12 0-18 8" width={3.5} />
		</>
	);
}

/** The bed of basil along the near rail. */
export function BasilRail() {
	const random = seeded(77);
	const sprigs = Array.from({ length: 11 }, (_, i) => ({
		x: Math.round(14 + i * 52 + random() * 14),
		y: Math.round(940 + random() * 26 + i * 4),
		scale: n(0.85 + random() * 0.4),
		turn: Math.round(random() * 36 - 18),
	}));
	return (
		<g>
			{sprigs.map((sprig) => (
				<Sprig key={sprig.x} {...sprig} />
			))}
			<path d="M-10 936L620 984V1010H-10Z" fill={cloth.wood.light} stroke={ink} strokeWidth="10" />
			<path d="M-10 962L620 1000V1010H-10Z" fill={cloth.wood.dark} />
		</g>
	);
}
