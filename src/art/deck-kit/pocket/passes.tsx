import { measures } from '../../../content/measures.ts';
import { brass, palette } from '../../../model/colours.ts';
import { n } from '../../kit/forms.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Point } from '../../kit/shapes.ts';
import { colour } from './pocket-colours.ts';

/** The day pass, dry and wet, at its own size. */

const { ink } = palette;
/** The drawing's units to a metre. */
export const per = 3000;
const { pass: size } = measures.pocket.drawn;
export const pass = { w: size.width * per, h: size.height * per };

/** Half a sun over two waves, which is the sunrise that it runs from and the one that it runs to. */
function Sunrise({ at: [x, y], size, tint = ink }: { at: Point; size: number; tint?: string }) {
	const rays = Array.from({ length: 7 }, (_, i) => {
		const a = (-i * 30 * Math.PI) / 180;
		const spot = (r: number) => `${n(r * size * Math.cos(a))} ${n(r * size * Math.sin(a))}`;
		return `M${spot(1.3)}L${spot(1.75)}`;
	}).join('');
	return (
		<g transform={`translate(${x} ${y})`} fill="none" stroke={tint} strokeWidth="3">
			<path d={`M${-size} 0A${size} ${size} 0 0 1 ${size} 0Z`} fill={tint} stroke="none" />
			<path d={rays} />
			<path
				d={`M${n(-size * 1.8)} 9q${n(size * 0.3)}-7 ${n(size * 0.6)} 0t${n(size * 0.6)} 0 ${n(size * 0.6)} 0 ${n(size * 0.6)} 0 ${n(size * 0.6)} 0 ${n(size * 0.6)} 0`}
			/>
		</g>
	);
}

function PassPrint({ faint }: { faint?: boolean }) {
	const colourOf = faint ? colour.orangeShade : ink;
	const rows = [
		[90, 'No 2817', 22],
		[124, 'Decks 1 to 28', 16.5],
		[153, 'One loaf', 16.5],
		[182, 'No bed', 16.5],
	] as const;
	return rows.map(([y, words, size]) => (
		<Words key={words} at={[132, y]} size={size} colour={colourOf} weight={1.5}>
			{words}
		</Words>
	));
}

export function Pass({ at: [x, y] }: { at: Point }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path d={`M0 0H${pass.w}V${pass.h}H0Z`} fill={colour.orange} stroke={ink} strokeWidth="4" />
			<path d={`M12 12H${pass.w - 12}V${pass.h - 12}H12Z`} fill="none" stroke={ink} strokeWidth="1.8" />
			<Words at={[pass.w / 2, 48]} size={24} align="middle" weight={1.9} colour={palette.ink}>
				Day pass
			</Words>
			<Sunrise at={[70, 130]} size={26} />
			<path d="M22 156H118V188H22Z" fill="none" stroke={ink} strokeWidth="2" />
			<Words at={[70, 179]} size={15} align="middle" weight={1.5} colour={palette.ink}>
				12 claims
			</Words>
			<PassPrint />
		</g>
	);
}

/** The dye is not fast: a pass that has been in the harbour. */
export function WetPass({ at: [x, y] }: { at: Point }) {
	const edge = `M4 6C60-4 130 8 190 0 230-6 270 8 ${pass.w} 2C${pass.w - 8} 60 ${pass.w + 6} 120 ${pass.w - 4} 176C${pass.w - 2} 190 276 184 270 206 262 232 250 232 246 208 200 196 190 214 150 206 140 250 126 262 120 210 80 200 60 220 2 206-6 150 8 70 4 6Z`;
	return (
		<g transform={`translate(${x} ${y})rotate(-9)`}>
			<path d={edge} fill={brass.light} stroke={ink} strokeWidth="4" />
			<path
				d="M10 160C60 140 90 180 140 160 190 136 240 176 296 150L294 176C292 190 276 184 270 206 262 230 250 230 246 206 200 196 190 212 150 204 140 248 126 260 120 208 80 198 60 216 6 202Z"
				fill={colour.orange}
			/>
			<Sunrise at={[70, 122]} size={26} tint={colour.orangeShade} />
			<PassPrint faint />
		</g>
	);
}
