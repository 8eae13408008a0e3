import { leaf, palette } from '../../../model/colours.ts';
import { Band, Seam, Shape, useBody } from '../../kit/body/figure.tsx';
import type { Spot } from '../../kit/body/limb.ts';
import { makeOutfit, makeWear } from '../../kit/folk/wear/make-wear.tsx';
import { cloth } from '../../kit/forms.tsx';
import { fold, gold, navy, white } from './hedda-ravndal-tones.ts';

/** Her dress: navy blue, a black tie, four rings of gold. */

export const wear = makeOutfit({
	...makeWear({ cut: 'suit', top: navy, trim: cloth.black }).garment,
	buttoned: gold.light,
	cuff: 0.94,
	leg: 0.97,
	loose: 0.94,
});

/** Where a sleeve ends, and the way that it points there. */
export function Cuff({ at: [x, y], turn }: { at: Spot; turn: number }) {
	return (
		<g transform={`translate(${x} ${y})rotate(${turn})`}>
			<Band d="M5.2-4.6Q5.8 0 5.2 4.6" width={2} tone={white} />
			{[-0.2, -3, -5.8, -8.6].map((ring) => (
				<Seam key={ring} d={`M${ring}-5.6q.8 5.6 0 11.2`} w={0.95} c={gold.light} />
			))}
		</g>
	);
}

const ribbons = [palette.red, palette.yellow, palette.foam, palette.sea, palette.white, leaf.deep];

/** Navy on navy takes a lighter line: lapels and pockets, or the seams of the back. */
const folds = {
	front: 'M-11-136.6L-9.6-133.4-7-133.2M11-136.6L9.6-133.4 7-133.2M3.2-101C3.4-96 3.2-92 3-88M-14-101.4H-6M8-101.4H14',
	back: 'M0-136V-108M0-104V-90M-9.6-130C-7-120-6-108-7.6-90M9.6-130C7-120 6-108 7.6-90',
};

/** On the shoulders, and over her heart; on the floor's own grid. */
export function Rank({ side }: { side: 'front' | 'back' }) {
	const { line } = useBody();
	const ink = { stroke: palette.ink, strokeWidth: line * 0.4 };
	return (
		<>
			{([1, -1] as const).map((x) => (
				<g key={x} transform={`scale(${x} 1)`}>
					<Shape d="M8.6-141.4L17.6-138.8C20.4-137.8 20.6-134.2 18-134L7.6-137.4Z" tone={gold} line={0.8}>
						<Seam d="M18-139.6L16.6-133M16-140L14.4-133.6M14-140.6L12.4-134.4M12-141L10.4-135" w={0.6} c={navy.light} />
					</Shape>
					<circle cx="9.4" cy="-139.6" r=".9" fill={palette.white} {...ink} />
				</g>
			))}
			<Seam d={folds[side]} w={0.5} c={fold} />
			{side === 'front' && (
				<g transform="translate(6.6-129.4)rotate(-4)">
					{ribbons.map((fill, i) => (
						<rect key={fill} x={(i % 3) * 2.8} y={Math.floor(i / 3) * 2.2} width="2.8" height="2.2" fill={fill} {...ink} />
					))}
				</g>
			)}
		</>
	);
}
