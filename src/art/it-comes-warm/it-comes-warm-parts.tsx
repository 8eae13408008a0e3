/** Dots on a slant, for what cannot be seen: here, warmth. */
export function Dots({ id, step, r, c }: { id: string; step: number; r: number; c: string }) {
	return (
		<pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
			<circle cx={step / 2} cy={step / 2} r={r} fill={c} />
		</pattern>
	);
}
