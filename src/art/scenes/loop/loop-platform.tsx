import { navy, palette } from '../../../model/colours.ts';
import { cloth } from '../../kit/forms.tsx';
import { Lit } from '../../kit/lit.tsx';
import { lights } from '../../kit/night.tsx';
import type { Picture } from '../../picture.ts';
import { Alighting, Guard } from './aboard.tsx';
import { Child } from './child.tsx';
import { FarOff, PlatformLamp, Runner, Sigh } from './late.tsx';
import { Bench } from './loop-bench.tsx';
import { Hall } from './loop-hall.tsx';
import { enamelLight, hallLight, trainEdge, trainLight, tubeLight, tubeShade } from './loop-light.ts';
import { Bucket, Porter } from './porter.tsx';
import { TideTable } from './table.tsx';
import { Tube } from './tube.tsx';
import { Writer } from './writer.tsx';

function LoopPlatform() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800" paintOrder="stroke" strokeLinejoin="round">
			<defs>
				<pattern id="loop-dots" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
					<circle cx="3" cy="3" r="1.7" fill={cloth.foam.dark} />
				</pattern>
			</defs>
			<rect width="800" height="800" fill={palette.sea} />
			<Hall />
			<Tube />
			<Lit light={tubeLight}>
				<FarOff />
			</Lit>
			<PlatformLamp />
			<Lit light={trainLight} shade={tubeShade} breadth={1.6} turned>
				<Runner />
			</Lit>
			<TideTable />
			<Lit light={tubeLight} shade={tubeShade} breadth={1.5} rim={trainEdge}>
				<Writer />
			</Lit>
			<Lit light={trainLight} shade={tubeShade} breadth={1.6} turned>
				<Bench />
			</Lit>
			<Lit light={tubeLight} shade={tubeShade} breadth={1.5} rim={trainEdge}>
				<Child />
				<Guard />
				<Sigh />
				<Alighting />
			</Lit>
			<Lit light={enamelLight} shade={lights.gloom} rim={trainEdge}>
				<Bucket />
			</Lit>
			<Lit light={tubeLight} shade={tubeShade} breadth={1.5} rim={trainEdge}>
				<Porter />
			</Lit>
		</svg>
	);
}

export const sceneLoopPlatform: Picture = {
	width: 800,
	height: 800,
	alt: 'A platform of the Axion Loop, where the day’s tide table is just going up.',
	Drawing: LoopPlatform,
	night: {
		light: hallLight,
		colours: {
			// The far end is the tunnel's mouth.
			[palette.foam]: navy.deep,
		},
	},
};
