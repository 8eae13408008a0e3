import { palette } from '../../../model/colours.ts';
import { Creases, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth } from '../../kit/forms.tsx';
import { Passage } from '../block/passage.tsx';
import { HalimaBust } from '../cast/halima-bust.tsx';
import { KitBust } from '../cast/kit-bust.tsx';

/** Her forearms, folded; behind her shoulder, high up, Kit. */
export function Panel33() {
	return (
		<>
			<Passage width={423} height={430} vanish={[60, 160]} near={2.6} bays={16} first={10} lens={640} eye={1.6} across={0.2} bare />
			<g transform="translate(423)scale(-1 1)">
				<KitBust x={96} y={148} height={92} tilt={12} mood="awake" pencil="far" line={4}>
					<Jacket />
				</KitBust>
				<HalimaBust x={226} y={196} height={116} mood="talk" line={5.5}>
					<Folded />
				</HalimaBust>
			</g>
		</>
	);
}

/** What goes on under a bust. */
function Jacket() {
	const { orange } = cloth;
	return (
		<>
			<path d="M-290 630H228V990H-290Z" fill={orange.light} />
			<path d="M-290 630H-237V990H-290ZM-183 630H-61V990H-183Z" fill={orange.dark} />
			<path
				d="M-287 600C-290 640-291 700-291 990M-180 560C-183 600-183 640-183 990M58 600V990M98 600V990M227 590C230 640 231 700 231 990"
				fill="none"
				stroke={palette.ink}
				strokeWidth="13"
			/>
		</>
	);
}

/** Forearms that have turned taps for thirty years. */
function Folded() {
	const { build, line, light } = useBody();
	const { skin, top } = build;
	return (
		<>
			<Shape
				d="M190 440C240 470 276 462 300 440 322 500 316 560 286 586 240 612 120 600 20 606-60 610-100 600-140 590L-100 500Z"
				tone={skin}
				shade="M-160 560C-20 586 120 560 220 566 280 566 300 520 322 470V660H-160Z"
			/>
			<Shape d="M180 408C212 430 258 428 298 402L308 452C268 486 218 490 184 466Z" tone={top} core="M212 300L220 560">
				<Seam d="M182 440C220 464 266 456 304 428" w={0.45} />
			</Shape>
			<Shape
				edge="M110 482C70 492 20 500-40 530-110 568-190 606-260 606-330 602-366 550-352 470L-206 452C-160 408-70 392 0 394 40 394 70 398 96 402"
				d="M-206 452C-160 408-70 392 0 394 40 394 70 398 96 402L110 482C70 492 20 500-40 530-110 568-190 606-260 606-330 602-366 550-352 470Z"
				tone={skin}
				shade="M-380 540C-340 580-280 572-220 548-140 512-80 474-10 458 40 448 80 448 120 446V660H-380Z"
			>
				<Seam d="M-236 500C-200 500-172 480-158 456" w={0.6} />
				<Creases
					of={[
						[84, 404, 74, 424, 78, 440],
						[-290, 584, -256, 574, -240, 552],
					]}
				/>
			</Shape>
			<Hand pose="flat" skin={skin} build={build.build} x={98} y={442} turn={-10} size={1.02} line={line * 0.85} near light={light} />
			<Shape d="M-356 424C-312 456-238 450-188 412L-178 470C-226 508-312 514-364 482Z" tone={top} core="M-270 300L-262 600">
				<Seam d="M-360 454C-312 486-236 480-184 442" w={0.45} />
			</Shape>
		</>
	);
}
