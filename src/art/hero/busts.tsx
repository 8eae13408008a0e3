import { smallSkins } from '../kit/body/small-skins.ts';
import { type Dye, dye } from '../kit/crowd/people.tsx';
import { tenth } from '../kit/shapes.ts';
import { type Patch, Patches } from './hero-parts.tsx';
import { by } from './moonlight.ts';

/** A head and shoulders, for rows of seats and for windows: place, face, hair and coat. */
export type Bust = readonly [x: number, y: number, face: keyof typeof smallSkins, hair: Dye, coat: Dye];

/** People who sit, or look out of a window: no one of them before another. */
export function Busts({ all, size = 1 }: { all: readonly Bust[]; size?: number }) {
	const k = (n: number) => tenth(n * size);
	// Each shape begins at the person's own place: what follows is then the same for all of them.
	const faceLine = `m0${k(-12.6)}a${k(3.6)} ${k(3.6)} 0 1 1-.1 0`;
	const coatLine = `m${k(-5.4)} 0v${k(-4)}q${k(5.4)}${k(-3.4)} ${k(10.8)} 0v${k(4)}Z`;
	const hairLine = `m${k(-3.8)}${k(-8.4)}a${k(3.8)} ${k(3.8)} 0 0 1 ${k(7.6)}${k(-1.4)}q${k(-3.8)}${k(-1.2)}${k(-5.4)} ${k(0.4)}Z`;
	const ink = tenth(1.3 * size);
	return (
		<>
			<Patches strokeWidth={ink} all={all.map(([x, y, face]) => [smallSkins[face], `M${x} ${y}${faceLine}`, by.lamp])} />
			<Patches
				strokeWidth={ink}
				all={all.flatMap(([x, y, , hair, coat]): Patch[] => [
					[dye[coat], `M${x} ${y}${coatLine}`, by.lamp],
					[dye[hair], `M${x} ${y}${hairLine}`, by.lamp],
				])}
			/>
		</>
	);
}
