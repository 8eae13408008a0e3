import { Hand } from '../../body/hands.tsx';
import { palette } from '../../palette.ts';
import { cloth, Form, Limb, Line, skins } from '../../scenes/forms.tsx';
import { Backdrop } from '../block/backdrop.tsx';
import { KitBust } from '../cast/kit-bust.tsx';

/** Kit sees, and must not be seen to. */
export function Panel44() {
	return (
		<>
			<Backdrop
				id="panel-4-4-back"
				width={276}
				height={552}
				tone="cold"
				ribs={[-0.22, 0.66]}
				rib={66}
				bulbs={0.15}
			/>
			<KitBust
				id="panel-4-4-kit"
				x={152}
				y={258}
				height={322}
				headView="front"
				mood="glance"
				look={0.85}
				line={6}
			/>
			<path d="M62 201L65 213 18 230 13 219Z" fill={cloth.yellow.light} />
			<path d="M64 209L16 227 18 230 65 213Z" fill={cloth.yellow.dark} />
			<path d="M62 201L13 219M65 213L18 230" stroke={palette.ink} strokeWidth="5" />
			<path
				d="M13 219L18 230 8 234C2 234 0 226 4 222Z"
				fill={palette.red}
				stroke={palette.ink}
				strokeWidth="5"
			/>
			<Hand
				id="panel-4-4-hand"
				pose="ear"
				skin={skins.umber}
				build="long"
				x={8}
				y={438}
				turn={-80}
				size={0.98}
				line={6}
				near
			/>
			<Limb
				joints={[
					[7, 462, 21],
					[8, 500, 22.5],
					[2, 570, 27],
				]}
				tone={skins.umber}
				line={3}
				edge={0.3}
			/>
			<path d="M-20 430L28.500 434 26 474-20 474Z" fill={skins.umber.light} />
			<Form
				id="panel-4-4-cuff"
				d="M-26 508C-6 518 26 522 44 514L52 580H-40Z"
				tone={cloth.orange}
				shade="M-50 500H12L18 590H-50Z"
				line={3.5}
			>
				<Line d="M-28 524C-8 534 26 538 46 530" width={3} />
			</Form>
		</>
	);
}
