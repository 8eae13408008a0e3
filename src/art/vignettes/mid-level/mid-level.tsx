import { makeVignette } from '../make-vignette.tsx';
import { Court, Galleries } from './court.tsx';
import { AtHome, BarberPole, Doors, EveningLamp, Lamps } from './doors.tsx';
import { KitTable } from './kit-table.tsx';
import { wellLight } from './mid-level-light.ts';
import { BarberAndCustomer, Carrier, MirrorChild, Tailor } from './mid-level-people.tsx';
import { Beam, Mirror, Pool } from './sun.tsx';
import { Washing } from './washing.tsx';

function MidLevel() {
	return (
		<>
			<Court />
			<Doors />
			<AtHome />
			<MirrorChild />
			<Galleries />
			<Lamps />
			<BarberPole />
			<Pool />
			<Mirror />
			<Beam />
			<Washing />
			<KitTable />
			<EveningLamp />
			<Carrier />
			<BarberAndCustomer />
			<Tailor />
		</>
	);
}

export const vignetteMidLevel = makeVignette(
	{
		alt: 'Noon at the foot of a lightwell on Deck 19. On the gallery above, a child with a lever keeps a tall mirror tilted, and it throws a hard-edged patch of sun down on the court. There a barber stirs lather in a blue bowl and looks up at the light; his customer lies back with a steaming towel over his face and one finger raised. An old tailor sews a red jacket, and a woman carries her kitchen chair out. At night the mirror is dark, and a lamp has come down on its cord.',
		night: { light: wellLight },
	},
	MidLevel,
);
