import { leaf, palette } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { LitForm, SceneFace, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';
import { apprentices, fromBelow, growRim, shade } from './lung-light.ts';

const { ink, white, yellow } = palette;
const k = 1.02;
const clog = cloth.wood;

/** In front, walking backwards into the job, and looking where she goes. */
function First() {
	return (
		<SceneFigure x={588} y={862} k={k}>
			<path d="M-40-8C-44 0-42 5-36 5H-16C-12 2-14-4-20-6L-26-12Z" fill={clog.light} />
			<path d="M8-10C4-2 6 5 10 5H32C36 2 34-4 28-6L20-12Z" fill={clog.light} />
			<LitForm d="M-12-78L8-80C4-60-6-48-14-36L-22-8H-38L-32-38C-28-54-18-66-12-78Z" tone={cloth.navy} by={[-4, 0]} />
			<LitForm d="M-8-80H18C22-62 24-46 24-34L26-8H10L4-38C-2-52-8-66-8-80Z" tone={cloth.navy} by={[-6, 0]} />
			<LitForm d="M-18-76C-20-98-22-116-14-126-6-134 12-134 18-126 24-112 22-92 20-76 8-70-8-70-18-76Z" tone={cloth.foam} by={[-7, 0]}>
				<path d="M-20-100C-8-96 8-96 22-100V-70H-20Z" fill={cloth.orange.light} />
				<path d="M10-98L22-100V-70H12Z" fill={cloth.orange.dark} />
			</LitForm>
			<path d="M-8-126L-8-138 6-138 8-126 0-120Z" fill={skins.brown.dark} />
			<SceneFace view="profile" x={-5} y={-146} k={k} turn={-1} tilt={-4} size={0.26} skin={skins.brown} mood="open">
				<path d="M-30 12C-58 6-60-40-36-52-26-72 26-70 32-44 14-44-2-32-8-10-12 6-20 14-30 12Z" fill={ink} />
				<path d="M-36-30L4-52 12-40-28-12Z" fill={yellow} stroke={ink} strokeWidth="12" />
			</SceneFace>
			<LitForm d="M4-126C16-130 22-120 24-110L34-92 48-84 44-74 28-80 12-102C4-112-2-120 4-126Z" tone={cloth.foam} by={[-3, -2]} />
			<SceneHand kind="fist" x={45} y={-79} turn={16} skin={skins.brown} size={0.8} />
		</SceneFigure>
	);
}

/** Behind, taller than last month, and looking at the seedlings. */
function Second() {
	return (
		<SceneFigure x={730} y={848} k={k}>
			<path d="M-30-8C-34 0-32 5-26 5H-4C0 2-2-4-8-6L-16-12Z" fill={clog.light} />
			<path d="M20-22C18-14 18-8 24-6L44-4C48-8 46-14 40-16L34-24Z" fill={clog.light} />
			<LitForm d="M-8-88L14-88C20-70 26-56 28-46L38-18 24-14 10-42C2-58-4-74-8-88Z" tone={cloth.red} by={[-5, 0]} />
			<LitForm d="M-14-88H12C8-66 4-52-2-40L-10-8H-27L-20-44C-18-60-16-74-14-88Z" tone={cloth.red} by={[-6, 0]} />
			<LitForm d="M-18-84C-20-108-22-128-14-138-6-146 12-146 18-138 24-122 20-102 18-84 6-78-8-78-18-84Z" tone={cloth.green} by={[-8, 0]} />
			<path d="M-8-138L-6-150 8-150 8-138 0-132Z" fill={skins.rose.dark} />
			<SceneFace view="quarter" x={-4} y={-158} k={k} turn={-1} tilt={-14} size={0.26} skin={skins.rose} mood="plain">
				<path
					d="M-34 2C-46-28-34-60 4-60 34-60 44-38 38-18 34-30 28-34 20-38 4-30-14-30-24-20-26-8-28-2-34 2Z"
					fill={cloth.sand.dark}
					stroke={ink}
					strokeWidth="10"
				/>
			</SceneFace>
			<LitForm
				d="M-12-136C-2-138 4-128 0-118L-8-100-24-88-46-84-48-94-28-102-20-116C-20-126-18-134-12-136Z"
				tone={cloth.green}
				by={[-3, -2]}
			/>
			<SceneHand kind="fist" x={-45} y={-89} turn={172} skin={skins.rose} size={0.8} flip />
		</SceneFigure>
	);
}

/** A gangway across the shaft, and a tray on its way up to the light. */
export function Gangway() {
	const rows = Array.from({ length: 6 }, (_, i) => `M${630 + i * 9} ${774 - i}q-7-12 0-17 7 5 0 17`);
	const wires = 'M488 748L812 722M488 804L812 776';
	return (
		<g stroke={ink}>
			<Line d={wires} width={6} />
			<Line d={wires} width={2.4} ink={cloth.sand.light} />
			<path d="M484 861L812 838V866L484 893Z" fill={cloth.wood.light} strokeWidth="8" data-light={apprentices} />
			<path d="M484 893L812 866V880L484 909Z" fill={cloth.wood.dark} strokeWidth="8" data-light={growRim} />
			<Line d="M572 856l-3 30M618 852l-2 30M664 849l-1 30M710 846v30M756 843l1 28" width={3} ink={cloth.wood.dark} />
			<path d="M562 742h8v116h-8ZM778 724h8v118h-8Z" fill={cloth.grey.light} strokeWidth="6" />
			<Lit light={apprentices} shade={shade} breadth={1.4} rim={fromBelow}>
				<First />
				<path d={rows.join('')} fill={cloth.green.light} strokeWidth="5" />
				<path d={rows.join('')} fill={leaf.mid} stroke="none" />
				<g strokeWidth="7">
					<LitForm d="M618 772L690 764V784L618 792Z" tone={{ light: white, dark: cloth.white.dark }} by={[0, -8]} />
				</g>
				<Second />
			</Lit>
		</g>
	);
}
