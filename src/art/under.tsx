import type { ReactNode } from 'react';
import { useNight } from './night.tsx';

/** Things that stand in another light than their drawing by night. By day there is no group, so that the drawing stays as it is. */
export function Under({ light, children }: { light: string; children: ReactNode }) {
	return useNight() ? <g data-light={light}>{children}</g> : children;
}
