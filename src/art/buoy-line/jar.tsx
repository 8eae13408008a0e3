import { brass, linen, palette, rust, slate, teal, water } from '../../model/colours.ts';
import { cloth, Form, Line } from '../kit/forms.tsx';
import { lights, useNight } from '../kit/night.tsx';
import { beside, dusk } from './buoy-line-light.ts';
import { Cord } from './knots.tsx';

const { ink, white, yellow, foam, red, sea, blue } = palette;
const glass = 'M-44 66H44C44 76 66 80 66 100V198C66 214 58 220 46 220H-46C-58 220-66 214-66 198V100C-66 80-44 76-44 66Z';

const towers = [
	'M-47 158V146A9.5 9.5 0 0 1-28 146V158Z',
	'M-30 158V120H-14V158Z',
	'M-16 158V104L-6 94 4 104V158Z',
	'M2 158V126H20V158Z',
	'M18 158V112H32V158Z',
	'M30 158V142H46V158Z',
];
const panes =
	'M-26 128h.1M-21 128h.1M-26 136h.1M-21 144h.1M-26 152h.1M-11 108h.1M-3 108h.1M-11 116h.1M-3 124h.1M-11 132h.1M-3 132h.1M-11 140h.1M-3 148h.1M8 133h.1M14 133h.1M8 141h.1M14 149h.1M22 119h.1M28 119h.1M28 127h.1M22 135h.1M22 143h.1M22 151h.1M35 149h.1M41 149h.1';

/** The city, entire: its towers, its hull, its lines, and a buoy of its own. */
function City() {
	const night = useNight();
	return (
		<>
			<path d="M-100 40H100V164H-100Z" fill={night ? brass.mid : water.pale} />
			{night && <circle cx="2" cy="136" r="56" fill={brass.pale} />}
			<path d="M-96 160q12 5 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0V260H-96Z" fill={sea} />
			<path d="M-100 192Q0 178 100 192V260H-100Z" fill={blue} />
			<path d="M-100 220Q-20 198 4 204 40 196 100 214V260H-100Z" fill={slate.dark} stroke={ink} strokeWidth="4" />
			<Line d="M-28 178L-40 206M0 186V202M26 178L38 206" width={1.6} ink={cloth.sand.light} />
			<g strokeWidth="5" data-light={dusk}>
				{towers.map((d, i) => (
					<path
						key={d}
						d={d}
						fill={[cloth.green.light, cloth.white.light, foam, rust.mid, cloth.white.dark, cloth.sand.light][i] ?? white}
					/>
				))}
				<path d="M-50 158H50L42 172 24 186H-22L-40 172Z" fill={cloth.red.dark} />
			</g>
			<Line d="M-37.5 137V158M-43 139.5Q-42 150-42 158M-32 139.5Q-33 150-33 158" width={1.4} />
			<path d={panes} fill="none" strokeWidth="5" strokeLinecap="square" />
			<path d={panes} fill="none" stroke={night ? linen.pale : yellow} strokeWidth="3" strokeLinecap="square" />
			<path
				d="M-30 168h.1M-18 170h.1M-6 170h.1M6 170h.1M18 170h.1M30 168h.1M-10 179h.1M8 179h.1"
				fill="none"
				stroke={yellow}
				strokeWidth="4"
			/>
			<Line d="M-6 94V84" width={2.4} />
			<path d="M-6 84H6V92H-6Z" fill={red} strokeWidth="3" />
			<Line d="M56 164V210" width={1.6} ink={cloth.sand.light} />
			<circle cx="56" cy="160" r="4" fill={red} strokeWidth="3" />
		</>
	);
}

/** For the worldbuilders: a jar, and what is in it. */
export function Jar({ out }: { out: number }) {
	return (
		<g data-light={lights.own}>
			<path d={glass} fill={foam} stroke={foam} strokeWidth="14" />
			<clipPath id="buoy-jar">
				<path d={glass} />
			</clipPath>
			<path d={glass} fill={foam} strokeWidth="10" />
			<g clipPath="url(#buoy-jar)">
				{/* However the jar hangs, the water in it is level. */}
				<g transform={`rotate(${out} 0 160)`}>
					<City />
				</g>
			</g>
			<path d="M-56 108Q-58 98-48 92V190Q-56 192-56 180Z" fill={white} fillOpacity="0.75" />
			<path d="M52 106V134M52 142V150" fill="none" stroke={white} strokeWidth="4" />
			<g data-light={beside}>
				<Form d="M-44 46Q0 38 44 46V66Q0 72-44 66Z" tone={cloth.yellow} shade="M12 30V80H60V30Z">
					<Line d="M-36 40V70M-24 40V72M-12 40V72M0 40V72M12 40V72M24 40V72M36 40V70" width={2} />
				</Form>
				{/* A jar sling: made for this, and for nothing else. */}
				<Cord d="M-50 73C-62 34-22 42 0 36 22 42 62 34 50 73" />
				<Cord d="M-51 72Q0 82 51 72" />
			</g>
		</g>
	);
}

/** How far the jar's windows reach through the water, in two steps. */
export function Reach() {
	if (!useNight()) return null;
	return (
		<g data-light={lights.own}>
			<path d="M150 650C150 550 240 490 346 490S556 550 556 644C556 730 470 786 348 786S150 740 150 650Z" fill={sea} fillOpacity=".4" />
			<path
				d="M222 662C222 584 280 546 342 546S464 590 464 666C464 736 412 780 342 780S222 738 222 662Z"
				fill={teal.light}
				fillOpacity=".5"
			/>
		</g>
	);
}
