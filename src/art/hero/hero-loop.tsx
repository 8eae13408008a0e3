import { palette, slate } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { Lit } from '../kit/lit.tsx';
import { Block } from './blocks.tsx';
import { Busts } from './busts.tsx';
import { Inner, line, Shade } from './hero-parts.tsx';
import { by } from './moonlight.ts';

const { white, red, deep, yellow, foam, ink, blue } = palette;

/** The Axion Loop: one steel tube on Deck 10, round the whole city, with trains one way only. */
export function LoopTube() {
	const rings = [-272, -188, -160, -132, -104, -76, -48, -20, 138, 166].map((x) => `M${x}-121v17`);
	return (
		<>
			<path fill={slate.mid} strokeWidth="2" d="M-268-104h8v24h-8ZM-62-104h8v30h-8ZM150-104h8v30h-8Z" />
			<path fill={slate.pale} d="M-300-122H204v19H-300Z" />
			<path fill={white} stroke="none" d="M-298-120H202v4H-298Z" />
			<Shade d="M-300-109H204v6H-300Z" />
			<Inner width={line.fine} d={rings.join('')} />
			<path fill={ink} strokeWidth="2" d="M-262-118h62v11h-62Z" />
			<Lit light={by.own}>
				<path fill={red} strokeWidth="1.4" d="M-262-116h44q10 1 13 9h-57Z" />
				<path fill={white} stroke="none" d="M-261-111h54l1 2h-55Z" />
				<path fill={foam} strokeWidth="1" d="M-258-115h7v3h-7ZM-247-115h7v3h-7ZM-236-115h7v3h-7ZM-225-115h8l3 3h-11Z" />
			</Lit>
		</>
	);
}

/** A station: no train leaves before its harbour's tide table is up. */
export function LoopStation() {
	return (
		<>
			<Block x={8} y={-140} w={98} h={46} fill={white} roof={slate.pale} side={6} rise={6} />
			<Lit light={by.own}>
				<path fill={foam} strokeWidth="1.8" d="M13-134h88v34H13Z" />
				<path fill={red} strokeWidth="1.8" d="M13-103V-119h70q14 1 16 16Z" />
				<path fill={white} stroke="none" d="M13-110h83l1 3H13Z" />
				<path fill={deep} strokeWidth="1.2" d="M18-116h9v6h-9ZM31-116h9v6h-9ZM52-116h9v6h-9ZM65-116h9v6h-9ZM78-116h6q5 1 7 6H78Z" />
				<Busts
					all={[
						[22, -110, 'rose', 'straw', 'green'],
						[57, -110, 'deep', 'black', 'yellow'],
					]}
					size={0.56}
				/>
				<path fill={deep} strokeWidth="1.2" d="M16-132h20v9H16Z" />
				<path fill="none" stroke={yellow} strokeWidth="1.2" d="M19-129h6M27-129h6M19-126h9M30-126h3" />
				<path fill={blue} strokeWidth="1.2" d="M88-132h10v8H88Z" />
				<path fill="none" stroke={white} strokeWidth="1" d="M89-127q2-4 4 0t4 0" />
				<path fill={yellow} strokeWidth="1.2" d="M13-100h88v4H13Z" />
				<People
					all={[
						[44, -97, 0.62, 'reach', 'brown', 'bun', 'grey', 'orange', 'deep', { hem: 5 }],
						[30, -97, -0.62, 'read', 'fair', 'crop', 'brown', 'slate', 'ink', { hem: 6 }],
						[72, -97, -0.64, 'stand', 'deep', 'turban', 'red', 'white', 'ink', { hem: 8 }],
						[80, -97, 0.42, 'wave', 'deep', 'afro', 'black', 'yellow', 'red'],
						[94, -97, -0.6, 'run', 'tan', 'cap', 'blue', 'green', 'khaki'],
					]}
				/>
				<path fill={white} strokeWidth="1" d="M44-122h9v7h-9Z" />
			</Lit>
			<Inner width={line.fine} d="M57-134v34M8-134H106" />
		</>
	);
}
