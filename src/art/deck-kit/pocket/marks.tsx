import { measures } from '../../../content/measures.ts';
import { palette } from '../../../model/colours.ts';
import { Hand } from '../../kit/body/hands.tsx';
import { skins } from '../../kit/forms.tsx';
import { Layer } from '../../kit/layer.tsx';
import { Dimension, Leader } from '../../kit/measuring/measuring.tsx';
import { makeView } from '../../kit/measuring/view.tsx';
import { Words } from '../../kit/measuring/words.tsx';
import { colour } from './pocket-colours.ts';
import { Disc, Float, Mark, Offcut } from './tags.tsx';

/** The mark at its own size, on a palm, and the marks of the sister cities. */

const { ink } = palette;
const pocket = measures.pocket.drawn;
const per = 4000;
const hand = (measures.person.drawn.hand * per) / 200;
const [long, across] = [pocket.mark * per, pocket.markWidth * per];
const row = 118;
const sisters = [
	['Waveson', 82],
	['Flotsam', 232],
	['Jetsam', 380],
	['Derelict', 536],
] as const;
const mark = { x: 186, y: 512 };
const cord = `M${mark.x} ${mark.y - 42}C${mark.x + 20} ${mark.y - 120} 360 330 420 296 480 250 380 240 330 290 280 344 260 420 ${mark.x} ${mark.y - 42}`;

export const marks = makeView(
	{
		size: [620, 742],
		perMetre: per,
		bar: { at: [462, 716], metres: 0.03, fields: 3 },
		alt: 'The marks of five cities at their own size. Above, Waveson’s steel disc, Flotsam’s oiled wood, a piece of a gear wheel from Jetsam, and Derelict’s copper; below, on a palm, the brass mark of Lagan on its tarred cord, stamped 41/20718, as long as the joint of the thumb beside it.',
	},
	({ view }) => (
		<>
			<Layer name="Disc">
				<Disc id="waveson" at={[sisters[0][1], row - 14]} per={per} />
			</Layer>
			<Layer name="Float">
				<Float id="flotsam" at={[sisters[1][1], row - 14]} per={per} />
			</Layer>
			<Layer name="Offcut">
				<Offcut id="jetsam" at={[sisters[2][1], row - 18]} per={per} />
			</Layer>
			<Layer name="Mark">
				<Mark id="derelict" at={[sisters[3][1], row - 14]} per={per} metal="copper" />
			</Layer>
			{sisters.map(([name, x]) => (
				<Words key={name} at={[x, 224]} size={view.letters} align="middle">
					{name}
				</Words>
			))}
			<Layer name="Hand">
				<Hand pose="palm" skin={skins.umber} build="narrow" x={-196} y={560} size={hand} turn={-5} line={5.5} near />
			</Layer>
			<path d={cord} fill="none" stroke={ink} strokeWidth="13" />
			<path d={cord} fill="none" stroke={colour.tar} strokeWidth="7" />
			<path d={cord} fill="none" stroke={colour.ropeShade} strokeWidth="2" strokeDasharray="3 9" />
			<Layer name="Mark">
				<Mark id="lagan" at={[mark.x, mark.y]} per={per} turn={8} through={colour.tar} />
			</Layer>
			<Dimension view={view} from={[mark.x + across, mark.y + long / 2]} to={[mark.x + across, mark.y - long / 2]} off={-20} />
			<Leader view={view} to={[306, 304]} from={[262, 272]} side="left">
				Tarred cord
			</Leader>
		</>
	),
);
