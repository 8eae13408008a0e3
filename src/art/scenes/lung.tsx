import { palette } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { cloth, n } from './forms.tsx';
import { BasilRail, Keeper } from './lung-keeper.tsx';
import { Gardeners } from './lung-people.tsx';
import { Shaft } from './lung-shaft.tsx';

const { ink, paper, white } = palette;
/** Flat shafts of daylight. */
function Daylight() {
	return (
		<>
			<path d="M330 0H470L350 640H170ZM580 0H680L742 560H600Z" fill={paper} opacity=".15" />
			<path d="M360 0H420L296 640H236Z" fill={white} opacity=".2" />
		</>
	);
}

/** The risers: water up, water down, and the air's return. */
function Risers() {
	const pipe = (x: number, w: number, light: string, dark: string) => (
		<>
			<path d={`M${x} -10h${w}V1010h${-w}Z`} fill={light} stroke={ink} strokeWidth="8" />
			<path d={`M${x} -10h${n(w * 0.4)}V1010h${n(-w * 0.4)}Z`} fill={dark} />
			<path
				d={[130, 410, 690, 930].map((y) => `M${x - 5} ${y}h${w + 10}v22h${-w - 10}Z`).join('')}
				fill={light}
				stroke={ink}
				strokeWidth="7"
			/>
		</>
	);
	return (
		<>
			{pipe(736, 30, cloth.red.light, cloth.red.dark)}
			{pipe(776, 44, cloth.foam.light, cloth.foam.dark)}
		</>
	);
}

function Lung() {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox="0 0 800 1000"
			width="800"
			height="1000"
			paintOrder="stroke"
			strokeLinejoin="round"
		>
			<Shaft />
			<Daylight />
			<Risers />
			<Gardeners />
			<Keeper />
			<BasilRail />
		</svg>
	);
}

export const sceneLung: Picture = {
	width: 800,
	height: 1000,
	alt: 'The Lung: eleven planted tiers around a deep shaft, seen from halfway down, with daylight from above. Keeper Agathe Ouédraogo smells a sprig of basil at the rail while gardeners work from ladders and a hanging trolley.',
	Drawing: Lung,
};
