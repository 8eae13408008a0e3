import { type ReactNode, useId } from 'react';
import { linhNgo } from '../../../content/wardrobe.ts';
import { brass, linen, palette } from '../../../model/colours.ts';
import { Hand, type HandProps } from '../../kit/body/hands.tsx';
import { Line, n } from '../../kit/forms.tsx';
import { skin } from '../../portraits/linh-ngo-head.tsx';

/** Linh Ngo's hands in mustard gloves without fingers: one open, one come round an edge. */

export const wool = { light: linhNgo.gloves, dark: brass.deep };

/** What the wool covers of an open hand: of what lies behind the thing in it, and of the thumb. */
const covers = { behind: 'M-40-90H122V90H-40Z', before: 'M-40-90H66V30H-40Z' };
const hems = {
	behind: 'M121 32Q125 42 119 52M124 5Q128 16 123 27M125-20Q129-9 125 3M120-45Q126-35 122-24',
	before: 'M59-55Q68-44 63-28',
};
const ribs = 'M-10-22V22M-2-23V24M6-24V24M14-26V25';

interface OpenHandProps extends Omit<HandProps, 'skin' | 'build' | 'pose' | 'layer'> {
	/** On the palm, under the thumb, in the hand's own units. */
	children: ReactNode;
}

export function OpenHand({ children, ...props }: OpenHandProps) {
	const id = useId();
	const { x = 0, y = 0, turn = 0, size = 1, flip, near } = props;
	const at = `translate(${n(x)} ${n(y)})rotate(${turn})scale(${size} ${flip ? -size : size})`;
	const line = (props.line ?? 5) / size;
	const hand = { ...props, pose: 'palm', build: 'narrow' } as const;
	const layer = (of: 'behind' | 'before') => (
		<>
			<clipPath id={`${id}-${of}`}>
				<path d={covers[of]} transform={at} />
			</clipPath>
			<Hand {...hand} skin={skin} layer={of} />
			<g clipPath={`url(#${id}-${of})`}>
				<Hand {...hand} skin={wool} layer={of} />
			</g>
			<g transform={at}>
				<Line d={hems[of]} width={line * 0.8} />
				{near && of === 'behind' && <Line d={ribs} width={line * 0.5} ink={wool.dark} />}
			</g>
		</>
	);
	return (
		<>
			{layer('behind')}
			<g transform={at}>{children}</g>
			{layer('before')}
		</>
	);
}

/** Four fingers round an edge that runs along the y axis, from the right; each 22 broad. */
export function EdgeFingers({ line, near }: { line: number; near?: boolean }) {
	return [-38, -13, 12, 36].map((y, i) => {
		const long = [40, 48, 46, 36][i] ?? 40;
		return (
			<g key={y} transform={`translate(0 ${y})rotate(${(i - 1.5) * 2})`}>
				<Line d={`M8 0H${-long}`} width={22 + line} />
				<Line d={`M8 0H${-long}`} width={22 - line} ink={skin.light} />
				<Line d={`M8 5.5H${-long - 2}`} width={8} ink={skin.dark} />
				<Line d="M-8 0H10" width={22 + line} />
				<Line d="M-6 0H10" width={22 - line} ink={wool.light} />
				<Line d="M-8 6H10" width={7} ink={wool.dark} />
				{near && <circle cx={-long + 1} cy="-1" r="6.5" fill={linen.pale} stroke={palette.ink} strokeWidth={n(line * 0.5)} />}
			</g>
		);
	});
}
