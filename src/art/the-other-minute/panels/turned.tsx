import type { ReactNode } from 'react';
import { BodyContext, useBody } from '../../kit/body/figure.tsx';

/** A figure in a mirrored group: lit as the mirrored head is, its keys on the right hip all the same. */
export function Turned({ children }: { children: ReactNode }) {
	return <BodyContext value={{ ...useBody(), turn: -1 }}>{children}</BodyContext>;
}
