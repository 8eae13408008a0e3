import { makeVignette } from '../make-vignette.tsx';
import { LeftRow, RightRow } from './near.tsx';
import { Hall, HallLamp } from './residential-quarters-hall.tsx';
import { hallLight } from './residential-quarters-light.ts';
import { Folders, Laundress, Warden } from './residential-quarters-people.tsx';
import { Rows } from './rows.tsx';
import { Wireless } from './wireless.tsx';

function Drawing() {
	return (
		<>
			<Hall />
			<Rows />
			<Warden />
			<RightRow />
			<LeftRow />
			<Laundress />
			<Folders />
			<Wireless />
			<HallLamp x={0.05} up={2.95} ahead={4.7} />
		</>
	);
}

export const vignetteResidentialQuarters = makeVignette(
	{
		alt: 'The drying hall on Deck 29, row behind row of washing under a great air duct. The attendant and a young man fold a sheet, and she looks round at the next one, on which two shadows hold hands; under its hem are their feet. A laundress smells a shirt sleeve with her eyes shut, a red wireless plays on a crate, and a warden on a ladder sees to a lamp.',
		night: { light: hallLight },
		pen: { strokeLinecap: 'round' },
	},
	Drawing,
);
