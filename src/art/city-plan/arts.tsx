import { colour, weight } from './city-plan-colours.ts';
import { floodlight, panes, streetLights } from './city-plan-lights.ts';
import { Bunting, Dashes, Inner, Shade } from './city-plan-parts.tsx';
import { lifts } from './plot.ts';
import { type Houses, RowPattern, Streets } from './row.tsx';

const { ink, white, yellow, red, rose, wine, sea, ochre, deep, foam } = colour;

const wells = { colour: deep, dash: '12 8', share: 0.5 } as const;
const houses: Houses = {
	a: { width: 40, height: 22, wall: ochre, roof: foam, bands: wells, lights: deep },
	b: { width: 26, height: 30, wall: rose, roof: sea, ridge: 9, lights: yellow },
	c: { width: 34, height: 16, wall: wine, roof: yellow, ridge: 8, lights: foam },
	d: { width: 48, height: 24, wall: sea, roof: rose, bands: wells, lights: yellow },
};

export function ArtsRows() {
	const lit = { light: streetLights.arts, pane: panes.amber };
	return (
		<>
			<RowPattern id="lane" plan="abdc" {...lit} houses={houses} depth={36} />
			<RowPattern id="alley" plan="cb" {...lit} houses={houses} depth={32} turn={-14} />
			<RowPattern id="yard" plan="db" {...lit} houses={houses} depth={36} />
		</>
	);
}

/** The ferry Lady Fatou, built into the corner whole, with her bow door down to the sea. */
export function LadyFatou() {
	return (
		<g data-light={floodlight} transform="translate(-352 -350)rotate(44)">
			<Shade d="M-50-20L90-40 96 6 0 40z" />
			<path fill={red} d="M-88 0Q-70-26-46-26H74V26H-46Q-70 26-88 0z" />
			<path fill={white} d="M-80-2Q-62-24-44-24H70V20H-44Q-64 20-80-2z" />
			<path fill={foam} strokeWidth="2.4" d="M-42-18H-22V14H-42Q-52-2-42-18z" />
			<path fill={white} strokeWidth="2.4" d="M-22-20H50V16H-22z" />
			<path fill={yellow} strokeWidth="2.4" d="M14-10H36V6H14z" />
			<path fill={ink} strokeWidth="2.4" d="M20-6H30V2H20z" />
			<Dashes colour={red} width={5} dash="9 6" d="M-16-15H48M-16 11H48" />
			<path fill={ochre} strokeWidth="2.6" d="M-88-12L-118-9V9L-88 12z" />
			<path stroke={white} strokeWidth="2" strokeDasharray="5 4" d="M-90 0H-116" />
			<Inner width={weight.fine} d="M-84-18L-116-9M-84 18L-116 9" />
			<path fill="none" stroke={white} strokeWidth="3.6" d="M-124-14q-6 6 0 12t0 14M-132-8q-6 8 0 16" />
		</g>
	);
}

export function ArtsRim() {
	return (
		<Streets
			lift={lifts.rim}
			rows={[
				['yard', [-352, 430], -20],
				['yard', [-264, 468], -8],
				['lane', [-178, 472], -2],
			]}
		/>
	);
}

export function ArtsLow() {
	return (
		<>
			<Streets
				lift={lifts.low}
				rows={[
					['yard', [-304, 396], -6],
					['lane', [-214, 404], -2],
					['alley', [-478, 268], -14],
					['yard', [-280, 334]],
					['lane', [-186, 328]],
				]}
			/>
			<LadyFatou />
			<Bunting d="M-300-452L-240-436-186-452-120-440-66-456-14-440M-230-394L-170-384-120-398-70-386-26-400" />
		</>
	);
}

export function ArtsMid() {
	return (
		<>
			<Streets
				lift={lifts.mid}
				rows={[
					['yard', [-262, 190], 4],
					['lane', [-182, 232]],
				]}
			/>
			<Bunting d="M-256-236L-200-262-140-284-80-276-30-292" />
		</>
	);
}
