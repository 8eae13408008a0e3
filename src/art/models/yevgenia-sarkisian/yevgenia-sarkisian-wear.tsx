import { yevgeniaSarkisian } from '../../../content/wardrobe.ts';
import { midnight, moss, palette } from '../../../model/colours.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { makeOutfit, makeWear, type Outfit } from '../../kit/folk/wear/make-wear.tsx';
import { brass, jumper, wool } from './yevgenia-sarkisian-tones.ts';

/** A green roll-neck with a Hand's key, slate trousers, and the blanket from the bed beside a desk. */

const slate = { light: yevgeniaSarkisian.trousers, dark: midnight.light };

const plain = makeOutfit({
	...makeWear({ cut: 'jersey', top: jumper, legs: slate }).garment,
	collar: 'stand',
});

const cord = 'M-7-37Q-3-31 0-28.6Q3-31 7-37';
const bit = 'M0-24V-15.4M0-18H2.6M0-15.8H3';

/** A Hand’s key on a white cord, and the ribs of the roll-neck. */
function Key() {
	return (
		<>
			<Seam d={cord} w={1.6} />
			<Seam d={cord} w={0.7} c={palette.white} />
			<circle cy="-26.4" r="2.5" fill="none" stroke={palette.ink} strokeWidth="3" />
			<path d={bit} fill="none" stroke={palette.ink} strokeWidth="3" />
			<circle cy="-26.4" r="2.5" fill="none" stroke={brass.light} strokeWidth="1.4" />
			<path d={bit} fill="none" stroke={brass.light} strokeWidth="1.4" />
		</>
	);
}

export const wear: Outfit = {
	...plain,
	dress: (person) => {
		const { build, wear: knitted } = plain.dress(person);
		return {
			build,
			wear: {
				...knitted,
				Collar: ({ pose }) => (
					<>
						<knitted.Collar pose={pose} />
						<Seam d="M-5-41.4V-36M-1.6-40.4V-35M1.8-40.4V-35M5-41.4V-36" w={0.7} c={moss.mid} />
						{pose.view === 'front' && <Key />}
					</>
				),
			},
		};
	},
};

/** Cut to whatever part of the blanket it lies on. */
function Plaid() {
	const across = [-150, -134, -118, -102, -86, -70];
	return (
		<g fill="none">
			<path d={across.map((y) => `M-46 ${y - 16}L46 ${y + 30}`).join('')} stroke={yevgeniaSarkisian.check} strokeWidth="2.2" />
			<path d={across.map((y) => `M-46 ${y + 24}L46 ${y - 30}`).join('')} stroke={palette.ink} strokeWidth="1.7" />
			<path d={across.map((y) => `M-46 ${y + 27}L46 ${y - 27}`).join('')} stroke={yevgeniaSarkisian.check} strokeWidth=".7" />
		</g>
	);
}

const fringe = (from: number, to: number, y: number, rise: number) =>
	Array.from({ length: Math.round((to - from) / 2.6) }, (_, i) => {
		const t = i / Math.round((to - from) / 2.6);
		return `M${Math.round((from + (to - from) * t) * 10) / 10} ${Math.round((y + rise * t) * 10) / 10}v4.4`;
	}).join('');

/** Laid on last, over shoulders and elbows. */
export function Blanket({ view }: Pick<Pose, 'view'>) {
	if (view === 'back')
		return (
			<>
				<Seam d={fringe(-27, 28, -86.4, 0)} w={1.1} c={wool.dark} />
				<Shape
					d="M-9-148C-17-147-23-143-25-133-28-118-30-104-28.6-87-12-83 12-83 28.6-87 30-104 28-118 25-133 23-143 17-147 9-148 4-144-4-144-9-148Z"
					tone={wool}
					core="M-8-160C-4-140-14-120-13-100-12-92-14-86-14-70"
				>
					<Plaid />
				</Shape>
				<Seam d="M13-128C17-116 17-104 15-94M-15-124C-19-114-19-104-17-94" w={0.8} />
			</>
		);
	return (
		<>
			<Seam d={fringe(-29, -13, -85, 4)} w={1.1} c={wool.dark} />
			<Seam d={fringe(15, 30, -80, -5)} w={1.1} c={wool.dark} />
			<Shape
				d="M-8.6-147C-17-147-22.6-143-24.6-133-28-118-31-102-30-87-25-83-19-81-12-80-16-94-14-108-10-122-7-131-5-138-5.6-143Z"
				tone={wool}
				core="M-16-160C-14-140-20-120-21-106-22-96-21-88-22-70"
			>
				<Plaid />
			</Shape>
			<Shape
				d="M8.6-147C17-147 22.6-143 24.6-133 28-118 32-102 31-87 26-83 20-81 13-79 17-94 16-108 11-122 8-131 5-138 5.6-143Z"
				tone={wool}
				core="M12-160C11-140 17-120 18-106 19-96 18-88 18-70"
			>
				<Plaid />
			</Shape>
		</>
	);
}
