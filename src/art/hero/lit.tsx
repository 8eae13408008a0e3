import type { ReactNode } from 'react';
import { useNight } from '../night.tsx';

/** Sets what is inside it in a light of its own by night; by day it is not there. */
export function Lit({ by, children }: { by: string; children: ReactNode }) {
	return useNight() ? <g data-light={by}>{children}</g> : children;
}
