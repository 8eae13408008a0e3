import { palette, rust } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { Halo } from '../../kit/halo.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import { LitForm, SceneFace, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';
import { flame } from './loop-light.ts';
import { at, standing } from './loop-space.ts';
import { Cast } from './shine.tsx';

const { ink, white, yellow, red, foam } = palette;

/** Late: one arm in his coat, and breakfast in his teeth. */
export function Runner() {
	const spot = standing(34, 860);
	return (
		<SceneFigure {...spot}>
			<Cast d="M-50 0C-20-6 40-6 70 2L50 9H-40Z" />
			{/* The satchel, a beat behind him. */}
			<Line d="M2-122L-44-74" width={5} />
			<path d="M-72-86L-44-94-36-70-62-60Z" fill={cloth.wood.dark} />
			<path d="M-72-86L-44-94-41-84-68-74Z" fill={cloth.wood.light} />
			{/* The leg that pushes off. */}
			<path d="M-52-18L-40-26-32-16C-34-8-38-2-46 0-52-4-56-10-52-18Z" fill={cloth.wood.dark} />
			<LitForm d="M-12-88L10-84C6-68-2-56-10-48-16-38-26-26-36-16L-50-26C-42-36-34-46-28-56-26-68-20-80-12-88Z" tone={cloth.grey} />
			<LitForm d="M6-134C-14-132-46-116-74-122-72-112-62-110-66-98-50-92-40-78-24-80-12-84 0-92 6-102Z" tone={cloth.sand} by={[-3, -5]} />
			<path d="M28-22L40-28C46-26 54-32 60-36 64-32 62-24 54-18L34-10Z" fill={cloth.wood.dark} />
			<LitForm d="M-10-90L16-90C30-84 44-76 48-66 48-54 44-42 42-30L27-24C26-38 26-48 26-56 12-60-4-66-12-74Z" tone={cloth.grey} />
			<LitForm
				d="M-14-82C-14-104-8-124 4-134 16-140 30-134 32-124 32-110 24-96 20-80 8-76-6-76-14-82Z"
				tone={{ light: white, dark: cloth.white.dark }}
				by={[-6, 0]}
			/>
			<path d="M12-138L10-150 26-150 26-138Z" fill={skins.rose.dark} />
			<path d="M6-142C14-134 26-134 34-140L34-130C22-124 6-128 2-134-14-138-26-132-40-138-34-146-20-150 6-142Z" fill={red} />
			<SceneFace view="profile" x={22} y={-157} k={spot.k} tilt={-6} size={0.26} skin={skins.rose}>
				<path
					d="M-36 10C-52-20-44-64 4-64 26-66 38-52 34-34 20-40 4-34-4-20-10-6-20 12-36 10Z"
					fill={rust.mid}
					stroke={ink}
					strokeWidth="14"
				/>
				<path d="M-38-10L-58-18-46-32-60-46-36-44Z" fill={rust.mid} stroke={ink} strokeWidth="12" />
				<path d="M26 18L52 12 56 34 30 36Z" fill={cloth.wood.light} stroke={ink} strokeWidth="14" />
			</SceneFace>
			{/* The arm that says wait. */}
			<LitForm
				d="M16-132C24-138 36-134 46-132L60-150 70-144 58-122C54-116 48-116 42-116L22-118C14-122 12-128 16-132Z"
				tone={cloth.sand}
				by={[-2, -3]}
			/>
			<SceneHand kind="flat" x={64} y={-149} turn={-58} skin={skins.rose} size={0.9} flip />
		</SceneFigure>
	);
}

/** The air coming back, at the foot of the door. */
export function Sigh() {
	return (
		<g stroke={ink} strokeWidth="4">
			<path
				d="M664 676C652 676 648 662 660 656 656 642 674 634 684 642 692 630 712 634 712 648 726 648 730 664 718 670 722 682 704 690 694 682 686 690 668 688 664 676Z"
				fill={white}
			/>
			<path
				d="M664 676C668 688 686 690 694 682 704 690 722 682 718 670 706 676 700 664 694 672 686 680 672 680 664 676Z"
				fill="url(#loop-dots)"
				stroke="none"
			/>
		</g>
	);
}

/** A lamp at the down end, for launches that are late. */
export function PlatformLamp() {
	return (
		<g stroke={ink}>
			<ByNight>
				<Halo x={410} y={303} steps={`50 .26 ${rust.light}, 30 .34 ${flame}`} stroke="none" />
			</ByNight>
			<Line d={`M${at(66, 470, 860)}L${at(66, 268, 860)}`} width={4} />
			<g transform="translate(410 300)" strokeWidth="5" data-light={lights.own}>
				<path d="M-9-10L-5-18H5L9-10Z" fill={cloth.wood.dark} />
				<path d="M-8-10H8L10 12H-10Z" fill={white} />
				<path d="M0-7C5 0 5 8 0 9-5 8-5 0 0-7Z" fill={yellow} stroke="none" />
				<path d="M-12 12H12L9 20H-9Z" fill={cloth.wood.dark} />
			</g>
		</g>
	);
}

/** Too far off for faces: they get on, get off, and look at the clock. */
export function FarOff() {
	const people = [
		{ x: 132, d: 1500, coat: cloth.plum, hair: rust.mid, skin: skins.rose, lean: -3 },
		{ x: 196, d: 1140, coat: cloth.green, hair: ink, skin: skins.tan, lean: 10 },
		{ x: 166, d: 1040, coat: cloth.blue, hair: foam, skin: skins.umber, lean: -7 },
		{ x: 190, d: 930, coat: cloth.orange, hair: yellow, skin: skins.olive, lean: 8 },
	];
	return people.map(({ x, d, coat, hair, skin, lean }) => (
		<SceneFigure key={d} {...standing(x, d)}>
			<path d={lean > 0 ? 'M-14-70L-18 0H-6L0-60 10-2 20-8 14-70Z' : 'M-12-70V0H-2L0-60 3 0H12V-70Z'} fill={cloth.black.light} />
			<g transform={`rotate(${lean} 0 -70)`}>
				<path d="M-18-62C-22-100-24-130-12-138H8C22-132 24-100 20-62Z" fill={coat.light} />
				<path d="M6-138C22-132 24-100 20-62H8C10-90 12-120 6-138Z" fill={coat.dark} stroke="none" />
				<circle cx="2" cy="-152" r="12" fill={skin.light} />
				<path d="M-11-152C-12-168 14-168 14-154Z" fill={hair} />
				{lean > 5 && <path d="M16-120L34-96 28-88 8-108Z" fill={coat.light} />}
			</g>
		</SceneFigure>
	));
}
