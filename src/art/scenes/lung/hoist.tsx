import { palette, rust } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { ByNight, Lit } from '../../kit/lit.tsx';
import { LitForm, SceneFace, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';
import { lantern, shade, skyLight } from './lung-light.ts';
import { CradleLamp } from './lung-night.tsx';

const { ink, white, red } = palette;
const k = 1.3;

/** She hauls: the cradle goes up by hand, a tier to a breath. */
function Hauler() {
	return (
		<SceneFigure x={596} y={674} k={k}>
			<LitForm d="M8-132C16-138 24-132 24-124L26-150 22-168 12-166 14-148 8-136Z" tone={cloth.blue} by={[-2, -1]} />
			<SceneHand kind="fist" x={17} y={-166} turn={-90} skin={skins.tan} size={0.8} />
			<LitForm
				d="M-20-70C-24-94-28-118-20-132-10-142 10-142 20-132 26-116 22-92 20-70Z"
				tone={{ light: white, dark: cloth.white.dark }}
				by={[-8, 0]}
			>
				<path
					d="M-30-100L-12-104-12-140-20-140-18-110ZM12-140V-104L22-102 24-60H-30V-100C-10-96 6-98 22-102L20-140Z"
					fill={cloth.green.light}
				/>
			</LitForm>
			<path d="M-4-136L-4-148 10-148 12-134 4-130Z" fill={skins.tan.dark} />
			<SceneFace view="profile" x={6} y={-156} k={k} tilt={-34} size={0.27} skin={skins.tan} mood="open">
				<path d="M-32 10C-46-16-34-58 6-58 28-56 34-42 32-30 12-32-4-20-8-2-14 10-22 14-32 10Z" fill={ink} />
				<path d="M-36-4C-20-20 10-44 34-38L36-26C14-28-8-8-30 14Z" fill={red} stroke={ink} strokeWidth="12" />
				<path d="M-36-4C-54 0-66 14-60 30-48 24-38 16-30 10Z" fill={red} stroke={ink} strokeWidth="12" />
			</SceneFace>
			<LitForm
				d="M-22-134C-14-142-4-138-2-128L8-112 22-124 30-116 14-96C6-92-4-94-10-102L-20-118C-24-124-26-130-22-134Z"
				tone={cloth.blue}
				by={[-2, -3]}
			/>
			<SceneHand kind="fist" x={22} y={-121} turn={-46} skin={skins.tan} size={0.85} />
		</SceneFigure>
	);
}

/** He leans out as far as the picking needs and no further than his belt allows. */
function Picker() {
	return (
		<SceneFigure x={664} y={674} k={k}>
			<LitForm d="M-22-66C-24-92-14-118 2-132 14-142 34-138 40-126 42-108 30-90 24-66Z" tone={cloth.plum} by={[-9, 0]}>
				<path d="M-26-92C-8-84 14-84 30-92L28-82C12-74-8-74-26-82Z" fill={cloth.wood.dark} />
			</LitForm>
			<path d="M20-134L24-150 38-146 34-132Z" fill={skins.rose.dark} />
			<SceneFace view="profile" x={36} y={-156} k={k} tilt={8} size={0.27} skin={skins.rose} mood="set">
				<path d="M-18 16C-8 22 8 18 18 18L34 26C40 44 28 60 12 58-6 54-18 40-18 16Z" fill={rust.mid} stroke={ink} strokeWidth="13" />
				<path d="M-36-14C-36-26-30-34-24-38L-18-18C-20-8-22 2-22 10Z" fill={rust.mid} />
				<path d="M-62-14C-30-30 30-44 62-40 54-26 10-12-10-10-30-8-54-8-62-14Z" fill={cloth.sand.light} stroke={ink} strokeWidth="15" />
				<path d="M-36-22C-36-62 28-70 34-40Z" fill={cloth.sand.light} stroke={ink} strokeWidth="15" />
				<path d="M-36-22C-36-32-34-40-30-46 0-44 20-50 34-40Z" fill={cloth.sand.dark} />
			</SceneFace>
			{/* The arm that picks. */}
			<LitForm
				d="M18-134C28-142 38-136 44-126L62-122 76-132 82-122 66-108C56-106 46-108 38-112L22-118C14-124 14-130 18-134Z"
				tone={cloth.plum}
				by={[-2, -4]}
			/>
			<SceneHand kind="pinch" x={78} y={-127} turn={-34} skin={skins.rose} size={0.9} />
			<circle cx="96" cy="-140" r="7.5" fill={red} />
			<path d="M92-146l4-4 4 4" fill="none" strokeWidth="2.4" />
		</SceneFigure>
	);
}

/** The cradle, hung from the roof, with the morning's tomatoes. */
export function Hoist() {
	const cables = 'M566 532L497-10M706 532L596-10';
	const fall = 'M621 640L618 430 551-10';
	return (
		<g>
			<Line d={cables} width={8} />
			<Line d={cables} width={3} ink={cloth.grey.light} />
			<Line d={fall} width={7} />
			<Line d={fall} width={3} ink={cloth.sand.light} />
			<ByNight light={skyLight}>
				<Line d={cables} width={3} ink={cloth.grey.light} />
				<Line d={fall} width={3} ink={cloth.sand.light} />
			</ByNight>
			<CradleLamp />
			<Lit light={lantern} shade={shade} breadth={1.5}>
				<Hauler />
				<Picker />
			</Lit>
			<g stroke={ink} strokeWidth="9" data-light={lantern}>
				<path d="M654 566c2-14 16-16 20-8 4-12 18-10 20 0 8-6 16 0 14 8Z" fill={red} />
				<LitForm d="M552 562H722L712 648H562Z" tone={cloth.yellow} by={[-18, -4]}>
					<Line d="M556 592H718M560 620H714" width={4} />
					<Line d="M600 560L604 650M674 560L670 650" width={4} />
				</LitForm>
				<path d="M544 552H730V568H544Z" fill={cloth.grey.light} />
				<path d="M660 552H730V568H660Z" fill={cloth.grey.dark} stroke="none" />
				<path d="M558 530h16v24h-16ZM698 530h16v24h-16Z" fill={cloth.grey.light} strokeWidth="7" />
				<path d="M570 650L578 664H700L706 650Z" fill={cloth.grey.dark} strokeWidth="7" />
			</g>
		</g>
	);
}
