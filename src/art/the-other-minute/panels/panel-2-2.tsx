import { palette } from '../../../model/colours.ts';
import { steel } from '../../bare-berth/steel.ts';
import { Drain, Tap } from '../../bare-berth/tap.tsx';
import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Limb, Line, skins } from '../../kit/forms.tsx';

const { ink } = palette;

/** The back of a berth, near: the ground that the three small panels of page 2 have in common. */
export function NearBerth({ rib = 0 }: { rib?: number }) {
	return (
		<>
			<path d="M0 0H276V420H0Z" fill={steel.berth} />
			<path d="M40 0V420M140 0V420M240 0V420M0 120H276M0 250H276" stroke={steel.berthFrame} strokeWidth="13" />
			{rib > 0 && (
				<>
					<path d={`M${rib} 0h58V420h-58Z`} fill={steel.shade} stroke={ink} strokeWidth="5" />
					<path d={`M${rib + 22} 0h33V420h-33Z`} fill={steel.light} />
					<path d={`M${rib + 30} 60h.1M${rib + 30} 210h.1M${rib + 30} 360h.1`} stroke={ink} strokeWidth="24" />
				</>
			)}
		</>
	);
}

/** The handle turns, under a hand that has turned it for years. */
export function Panel22() {
	return (
		<>
			<NearBerth rib={18} />
			<path d="M0 372H276V420H0Z" fill={steel.floor} />
			<path d="M60 420C74 366 270 366 290 420Z" fill={steel.pool} />
			<path d="M100 420C112 384 240 384 254 420Z" fill={steel.spot} />
			<path d="M0 372H276" stroke={ink} strokeWidth="4" />
			<Drain x={176} y={382} width={104} height={32} splash line={3.5} />
			<Tap x={92} y={226} scale={0.62} pipe={[260, 330]} water={250} turn={-6} />
			<Limb
				joints={[
					[172, 104, 24],
					[206, 88, 34],
					[290, 48, 46],
				]}
				tone={skins.tan}
				line={2.6}
				edge={0.2}
			/>
			<Hand pose="tap" skin={skins.tan} build="broad" x={176} y={102} turn={148} flip size={0.86} line={5} near />
			<Form
				d="M222 24C236 12 270 0 300 2V128C280 124 262 122 248 114 230 94 222 60 222 24Z"
				tone={cloth.blue}
				shade="M218 84L262 96 300 100V140H218Z"
				line={2.6}
			>
				<Line d="M238 16C236 52 246 92 264 120" width={3} />
			</Form>
		</>
	);
}
