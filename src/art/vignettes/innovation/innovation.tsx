import { palette } from '../../../model/colours.ts';
import { useNight } from '../../kit/night.tsx';
import { makeVignette } from '../make-vignette.tsx';
import { Bath, Chain, Coil, Pour, Reek } from './bath.tsx';
import { Car } from './car.tsx';
import { Beam, Hall } from './innovation-hall.tsx';
import { fireLight, hallLight } from './innovation-light.ts';
import { Child, Hauler, Inventor, Supper, Varnisher } from './innovation-people.tsx';
import { Torch } from './torch.tsx';

function Innovation() {
	const night = useNight();
	return (
		<>
			<rect width="1200" height="600" fill={palette.sea} />
			<Hall />
			<Car />
			{night && <Torch />}
			<g transform="translate(-36)">
				<Beam />
				<Coil />
				<Bath />
				<Chain />
				<Reek />
			</g>
			<g data-light={fireLight}>
				<Varnisher />
				<Pour />
				<Hauler />
				{night ? (
					<Supper />
				) : (
					<>
						<Inventor />
						<Child />
					</>
				)}
			</g>
		</>
	);
}

export const vignetteInnovation = makeVignette(
	{
		alt: 'A white hall of the Axion Works. A copper magnet as tall as a person hangs over a steaming bath of hot varnish; a woman in an apron pours a dipper of it down the windings, and a heavy man hauls on the hoist’s chain. Beside a red Loop car with two magnets missing, a girl holds her nose and puts a question to an inventor, who scratches his head. At night somebody fries eggs in the light of a welder’s torch.',
		night: { light: hallLight },
		pen: { paintOrder: 'stroke' },
	},
	Innovation,
);
