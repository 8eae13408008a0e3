import { brass, canvas as canvasTones, linen, oilskin, palette } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { LitForm, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';

import { KeeperHead } from './keeper-head.tsx';

const { deep, white, red } = palette;
const keeperAt = { x: 168, y: 968, k: 3.15 };
const dress = { light: oilskin.light, dark: brass.dark };
const canvas = { light: linen.light, dark: canvasTones.dark };

const lozenge = ([x, y, s = 1]: readonly number[]) => {
	const [w, h] = [2.6 * (s ?? 1), 4.4 * (s ?? 1)];
	return `M${x} ${(y ?? 0) - h}q${w} ${h} 0 ${2 * h}q${-w} ${-h} 0 ${-2 * h}Z`;
};
const print = [
	[-30, -46],
	[-24, -64],
	[-34, -76],
	[-20, -84],
	[-12, -44],
	[-24, -104],
	[-26, -122],
	[-14, -112],
	[-16, -66],
	[-33, -58],
]
	.map(lozenge)
	.join('');

/** The stockinged leg she stands on, the one she does not, and her clogs. */
function Legs() {
	return (
		<>
			<LitForm d="M8-40H28L26-8H11Z" tone={cloth.grey} by={[4, 0]} />
			<LitForm d="M8-14C4-6 4 2 8 4H38C46 4 46-4 38-8L26-14Z" tone={cloth.wood} by={[1, -4]} />
			<LitForm d="M-34-42H-8L-14-8H-30Z" tone={cloth.grey} by={[5, 0]} />
			<LitForm d="M-34-14C-38-4-38 6-33 8H2C10 8 10-1 1-5L-13-14C-20-10-28-10-34-14Z" tone={cloth.wood} by={[2, -5]}>
				<Line d="M-20-2q10-4 18 2" width={1.2} />
			</LitForm>
		</>
	);
}

function Apron() {
	return (
		<>
			<LitForm
				d="M-10-134L-4-136C-3-124 8-121 12-126L14-137 20-134C24-116 24-104 21-94 30-76 33-56 32-38 18-31-2-31-14-36-11-58-12-80-16-95-11-106-9-118-10-134Z"
				tone={canvas}
				by={[7, 0]}
			>
				<Line d="M-16-95C-4-91 10-91 21-94" width={1.4} />
			</LitForm>
			{/* One pocket each for labels, twine, and what appears on no manifest. */}
			<path d="M-4-86l3-11 7 1-1 11ZM8-86v-12h6v12Z" fill={white} />
			<path d="M15-86c1-10 8-8 9 0Z" fill={cloth.sand.light} />
			<LitForm d="M-8-88C4-85 16-86 26-88L29-66C18-62 4-62-8-65Z" tone={canvas} by={[5, 1]}>
				<Line d="M9-87V-63" width={1.2} />
			</LitForm>
			<path d="M-10-58C-2-56 4-56 8-57L8-40C2-38-6-38-11-40Z" fill={canvas.dark} />
		</>
	);
}

/** The keeper of the Lung, cutting basil. */
export function Keeper() {
	return (
		<SceneFigure {...keeperAt}>
			<Legs />
			{/* Her far arm bends a stem towards her. */}
			<LitForm d="M12-132C22-136 30-130 34-122L44-112 38-100 26-106C16-112 8-124 12-132Z" tone={dress} by={[2, -4]} />
			<LitForm d="M-32-94C-40-76-44-52-42-32-24-24 10-24 30-32 34-54 28-78 20-96Z" tone={dress} by={[14, 0]}>
				<path d={print} fill={deep} />
				<Line d="M-28-32C-26-48-26-58-22-70M-36-40C-36-52-34-60-32-66" width={1.4} />
			</LitForm>
			<LitForm d="M-26-130C-33-118-35-104-33-90-14-84 8-86 21-92 26-104 28-118 22-131 14-139-14-140-26-130Z" tone={dress} by={[12, -1]}>
				<path d={print} fill={deep} />
			</LitForm>
			<path d="M-5-132L-1-147 14-142 12-130C8-124 0-124-5-132Z" fill={skins.umber.dark} />
			<path d="M-13-136C-6-126 8-126 15-134L18-130C10-118-10-120-17-132Z" fill={dress.dark} />
			<Apron />
			<KeeperHead />
			{/* Far forearm and hand, at the stem. */}
			<LitForm d="M38-114L46-110 58-118 54-128 44-120C40-120 37-117 38-114Z" tone={skins.umber} by={[0, -4]} />
			<use href="#lung-basil" transform="translate(66 -128)rotate(24)scale(.22)" />
			<SceneHand kind="pinch" x={55} y={-123} turn={-34} skin={skins.umber} size={0.85} light={1} />
			<NearArm />
		</SceneFigure>
	);
}

/** The near arm, its sleeve rolled, with the secateurs. */
function NearArm() {
	return (
		<>
			<path
				d="M43-108C50-115 57-117 62-114 59-108 53-104 46-103ZM43-103C50-101 56-103 60-107 60-100 53-96 45-98Z"
				fill={cloth.grey.light}
			/>
			<path d="M18-113C28-117 38-114 47-108L45-103C36-108 28-110 20-108Z" fill={red} />
			<LitForm d="M-14-108L-2-116C8-111 16-109 24-110L25-99C12-95-2-93-12-96-17-99-17-104-14-108Z" tone={skins.umber} by={[1, -5]} />
			<SceneHand kind="fist" x={24} y={-104} turn={-4} skin={skins.umber} size={0.95} light={1} />
			<path d="M47-105C40-97 30-93 20-95L19-99C29-97 37-101 43-108Z" fill={red} />
			<path d="M45-105.6h.1" stroke={white} strokeWidth="4" strokeLinecap="round" />
			<LitForm d="M-26-132C-16-142-2-136-1-123L2-111-13-98C-16-99-18-101-19-103-26-112-32-124-26-132Z" tone={dress} by={[7, -2]}>
				<path d={print} fill={deep} transform="translate(8 -8)" />
				<Line d="M-17-104L0-117" width={1.5} />
			</LitForm>
		</>
	);
}
