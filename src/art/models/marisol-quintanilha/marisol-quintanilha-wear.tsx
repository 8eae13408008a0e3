import { marisolQuintanilha } from '../../../content/wardrobe.ts';
import { brass, deal, midnight, wood } from '../../../model/colours.ts';
import { Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { makeOutfit, makeWear, type Outfit } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';

/** Her chamber suit: wine, over a white shirt, with the Assembly's badge and a pocket of pegs. */

export const wine = { light: marisolQuintanilha.jacket, dark: marisolQuintanilha.jacketShade };
const charcoal = { light: marisolQuintanilha.trousers, dark: midnight.light };
const peg = { light: deal.light, dark: wood.mid };

const { tie: _tie, ...suit } = makeWear({ cut: 'suit', top: wine }).garment;
const plain = makeOutfit({ ...suit, legs: charcoal, cuff: 0.97 });

/** Out with the washing, again, at sixteen minutes past midnight. */
function Pegs() {
	return (
		<>
			{[4.4, 7.4].map((x, i) => (
				<g key={x} transform={`translate(${x} -18.4)rotate(${i ? 10 : -6})`}>
					<Shape d="M-1.3-4.4L0-2.4 1.3-4.4 1.2 3H-1.2Z" tone={peg} line={0.55} />
				</g>
			))}
			<Shape d="M2.6-17L9.8-17.4V-14L2.8-13.6Z" tone={wine} line={0.7} />
			<circle cx="-8.6" cy="-24.4" r="1.9" fill={marisolQuintanilha.hair} />
			<circle cx="-8.6" cy="-24.4" r="1.3" fill={brass.mid} />
		</>
	);
}

function ShirtCollar({ view }: Pick<Pose, 'view'>) {
	if (view === 'back') return <Seam d="M-7-42C-4-40.6 4-40.6 7-42" w={1.6} c={cloth.white.light} />;
	return (
		<>
			<Shape d="M0-33.6C5-36 7.6-39.6 8.2-44L10.6-39.4 4.6-29.6Z" tone={cloth.white} line={0.7} />
			<Shape d="M0-33.6C-5-36-7.6-39.6-8.2-44L-10.6-39.4-4.6-29.6Z" tone={cloth.white} line={0.7} />
		</>
	);
}

export const wear: Outfit = {
	...plain,
	dress: (person) => {
		const { build, wear: suited } = plain.dress(person);
		return {
			build,
			wear: {
				...suited,
				Collar: ({ pose }) => (
					<>
						<suited.Collar pose={pose} />
						<ShirtCollar view={pose.view} />
						{pose.view === 'front' && <Pegs />}
					</>
				),
			},
		};
	},
};
