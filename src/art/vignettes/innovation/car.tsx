import { palette, slate } from '../../../model/colours.ts';
import { lights } from '../../kit/night.tsx';
import { copper } from './bath.tsx';

const { ink, white, yellow, red, deep } = palette;

/** A car of the Loop on stands, its flank plates off: where magnets sit, and where two are missing. */
export function Car() {
	return (
		<g stroke={ink} strokeWidth="4.5" data-light={lights.evening}>
			<path d="M706 480l6-36h48l6 36zM1026 480l6-36h48l6 36z" fill={slate.mid} />
			<path d="M1250 446H668C634 446 628 410 638 372 650 310 676 246 716 226 736 216 754 214 784 214H1250Z" fill={red} />
			<path d="M696 238C716 218 746 214 784 214H1250V236Z" fill={white} strokeWidth="3.5" />
			<path d="M660 306C672 274 686 250 702 244H744V306Z" fill={deep} />
			<g fill={deep} strokeWidth="4">
				<path d="M866 246h84v60h-84zM966 246h84v60h-84zM1164 246h84v60h-84z" />
				<path d="M772 244h76v108h-76zM1072 244h76v108h-76z" fill={yellow} />
				<path d="M782 254h56v54h-56zM1082 254h56v54h-56z" />
			</g>
			<path d="M650 322H772V336H646ZM848 322h224v14H848ZM1148 322h110v14h-110Z" fill={white} strokeWidth="0" />
			<path d="M632 352H1250V446H668C646 446 632 424 632 352Z" fill={slate.dark} strokeWidth="4" />
			<path d="M634 360H1250V372H634Z" fill={slate.mid} strokeWidth="0" />
			{[706, 798, 1074, 1166].map((x) => (
				<g key={x} fill="none">
					<circle cx={x} cy="404" r="28" strokeWidth="20" />
					<circle cx={x} cy="404" r="28" stroke={copper.light} strokeWidth="12" />
					<circle cx={x} cy="404" r="28" stroke={copper.deep} strokeWidth="2" />
				</g>
			))}
			{[890, 982].map((x) => (
				<g key={x}>
					<circle cx={x} cy="404" r="33" fill={ink} strokeWidth="4" />
					<path d={`M${x - 19} 378l38 52M${x + 19} 378l-38 52`} stroke={slate.mid} strokeWidth="5" />
				</g>
			))}
		</g>
	);
}
