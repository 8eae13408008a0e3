import type { ComponentProps } from 'react';
import { LitSides, useLit } from '../../lit.tsx';
import { lights } from '../../night.tsx';
import { palette } from '../../palette.ts';
import { Shaded as DayShaded } from '../../portraits/kit.tsx';

/** A shape with its shadow side; by night each side, and an edge, stands in its own light. */
export function Shaded(props: ComponentProps<typeof DayShaded>) {
	const lit = useLit();
	if (!lit) return <DayShaded {...props} />;
	const { id, d, fill, dark, shade, w = 5, children } = props;
	return (
		<>
			<clipPath id={id}>
				<path d={d} />
			</clipPath>
			<path d={d} fill={lit.rim?.colour ?? fill} data-light={lit.rim && lights.own} />
			<g clipPath={`url(#${id})`}>
				<LitSides id={id} d={d} shade={shade} tone={{ light: fill, dark }} />
				{children}
			</g>
			<path d={d} fill="none" stroke={palette.ink} strokeWidth={w} />
		</>
	);
}
