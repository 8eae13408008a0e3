import { inesQuintanilha } from '../../../content/wardrobe.ts';
import { crimson, navy, palette } from '../../../model/colours.ts';
import { Band, Seam, Shape } from '../../kit/body/figure.tsx';
import type { Pose } from '../../kit/body/rig.tsx';
import { makeOutfit, makeWear, type Outfit } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { bakelite, steel, teal } from './ines-quintanilha-tones.ts';

/** A teal jacket, open; a pocket of letters and a spoon; headphones round her neck. */

const denim = { light: inesQuintanilha.trousers, dark: navy.deep };

const plain = makeOutfit({
	...makeWear({ cut: 'jersey', top: teal, legs: denim }).garment,
	collarTone: cloth.foam,
	cuff: 0.97,
	leg: 0.9,
});

function Open() {
	return (
		<>
			<Shape d="M-7.4-39.6C-5-30-4.6-8-6.6 17.4-2 19.4 4 19.4 8 17.4 6 0 5.4-28 7.4-39.6Z" tone={cloth.foam} core="M-2-60V30" />
			<g transform="translate(0 6)">
				<Shape d="M5.6-25L9.6-27 11-18H6.4Z" tone={cloth.white} line={0.6} />
				<Shape d="M8.6-26.4L12.6-25.6 12.4-17H8.8Z" tone={cloth.sand} line={0.6} />
				<Shape d="M2.6-25.4C1.2-28 2.2-30.6 3.8-30.6 5.6-30.6 6.2-28 5-25.4L5.8-18H4.2Z" tone={steel} line={0.6} />
				<Shape d="M4-21L13-22V-11.4L4.4-10.6Z" tone={teal} core="M2-40V10" line={0.8}>
					<Seam d="M4-18.8L13-19.6" w={0.5} />
				</Shape>
			</g>
		</>
	);
}

/** They hang round her neck: the broadcast is live, and she is not listening to anyone. */
function Headphones({ view }: Pick<Pose, 'view'>) {
	const red = { light: inesQuintanilha.switch, dark: crimson.dark };
	if (view === 'back')
		return (
			<>
				<Band d="M-9.6-34C-9-42.6 9-42.6 9.6-34" width={2.6} tone={red} />
				{[-10, 10].map((x) => (
					<Shape
						key={x}
						d={`M${x - 3}-36C${x - 2}-38.6 ${x + 2}-38.6 ${x + 3}-36V-29C${x + 2}-27 ${x - 2}-27 ${x - 3}-29Z`}
						tone={bakelite}
						line={0.8}
					/>
				))}
			</>
		);
	return (
		<>
			<Band d="M-8-43.6C-9.8-41-10-38-9.2-34.6M8-43.6C9.8-41 10-38 9.2-34.6" width={2.2} tone={red} />
			{[-8.4, 8.4].map((x) => (
				<g key={x} transform={`translate(${x} -30.6)rotate(${x < 0 ? 8 : -8})`}>
					<Shape d="M-4.4 0C-4.4-7.4 4.4-7.4 4.4 0 4.4 7.4-4.4 7.4-4.4 0Z" tone={bakelite} core="M-1-10V10" line={0.9}>
						<ellipse rx="1.9" ry="2.4" fill={red.light} stroke={palette.ink} strokeWidth="1" />
					</Shape>
				</g>
			))}
		</>
	);
}

export const wear: Outfit = {
	...plain,
	dress: (person) => {
		const { build, wear: jacket } = plain.dress(person);
		return {
			build,
			wear: {
				...jacket,
				Trunk: ({ pose }) => (
					<>
						<jacket.Trunk pose={pose} />
						{pose.view === 'front' && <Open />}
					</>
				),
				Collar: ({ pose }) => (
					<>
						<jacket.Collar pose={pose} />
						<Headphones view={pose.view} />
					</>
				),
			},
		};
	},
};
