import type { ReactNode } from 'react';
import { n } from '../forms.tsx';
import { type Finger, fit, type Part, shapes, spread } from './hands/form.ts';
import { poses } from './hands/poses.ts';
import type { HandProps } from './hands.tsx';
import type { Spot } from './limb.ts';

type MittenProps = Pick<HandProps, 'pose' | 'skin' | 'glove' | 'build'> &
	Required<Pick<HandProps, 'x' | 'y' | 'turn' | 'size' | 'flip' | 'line'>> & { children?: ReactNode };

/** A hand of somebody in a crowd: the same one, whose fingers are strokes that run together. */
export function Mitten({ pose, skin, glove, build, x, y, turn, size, flip, line, children }: MittenProps) {
	const parts: readonly Part[] = poses[pose];
	const shape = shapes[build];
	const at = ([px, py]: Spot) => `${Math.round(px * size * 2) / 2} ${Math.round(py * size * 2 * (flip ? -1 : 1)) / 2}`;
	const write = (points: readonly Spot[]) => `M${points.map(at).join(' ')}`;
	/** From its root to its tip, straight on the way. */
	const middle = (finger: Finger) => {
		const path = fit(finger, shape);
		return path.filter((_, i) => i !== 1 || path.length < 4);
	};
	const colour = (glove?.tone ?? skin).light;
	const draw = (before: boolean) => {
		const shown = parts.filter((part) => part.kind !== 'fold' && (!children || part.before === before));
		const fingers = shown.flatMap((part) => (part.kind === 'finger' ? [write(middle(part))] : [])).join('');
		const palm = shown.flatMap((part) => (part.kind === 'mass' ? [write(spread(part.edge, shape))] : [])).join('');
		const width = n(shape.girth * 2 * size);
		return (
			<>
				{palm && <path d={palm} fill={colour} strokeWidth={n(line * 1.6)} />}
				{fingers && (
					<g fill="none">
						<path d={fingers} strokeWidth={n(width + line * 1.6)} />
						<path d={fingers} stroke={colour} strokeWidth={width} />
					</g>
				)}
			</>
		);
	};
	const place = `translate(${n(x)} ${n(y)})rotate(${Math.round(turn)})`;
	return (
		<>
			{children && <g transform={place}>{draw(false)}</g>}
			{children}
			<g transform={place}>{draw(true)}</g>
		</>
	);
}
