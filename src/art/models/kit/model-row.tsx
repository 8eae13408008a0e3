import { Townsperson } from '../../kit/folk/townsperson.tsx';
import { Layer } from '../../kit/layer.tsx';
import { makePicture } from '../../kit/make-picture.tsx';
import { nightPaper, Paper, SheetLine } from '../../kit/measuring/paper.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import type { Picture } from '../../picture.ts';
import type { ModelDrawing } from './model-sheet.tsx';

/** Units of the row per centimetre, from one person to the next, and the ground. */
const [scale, step, ground] = [1.45, 112, 330];

/**
 * Everybody on one ground, the smallest first, with a line at every half metre.
 * @param models by the name that stands below each
 */
export function makeModelRow(models: Readonly<Record<string, ModelDrawing>>, alt: string): Picture {
	const people = Object.entries(models).sort(([, a], [, b]) => a.who.height - b.who.height);
	const width = people.length * step + 116;
	const marks = [50, 100, 150, 200].map((at) => ({ at, y: ground - at * scale }));
	const picture = makePicture([width, ground + 62], alt, () => (
		<>
			<Layer name="Paper">
				<Paper d={`M0 0H${width}V${ground + 62}H0Z`} />
			</Layer>
			<SheetLine d={marks.map(({ y }) => `M60 ${y}H${width}`).join('')} ink="ruling" strokeWidth="2" />
			{marks.map(({ at, y }) => (
				<Words key={at} at={[14, y + 7]} size={14} measures>
					{(at / 100).toFixed(1)}
				</Words>
			))}
			<SheetLine d={`M0 ${ground}H${width}`} ink="ink" strokeWidth="4" />
			{people.map(([name, model], i) => {
				const { who, wear, front } = model;
				const x = 104 + i * step;
				return (
					<g key={name}>
						<Townsperson layer={name} who={who} wear={wear} pose={front} upright={front} x={x} y={ground} scale={scale} />
						<Words at={[x, ground + 28]} size={12} align="middle">
							{name}
						</Words>
						<Words at={[x, ground + 48]} size={11} align="middle" measures>
							{(who.height / 100).toFixed(2)}
						</Words>
					</g>
				);
			})}
		</>
	));
	return { ...picture, night: nightPaper };
}
