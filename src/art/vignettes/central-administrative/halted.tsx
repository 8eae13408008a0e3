import { palette } from '../../../model/colours.ts';
import { Arm } from '../../kit/body/arm.tsx';
import { type Build, Figure } from '../../kit/body/figure.tsx';
import { doorLamp } from './central-administrative-light.ts';
import { greySleeve } from './central-administrative-people.tsx';
import { left, level } from './central-administrative-space.ts';
import { Stamp } from './central-administrative-things.tsx';

const { ink, red, white } = palette;
const sleeve: Build = { ...greySleeve, arm: [34, 34] };

/** The arm of another office, stopped by the same bell; its owner is behind the wall. */
export function HaltedArm({ x, y, scale }: { x: number; y: number; scale: number }) {
	return (
		<Figure x={x} y={y} scale={scale} line={2.4 + scale} build={sleeve}>
			<Arm from={[-50, 56]} elbow={[-42, 22]} to={[-10, -2]} seam={0} hand="grip" level={-6}>
				<Stamp at={[0, 2]} />
			</Arm>
		</Figure>
	);
}

/** A document with its flag, of which the stamp has still to do the second corner. */
export function Document() {
	return (
		<g stroke={ink} data-light={doorLamp}>
			<path d={level(107, left - 34, left + 22, 3.02, 2.62)} fill={white} strokeWidth="4.500" />
			<path d={level(107, left - 26, left - 8, 2.94, 2.84)} fill={red} strokeWidth="3" />
		</g>
	);
}
