import { changed, folk, type Person } from '../../kit/folk/folk.ts';
import { makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';

/** Side by side, at this size, one hand looks much like another. */
const withHands = (person: Person): Person => ({ ...person, hands: 'narrow' });

/** The watch at the lock on Deck −32. */
export const cast = {
	steward: makeWear({ cut: 'apron', top: cloth.foam, trim: cloth.white }).dress(withHands(changed('cook', { jaw: 'heavy' }))),
	diver: makeWear({ cut: 'jersey', top: cloth.red, trim: cloth.white }).dress(withHands(folk.rigger)),
	tender: makeWear({ cut: 'dungarees', top: cloth.sand, legs: cloth.blue, rolled: true }).dress(
		withHands(changed('fitter', { nose: 'hooked', brows: 'heavy' })),
	),
	arrival: makeWear({ cut: 'jacket', top: cloth.green }).dress(withHands(folk.weaver)),
};
