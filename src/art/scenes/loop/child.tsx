import { palette } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { LitForm, SceneFace, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';
import { standing } from './loop-space.ts';
import { Cast } from './shine.tsx';

const { ink, white, red } = palette;
const spot = standing(-20, 376);

/** Copies the day's heights into an exercise book, on tiptoe for the top row. */
export function Child() {
	const { k } = spot;
	return (
		<SceneFigure {...spot}>
			<Cast d="M-30 4C-10-4 20-4 44 4L30 12H-24Z" />
			<path d="M-15-30H-2L-3-8C-2 0-8 4-14 4L-24 3C-22-2-16-6-15-12Z" fill={red} />
			<path d="M4-30H17L18-10C20-2 14 4 8 3L-3 2C0-4 4-8 4-14Z" fill={red} />
			<path d="M11-30H17L18-10C20-2 14 4 10 3Z" fill={cloth.red.dark} stroke="none" />
			<LitForm d="M-14-84C-8-90 8-90 15-84 22-68 26-46 29-30 12-22-14-22-27-28-24-48-20-68-14-84Z" tone={cloth.yellow} by={[-9, 0]}>
				<Line d="M6-60C8-48 10-36 10-26M-27-34C-12-28 12-28 29-36" width={1.3} />
			</LitForm>
			{/* A satchel on one strap. */}
			<Line d="M-10-86L20-48" width={6} />
			<Line d="M-10-86L20-48" width={3} ink={cloth.wood.dark} />
			<path d="M8-56L30-60 34-38 12-34Z" fill={cloth.wood.light} />
			<path d="M8-56L30-60 32-50 20-44 10-46Z" fill={cloth.wood.dark} />
			<path d="M-48-66L-28-74-20-58-40-50Z" fill={white} />
			<Line d="M-38-70L-30-54M-43-64l6-2M-41-60l6-2M-33-68l5-2" width={1.2} />
			<LitForm d="M-4-84C8-86 14-78 14-68 12-58 2-54-8-54L-20-58-18-66-6-66C-8-72-8-80-4-84Z" tone={cloth.yellow} by={[-3, -3]}>
				<Line d="M2-64C6-66 8-68 10-72" width={1.3} />
			</LitForm>
			<SceneHand kind="pinch" x={-18} y={-62} turn={186} skin={skins.brown} size={0.7} flip />
			<Line d="M-34-72L-26-58" width={2.4} ink={red} />
			<SceneFace
				view="profile"
				x={-4}
				y={-102}
				k={k}
				turn={-1}
				tilt={26}
				size={0.24}
				skin={skins.brown}
				mood="open"
				behind={<path d="M-28 20C-50 22-64 44-50 66-44 74-34 66-30 56-26 44-20 36-16 30Z" fill={ink} stroke={ink} strokeWidth="8" />}
			>
				<path d="M-32 18C-50-18-36-58 6-58 30-58 38-42 32-28 18-36 4-32-6-20-10-6-16 12-32 18Z" fill={ink} />
				<path d="M-40 22C-32 18-24 22-22 30L-34 38Z" fill={red} stroke={ink} strokeWidth="8" />
				<Line d="M-34-22C-28-40-12-48 6-48" width={4} ink={cloth.grey.dark} />
			</SceneFace>
		</SceneFigure>
	);
}
