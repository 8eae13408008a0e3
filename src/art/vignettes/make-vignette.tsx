import type { ReactElement, SVGProps } from 'react';
import type { Night } from '../kit/night.tsx';
import type { Picture } from '../picture.ts';

const [width, height] = [1200, 600];

interface VignetteOptions {
	alt: string;
	night: Night;
	/** How all its lines are drawn, besides their round joins. */
	pen?: Pick<SVGProps<SVGSVGElement>, 'paintOrder' | 'strokeLinecap'>;
}

/** A wide picture for the World Bible, by day and by night. */
export const makeVignette = ({ alt, night, pen }: VignetteOptions, Content: () => ReactElement): Picture => ({
	width,
	height,
	alt,
	night,
	Drawing: () => (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			{...pen}
			strokeLinejoin="round"
		>
			<Content />
		</svg>
	),
});
