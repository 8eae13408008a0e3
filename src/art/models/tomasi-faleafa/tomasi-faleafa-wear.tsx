import { tomasiFaleafa } from '../../../content/wardrobe.ts';
import { midnight, orange as orangeTones, steel } from '../../../model/colours.ts';
import { Band, Seam, Shape } from '../../kit/body/figure.tsx';
import type { HeadView } from '../../kit/body/head.ts';
import { makeOutfit, makeWear, type Outfit } from '../../kit/folk/wear/make-wear.tsx';
import { stretch } from '../../kit/folk/wear/stretch.ts';
import { cloth } from '../../kit/forms.tsx';

/** His work clothes: an orange vest with its band, over a blue shirt with a black neckband. */

export const orange = { light: tomasiFaleafa.vest, dark: orangeTones.dark };
export const navy = { light: tomasiFaleafa.shirt, dark: midnight.light };
export const crew = { light: tomasiFaleafa.hair, dark: tomasiFaleafa.hair };
const silver = { light: tomasiFaleafa.hook, dark: steel.mid };
const slate = { light: tomasiFaleafa.trousers, dark: midnight.light };

const plain = makeOutfit({
	...makeWear({ cut: 'jersey', top: navy, legs: slate }).garment,
	collarTone: crew,
	cuff: 0,
});

const vests: Partial<Record<HeadView, string>> = {
	front:
		'M-8-39.4L-13.4-36.6C-14.4-28-14.6-18-14.2-8L-15.4 13C-8 16.6 8 16.6 15.4 13L14.2-8C14.6-18 14.4-28 13.4-36.6L8-39.4C5-31-5-31-8-39.4Z',
	back: 'M-8-39.4L-14-36.6C-15.4-28-15-18-14.2-8L-15.6 13C-8 16.6 8 16.6 15.6 13L14.2-8C15-18 15.4-28 14-36.6L8-39.4C4-37 -4-37-8-39.4Z',
};

function Vest({ view, girth }: { view: HeadView; girth: number }) {
	const d = vests[view];
	if (!d) return null;
	const fit = (path: string) => stretch(path, girth);
	return (
		<Shape d={fit(d)} tone={orange} core={fit('M-3-60C-1-44-7-28-6-10-5 0-6 8-6 26')}>
			<Band d={fit('M-10.6-40V-6M10.6-40V-6')} width={3.6} tone={cloth.yellow} />
			<Band d={fit('M-24-6H24')} width={6.4} tone={cloth.yellow} />
			<path d={fit('M-24-6H24')} stroke={silver.light} strokeWidth="2.4" />
			{view === 'front' && <Seam d="M.6-34V20M.6-26H2.6M.6-16H2.6M.6 4H2.6" w={0.75} />}
		</Shape>
	);
}

export const wear: Outfit = {
	...plain,
	dress: (person) => {
		const { build, wear: shirt } = plain.dress(person);
		return {
			build,
			wear: {
				...shirt,
				Trunk: ({ pose }) => (
					<>
						<shirt.Trunk pose={pose} />
						<Vest view={pose.view} girth={person.girth} />
					</>
				),
			},
		};
	},
};
