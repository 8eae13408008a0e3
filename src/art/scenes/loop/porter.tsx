import { palette, rust } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { LitForm, SceneFace, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';
import { standing } from './loop-space.ts';
import { Cast } from './shine.tsx';

const { ink, white, yellow, red } = palette;
const spot = standing(62, 270);

function Mop() {
	return (
		<>
			<Line d="M-12-144L-90-10" width={6.4} />
			<Line d="M-12-144L-90-10" width={3.2} ink={cloth.wood.light} />
			<LitForm
				d="M-94-22L-80-16C-74-8-70 4-58 14-64 18-70 16-74 12-74 20-82 24-90 20-94 26-104 24-106 18-114 22-124 18-122 12-132 14-142 8-138 2-124 0-106-8-94-22Z"
				tone={cloth.sand}
				by={[-4, -5]}
			/>
			<Line d="M-92-14C-102-4-110 2-122 6M-90-12C-98 0-104 8-108 14M-88-10C-90 2-92 12-94 18M-84-10C-82 0-78 8-74 12" width={1.1} />
			<path d="M-97-26L-78-17-80-10-99-18Z" fill={cloth.grey.dark} />
		</>
	);
}

/** His bucket with its wringer, and the oil that he has bought for the lamp since 2094. */
export function Bucket() {
	return (
		<SceneFigure {...standing(-170, 274)}>
			<Cast d="M-30 2C0-4 60-4 92 4L80 11H-24Z" />
			<Line d="M-24-36C-26-62 22-62 24-36" width={4.5} />
			<Line d="M-24-36C-26-62 22-62 24-36" width={2} ink={cloth.grey.light} />
			<LitForm d="M-28-38H28L22 4C8 10-10 10-22 4Z" tone={cloth.yellow} by={[-14, 0]}>
				<path d="M-30-24H30v7H-30Z" fill={red} />
			</LitForm>
			<path d="M-28-38C-20-30 20-30 28-38 20-45-20-45-28-38Z" fill={cloth.sea.dark} />
			<path d="M-2-40L24-46 27-32 2-27Z" fill={cloth.grey.light} />
			<Line d="M5-37l3 8M11-39l3 8M17-40l3 8" width={1.4} />
			<LitForm d="M66-20H84L86 5H64ZM70-20L73-26H77L80-20Z" tone={cloth.wood} />
			<Line d="M84-12L97-24M65-15Q56-9 65 0" width={2.6} />
		</SceneFigure>
	);
}

/** The porter of Khulna, who mops as if nobody were waiting for a train. */
export function Porter() {
	const { k } = spot;
	return (
		<SceneFigure {...spot}>
			{/* The far arm, bent, and the hand at the top of the pole. */}
			<LitForm d="M-30-140C-40-138-54-126-58-116-58-108-50-106-42-110L-26-118-28-128-42-122-24-126Z" tone={cloth.green} />
			{/* Weight on the front leg, the other pushing. */}
			<path d="M-34-10L-13-9-12 5H-48C-52 0-46-5-40-5Z" fill={cloth.black.light} />
			<LitForm
				d="M-16-96L14-90C8-76-4-62-12-50-12-36-11-20-10-8L-35-9C-38-24-40-38-40-52-38-68-28-84-16-96Z"
				tone={cloth.green}
				by={[-9, -2]}
			>
				<Line d="M-38-54C-30-56-24-54-20-50M-36-22l10 2" width={1.2} />
			</LitForm>
			<path d="M28-8L50-14C56-8 57 2 52 6H24C20 4 21-2 26-3Z" fill={cloth.black.light} />
			<LitForm
				d="M-10-94L32-96C38-76 34-60 33-50 40-36 48-22 54-11L29-2C24-16 15-32 8-46 2-62-4-78-10-94Z"
				tone={cloth.green}
				by={[-10, 0]}
			>
				<Line d="M12-48C18-52 24-52 30-48M30-16l10-5M12-74c6 4 12 4 18 0" width={1.2} />
			</LitForm>
			<LitForm
				d="M-14-84C-16-100-26-112-34-126-36-138-26-148-10-150 8-152 26-142 32-126 38-110 38-94 35-80 20-74 0-76-14-84Z"
				tone={cloth.green}
				by={[-14, -4]}
			>
				<Line d="M-14-84C0-78 20-78 35-84M-28-118C-18-110-10-100-8-84M18-108c6 2 10 6 12 12" width={1.3} />
				<path d="M10-124l16 4-1 7-17-4Z" fill={yellow} />
			</LitForm>
			<Mop />
			<SceneHand kind="fist" x={-34} y={-115} turn={-14} skin={skins.tan} flip />
			<PorterHead k={k} />
			{/* The near arm, its sleeve rolled. */}
			<LitForm d="M-18-112L-8-96C-18-90-28-87-38-86L-42-95C-34-98-26-104-18-112Z" tone={skins.tan} by={[-1, -4]} />
			<SceneHand kind="fist" x={-36} y={-91} turn={166} skin={skins.tan} flip />
			<LitForm
				d="M4-144C16-146 24-136 22-124 18-112 8-102-2-90L-20-106C-16-112-14-116-12-122-10-132-4-142 4-144Z"
				tone={cloth.green}
				by={[-7, -1]}
			>
				<Line d="M-17-104L-4-92M-10-116c4 2 8 2 12-2" width={1.3} />
			</LitForm>
		</SceneFigure>
	);
}

function PorterHead({ k }: { k: number }) {
	return (
		<>
			{/* A checked cloth round the neck. */}
			<LitForm
				d="M-32-140C-26-150-10-158 6-152 12-148 10-140 6-136L14-112 2-106-6-134C-16-132-26-130-32-132Z"
				tone={{ light: white, dark: cloth.white.dark }}
			>
				<Line
					d="M-30-146L4-138M-34-138L-4-130M-20-156L-14-128M-6-158L0-132M4-134L10-104M-2-124L14-128M0-114L14-118"
					width={1.6}
					ink={red}
				/>
			</LitForm>
			<SceneFace view="profile" x={-30} y={-164} k={k} turn={-1} tilt={-16} size={0.29} skin={skins.tan} mood="set">
				<path
					d="M-14 14C-6 18 8 14 18 14 26 12 34 16 34 22 30 24 26 24 24 28L34 32C40 48 34 70 16 76-2 72-16 44-14 14Z"
					fill={rust.light}
					stroke={ink}
					strokeWidth="15"
				/>
				<path d="M-14 14C-6 40 4 60 16 76-2 72-16 44-14 14Z" fill={rust.dark} />
				<Line d="M24 28Q14 32 8 28M2 44l6 16M16 42l2 20" width={5} />
				<path
					d="M-36-8C-42-44-22-62 6-60 28-58 36-44 36-28 14-36-10-30-20-18-22-12-22-6-24 0Z"
					fill={white}
					stroke={ink}
					strokeWidth="17"
				/>
				<path d="M-36-8C-42-44-22-62 0-60-14-52-22-34-20-18-22-12-22-6-24 0Z" fill={cloth.white.dark} />
				<Line d="M-34-22C-20-42 10-48 34-38" width={5} />
			</SceneFace>
		</>
	);
}
