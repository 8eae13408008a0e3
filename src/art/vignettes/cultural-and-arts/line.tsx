import { palette } from '../../../model/colours.ts';
import { cloth, Line } from '../../kit/forms.tsx';
import { railLight } from './cultural-and-arts-light.ts';

/** The line that the dyer has in hand, over a pulley on a post of the rail. */

const { ink } = palette;

export function Pulley() {
	return (
		<g data-light={railLight}>
			<path d="M672 330V66L704 52" fill="none" stroke={ink} strokeWidth="16" />
			<path d="M672 330V66L704 52" fill="none" stroke={cloth.grey.light} strokeWidth="6" />
			<circle cx="708" cy="68" r="18" fill={cloth.wood.light} stroke={ink} strokeWidth="5" />
			<circle cx="708" cy="68" r="5" fill={ink} />
		</g>
	);
}

function Rope({ d }: { d: string }) {
	return (
		<g data-light={railLight}>
			<Line d={d} width={11} />
			<Line d={d} width={5} ink={cloth.sand.light} />
		</g>
	);
}

/** Down from the pulley to the upper hand, and from the lower one to the deck. */
export const HauledLine = () => (
	<Rope d="M730 76Q728 48 708 48 690 50 688 74L656 166M650 292Q644 380 652 470 656 530 640 566 618 594 648 598 694 600 680 580 660 568 626 586" />
);

/** What is taut between the two. */
export const LineInHand = () => <Rope d="M660 186L657 268" />;
