import { idrisBenhaddou } from '../../../content/wardrobe.ts';
import { Creases, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { coat } from './hood.tsx';
import { Plug } from './idris-benhaddou-things.tsx';

/** The sea-coat below the waist, to the knee, with a pocket that something hangs out of. */

function Pocket() {
	const { line } = useBody();
	return (
		<>
			<g transform="translate(-11.4-87)scale(.17)">
				<Plug line={line * 4.6} />
			</g>
			<Shape d="M-18.6-87.4L-6.4-86.4-6.8-70.6-20.4-71.8Z" tone={coat} line={0.7}>
				<Seam d="M-19-84.4L-6-83.4" w={0.5} c={idrisBenhaddou.coatLight} />
			</Shape>
			<Shape d="M18.6-87.4L6.4-86.4 6.8-70.6 20.4-71.8Z" tone={coat} line={0.7}>
				<Seam d="M19-84.4L6-83.4" w={0.5} c={idrisBenhaddou.coatLight} />
			</Shape>
		</>
	);
}

export function Skirt({ pose }: { pose: Pose }) {
	const back = pose.view === 'back';
	return (
		<>
			<Shape
				d="M-14.4-107C-17-86-22-64-24-45-10-41 10-41 24-45 22-64 17-86 14.4-107Z"
				edge="M-14.4-103C-17-86-22-64-24-45-10-41 10-41 24-45 22-64 17-86 14.4-103"
				tone={coat}
				shade={back ? 'M-60-120H-7C-8-90-12-64-11-30H-60Z' : 'M-60-120H-8C-10-92-15-64-15-30H-60ZM2.4-108H6C6-84 8-60 9-30H3Z'}
			>
				<Seam d={back ? 'M0-68C.6-60 1-52 .6-40' : 'M2-107V-40'} w={back ? 0.9 : 1} />
				<Creases
					of={[
						[-9, -42, -9, -58, -7, -68],
						[15, -43, 13, -58, 10, -67],
					]}
					all
				/>
				<Seam d="M-22-52C-21-60-20-64-19-68M12-98C13-92 14-88 14.4-84" w={0.9} c={idrisBenhaddou.coatLight} />
			</Shape>
			{!back && <Pocket />}
		</>
	);
}
