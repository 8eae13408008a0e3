import { midnight, palette } from '../../model/colours.ts';
import type { Picture } from '../picture.ts';
import { Buoy, Gull, Service, Shackle, Shafts, Surface, Weed } from './buoy.tsx';
import { beside, depths, far, near } from './buoy-line-light.ts';
import { Camera, Film } from './camera.tsx';
import { sheet } from './course.ts';
import { Jar, Reach } from './jar.tsx';
import { Kettle } from './kettle.tsx';
import { LitEdge, MooringRope, Tied } from './knots.tsx';
import { Bubbles, Critic, Onlooker, Passing } from './life.tsx';
import { Pencil } from './pencil.tsx';
import { Ring } from './ring.tsx';
import { Sketch, Tin } from './tin.tsx';

const { width, height } = sheet;

/** What was tied to the buoy: a thing for each of the anthology's trades. */
function BuoyLine() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			paintOrder="stroke"
			stroke={palette.ink}
			strokeWidth="0"
			strokeLinejoin="round"
			strokeLinecap="round"
		>
			<Shafts />
			<Passing />
			<Reach />
			<Shackle />
			<MooringRope />
			<LitEdge />
			<Service />
			<Buoy />
			<Weed />
			<Gull />
			<Surface />
			<Bubbles />
			<g data-light={far}>
				<Film />
			</g>
			<Tied t={0.17} hitch="rolling" to={[452, 380]} out={20} scale={0.85} light={far}>
				<Camera />
			</Tied>
			<Tied t={0.07} hitch="clove" to={[194, 288]} out={79} bend={0.3} bare>
				<Pencil />
			</Tied>
			<Tied t={0.41} hitch="rolling" to={[380, 530]} out={30} scale={0.9} light={near}>
				<Tin />
			</Tied>
			<g data-light={near}>
				<Sketch />
			</g>
			<Tied t={0.53} hitch="rolling" to={[300, 564]} out={17} scale={0.92} light={beside}>
				<Jar out={17} />
			</Tied>
			<Tied t={0.28} hitch="clove" to={[222, 392]} out={24} scale={1.08} light={far}>
				<Kettle />
			</Tied>
			<Tied t={0.66} hitch="clove" to={[158, 608]} out={30} light={beside}>
				<Ring />
			</Tied>
			<g data-light={beside}>
				<Onlooker />
			</g>
			<g data-light={far}>
				<Critic />
			</g>
		</svg>
	);
}

export const buoyLine: Picture = {
	width,
	height,
	alt: 'Under a red buoy, six things stream from one rope by knots that will hold: a borrowed kettle, a red pencil as long as an oar, a hand-cranked camera, a tin of brushes, an orange day pass with its rule and stamp, and a lit city in a jar. None of them is lost: somebody means to come back for it.',
	Drawing: BuoyLine,
	night: { light: depths, colours: { [palette.ink]: midnight.dark } },
};
