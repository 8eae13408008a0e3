import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { n, skins } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { inMetres } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Taps } from '../kitchen/kitchen-things.tsx';
import { colour } from './signs-colours.ts';

/** What tells a hand where it is in the dark: four rails, three taps, and the two red things. */

const { ink, paper } = palette;
const { rails, tap, stop } = measures.corridor.drawn;
const per = 800;
const hand = (measures.person.drawn.hand * per) / 200;
const [left, right] = [44, 396];

const bars = [
	{ name: 'Rope: lower', thick: rails.rope, light: colour.rope, dark: colour.ropeShade },
	{ name: 'Ash: mid', thick: rails.ash, light: colour.ash, dark: colour.ashShade },
	{ name: 'Brass: upper', thick: rails.brass, light: colour.brass, dark: colour.brassShade },
	{ name: 'Pipe: below', thick: rails.pipe, light: colour.pipe, dark: colour.pipeShade },
] as const;

const names = [
	['Drink', 90],
	['Wash', 172],
	['Brine', 254],
	['Stop', 382],
	['Valve', 536],
] as const;

const yOf = (i: number) => 58 + i * 82;

function Rail({ i }: { i: number }) {
	const bar = bars[i] ?? bars[0];
	const [y, r] = [yOf(i), n((bar.thick * per) / 2)];
	const body = `M${left} ${n(y - r)}H${right}V${n(y + r)}H${left}Z`;
	const lay = Array.from({ length: 17 }, (_, k) => `M${left + k * 20} ${n(y + r)}q12 ${n(-r * 0.6)} 16 ${n(-r * 2)}`).join('');
	return (
		<g stroke={ink} strokeWidth="3.4">
			<path d={body} fill={bar.light} />
			<path d={`M${left} ${n(y + r * 0.2)}H${right}V${n(y + r)}H${left}Z`} fill={bar.dark} stroke="none" />
			{i === 0 && <path d={lay} fill="none" strokeWidth="2" />}
			{i === 1 && (
				<path
					d={`M${left + 20} ${n(y - r * 0.4)}H${left + 130}M${left + 90} ${n(y + r * 0.5)}H${right - 60}M${right - 150} ${n(y - r * 0.3)}H${right - 20}`}
					stroke={colour.ashShade}
					strokeWidth="1.8"
				/>
			)}
			<path d={body} fill="none" />
			<ellipse cx={right} cy={y} rx={n(r * 0.5)} ry={r} fill={i > 1 ? ink : bar.light} />
			{i > 1 && <ellipse cx={right} cy={y} rx={n(r * 0.36)} ry={n(r * 0.76)} fill={bar.dark} strokeWidth="2" />}
		</g>
	);
}

/** A red handle on a steel cable, which stops a machine. */
function Stop() {
	const long = stop * per;
	return (
		<g transform="translate(382 506)" stroke={ink} strokeWidth="3.4">
			<path d="M0-74V-14" strokeWidth="8" />
			<path d="M0-74V-14" stroke={colour.pipe} strokeWidth="3" strokeDasharray="7 3" />
			<path d="M-8-20H8L12 0H-12Z" fill={colour.pipe} />
			<path
				d={`M${n(-long / 2)} 0H${n(long / 2)}Q${n(long / 2 + 8)} 12 ${n(long / 2)} 24H${n(-long / 2)}Q${n(-long / 2 - 8)} 12 ${n(-long / 2)} 0Z`}
				fill={colour.red}
			/>
			<path d={`M${n(-long / 2)} 14H${n(long / 2)}V22H${n(-long / 2)}Z`} fill={colour.redShade} stroke="none" />
			<path
				d={`M${n(-long / 2)} 0H${n(long / 2)}Q${n(long / 2 + 8)} 12 ${n(long / 2)} 24H${n(-long / 2)}Q${n(-long / 2 - 8)} 12 ${n(-long / 2)} 0Z`}
				fill="none"
			/>
		</g>
	);
}

/** The red tag that hangs on a valve until the fitter who hung it takes it off. */
function Tag() {
	return (
		<g transform="translate(540 436)rotate(6)" stroke={ink} strokeWidth="3.2">
			<path d="M0 10C-16-30 20-30 4 8" fill="none" strokeWidth="4.5" />
			<path d="M-26 18L-14 4H14L26 18V96H-26Z" fill={colour.red} />
			<path d="M-26 18L-18 9V96H-26Z" fill={colour.redShade} stroke="none" />
			<path d="M-26 18L-14 4H14L26 18V96H-26Z" fill="none" />
			<circle cy="16" r="5" fill={paper} strokeWidth="2.4" />
			<Words at={[3, 50]} size={12.5} align="middle" colour={palette.white} weight={1.6}>
				Open
			</Words>
			<Words at={[3, 76]} size={12.5} align="middle" colour={palette.white} weight={1.6}>
				Ito
			</Words>
		</g>
	);
}

export const touch = makeView(
	{
		size: [640, 650],
		perMetre: per,
		bar: { at: [56, 628], metres: 0.2, fields: 4 },
		alt: 'The four handrails, each at its true thickness: rope, ash, brass, and bare pipe with a hand round it. Below them the three taps with round, square and ring handles, a red stop handle on its cable, and a fitter’s red tag.',
	},
	({ view }) => {
		const grip = yOf(3);
		return (
			<>
				{[0, 1, 2].map((i) => (
					<Rail key={i} i={i} />
				))}
				<Layer name="Hand">
					<Hand pose="grip" skin={skins.tan} build="broad" x={150} y={grip + 92} size={hand} turn={-90} line={3.6} near>
						<Rail i={3} />
					</Hand>
				</Layer>
				<path d={`M121 ${grip + 90}H179L184 ${grip + 114}H116Z`} fill={palette.blue} stroke={ink} strokeWidth="3.4" />
				{bars.map(({ name, thick }, i) => (
					<g key={name}>
						<Words at={[456, yOf(i) - 2]} size={view.letters}>
							{name}
						</Words>
						<Words at={[456, yOf(i) + 30]} size={view.letters * 0.9} measures>
							{`${inMetres(thick)} m`}
						</Words>
					</g>
				))}
				<Layer name="Taps">
					<Taps at={[90, 506]} apart={82} scale={n((tap * per) / 11)} line={3.2} />
				</Layer>
				{names.map(([name, x]) => (
					<Words key={name} at={[x, 570]} size={view.letters * 0.82} align="middle">
						{name}
					</Words>
				))}
				<Layer name="Stop">
					<Stop />
				</Layer>
				<Layer name="Tag">
					<Tag />
				</Layer>
			</>
		);
	},
);
