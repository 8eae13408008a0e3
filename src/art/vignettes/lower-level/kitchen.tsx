import { brass, canvas, concrete, copper as copperTones, denim, midnight, orange, palette, steel, wood } from '../../../model/colours.ts';
import { cloth, Form, Line, Pen } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { lights } from '../../kit/night.tsx';

const { ink, white } = palette;
const iron = { light: denim.dark, dark: midnight.light };
const copper = { light: copperTones.mid, dark: copperTones.dark };
const fish = { light: concrete.light, dark: steel.mid };

/** A frying pan on a hook, its bottom towards us. */
function HungPan({ x, y, r }: { x: number; y: number; r: number }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<Line d={`M0 0V${r}`} width={r * 0.42} />
			<Line d={`M0 2V${r}`} width={r * 0.22} ink={iron.light} />
			<Form
				d={`M${-r} ${r * 2}A${r} ${r} 0 1 1 ${r} ${r * 2}A${r} ${r} 0 1 1 ${-r} ${r * 2}Z`}
				tone={copper}
				shade={`M${-r} ${r}H${-r * 0.1}Q${-r * 0.6} ${r * 2} ${r * 0.2} ${r * 3.1}H${-r}Z`}
				line={2.6}
			/>
		</g>
	);
}

/** Who owes for how many bowls, chalked on the flue by fives. */
const tally =
	'M24 36v26m9-26v26m9-26v26m9-26v26M18 58l40-18M24 84v26m9-26v26m9-26v26M24 132v26m9-26v26m9-26v26m9-26v26M18 154l40-18M70 132v26m9-26v26M70 36v26';

function Flue() {
	return (
		<g transform="translate(8)">
			<Form d="M10-10H96V240L122 292H-20L10 240Z" tone={iron} shade="M-30-20H34V240L20 300H-30Z" line={3.5} />
			<Line d={tally} width={3.4} ink={white} />
			<Line d="M10 200H96" width={2.4} />
		</g>
	);
}

/** The wall of the kitchen that faces us, under the line: all of it off the floor. */
function Back() {
	return (
		<>
			<path d="M-10-10H272V500H-10Z" fill={canvas.mid} />
			<path d="M-10 250H272V500H-10Z" fill={wood.dark} />
			<path d="M-10 500H272L340 610H-10Z" fill={steel.mid} />
			<path d="M272-10V500" stroke={ink} strokeWidth="6" />
			<path d="M-10 250H272M-10 500H272" stroke={ink} strokeWidth="3" fill="none" />
			<Line d="M126 64H262" width={9} />
			<Line d="M126 64H262" width={3.5} ink={cloth.grey.light} />
			<HungPan x={158} y={66} r={24} />
			<HungPan x={222} y={66} r={31} />
		</>
	);
}

/** Wisps of frying, drawn as everything else is: with an edge. */
const wisps =
	'M44 372C14 340 62 318 36 280 22 258 42 232 32 206 62 228 60 254 58 274 88 308 52 334 66 372ZM104 366C84 334 122 316 104 284 94 264 112 248 106 226 130 246 126 270 124 284 148 312 116 332 124 366Z';

/** A gas ring on iron feet, with the morning's fish on it. */
function Stove() {
	return (
		<Pen width={3.5}>
			<Form d="M14 540H34L40 620H4ZM150 540H170L180 620H146Z" tone={iron} line={3} />
			<Form d="M-14 430H190V548H-14Z" tone={cloth.foam} shade="M-20 420H70V560H-20Z">
				<Line d="M-14 456H190" width={3} />
				<path d="M30 474H156V534H30Z" fill={iron.dark} stroke={ink} strokeWidth="4" />
				<path
					d="M44 530Q40 510 52 496 58 508 64 512 66 494 80 484 84 504 94 510 98 492 110 486 114 506 124 508 134 500 136 494 148 512 142 530Z"
					fill={orange.light}
					data-light={lights.own}
				/>
				<path
					d="M60 530Q60 518 70 512 76 520 84 522 92 516 98 506 104 520 116 522 124 526 126 530Z"
					fill={palette.yellow}
					data-light={lights.own}
				/>
			</Form>
			<Form d="M-8 398H166C164 420 148 432 128 432H26C6 432-6 420-8 398Z" tone={iron} shade="M-10 390H40C40 420 60 436 70 440H-10Z" />
			<ellipse cx="79" cy="398" rx="87" ry="17" fill={iron.dark} stroke={ink} strokeWidth="5" />
			<ellipse cx="79" cy="400" rx="76" ry="11.500" fill={brass.mid} />
			{[20, 72].map((x) => (
				<g key={x} transform={`translate(${x} 396)`}>
					<path d="M0 2C12-12 34-12 46-1L60-10C58-4 58 6 61 12L46 5C34 13 12 13 0 2Z" fill={fish.light} stroke={ink} strokeWidth="3" />
					<path d="M4 4C16 8 34 8 46 2L46 5C34 12 12 12 4 4Z" fill={fish.dark} />
					<path d="M10-1h.1" stroke={ink} strokeWidth="4" />
				</g>
			))}
			<g data-light={lights.lamp}>
				<path d={wisps} fill={white} stroke={ink} strokeWidth="3" />
			</g>
		</Pen>
	);
}

export function Kitchen() {
	return (
		<>
			<Back />
			<Halo x={96} y={500} fill={orange.light} steps="300 0.16, 210 0.18, 130 0.22" />
			<Flue />
			<Stove />
		</>
	);
}
