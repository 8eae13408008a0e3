import { Hand, type HandPose, type HandProps } from '../kit/body/hands.tsx';

/** What the near people of the scenes do with their hands. */
const poses = {
	/** Closed round something. */
	fist: 'grip',
	/** Its back to us. */
	flat: 'flat',
	/** Something small between the thumb and the first finger. */
	pinch: 'write',
} as const satisfies Record<string, HandPose>;

interface Props extends Required<Pick<HandProps, 'x' | 'y' | 'turn' | 'skin'>> {
	kind: keyof typeof poses;
	size?: number;
	flip?: boolean;
	/** The scenes' people stand in light from the left, but for those who say otherwise. */
	light?: 1 | -1;
}

/** A hand at the end of a sleeve, in the figure's centimetres; no two have their wrists in one place. */
export function SceneHand({ kind, size = 1, light = -1, ...hand }: Props) {
	return <Hand {...hand} pose={poses[kind]} build="broad" size={size * 0.13} line={1.6} light={light} />;
}
