import { dress } from '../../../content/wardrobe.ts';
import { palette, wood } from '../../../model/colours.ts';
import { Cord, Ink, Outlined, Plate } from '../boats/pen.tsx';

/** A diver in a hard suit, ten units to the metre, 21 tall; the soles at y 0, five fingers up. */

const suit = { light: dress.hardSuit.light, dark: dress.hardSuit.dark };
const joint = dress.hardSuit.joint;

const balls = (all: readonly (readonly [number, number, number])[]) =>
	all.map(([x, y, r]) => `M${x} ${y - r}A${r} ${r} 0 1 1 ${x} ${y + r} ${r} ${r} 0 1 1 ${x} ${y - r}Z`).join('');

export function HardSuit() {
	return (
		<>
			<Outlined d="M-5-20H5V-9.6H-5Z" fill={dress.hardSuit.jointDark} />
			<Plate d="M-4.4-7.6H-.4L-.6-1.4V0H-5V-1.6ZM4.4-7.6H.4L.6-1.4V0H5V-1.6Z" tone={suit} shade="M-6-8H-3L-3.6 1H-6ZM.2-8H1.6L1.4 1H.2Z" />
			<Outlined
				d={balls([
					[-2.5, -4.2, 2],
					[2.5, -4.2, 2],
					[-2.4, -8.2, 2.1],
					[2.4, -8.2, 2.1],
				])}
				fill={joint}
			/>
			<Cord d="M-5-14.6L-8-11.4-7.2-7.6" width={2.8} colour={suit.light} />
			<Cord d="M5-14.6L8.2-16.2 8.6-19.8" width={2.8} colour={suit.light} />
			<Outlined
				d={balls([
					[-5.2, -14.6, 2],
					[5.2, -14.6, 2],
					[-8, -11.4, 1.8],
					[8.2, -16, 1.8],
				])}
				fill={joint}
			/>
			<Ink d="M-7.2-7L-8.4-5M-7-7L-6-5" weight={1.6} />
			<Ink d="M7.6-20.6L6.8-22.6M8.2-20.8L7.9-23.2M8.8-20.8L9-23.4M9.4-20.6L10.1-23M9.8-19.8L11.2-21.2" weight={2.4} />
			<Ink d="M7.6-20.6L6.8-22.6M8.2-20.8L7.9-23.2M8.8-20.8L9-23.4M9.4-20.6L10.1-23M9.8-19.8L11.2-21.2" weight={1.2} ink={palette.white} />
			<Plate
				d="M-5-8.8Q-6-13 0-13 6-13 5-8.8 5-7 0-7-5-7-5-8.8ZM-5.4-10V-15Q-5-21 0-21 5-21 5.4-15V-10Z"
				tone={suit}
				shade="M-7-22H-1.6Q-3.4-14-1-6H-7Z"
			>
				<Ink d="M-6-12.6H6" weight={0.6} />
			</Plate>
			<Outlined d="M0-20A3.3 3.2 0 1 1 0-13.6 3.3 3.2 0 1 1 0-20Z" fill={palette.deep} />
			<Outlined d="M0-19A2.2 2.1 0 1 1 0-14.8 2.2 2.1 0 1 1 0-19Z" fill={wood.dark} line={0.5} />
			<Ink d="M-1.9-17.8Q0-19.4 1.9-17.8" weight={1.3} />
			<Ink d="M-2.4-14.9L1.6-18.9" weight={0.5} ink={palette.foam} />
		</>
	);
}
