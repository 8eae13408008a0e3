import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Limb, Line, Pen, skins } from '../../kit/forms.tsx';
import { Backdrop } from '../block/backdrop.tsx';
import { Spanner } from '../props/tools.tsx';

/** Handle first, as one hands a knife. */
export function Panel61() {
	const hers = {
		id: 'panel-6-1-hers',
		pose: 'grip',
		skin: skins.tan,
		build: 'broad',
		x: 92,
		y: 150,
		turn: 8,
		size: 0.66,
		line: 5,
		near: true,
	} as const;
	return (
		<Pen width={2.6}>
			<Backdrop width={423} height={330} tone="cold" ribs={[0.5]} rib={34} />
			<Limb
				joints={[
					[98, 150, 20],
					[50, 138, 30],
					[-30, 110, 42],
				]}
				tone={skins.tan}
				edge={0.2}
			/>
			<Hand {...hers}>
				<Limb
					joints={[
						[430, 164, 15],
						[474, 170, 19],
						[534, 180, 24],
					]}
					tone={skins.umber}
					edge={0.2}
				/>
				<Hand pose="open" skin={skins.umber} build="long" x={432} y={164} turn={184} flip size={0.6} line={5} near />
				<Spanner id="panel-6-1-spanner" x={244} y={150} scale={0.74} tilt={-86} />
			</Hand>
			<Form d="M-20 56C20 60 40 76 44 100 48 132 38 164 22 182L-20 190Z" tone={cloth.blue} shade="M-20 140C10 150 30 140 46 120V200H-20Z">
				<Line d="M14 62C32 90 32 150 12 184" width={3} />
			</Form>
			<Limb
				joints={[
					[402, 250, 16],
					[440, 268, 20],
					[500, 292, 24],
				]}
				tone={skins.umber}
				edge={0.2}
			/>
			<Hand pose="over" skin={skins.umber} build="long" x={406} y={248} turn={194} flip size={0.66} line={5} near />
			<Form d="M404 330C412 312 424 296 440 284V340H400Z" tone={cloth.orange} />
		</Pen>
	);
}
