import type { ReactNode } from 'react';
import { useBody } from './figure.tsx';
import { Hand, type HandPose } from './hands.tsx';
import type { Spot } from './limb.ts';

interface PalmProps {
	at: Spot;
	angle: number;
	pose: HandPose;
	flip?: boolean | undefined;
	/** What is held, between the palm and the fingers. */
	children?: ReactNode;
}

/** A figure's hand, at its wrist. */
export function Palm({ at, angle, pose, flip, children }: PalmProps) {
	const { build, line, light } = useBody();
	const near = build.hand / line > 14;
	return (
		<Hand
			pose={pose}
			skin={build.skin}
			glove={build.gloves}
			build={build.build}
			x={at[0]}
			y={at[1]}
			turn={angle}
			size={build.hand / 200}
			flip={flip ?? false}
			line={line * (near ? 0.85 : 0.6)}
			near={near}
			light={light}
		>
			{children}
		</Hand>
	);
}
