import { brass, oilskin, palette } from '../../../model/colours.ts';
import { cloth, Line, skins } from '../../kit/forms.tsx';
import { LitForm, SceneFace, SceneFigure } from '../figure.tsx';
import { SceneHand } from '../scene-hands.tsx';
import { standing } from './loop-space.ts';

const { ink, yellow, red } = palette;
const spot = standing(-52, 432);
const denim = cloth.navy;
const jersey = { light: oilskin.light, dark: brass.dark };

function Ladder() {
	const rungs = [-26, -54, -82, -110];
	return (
		<g>
			<Line d="M-20-116L-30-4M30-116L44-6" width={8} />
			<Line d="M-20-116L-30-4M30-116L44-6" width={4.2} ink={cloth.wood.dark} />
			{rungs.map((y) => (
				<path
					key={y}
					d={`M${-24 + (y + 110) * -0.06} ${y}h${48 + (y + 110) * 0.12}v6h${-48 - (y + 110) * 0.12}Z`}
					fill={cloth.wood.light}
				/>
			))}
			<Line d="M-24-118L-32 8M24-118L32 8" width={9} />
			<Line d="M-24-118L-32 8M24-118L32 8" width={5} ink={cloth.wood.light} />
		</g>
	);
}

/** She works out the tides, and puts them up herself. */
export function Writer() {
	const { k } = spot;
	return (
		<SceneFigure {...spot}>
			<Ladder />
			{/* The paste, on its hook. */}
			<path d="M38-70h22l-3 24H41Z" fill={cloth.grey.light} />
			<path d="M49-70h11l-3 24h-8Z" fill={cloth.grey.dark} stroke="none" />
			<Line d="M38-70Q49-92 60-70" width={2} />
			{/* The far arm reaches up to the corner of the sheet. */}
			<LitForm d="M-24-198C-30-196-40-206-52-220L-60-232-50-240-38-226C-30-218-20-212-16-206Z" tone={jersey} />
			<SceneHand kind="flat" x={-54} y={-235} turn={-128} skin={skins.rose} size={0.85} />
			{/* One clog on each of two rungs. */}
			<path d="M-20-60H-2V-52H-20Z" fill={cloth.wood.dark} />
			<LitForm d="M-20-144L4-144C4-124 2-104 0-92L-1-60H-20C-20-80-22-112-20-144Z" tone={denim} by={[-6, 0]} />
			<path d="M8-88H28V-80H8Z" fill={cloth.wood.dark} />
			<LitForm d="M-6-146L24-148C30-134 31-122 28-112L26-88H9L10-108C2-118-4-130-6-146Z" tone={denim} by={[-6, 0]}>
				<Line d="M10-110C16-114 22-114 28-112" width={1.2} />
			</LitForm>
			<LitForm d="M-26-200C-18-210 0-212 12-206 22-200 24-188 22-178L22-150H-20C-22-164-28-184-26-200Z" tone={jersey} by={[-8, -2]} />
			<LitForm d="M-22-160C-10-156 12-156 23-160L26-140H-22ZM-16-206L14-160H6L-20-198ZM10-208L-10-160H-2L16-204Z" tone={denim} by={[-6, 0]}>
				<path d="M8-154h14v12H8Z" fill={denim.dark} />
			</LitForm>
			{/* The near arm on her hip, which is as long as she ever looks at it. */}
			<SceneHand kind="fist" x={30} y={-156} turn={150} skin={skins.rose} size={0.85} />
			<LitForm d="M8-206C18-210 28-204 32-194L46-176 44-164 28-150 20-160 28-172 16-182C8-190 4-200 8-206Z" tone={jersey} by={[-4, -1]}>
				<Line d="M28-172L38-172" width={1.2} />
			</LitForm>
			<path d="M-10-206L-14-218 4-222 6-206Z" fill={skins.rose.dark} />
			<SceneFace
				view="profile"
				x={-8}
				y={-226}
				k={k}
				turn={-1}
				tilt={14}
				size={0.26}
				skin={skins.rose}
				mood="set"
				behind={<path d="M-30-30C-56-50-76-30-64-8-52 6-36-2-30-10Z" fill={cloth.grey.light} stroke={ink} strokeWidth="20" />}
			>
				<path
					d="M-34 6C-48-30-30-58 6-56 28-54 34-42 32-32 10-34-2-22-8-6-14 8-24 14-34 6Z"
					fill={cloth.grey.light}
					stroke={ink}
					strokeWidth="14"
				/>
				<path d="M-34 6C-48-30-30-58-6-56-22-40-28-10-34 6Z" fill={cloth.grey.dark} />
				<Line d="M-74-34L-30-2" width={12} />
				<Line d="M-74-34L-30-2" width={6} ink={yellow} />
				<path d="M10-12h16v14H12Z" fill="none" stroke={red} strokeWidth="6" />
				<Line d="M10-8L-14-4" width={6} ink={red} />
			</SceneFace>
		</SceneFigure>
	);
}
