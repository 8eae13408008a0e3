import { brass, canvas, crimson, palette } from '../../../model/colours.ts';
import { cloth, Form, Line } from '../../kit/forms.tsx';
import { ByNight } from '../../kit/lit.tsx';
import { lights, useNight } from '../../kit/night.tsx';
import { nearLight } from './residential-quarters-light.ts';

/** What is heard in the hall. */

const { ink, white, blue, red } = palette;

/** A wireless on a crate, its dial lit. */
export function Wireless() {
	const night = useNight();
	return (
		<g data-light={nearLight}>
			<path d="M330 592H470L488 604H320Z" fill={canvas.deep} />
			<Form d="M344 516H450V594H344Z" tone={cloth.wood} shade="M330 510H366V600H330Z" line={5}>
				<Line d="M340 542H460M340 568H460" width={4} />
			</Form>
			<path d="M366 452L340 376" stroke={ink} strokeWidth="5" />
			<circle cx="340" cy="376" r="4.5" fill={ink} />
			<path d="M368 452Q397 424 426 452" fill="none" stroke={ink} strokeWidth="6" />
			<Form
				d="M350 452H446V516H350Z"
				tone={{ light: red, dark: crimson.dark }}
				shade="M340 440H362L358 530H340ZM340 504H460V530H340Z"
				line={5.5}
			/>
			<circle cx="379" cy="484" r="21" fill={cloth.sand.light} stroke={ink} strokeWidth="5" />
			<Line d="M366 474H392M362 484H396M366 494H392" width={3.4} />
			<path d="M410 466H438V482H410Z" fill={night ? brass.pale : white} stroke={ink} strokeWidth="4" data-light={lights.own} />
			<path d="M429 464V484" stroke={red} strokeWidth="3.4" />
			<circle cx="417" cy="500" r="6" fill={blue} stroke={ink} strokeWidth="3.4" />
			<circle cx="434" cy="500" r="6" fill={blue} stroke={ink} strokeWidth="3.4" />
			<ByNight>
				<circle cx="424" cy="474" r="34" fill={palette.yellow} fillOpacity=".22" />
			</ByNight>
		</g>
	);
}
