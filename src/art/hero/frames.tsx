import { palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Cord } from '../kit/forms.tsx';
import { Inner, Spars } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { blue, yellow, red } = palette;

/** A lamp in every berth, as the Charter has it, whether or not there is anyone to read by it. */
function Lamps({ d }: { d: string }) {
	return (
		<>
			<path fill="none" strokeWidth="6.4" d={d} />
			<path data-light={by.own} fill="none" stroke={yellow} strokeWidth="4" d={d} />
		</>
	);
}

/** Bare berth frame against the sun: numbered, lit, and waiting. */
export function SunFrame() {
	return (
		<>
			<Cord
				width={2.6}
				colour={red}
				d="M-180-262V-338M-161-262V-352M-142-262V-352M-124-262V-330M-184-286H-120M-182-310H-122M-182-334H-138"
			/>
			<Inner d="M-180-310l19 24M-161-334l19 24M-142-286l18-24M-180-286l19 24" width={1.4} />
			<Lamps d="M-170-306v3M-151-306v3M-133-306v3M-170-282v3M-133-282v3M-151-330v3" />
			<path fill={blue} strokeWidth="1.8" d="M-160-286q9 4 17 0l-1 20q-8-4-15 2Z" />
			<People
				all={[
					[-156, -336, 0.58, 'point', 'brown', 'helmet', 'yellow', 'orange', 'deep'],
					[-147, -336, -0.56, 'hips', 'fair', 'helmet', 'white', 'slate', 'khaki', { stout: 1 }],
					[-131, -311, -0.6, 'bend', 'olive', 'cap', 'black', 'plum', 'slate'],
					[-172, -287, 0.58, 'reach', 'deep', 'scarf', 'foam', 'green', 'deep'],
				]}
			/>
			<path data-light={by.own} fill={yellow} strokeWidth="1" d="M-143-313l3-6 1 5 6-3-3 5 5 2-5 2 2 5-5-3-2 4-1-5-5 1 3-4-5-3Z" />
		</>
	);
}

/** A frame still going up, its crane, and the beam that is on its way. */
export function CraneFrame() {
	return (
		<>
			<Spars width={2.4} d="M242-240V-380l5-10 5 10V-240" />
			<Spars width={1.3} d="M242-366l10 12-10 12 10 12-10 12 10 12-10 12" />
			<path data-light={by.lamp} fill={yellow} strokeWidth="2" d="M184-372h94v6h-94Z" />
			<Spars width={1.3} d="M247-390l-59 18M247-390l30 18M200-366v26M200-340l-11 6M200-340l12 6" />
			<path fill={slate.mid} strokeWidth="2" d="M266-366h11v12h-11Z" />
			<path fill={red} strokeWidth="1.8" d="M182-334h37v5h-37Z" />
			<Cord width={2.6} colour={slate.pale} d="M198-241V-306M222-241V-312M238-241V-284M192-260h50M194-284h48M194-308h32" />
			<Inner width={1.4} d="M198-260l24-24M222-241l16-19" />
			<Lamps d="M210-280v3M210-256v3M230-256v3" />
			<People
				all={[
					[216, -310, -0.58, 'reach', 'deep', 'helmet', 'white', 'yellow', 'blue'],
					[230, -286, 0.56, 'wave', 'olive', 'helmet', 'yellow', 'orange', 'slate'],
				]}
			/>
		</>
	);
}
