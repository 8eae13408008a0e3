import { palette } from '../../../model/colours.ts';
import { type Tone, through } from '../forms.tsx';
import { useLighting } from '../lit.tsx';
import { type Point, tenth } from '../shapes.ts';

/** A smooth curve through all points, begun at the first. */
const curveThrough = ([first = [0, 0], ...rest]: readonly Point[]) => `M${first.map(tenth).join(' ')}${through([first, ...rest])}`;

export interface FingerProps {
	/** From the palm to the tip: "x y r, x y r", each joint's middle and half its width. */
	joints: string;
	tone: Tone;
	/** The side that lies in shadow, seen from the palm towards the tip. */
	shade?: 'left' | 'right';
	/** The nail's colour, where the back of the finger is seen. */
	nail?: string;
	/** Creases over the joints. */
	creases?: boolean;
	w?: number;
}

/**
 * One finger over the palm that it grows from, where its outline is open: for hands on things that
 * no pose of the common ones fits.
 */
export function Finger(props: FingerProps) {
	const { tone, shade = 'right', nail, creases = true, w = 4 } = props;
	const { shade: unlit } = useLighting();
	const joints = props.joints.split(', ').map((joint) => joint.split(' ').map(Number));
	const frames = joints.map(([x = 0, y = 0, r = 0], i) => {
		const [ax = x, ay = y] = joints[i - 1] ?? [];
		const [bx = x, by = y] = joints[i + 1] ?? [];
		const length = Math.hypot(bx - ax, by - ay) || 1;
		const [tx, ty] = [(bx - ax) / length, (by - ay) / length];
		const at = (along: number, across: number): Point => [x + (tx * along - ty * across) * r, y + (ty * along + tx * across) * r];
		return { at, angle: tenth((Math.atan2(ty, tx) * 180) / Math.PI), x, y, r };
	});
	const tip = frames.at(-1);
	if (!tip) return null;
	const body = frames.slice(0, -1);
	const side = (sign: number) => body.map((f) => f.at(0, sign));
	const cap = (sign: number) => [tip.at(-0.1, sign), tip.at(0.72, sign * 0.7)];
	const outline = curveThrough([...side(-1), ...cap(-1), tip.at(1, 0), ...cap(1).toReversed(), ...side(1).toReversed()]);
	const sign = shade === 'right' ? 1 : -1;
	const core = [...frames.map((f, i) => f.at(0, sign * (i === 0 ? 0.9 : 0.25))), tip.at(0.9, sign * 0.2)];
	const rim = [...side(sign), ...cap(sign)].toReversed();
	const folds = body
		.slice(1)
		.map((f) => {
			const [a, b, c] = [f.at(0, -0.55), f.at(0.25, 0), f.at(0, 0.55)].map((p) => p.map(tenth));
			return `M${a?.join(' ')}Q${b?.join(' ')} ${c?.join(' ')}`;
		})
		.join('');
	const nailAt = tip.at(0.25, 0).map(tenth);
	return (
		<>
			<path d={outline} fill={tone.light} />
			<path d={`${curveThrough([...core, ...rim])}Z`} fill={tone.dark} data-light={unlit} />
			{nail && (
				<ellipse
					rx={tenth(tip.r * 0.55)}
					ry={tenth(tip.r * 0.48)}
					transform={`translate(${nailAt.join(' ')}) rotate(${tip.angle})`}
					fill={nail}
					stroke={palette.ink}
					strokeWidth="1.5"
				/>
			)}
			{creases && folds && <path d={folds} fill="none" stroke={palette.ink} strokeWidth="1.8" />}
			<path d={outline} fill="none" stroke={palette.ink} strokeWidth={w} pathLength="100" strokeDasharray="94 6" strokeDashoffset="-3" />
		</>
	);
}
