import { palette } from '../../../model/colours.ts';
import { Seam, useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { n } from '../../kit/forms.tsx';
import { Watch } from './watch.tsx';
import { Blanket } from './yevgenia-sarkisian-wear.tsx';

/** At rest she stands a little bent under the blanket, the watch turned so that you can read it. */

const k = 0.16;

function Shown() {
	const { line } = useBody();
	return (
		<>
			<Seam d="M-1-122C-6-129-15-122-13-113-12-106-16-99-14-92" w={1.6} />
			<Seam d="M-1-122C-6-129-15-122-13-113-12-106-16-99-14-92" w={0.7} c={palette.yellow} />
			<g transform={`translate(0 -113)rotate(-6)scale(${k})`}>
				<Watch line={n((line * 0.65) / k)} />
			</g>
		</>
	);
}

export const front: Pose = {
	view: 'front',
	waist: [0, -105],
	lean: 1,
	head: { tilt: 3 },
	near: { to: [-8, -99], elbow: [-20.6, -112], hand: 'grip', level: -52, holds: <Shown /> },
	far: { to: [21, -86], elbow: [20.6, -112] },
	nearLeg: { to: [-8, -13.6], boot: 'front' },
	farLeg: { to: [10, -14], boot: 'front' },
	over: <Blanket view="front" />,
};

export const back: Pose = {
	view: 'back',
	waist: [0, -105],
	lean: -1,
	head: { tilt: -2 },
	near: { to: [10, -106], elbow: [21, -111], behind: true, seam: 0 },
	far: { to: [-21, -86], elbow: [-21, -112] },
	nearLeg: { to: [8, -9.4], boot: 'back' },
	farLeg: { to: [-9, -10.4], boot: 'back' },
	over: <Blanket view="back" />,
};
