import { measures } from '../../../content/measures.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { skins } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { Claim, Five, Tenth } from './coins.tsx';
import { ChartSide, PrintSide } from './note.tsx';

/** Money at its own size, and a hand that holds a loaf's worth. */

const pocket = measures.pocket.drawn;
const per = 3200;
const hand = (measures.person.drawn.hand * per) / 200;
const [claim, tenth, five] = [pocket.claim * per, pocket.tenth.across * per, pocket.five * per];
const [left, wide, high] = [62, pocket.note.width * per, pocket.note.height * per];
const names = [
	['Tenth', 84],
	['Claim', 214],
	['and back', 334],
	['Five', 476],
] as const;

export const money = makeView(
	{
		size: [620, 744],
		perMetre: per,
		bar: { at: [456, 716], metres: 0.04, fields: 4 },
		alt: 'Coins of Lagan at their own size: the tenth, a steel washer; the bronze claim, with a buoy on one side and a knot on the other; the five, which has five corners. Below, a note of ten claims over the chart that it is printed on, and a palm with three claims, which is a loaf.',
	},
	({ view }) => (
		<>
			<Layer name="Tenth">
				<Tenth at={[84, 70]} per={per} />
			</Layer>
			<Layer name="Claim">
				<Claim at={[214, 70]} per={per} side="buoy" />
				<Claim at={[334, 70]} per={per} side="knot" />
			</Layer>
			<Layer name="Five">
				<Five at={[476, 66]} per={per} />
			</Layer>
			<Dimension view={view} from={[84 - tenth / 2, 70]} to={[84 + tenth / 2, 70]} off={-62} />
			<Dimension view={view} from={[214 - claim / 2, 70]} to={[214 + claim / 2, 70]} off={-62} />
			<Dimension view={view} from={[476, 70 + five / 2]} to={[476, 70 - five / 2]} off={-88} />
			{names.map(([name, x]) => (
				<Words key={name} at={[x, 172]} size={view.letters} align="middle">
					{name}
				</Words>
			))}
			<Layer name="Chart side">
				<ChartSide at={[left + wide / 2 + 92, 356]} per={per} turn={4} />
			</Layer>
			<Layer name="Print side">
				<PrintSide at={[left + wide / 2, 340]} per={per} />
			</Layer>
			<Dimension view={view} from={[left, 340 - high / 2]} to={[left + wide, 340 - high / 2]} off={18} />
			<Dimension view={view} from={[left, 340 + high / 2]} to={[left, 340 - high / 2]} off={26} />
			<Layer name="Hand">
				<Hand pose="palm" skin={skins.brown} build="broad" x={-126} y={676} size={hand} turn={-4} line={5.5} near />
			</Layer>
			<Layer name="Claim">
				<Claim at={[84, 672]} per={per} side="knot" turn={20} />
				<Claim at={[172, 640]} per={per} side="buoy" turn={-14} />
				<Claim at={[196, 720]} per={per} side="buoy" turn={32} />
			</Layer>
			<Leader view={view} to={[186, 622]} from={[462, 560]} side="right">
				{['Three:', 'a loaf']}
			</Leader>
		</>
	),
);
