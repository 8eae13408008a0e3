import { Wall } from '../block/wall.tsx';
import { Halima } from '../cast/halima.tsx';
import { Kit } from '../cast/kit.tsx';

/** Somebody who has just worked it out, and somebody who would rather they had not. */
export function Panel25() {
	return (
		<>
			<Wall width={864} height={482} bays={3} first={1} scale={200} left={-30} floor={440} />
			<Kit pose="pleased" x={400} y={466} scale={1.9} line={5} mood="talk" />
			<Halima pose="glance" x={650} y={470} scale={1.9} line={5} />
		</>
	);
}
