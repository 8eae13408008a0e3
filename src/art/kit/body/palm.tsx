import type { ReactNode } from 'react';
import { useBody } from './figure.tsx';
import { Hand, type HandPose } from './hands.tsx';
import type { Spot } from './limb.ts';
import { Mitten } from './mitten.tsx';

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
	const { build, line, light, far } = useBody();
	const near = build.hand / line > 14;
	const hand = { pose, build: build.build, x: at[0], y: at[1], turn: angle, size: build.hand / 200, flip: flip ?? false };
	if (far) {
		return (
			<Mitten {...hand} skin={build.skin} glove={build.gloves} line={line}>
				{children}
			</Mitten>
		);
	}
	return (
		<Hand {...hand} skin={build.skin} glove={build.gloves} line={line * (near ? 0.85 : 0.6)} near={near} light={light}>
			{children}
		</Hand>
	);
}
