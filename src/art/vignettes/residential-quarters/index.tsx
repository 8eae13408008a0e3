import type { Picture } from '../../picture.ts';
import { Hall, Lamp } from './hall.tsx';
import { hallLight } from './light.ts';
import { LeftRow, RightRow } from './near.tsx';
import { Folders, Laundress, Warden } from './people.tsx';
import { Rows } from './rows.tsx';
import { Wireless } from './wireless.tsx';

function Drawing() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 1200 600"
			width="1200"
			height="600"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<Hall />
			<Rows />
			<Warden />
			<RightRow />
			<LeftRow />
			<Laundress />
			<Folders />
			<Wireless />
			<Lamp x={0.05} up={2.95} ahead={4.7} />
		</svg>
	);
}

export const vignetteResidentialQuarters: Picture = {
	width: 1200,
	height: 600,
	alt: 'The drying hall on Deck 29, row behind row of washing under a great air duct. The attendant and a young man fold a sheet, and she looks round at the next one, on which two shadows hold hands; under its hem are their feet. A laundress smells a shirt sleeve with her eyes shut, a red wireless plays on a crate, and a warden on a ladder sees to a lamp.',
	Drawing,
	night: { light: hallLight },
};
