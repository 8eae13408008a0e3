import { type Joint, Limb, n, type Tone } from '../../forms.tsx';
import { palette } from '../../palette.ts';

interface FarPersonProps {
	x: number;
	y: number;
	scale?: number;
	tone: Tone;
	skin: Tone;
	/** The colour of hair or hat. */
	hair: string;
	/** Degrees forward; negative faces left. */
	lean?: number;
	/** Whether the arm is up, at work. */
	raised?: boolean;
}

/** Someone too far off for a face, from the knees up, about 64 units tall. */
export function FarPerson({
	x,
	y,
	scale = 1,
	tone,
	skin,
	hair,
	lean = 0,
	raised = false,
}: FarPersonProps) {
	const arm: Joint[] = raised
		? [
				[-3, -32, 4],
				[10, -24, 4],
				[20, -36, 3],
			]
		: [
				[-3, -32, 4],
				[8, -18, 4],
				[22, -16, 3],
			];
	const size = Math.round(scale * 100) / 100;
	return (
		<g
			transform={`translate(${n(x)} ${n(y)})scale(${lean < 0 ? -size : size} ${size})rotate(${Math.abs(lean)})`}
		>
			<Limb
				joints={[
					[0, -38, 5],
					[0, -28, 11],
					[0, 0, 11],
				]}
				tone={tone}
				line={3.5}
				ends="hem"
			/>
			<circle cx="3" cy="-52" r="9" fill={skin.light} stroke={palette.ink} strokeWidth="7" />
			<path d="M-7-52a10 10 0 0 1 19-5Z" fill={hair} stroke={palette.ink} strokeWidth="4" />
			<Limb joints={arm} tone={tone} line={3} />
		</g>
	);
}
