import type { Point } from '../kit/shapes.ts';
import { colour, weight } from './city-plan-colours.ts';
import { glasshouse } from './city-plan-lights.ts';
import { Dashes, Dots, Flag, Inner, Shade } from './city-plan-parts.tsx';
import { lifts, trace } from './plot.ts';
import { drawIn } from './terraces.ts';

const { white, yellow, leaf, green, moss, glass, ochre, orange, night, plaster, foam, haze } = colour;

/** A stretch of the lee side, drawn in by so many metres: beds follow the hull. */
const along = (inset: number, from: number, to: number): Point[] => drawIn(inset, 1).filter(([x, y]) => x > 0 && y < from && y > to);

/** The tiers of the Lung that the sun sees, from the top. */
const tiers = [green, moss, green, moss, green, night] as const;

/** The Lung: eleven tiers round an open shaft. */
function Lung() {
	return (
		<g data-light={glasshouse} transform="translate(424 4)">
			<Shade d="M40-50a66 66 0 0 1 20 110l-90 8z" />
			<circle r="68" fill={plaster} />
			<Dashes colour={ochre} width={2} dash="3 9" d="M0-62.5a62.5 62.5 0 1 1-.1 0" />
			<g clipPath="url(#city-plan-shaft)">
				{tiers.map((fill, i) => (
					<g key={i} transform={`translate(0 ${i * 13})`}>
						<circle r="57" fill={fill} />
						<path fill="none" stroke={white} strokeWidth="3" d="M-57 0a57 57 0 0 1 114 0" />
						<Dashes colour={i % 2 ? green : leaf} width={7} dash="0 9" round d="M-51 2a51 51 0 0 1 102 0" />
					</g>
				))}
				<path fill={plaster} strokeWidth="2" d="M-18 34h22v10h-22zM10 36h8v6h-8z" />
				<Shade d="M-57-40A57 57 0 0 0-20 56L-8 30Q-44 4-30-44z" dark={0.3} />
			</g>
			<circle r="57" fill="none" />
			<Flag of="E" x={46} y={-40} staff={50} w={36} />
		</g>
	);
}

/** A glasshouse, round, with what grows in it. */
function Dome({ x, y, size }: { x: number; y: number; size: number }) {
	return (
		<g data-light={glasshouse} transform={`translate(${x} ${y})scale(${size})`}>
			<Shade d="M20 10L58 20Q64 4 40-10z" />
			<path fill={glass} d="M-40 0C-40-52 40-52 40 0Q0 18-40 0z" />
			<path fill={green} strokeWidth="1.6" d="M-30 4q-6-14 6-18 2-14 14-8 12-12 18 4 14-2 12 10 8 4 4 12-26 8-54 0z" />
			<path fill="none" stroke={white} strokeWidth="4" d="M-28-14Q-22-28-8-34" />
			<Inner d="M-40 0Q0 16 40 0M-36-18Q0-6 36-18M0-39V9M-20-34Q-28-14-22 6M20-34Q28-14 22 6" width={1.6} />
		</g>
	);
}

/** Trees in rows, with fruit on their weather side. */
function Orchard({ d }: { d: string }) {
	return (
		<>
			<g transform="translate(7 4)" opacity=".3">
				<Dashes colour={colour.ink} width={22} dash="0 29" round d={d} />
			</g>
			<Dots colour={green} width={17} dash="0 29" d={d} />
			<g transform="translate(-3 -3)">
				<Dashes colour={leaf} width={8} dash="0 29" round d={d} />
				<Dashes colour={orange} width={4.5} dash="0 29" from={-5} round d={d} />
			</g>
		</>
	);
}

/** The hives, which have never been given a Hand. */
const Hives = ({ d }: { d: string }) => (
	<>
		<Dashes colour={colour.ink} width={15} dash="12 3" d={d} />
		<Dashes colour={yellow} width={10} dash="8 7" from={-2} d={d} />
	</>
);

/** The rim: a hedge, and the steps where the ferries lie. */
export function Gardens() {
	return (
		<>
			<Dashes colour={green} width={14} dash="0 13" round d={trace(along(50, 132, -236))} />
			<path fill={haze} strokeWidth="2.6" d="M508-42H551V60H510z" />
			<Dashes colour={white} width={98} dash="4 3" d="M524 9H551" />
			<Inner d="M524-40V58" width={weight.fine} />
		</>
	);
}

export function GardensLow() {
	return (
		<>
			{[86, 104, 122, 140].map((inset, i) => (
				<Dashes
					key={inset}
					colour={i % 2 ? moss : ochre}
					width={11}
					dash={i % 2 ? '44 6 20 6' : '30 8'}
					d={trace(along(inset, 112, -216), lifts.low)}
				/>
			))}
			<Orchard d="M384-104L440-122M384-76H420M386 104H470M376 128H466" />
			<Lung />
			<Hives d="M486-36V4M374 72V112" />
		</>
	);
}

export function GardensMid() {
	return (
		<>
			<Dashes colour={moss} width={11} dash="62 6" d="M246-92H338M240-74H338" />
			<Dashes colour={ochre} width={11} dash="26 6 40 6" d="M236-56H338" />
			<Orchard d="M214 92H330M230 116H330M246 140H300" />
			<Dome x={278} y={-2} size={1.1} />
			<Dome x={208} y={24} size={0.7} />
			<path fill="none" stroke={foam} strokeWidth="5" d="M196 66Q260 40 326 68" />
		</>
	);
}
