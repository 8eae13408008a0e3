import { cloth, Line } from '../../kit/forms.tsx';
import { Rope } from './rope.tsx';

/** The hawser: out of the sea, through every hand, and round. */
export function Hawser() {
	return (
		<>
			<Rope d="M596 560Q640 520 672 486L748 428 912 428 990 420Q1000 396 1016 392 1030 396 1032 412L1056 478" width={8} line={2.5} />
			<Rope d="M1042 476Q1062 486 1082 476M1042 486Q1062 496 1082 486M1042 496Q1062 506 1082 494L1092 466" width={7} line={2.5} />
			<Line d="M622 534q-6 10-2 18M634 524q2 10-2 16M612 546q-8 8-6 18" width={4} ink={cloth.green.dark} />
		</>
	);
}
