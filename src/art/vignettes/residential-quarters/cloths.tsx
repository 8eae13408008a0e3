import type { ReactNode } from 'react';
import { brass, canvas, clay, cobalt, copper, hemp, linen as linenTones, moss, navy, palette, rust } from '../../../model/colours.ts';
import { cloth, Form, n, type Tone } from '../../kit/forms.tsx';

/** What hangs on the lines: a cloth between two pegs, its folds, and the pattern that it has. */

export const linen: Readonly<Record<string, Tone>> = {
	white: { light: palette.paper, dark: linenTones.mid },
	cream: { light: canvas.pale, dark: hemp.mid },
	foam: cloth.foam,
	rose: { light: clay.light, dark: copper.mid },
	yellow: { light: brass.pale, dark: brass.mid },
	blue: { light: cobalt.light, dark: navy.light },
	brick: { light: rust.light, dark: rust.dark },
	green: { light: moss.light, dark: moss.mid },
};

interface ClothProps {
	/** Its upper corners, and how far it hangs down at each. */
	left: number;
	right: number;
	top: number;
	drop: number;
	/** How far the air lifts its hem to the side. */
	sway?: number;
	tone: Tone;
	folds?: number;
	line?: number;
	children?: ReactNode;
}

/** How the hem runs between the lower corners. */
function hem({ left, right, top, drop, sway = 0 }: ClothProps) {
	const w = right - left;
	const y = top + drop;
	const x = (t: number) => n(right + sway - w * t);
	return `C${x(0.14)} ${n(y + w * 0.05)} ${x(0.22)} ${n(y - w * 0.05)} ${x(0.38)} ${n(y)}C${x(0.54)} ${n(y + w * 0.05)} ${x(0.66)} ${n(y - w * 0.04)} ${x(0.8)} ${n(y + 1)}Q${x(0.92)} ${n(y + w * 0.03)} ${x(1)} ${n(y - 2)}`;
}

/** A cloth on a line: light from the right, a fold below each peg. */
export function Cloth(props: ClothProps) {
	const { left, right, top, drop, sway = 0, tone, folds = 2, line = 5, children } = props;
	const w = right - left;
	const y = top + drop;
	const sag = Math.min(16, w * 0.075);
	const pegs = [1, 0.5, 0].map((t) => left + 3 + (w - 6) * t);
	const belly = sway * 0.3;
	const d = `M${n(left)} ${n(top)}q${n(w / 4)} ${n(sag)} ${n(w / 2)} 0q${n(w / 4)} ${n(sag)} ${n(w / 2)} 0C${n(right + belly)} ${n(top + drop * 0.4)} ${n(right + sway - belly)} ${n(top + drop * 0.7)} ${n(right + sway)} ${n(y)}${hem(props)}C${n(left + sway - belly)} ${n(top + drop * 0.7)} ${n(left + belly)} ${n(top + drop * 0.4)} ${n(left)} ${n(top)}Z`;
	const creases = Array.from({ length: folds }, (_, i) => {
		const x = left + (w * (i + 0.8)) / (folds + 0.4);
		const [a, b] = [w * 0.05, w * 0.09];
		return `M${n(x)} ${n(top)}C${n(x - a)} ${n(top + drop * 0.5)} ${n(x + sway)} ${n(top + drop * 0.7)} ${n(x + sway - b)} ${n(y + w * 0.1)}H${n(x + sway + b)}C${n(x + sway + a)} ${n(top + drop * 0.6)} ${n(x + a)} ${n(top + drop * 0.4)} ${n(x)} ${n(top)}Z`;
	}).join('');
	const edge = `M${n(left - 20)} ${n(top)}H${n(left + w * 0.07)}C${n(left + w * 0.02)} ${n(top + drop * 0.5)} ${n(left + sway + w * 0.16)} ${n(top + drop * 0.7)} ${n(left + sway + w * 0.05)} ${n(y + 20)}H${n(left - 20)}Z`;
	return (
		<>
			<Form d={d} tone={tone} line={line}>
				{children}
				<path d={edge + creases} fill={tone.dark} fillOpacity={children ? 0.5 : 1} />
			</Form>
			{w > 60 && <Pegs at={pegs} top={top} size={line * 2.1} />}
		</>
	);
}

/** Wooden pegs astride the line. */
export function Pegs({ at, top, size }: { at: readonly number[]; top: number; size: number }) {
	const d = at.map((x) => `M${n(x - size * 0.3)} ${n(top - size)}h${n(size * 0.6)}v${n(size * 2.2)}h${n(size * -0.6)}Z`).join('');
	return <path d={d} fill={cloth.wood.light} stroke={palette.ink} strokeWidth={n(size * 0.28)} />;
}
