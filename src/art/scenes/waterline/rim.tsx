import { brick, clay, midnight, navy, palette, slate, water } from '../../../model/colours.ts';
import { People } from '../../kit/crowd/people.tsx';
import { cloth, Line, n } from '../../kit/forms.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { seeded } from '../../kit/seeded.ts';
import { bunkLamp, firstLight, quayLamp, windowGlow } from './waterline-light.ts';

const { ink, yellow, red, foam } = palette;
const plate = { navy: navy.deep, rust: brick.dark, slate: midnight.light, green: water.deep };

/** A place on the rim: along its front from the near corner to the frame, or back along its end. */
const at = (along: number, up: number) => {
	const [foot, head] = along < 0 ? [413 + 8 * along, 318 - 18 * along] : [413 - 4 * along, 318 + 12 * along];
	return `${n(along < 0 ? 656 + 82 * along : 656 + 554 * along)} ${n(foot + (head - foot) * up)}`;
};
const band = (from: number, to: number, low: number, high: number) => `M${at(from, low)}L${at(from, high)} ${at(to, high)} ${at(to, low)}Z`;

/** Hulls that were towed here, plated together end to end. */
function Plates() {
	return (
		<g stroke={ink}>
			<path d={`${band(-1, 0, 0, 1)}${band(0, 1, 0, 1)}`} fill={plate.navy} strokeWidth="8" />
			<path
				d={`M${at(0.3, 0)}C${at(0.32, 0.5)} ${at(0.28, 0.8)} ${at(0.27, 1)}L${at(0.62, 1)} ${at(0.62, 0)}Z`}
				fill={plate.rust}
				strokeWidth="4"
			/>
			<path d={band(0.62, 1, 0, 1)} fill={plate.green} strokeWidth="4" />
			{/* The sun has got down as far as Deck 3. */}
			<path d={`M${at(-1, 0.46)}L${at(-1, 1)} ${at(0, 1)} ${at(0, 0.6)}Z`} fill={clay.mid} strokeWidth="0" />
			<path d={`M${at(-1, 0)}L${at(-1, 0.46)} ${at(0, 0.6)} ${at(0, 0)}Z`} fill={cloth.navy.light} strokeWidth="0" />
			<Line d={[0.25, 0.5, 0.75].map((up) => `M${at(-1, up)}L${at(0, up)} ${at(1, up)}`).join('')} width={1.8} />
			{/* The splash line, round the whole hull at the head of Deck 4. */}
			<path d={band(0, 1, 0.9, 1)} fill={cloth.red.dark} strokeWidth="4" data-light={quayLamp} />
			<path d={band(-1, 0, 0.9, 1)} fill={red} strokeWidth="4" data-light={firstLight} />
			<Line d={`M${at(0, 0)}V318`} width={4} />
			<path d={`M${at(-1, 0.04)}L${at(0, 0.04)} ${at(1, 0.04)}`} fill="none" stroke={foam} strokeWidth="2" />
		</g>
	);
}

/** Cheap bunks, and who in them is up; ports are dots, larger where the rim is nearer. */
function Portholes() {
	const random = seeded(412);
	const night = useNight();
	return [0.05, 0.35, 0.65].map((start, i) => {
		let dark = '';
		let lamps = '';
		for (let deck = 0; deck < 4; deck++) {
			for (let along = start; along < start + 0.3; along += 0.026 + i * 0.009) {
				const kind = random();
				if (kind > (night ? 0.5 : 0.8)) continue;
				const d = `M${at(along, deck * 0.25 + 0.085)}h.1`;
				if (night || kind < 0.34) lamps += d;
				else dark += d;
			}
		}
		const wide = 5.5 + i * 1.5;
		return (
			<g key={start} fill="none" strokeLinecap="round">
				<path d={dark + lamps} stroke={ink} strokeWidth={wide + 3} />
				{dark && <path d={dark} stroke={cloth.sea.dark} strokeWidth={wide} />}
				<path d={lamps} stroke={yellow} strokeWidth={wide} data-light={bunkLamp} />
			</g>
		);
	});
}

/** One of the lifts, up the outside, from the quay to Deck 12. */
function Lift() {
	return (
		<g stroke={ink} strokeWidth="5" transform="translate(76)">
			<path d="M972 410V236H1000V410Z" fill={slate.dark} />
			<path d="M972 410V236H981V410Z" fill={clay.mid} strokeWidth="0" />
			<path d="M972 258L1000 274 972 290 1000 306 972 322 1000 338 972 354 1000 370 972 386" fill="none" strokeWidth="2" />
			<path d="M968 292H1004V318H968Z" fill={yellow} strokeWidth="4" data-light={lights.own} />
			<path d="M980 318v-10q4-7 8 0v10ZM992 318v-12q4-7 8 0v12Z" fill={ink} strokeWidth="0" />
			<path d="M964 226H1008V238H964Z" fill={cloth.red.dark} strokeWidth="4" />
			<path d="M964 226H978V238H964Z" fill={red} strokeWidth="0" />
		</g>
	);
}

/** Whoever is up on Deck 5, and the rail that they lean on. */
export function Promenade() {
	return (
		<>
			<g stroke={ink}>
				<People
					all={[
						[836, 328, -0.76, 'wave', 'deep', 'crop', 'ink', 'white', 'ink'],
						[934, 330, -0.8, 'lean', 'tan', 'cap', 'red', 'yellow', 'ink'],
						[1000, 332, 0.8, 'lean', 'brown', 'crop', 'ink', 'red', 'ink'],
						[1016, 332, -0.76, 'talk', 'rose', 'bun', 'white', 'foam', 'ink'],
					]}
					light={windowGlow}
					line={4.4}
				/>
			</g>
			<Line
				d="M830 314L1200 322M840 314v8M880 315v8M920 316v8M960 317v8M1000 318v8M1040 319v8M1080 320v8M1120 321v8M1160 322v8"
				width={1.8}
			/>
		</>
	);
}

export function Rim() {
	return (
		<>
			<Plates />
			<Portholes />
			<Lift />
		</>
	);
}
