import type { ReactElement } from 'react';
import type { Picture } from '../picture.ts';

/** A drawing by day alone, whose field is as large as it is in pixels; what lies outside is cut off. */
export const makePicture = (
	[width, height]: readonly [width: number, height: number],
	alt: string,
	Content: () => ReactElement,
): Picture => ({
	width,
	height,
	alt,
	Drawing: () => (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
			<g strokeLinecap="round" strokeLinejoin="round">
				<Content />
			</g>
		</svg>
	),
});
