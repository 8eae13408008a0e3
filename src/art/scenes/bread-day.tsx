import type { Picture } from '../picture.ts';
import { Baker, BakersArm, BehindCounter } from './bread-day-bakers.tsx';
import { Hall } from './bread-day-hall.tsx';
import { Customer, PlaceHolder, Second, Wren } from './bread-day-people.tsx';
import { Queue } from './bread-day-queue.tsx';
import { Batch, Counter } from './bread-day-room.tsx';

function Drawing() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
			<Hall />
			<BehindCounter />
			<Baker />
			<Counter />
			<Batch z={8.4} across={[0.95, 1.25]} />
			<Batch z={7.2} across={[0.92, 1.2]} />
			<Batch z={2} across={[0.98, 1.3]} />
			<Batch z={1.75} across={[0.92, 1.24]} />
			<BakersArm />
			<Queue />
			<Second />
			<Wren />
			<PlaceHolder />
			<Customer />
		</svg>
	);
}

/** Panel four: bread day. */
export const sceneBreadDay: Picture = {
	width: 1200,
	height: 800,
	alt: 'Bread day in the Deck 7 hall. People of every age, in work clothes, queue beneath Tern Provision’s black price board while bakers hand loaves across the counter. A customer already holding one loaf puts up a finger for another, and the woman behind her does the same.',
	Drawing,
};
