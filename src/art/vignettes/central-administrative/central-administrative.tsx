import { palette } from '../../../model/colours.ts';
import { useNight } from '../../kit/night.tsx';
import { makeVignette } from '../make-vignette.tsx';
import { Bell } from './bell.tsx';
import { doorLamp, passageLight } from './central-administrative-light.ts';
import { Clerk, Petitioner, Polisher, Registrar, Ringer, Soaked } from './central-administrative-people.tsx';
import { FirstDoor, OtherDoors } from './doors.tsx';
import { Document } from './halted.tsx';
import { Passage, Pool } from './passage.tsx';
import { Block, Drips, FireBuckets, Puddle, Shine } from './polish.tsx';

function CentralAdministrative() {
	const night = useNight();
	return (
		<>
			<rect width="1200" height="600" fill={palette.sea} />
			<Passage />
			<Pool />
			<Shine />
			<FireBuckets />
			<OtherDoors />
			<Bell rung={!night} />
			{!night && (
				<>
					<Ringer />
					<Block />
					<Polisher />
				</>
			)}
			<Puddle />
			<FirstDoor>{night ? <Registrar /> : <Clerk />}</FirstDoor>
			<Document />
			<g data-light={doorLamp}>
				{night ? <Soaked /> : <Petitioner />}
				<Drips />
			</g>
		</>
	);
}

export const vignetteCentralAdministrative = makeVignette(
	{
		alt: 'A vaulted passage in Keel House, paved with quayside stone and roofed with an upturned ship. At a half-door a woman in a dripping wool coat watches an old clerk’s great stamp, which has stopped a hand above her paper; from every door beyond, an arm has stopped too, because a porter is ringing the noon bell. Only the floor polisher goes on. At night the other doors are shut, and a registrar hands a soaked man an umbrella.',
		night: { light: passageLight },
		pen: { paintOrder: 'stroke' },
	},
	CentralAdministrative,
);
