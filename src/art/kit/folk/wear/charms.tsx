import { brass as brassTones, concrete, orange, steel } from '../../../../model/colours.ts';
import { Seam, Shape } from '../../body/figure.tsx';
import type { HeadView } from '../../body/head.ts';
import type { Tone } from '../../forms.tsx';

/** What people of the city wear on a cord: the mark, a Hand's key, a whistle, a day pass. */

export type Charm = 'tag' | 'key' | 'whistle' | 'pass';

const brass = { light: brassTones.mid, dark: brassTones.deep };

const charms: Record<Charm, { d: string; tone: Tone; marks?: string }> = {
	tag: { d: 'M-2.4-1C-2.4-3 2.4-3 2.4-1V4C2.4 6-2.4 6-2.4 4Z', tone: brass },
	key: {
		d: 'M-2.6-.6C-2.6-3.6 2.6-3.6 2.6-.6 2.6 1 1.6 1.8.9 2.2V9.6H-.9V8L-3 8V6.4L-.9 6.4V2.2C-1.6 1.8-2.6 1-2.6-.6Z',
		tone: brass,
	},
	whistle: {
		d: 'M-5-1.6H2C5-1.6 5.4 4.4 1.6 4.4-.8 4.4-1.6 2.6-1.4 1H-5Z',
		tone: { light: concrete.light, dark: steel.mid },
	},
	pass: {
		d: 'M-4.6-1H4.6V11H-4.6Z',
		tone: orange,
		marks: 'M-2.4 2.4A2.4 2.4 0 0 1 2.4 2.4M-3 5H3M-2 7.8H2',
	},
};

const places: Record<HeadView, { cord: string; at: string } | undefined> = {
	front: { cord: 'M-7.4-38Q-3-26 0-20Q3-26 7.4-38', at: 'translate(0 -17.6)' },
	quarter: { cord: 'M-7.4-37Q0-26 5.6-20Q8.4-28 9-38', at: 'translate(5.6 -17.6)' },
	profile: { cord: 'M0-37Q8-28 11-20', at: 'translate(10.6 -17.6)' },
	back: undefined,
};

export function OnCord({ view, colour, charm }: { view: HeadView; colour: string; charm: Charm }) {
	const place = places[view];
	if (!place) return null;
	const { d, tone, marks } = charms[charm];
	return (
		<>
			<Seam d={place.cord} w={1.5} />
			<Seam d={place.cord} w={0.8} c={colour} />
			<g transform={place.at}>
				<Shape d={d} tone={tone} core="M-1-9V20" line={0.6}>
					{marks && <Seam d={marks} w={0.45} />}
				</Shape>
			</g>
		</>
	);
}
