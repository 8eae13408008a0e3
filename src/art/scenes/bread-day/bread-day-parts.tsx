import type { ComponentProps, ReactNode } from 'react';
import { Hand } from '../../kit/body/hands.tsx';
import { Within } from '../../kit/lit.tsx';
import { faces } from '../scene-head.tsx';
import { faceShade } from './bread-day-light.ts';
import { Cast, stand } from './bread-day-room.tsx';

/** What the near people of the bread hall are made of, at 200 units to the metre. */

type HandProps = Omit<ComponentProps<typeof Hand>, 'build'>;

/** A hand, to be drawn before the sleeve that it comes out of. */
export const BreadHand = ({ size = 0.26, line = 3, ...hand }: HandProps) => <Hand {...hand} build="broad" size={size} line={line} />;

interface SomebodyProps {
	x: number;
	z: number;
	/** How far their shadow reaches, in metres. */
	long?: number;
	/** For those who have not finished growing. */
	grown?: number;
	children: ReactNode;
}

/** Somebody who stands on the floor `x` metres across and `z` metres away. */
export function Somebody({ x, z, long = 0.8, grown = 1, children }: SomebodyProps) {
	return (
		<>
			<Cast x={x} z={z} long={long} />
			<g transform={stand(x, z) + (grown === 1 ? '' : `scale(${grown})`)}>{children}</g>
		</>
	);
}

/** A head drawn a hundred units high about the origin. */
export function BreadSkull(props: { x: number; y: number; tilt?: number; size?: number; turn?: 1 | -1; children: ReactNode }) {
	const { x, y, tilt = 0, size = 0.56, turn = 1 } = props;
	return (
		<g transform={`translate(${x} ${y})rotate(${tilt})scale(${size * turn} ${size})`}>
			<Within shade={faceShade} turn={turn} size={size}>
				{props.children}
			</Within>
		</g>
	);
}

/** Outlines of a face that looks to the right, and the half of it the ovens do not reach. */
export const { quarter } = faces;
export const profile =
	'M-32-8C-34-40-12-51 8-50 26-49 34-36 33-22 32-16 31-13 33-9L45 10C46 15 40 16 35 16 38 19 37 23 34 24 37 27 36 31 33 32 36 40 31 48 20 49 8 50-2 44-8 34-22 32-32 14-32-8Z';
export const halfDark = 'M-60-70H-10C-16-40-16-16-8 6-8 24-2 40 16 52L-60 70Z';
