import { measures } from '../../../content/measures.ts';
import {
	brass,
	canvas,
	concrete,
	copper,
	leather,
	orange,
	palette,
	plum,
	slate,
	steel,
	wood as woodTones,
} from '../../../model/colours.ts';
import { n, skins } from '../../kit/forms.tsx';
import { Box, type Grid, paint } from '../passage/fittings.tsx';

const { length, apart, lowest, posts } = measures.berth.drawn.watches;
/** Where the bunks begin. */
export const first = 0.1;
const post = 0.08;
const wood = { light: woodTones.mid, dark: woodTones.deep };
const curtain = { light: slate.light, dark: steel.deep };
/** Where a bunk's mattress is. */
const tier = (i: number) => lowest + i * apart;

/** Three bunks on two posts: one that waits, one that is shut, one that sleeps. */
export function Bunks({ g }: { g: Grid }) {
	return (
		<>
			<Box g={g} at={[first, 0]} size={[length, posts]} fill={concrete.deep} line={0} />
			{[0, 1, 2].map((i) => (
				<Inside key={i} g={g} i={i} />
			))}
			<Waiting g={g} />
			<Asleep g={g} />
			<Shut g={g} />
			{[0, 1, 2].map((i) => (
				<Box key={i} g={g} at={[first, tier(i) - 0.18]} size={[length, 0.16]} fill={wood.light} shade={[0.7, woodTones.dark]} line={2.4} />
			))}
			{[0, length - post].map((x) => (
				<Box key={x} g={g} at={[first + x, 0]} size={[post, posts]} fill={wood.dark} line={2.4} />
			))}
		</>
	);
}

/** Planks behind, and the shelf at the head. */
function Inside({ g, i }: { g: Grid; i: number }) {
	const y = tier(i);
	const high = i === 2 ? posts - y : apart - 0.18;
	return (
		<>
			<Box g={g} at={[first, y]} size={[length, high]} fill={leather.mid} line={0} />
			<Box g={g} at={[first + 0.7, y]} size={[length - 0.7, high * 0.8]} fill={woodTones.deep} line={0} />
			<path
				d={[0.2, 0.4].map((by) => `M${g.x(first)} ${g.y(y + by)}H${g.x(first + length)}`).join('')}
				stroke={leather.dark}
				strokeWidth="1.6"
			/>
			<Box g={g} at={[first + 0.04, y - 0.06]} size={[length - 0.08, 0.1]} fill={canvas.light} line={2} />
		</>
	);
}

function Pillow({ g, y, c = canvas.pale }: { g: Grid; y: number; c?: string }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<g transform={`translate(${g.x(first + 0.12)} ${g.y(y + 0.03)})`}>
			<path d={`M0 0C${m(-0.03)} ${m(-0.17)} ${m(0.42)} ${m(-0.2)} ${m(0.42)} 0Z`} fill={c} stroke={palette.ink} strokeWidth="2.2" />
			<path d={`M${m(0.08)} ${m(-0.05)}Q${m(0.2)} ${m(-0.02)} ${m(0.34)} ${m(-0.06)}`} fill="none" stroke={slate.light} strokeWidth="2" />
		</g>
	);
}

/** Left warm: the hollow, the blanket folded in three and then across, half an orange. */
function Waiting({ g }: { g: Grid }) {
	const y = tier(0) + 0.04;
	return (
		<g stroke={palette.ink} strokeWidth="2.2">
			<path
				d={`M${g.x(first + 0.56)} ${g.y(y)}C${g.x(first + 0.8)} ${g.y(y - 0.09)} ${g.x(first + 1.2)} ${g.y(y - 0.09)} ${g.x(first + 1.46)} ${g.y(y)}Z`}
				fill={brass.light}
				strokeWidth="1.4"
			/>
			<Pillow g={g} y={tier(0)} />
			<path
				d={`M${g.x(first + 1.5)} ${g.y(y)}C${g.x(first + 1.46)} ${g.y(y + 0.16)} ${g.x(first + 1.9)} ${g.y(y + 0.16)} ${g.x(first + 1.88)} ${g.y(y)}Z`}
				fill={copper.mid}
			/>
			<path
				d={`M${g.x(first + 1.49)} ${g.y(y + 0.04)}H${g.x(first + 1.89)}M${g.x(first + 1.5)} ${g.y(y + 0.08)}H${g.x(first + 1.88)}`}
				fill="none"
				strokeWidth="1.4"
			/>
			<Box g={g} at={[first + 0.1, tier(0) + 0.44]} size={[0.5, 0.035]} fill={wood.light} line={2} />
			<path
				d={`M${g.x(first + 0.26)} ${g.y(tier(0) + 0.475)}a${n(g.k * 0.045)} ${n(g.k * 0.045)} 0 0 1 ${n(g.k * 0.09)} 0Z`}
				fill={orange.light}
				strokeWidth="1.8"
			/>
			<path
				d={`M${g.x(first + 1.72)} ${g.y(tier(1) - 0.18)}V${g.y(tier(0) + 0.06)}H${g.x(first + 1.92)}V${g.y(tier(1) - 0.18)}Z`}
				fill={curtain.light}
			/>
			<path
				d={`M${g.x(first + 1.78)} ${g.y(tier(1) - 0.18)}V${g.y(tier(0) + 0.06)}M${g.x(first + 1.86)} ${g.y(tier(1) - 0.18)}V${g.y(tier(0) + 0.06)}`}
				strokeWidth="1.6"
			/>
		</g>
	);
}

/** With his face to the wall. */
function Asleep({ g }: { g: Grid }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<>
			<Pillow g={g} y={tier(2)} c={concrete.light} />
			<g transform={`translate(${g.x(first + 0.34)} ${g.y(tier(2) + 0.14)})`} stroke={palette.ink} strokeWidth="2.2">
				<path
					d={`M${m(-0.02)} ${m(-0.12)}C${m(-0.14)} ${m(-0.1)} ${m(-0.15)} ${m(0.06)} ${m(-0.04)} ${m(0.08)}C${m(0.08)} ${m(0.1)} ${m(0.12)} ${m(-0.04)} ${m(0.08)} ${m(-0.08)}Z`}
					fill={concrete.deep}
				/>
				<path
					d={`M${m(0.06)} ${m(0.04)}q${m(0.03)} ${m(-0.05)} ${m(0.05)} 0q0 ${m(0.04)} ${m(-0.04)} ${m(0.03)}Z`}
					fill={skins.brown.light}
					strokeWidth="1.6"
				/>
				<path
					d={`M${m(0.1)} ${m(0.1)}C${m(0.12)} ${m(-0.14)} ${m(0.36)} ${m(-0.2)} ${m(0.56)} ${m(-0.14)}C${m(0.8)} ${m(-0.08)} ${m(0.9)} ${m(-0.2)} ${m(1.06)} ${m(-0.16)}C${m(1.2)} ${m(-0.12)} ${m(1.44)} ${m(-0.02)} ${m(1.54)} ${m(0.1)}Z`}
					fill={plum.mid}
				/>
				<path d={`M${m(0.12)} ${m(0.1)}C${m(0.4)} ${m(0.02)} ${m(1)} ${m(0.04)} ${m(1.54)} ${m(0.1)}Z`} fill={plum.dark} stroke="none" />
				<path d={`M${m(0.56)} ${m(-0.14)}C${m(0.5)} ${m(-0.06)} ${m(0.46)} 0 ${m(0.3)} ${m(0.02)}`} fill="none" strokeWidth="1.6" />
			</g>
		</>
	);
}

/** The curtain is drawn: nobody is there. */
function Shut({ g }: { g: Grid }) {
	const [top, low] = [tier(2) - 0.18, tier(1) + 0.03];
	const folds = [0.2, 0.46, 0.74, 1.04, 1.3, 1.58, 1.8];
	return (
		<>
			<Box g={g} at={[first + post, low]} size={[length - 2 * post, top - low]} fill={curtain.light} />
			<path
				d={folds.map((x) => `M${g.x(first + x)} ${g.y(top)}L${g.x(first + x - 0.03)} ${g.y(low)}H${g.x(first + x + 0.07)}Z`).join('')}
				fill={curtain.dark}
			/>
			<path
				d={folds.map((x) => `M${g.x(first + x + 0.01)} ${g.y(top)}L${g.x(first + x + 0.06)} ${g.y(low)}`).join('')}
				stroke={palette.ink}
				strokeWidth="1.6"
			/>
		</>
	);
}

/** But for his feet, which stick out. */
export function Feet({ g }: { g: Grid }) {
	const m = (metres: number) => n(metres * g.k);
	return (
		<g transform={`translate(${g.x(first + length - 0.02)} ${g.y(tier(1) + 0.1)})`} stroke={palette.ink} strokeWidth="2">
			{[-0.06, 0.04].map((y) => (
				<g key={y} transform={`translate(0 ${m(y)})`}>
					<path
						d={`M0 ${m(-0.04)}H${m(0.1)}C${m(0.12)} ${m(-0.18)} ${m(0.18)} ${m(-0.18)} ${m(0.18)} ${m(-0.1)}V${m(0.03)}C${m(0.18)} ${m(0.06)} ${m(0.1)} ${m(0.05)} 0 ${m(0.05)}Z`}
						fill={paint.rope}
					/>
					<path
						d={`M${m(0.12)} ${m(-0.09)}L${m(0.18)} ${m(-0.1)}M${m(0.03)} ${m(-0.04)}V${m(0.05)}`}
						stroke={palette.red}
						strokeWidth="3"
					/>
				</g>
			))}
		</g>
	);
}
