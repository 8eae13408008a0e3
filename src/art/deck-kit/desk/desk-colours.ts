import { brick, concrete, leaf, linen, moss, rust, slate, steel } from '../../../model/colours.ts';
/** What a room with a machine in it is painted and furnished with. */
export const office = {
	wall: concrete.pale,
	shade: concrete.light,
	steel: steel.mid,
	steelShade: steel.dark,
	top: leaf.deep,
	case: linen.mid,
	caseShade: linen.dark,
	glass: moss.deep,
	blanket: rust.mid,
	blanketShade: brick.dark,
	door: slate.deep,
	chalk: concrete.pale,
} as const;
