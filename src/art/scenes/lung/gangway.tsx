import { someone } from '../../folk/folk.ts';
import { Townsperson } from '../../folk/townsperson.tsx';
import { hairTones } from '../../folk/traits.ts';
import { makeOutfit, makeWear } from '../../folk/wear/make-wear.tsx';
import { cloth, Line, skins } from '../../forms.tsx';
import { Lit } from '../../lit.tsx';
import { palette } from '../../palette.ts';
import { Cut } from '../figure.tsx';
import { apprentices, fromBelow, growRim, shade } from './light.ts';

const { ink, white } = palette;
const scale = 1.02;
const clogs = cloth.wood;

/** In front, walking backwards into the job, and looking where she goes. */
function First() {
	return (
		<Townsperson
			id="lung-first"
			who={someone(
				{
					skin: skins.brown,
					age: 'young',
					hair: 'bun',
					cap: 'headscarf',
					capTone: cloth.yellow,
				},
				{ height: 164 },
			)}
			wear={makeOutfit({
				...makeWear({ cut: 'dungarees', top: cloth.foam, legs: cloth.navy }).garment,
				boots: clogs,
			})}
			pose={{
				view: 'quarter',
				waist: [-2, -104],
				lean: -6,
				head: { view: 'profile', turn: -1, mood: 'talk' },
				near: { to: [23, -83], elbow: [-2, -100], hand: 'grip', level: 10 },
				far: { to: [36, -90], hand: 'grip', level: 10 },
				nearLeg: { to: [-30, -12], boot: 'side', flip: true },
				farLeg: { to: [18, -14], boot: 'side', flip: true },
			}}
			x={588}
			y={866}
			scale={scale}
		/>
	);
}

/** Behind, taller than last month, and looking at the seedlings. */
function Second() {
	return (
		<Townsperson
			id="lung-second"
			who={someone(
				{ skin: skins.rose, age: 'young', hair: 'swept', hairTone: hairTones.sand, jaw: 'long' },
				{ height: 180, girth: 0.92 },
			)}
			wear={makeOutfit({
				...makeWear({ cut: 'jersey', top: cloth.green, legs: cloth.red }).garment,
				boots: clogs,
			})}
			pose={{
				view: 'quarter',
				waist: [0, -104],
				lean: 5,
				head: { tilt: 14 },
				near: { to: [30, -74], elbow: [3, -94], hand: 'grip', level: 8 },
				far: { to: [36, -78], hand: 'grip', level: 8 },
				nearLeg: { to: [20, -11.5], boot: 'side', heel: -12 },
				farLeg: { to: [-28, -20], boot: 'side', heel: 30 },
			}}
			x={730}
			y={851}
			turn={-1}
			scale={scale}
		/>
	);
}

/** A gangway across the shaft, and a tray on its way up to the light. */
export function Gangway() {
	const rows = Array.from(
		{ length: 6 },
		(_, i) => `M${630 + i * 9} ${774 - i}q-7-12 0-17 7 5 0 17`,
	);
	const wires = 'M488 748L812 722M488 804L812 776';
	return (
		<g stroke={ink}>
			<Line d={wires} width={6} />
			<Line d={wires} width={2.4} ink={cloth.sand.light} />
			<path
				d="M484 861L812 838V866L484 893Z"
				fill={cloth.wood.light}
				strokeWidth="8"
				data-light={apprentices}
			/>
			<path
				d="M484 893L812 866V880L484 909Z"
				fill={cloth.wood.dark}
				strokeWidth="8"
				data-light={growRim}
			/>
			<Line
				d="M572 856l-3 30M618 852l-2 30M664 849l-1 30M710 846v30M756 843l1 28"
				width={3}
				ink={cloth.wood.dark}
			/>
			<path d="M562 742h8v116h-8ZM778 724h8v118h-8Z" fill={cloth.grey.light} strokeWidth="6" />
			<Lit light={apprentices} shade={shade} breadth={1.4} rim={fromBelow}>
				<First />
				<path d={rows.join('')} fill={cloth.green.light} strokeWidth="5" />
				<path d={rows.join('')} fill="#5fb36a" stroke="none" />
				<g strokeWidth="7">
					<Cut
						id="lung-tray"
						d="M618 772L690 764V784L618 792Z"
						tone={{ light: white, dark: cloth.white.dark }}
						by={[0, -8]}
					/>
				</g>
				<Second />
			</Lit>
		</g>
	);
}
