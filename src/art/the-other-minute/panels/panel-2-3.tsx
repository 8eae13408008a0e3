import { Hand } from '../../kit/body/hands.tsx';
import { cloth, Form, Limb, Line, Pen, skins } from '../../kit/forms.tsx';
import { Stopwatch } from '../props/stopwatch.tsx';
import { NearBerth } from './panel-2-2.tsx';

/** A minute and a little, in a palm as long as the watch's cord is short. */
export function Panel23() {
	const id = 'panel-2-3';
	const hand = { id: `${id}-hand`, pose: 'palm', skin: skins.umber, build: 'long' } as const;
	const place = { x: 30, y: 372, turn: -44, size: 1.16, line: 5, near: true } as const;
	return (
		<Pen width={2.6}>
			<NearBerth />
			<Limb
				joints={[
					[44, 360, 30],
					[6, 400, 36],
					[-40, 446, 40],
				]}
				tone={skins.umber}
				edge={0.2}
			/>
			<Hand {...hand} {...place}>
				<Stopwatch
					x={140}
					y={250}
					radius={80}
					minutes={1}
					seconds={4}
					owner="kit"
					tilt={12}
					cord="M0-152C16-190 60-190 66-150 74-100 130-120 190-190"
				/>
			</Hand>
			<Form d="M-20 352C-4 362 22 388 34 414L20 440H-30Z" tone={cloth.orange} shade="M-30 400C-10 404 8 414 20 440H-30Z">
				<Line d="M-14 366C4 378 18 396 26 416" width={3} />
			</Form>
		</Pen>
	);
}
