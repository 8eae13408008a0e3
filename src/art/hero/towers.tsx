import { canvas, deal, palette, rust } from '../../model/colours.ts';
import { People } from '../kit/crowd/people.tsx';
import { useNight } from '../kit/night.tsx';
import { Block, Rail } from './blocks.tsx';
import { Busts } from './busts.tsx';
import { Flag, Inner, line, type Patch, Patches, Shade, Spars } from './hero-parts.tsx';
import { by } from './moonlight.ts';
import { Panes } from './windows.tsx';

const { white, deep, yellow, red, sea, foam, blue } = palette;

/** The towers that stand behind, pale with distance and hardly looked into. */
export function FarTowers() {
	return (
		<g strokeWidth="2">
			<path fill={canvas.mid} d="M-262-190V-252l14-9 14 9v62Z" />
			<path fill={foam} d="M-6-250V-356h14v-12h18v118Z" />
			<path fill={canvas.mid} d="M96-240V-368l14-12h12v140Z" />
			<path fill={foam} d="M166-240V-330q17-22 34 0v90Z" />
			<path fill={canvas.mid} d="M262-180V-240h11v-10h15v70Z" />
			<Spars
				width={line.fine}
				d="M114-380v-22M108-394h12M183-344v-18M-248-261v-14M102-356h14M102-344h20M102-332h10M102-320h16M174-318h20M174-304h12M-256-240h16M-256-226h10M268-228h14"
			/>
		</g>
	);
}

/** Relay Nine: the Nexus keeps its ears here, and nine lamps. */
export function RelayNine() {
	return (
		<>
			<Flag letter="N" x={-212} y={-378} staff={36} w={34} wind={3} />
			<Inner width={2.2} d="M-230-296L-216-344h8L-194-296M-226-310h28M-222-322h20M-219-334h14" />
			<Inner width={1.2} d="M-228-303l30-7M-226-310l24-12M-222-322l17-12M-196-303l-30-7M-198-310l-24-12M-202-322l-17-12" />
			<Block x={-242} y={-292} w={52} h={55} fill={white} roof={foam}>
				<path
					fill="none"
					strokeWidth="8"
					d="M-228-278h0M-216-278h0M-204-278h0M-228-266h0M-216-266h0M-204-266h0M-228-254h0M-216-254h0M-204-254h0"
				/>
				<path
					fill="none"
					data-light={by.own}
					stroke={yellow}
					strokeWidth="5"
					d="M-228-278h0M-216-278h0M-228-266h0M-216-266h0M-204-266h0M-228-254h0M-216-254h0M-204-254h0"
				/>
				<path data-light={by.own} fill="none" stroke={red} strokeWidth="5" d="M-204-278h0" />
			</Block>
			<g fill={white} strokeWidth="2">
				<ellipse cx="-236" cy="-318" rx="6" ry="12" transform="rotate(24-236-318)" />
				<ellipse cx="-190" cy="-322" rx="5" ry="11" transform="rotate(-28-190-322)" />
			</g>
			<Inner d="M-236-318l-11-5M-190-322l11-5" />
			<People
				all={[
					[-236, -293, 0.56, 'reach', 'fair', 'long', 'black', 'ink', 'slate'],
					[-202, -294, 0.54, 'stand', 'deep', 'beard', 'grey', 'sea', 'slate'],
				]}
			/>
		</>
	);
}

const bunting = [red, yellow, white, blue] as const;

/** A halyard dressed with small flags. */
function Halyard(p: { from: [number, number]; to: [number, number]; n: number }) {
	const [x, y] = p.from;
	const [u, v] = p.to;
	const flags = Array.from({ length: p.n }, (_, i): Patch => {
		const t = (i + 1) / (p.n + 1);
		const hoist = `M${Math.round(x + (u - x) * t)} ${Math.round(y + (v - y) * t)}`;
		return [bunting[(i * 3 + p.n) % 4] ?? red, `${hoist}v7h8v-${i % 3 ? 7 : 4}Z`, by.lamp];
	});
	return (
		<>
			<Inner width={1.4} d={`M${x} ${y}L${u} ${v}`} />
			<Patches strokeWidth="1" all={flags} />
		</>
	);
}

/** Halyard Tower: the tallest thing tied to the buoy, rigged like a mast. */
export function HalyardTower() {
	const atNight = useNight();
	return (
		<>
			<Halyard from={[56, -424]} to={[146, -372]} n={6} />
			<Flag letter="V" x={45} y={-452} staff={36} w={38} wind={4} />
			<path fill={white} strokeWidth="4" d="M14-267L20-408l12-12H58l11 14 6 139Z" />
			<Shade d="M56-420h2l11 14 6 139H54Z" />
			<g fill="none" strokeLinecap="butt" strokeWidth="6">
				<path stroke={sea} d="M26-398h26M26-385h18M26-372h26M25-358h14M24-330h28M24-317h18M24-304h28M23-291h20M23-278h28" />
				<path
					stroke={yellow}
					d={`M44-385h8M39-358h12M42-317h10M43-291h8${atNight ? 'M26-398h9M30-372h8M25-330h15M24-304h8M36-304h8M26-385h6M23-278h9M28-358h7' : ''}`}
					data-light={by.own}
				/>
				<path data-light={by.screen} stroke={foam} d="M59-392h6M59-378h7M60-358h7M60-324h8M60-304h9M60-284h9" />
			</g>
			<path fill={white} strokeWidth="2.4" d="M11-342h71v6H11Z" />
			<Shade d="M54-342h28v6H54Z" />
			<People
				all={[
					[22, -342, 0.54, 'cheer', 'tan', 'bun', 'black', 'red', 'deep', { hem: 5 }],
					[34, -342, 0.54, 'read', 'brown', 'crop', 'black', 'khaki', 'ink', { hem: 8 }],
					[62, -342, 0.57, 'talk', 'fair', 'bald', 'grey', 'deep', 'ink', { stout: 2, hem: 6 }],
					[76, -342, 0.53, 'lean', 'deep', 'afro', 'black', 'plum', 'slate'],
				]}
			/>
			<Rail x={12} to={81} y={-342} h={7} />
		</>
	);
}

/** A bridge from tower to tower, and the net that has every hat the wind ever took. */
export function HatBridge() {
	return (
		<>
			<path fill={foam} fillOpacity=".5" strokeWidth="1" d="M74-314Q107-284 142-314Z" />
			<Inner width={0.8} d="M82-314l22 14M94-314l24 14M108-314l20 11M122-314l12 6M134-314l-22 14M122-314l-24 14M108-314l-18 10" />
			<g strokeWidth="1" data-light={by.lamp}>
				<path fill={red} d="M86-309l10 2-1-5q-5-3-7 1Z" />
				<path fill={yellow} d="M98-303h11l-2-5h-6Z" />
				<path fill={deep} d="M112-304l10-2-3-5q-5 0-6 4Z" />
				<path fill={deal.dark} d="M120-308l9-3-3-3h-6Z" />
			</g>
			<path fill={white} strokeWidth="2" d="M72-320h72v6H72Z" />
			<People
				all={[
					[86, -320, 0.52, 'walk', 'deep', 'brim', 'straw', 'green', 'ink'],
					[104, -320, 0.52, 'reach', 'rose', 'bald', 'brown', 'blue', 'khaki'],
					[126, -320, -0.52, 'push', 'tan', 'scarf', 'yellow', 'red', 'deep', { hem: 6 }],
				]}
			/>
			<path fill={blue} strokeWidth="1.2" d="M112-326h7l1 5h-9Z" />
			<Rail x={73} to={143} y={-320} h={6} />
		</>
	);
}

/** The offices beside Halyard Tower, and who washes their windows. */
export function Offices() {
	return (
		<>
			<path fill={rust.mid} d="M84-276V-296l19-15 19 15v20Z" />
			<Shade d="M108-307l14 11v20h-14Z" />
			<Panes x={91} y={-293} rows={['obo']} dx={11} dy={15} w={6} h={9} />
			<path fill={sea} d="M142-275V-368q18-26 38 0v93Z" />
			<Shade d="M164-380.7Q172-379 180-368v93h-16Z" />
			<Inner d="M142-352h38M142-328h38M142-304h38M142-280h38" />
			<Panes x={150} y={-346} rows={['obo', 'b o', 'oob']} dx={11} dy={24} w={6} h={12} />
			<Spars width={line.fine} d="M161-381v-24M154-398h14M157-392h8M148-352v24M174-352v24" />
			<path data-light={by.lamp} fill={yellow} strokeWidth="1.6" d="M143-328h36v5h-36Z" />
			<People all={[[160, -325, 0.6, 'reach', 'brown', 'cap', 'red', 'white', 'blue']]} />
			<Busts all={[[171, -306, 'fair', 'grey', 'deep']]} size={0.7} />
		</>
	);
}
