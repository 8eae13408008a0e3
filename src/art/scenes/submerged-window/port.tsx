import { denim, midnight, palette, steel, water } from '../../../model/colours.ts';
import { Line } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { Outlined, Shaded } from '../../portraits/portrait-kit.tsx';
import { Diver } from './diver.tsx';
import { cageLamp, deepWater, steelLit, torch, torchShade } from './submerged-window-light.ts';
import { ring } from './submerged-window-room.tsx';
import { Water } from './water.tsx';

const { ink, white, foam } = palette;

/** The flange on our wall, its mouth, and the two faces of a pane a hand thick. */
const port = { x: 448, y: 376, flange: 338, mouth: 288, near: 272, far: 246 };
/** Our eye is below the middle, so the far face sits lower in the near one. */
const far = { x: port.x - 4, y: port.y + 8 };

const bolts = Array.from({ length: 20 }, (_, i) => {
	const turn = ((i + 0.5) / 20) * Math.PI * 2;
	const r = (port.flange + port.mouth) / 2;
	return [Math.round(port.x + Math.cos(turn) * r), Math.round(port.y + Math.sin(turn) * r)] as const;
});

/** Sea outside, and what passes in it, cut to the far face of the glass. */
function Outside() {
	return (
		<>
			<clipPath id="window-glass">
				<path d={ring(far.x, far.y, port.far)} />
			</clipPath>
			<g clipPath="url(#window-glass)">
				<Lit light={deepWater}>
					<Water />
				</Lit>
				<Diver />
			</g>
			<path d={ring(far.x, far.y, port.far)} fill="none" stroke={ink} strokeWidth="3.5" />
		</>
	);
}

/** What the room does to its side of the glass: breath, drips, and the lamp in it twice. */
function Inside() {
	return (
		<>
			<pattern id="window-breath" width="12" height="12" patternUnits="userSpaceOnUse">
				<circle cx="3" cy="3" r="2.4" fill={foam} data-light={torchShade} />
				<circle cx="9" cy="9" r="2.4" fill={foam} data-light={torchShade} />
			</pattern>
			<path
				d="M226 520C290 570 340 560 400 588 440 604 470 560 520 570 580 576 640 540 676 500 650 590 560 648 450 648 350 648 262 596 226 520Z"
				fill="url(#window-breath)"
				opacity="0.55"
			/>
			<path
				d="M222 350C230 280 268 216 330 178L352 200C300 228 262 282 252 350ZM350 168L380 156 396 178 370 190Z"
				fill={white}
				opacity="0.22"
				data-light={cageLamp}
			/>
		</>
	);
}

export function Port() {
	const { x, y } = port;
	return (
		<>
			<path d={ring(x + 14, y + 18, port.flange)} fill={ink} opacity="0.35" />
			<Lit light={steelLit} shade={lights.cellar}>
				<Shaded d={ring(x, y, port.flange)} fill={steel.mid} dark={steel.dark} shade="M740 60C700 300 560 560 120 600L300 800H820V60Z">
					<path d={ring(x, y, port.flange - 10)} fill="none" stroke={white} strokeWidth="4" opacity="0.35" />
				</Shaded>
				{bolts.map(([bx, by]) => (
					<g key={`${bx} ${by}`} transform={`translate(${bx} ${by})`}>
						<Outlined d="M-13 0L-6-11H7L13 0 7 11H-6Z" fill={bx + by > 900 ? steel.dark : steel.mid} line={3.5} />
						<Line d="M-6-5H3" width={3} ink={foam} />
					</g>
				))}
			</Lit>
			<Lit light={torch} shade={torchShade}>
				<Shaded
					d={ring(x, y, port.mouth)}
					fill={denim.dark}
					dark={midnight.light}
					shade="M140 60H600C400 60 240 200 240 420L260 640H140Z"
				/>
				{/* The pane seen edge on takes up all the light there is. */}
				<Shaded d={ring(x, y, port.near)} fill={foam} dark={water.mid} shade="M160 700V520C300 660 560 680 730 480V720Z" line={4}>
					<path
						d="M216 300C236 210 310 136 400 118L398 106C296 124 214 202 196 300ZM690 470C676 530 640 586 590 616L600 628C656 590 696 530 708 470ZM520 116C560 124 600 142 634 170L644 160C606 130 566 112 522 104Z"
						fill={white}
					/>
					<Line d={ring(x - 2, y + 4, 260)} width={1.5} />
				</Shaded>
			</Lit>
			<Outside />
			<Inside />
		</>
	);
}
